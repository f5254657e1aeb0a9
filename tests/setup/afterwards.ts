import { afterEach, vi } from 'vitest'

const { cleanup } = typeof HTMLElement === 'function' ? await import('@testing-library/react') : { cleanup: () => {} }

/** What a test has drawn, stubbed or spied on ends with it, and so does its time. */
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})
