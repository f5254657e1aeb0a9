import { vi } from 'vitest'

/** Milliseconds that something may take to come on a busy machine; Vitest waits one second. */
const PATIENCE = 30_000

const { waitFor } = vi
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })
