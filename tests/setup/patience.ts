import { vi } from 'vitest'

/** The maximum milliseconds to wait for something on a busy machine; Vitest's default is one second. */
export const PATIENCE = 30_000

const { waitFor } = vi
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })
