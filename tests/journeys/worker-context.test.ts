import { expect, test, vi } from 'vitest'
import type { BrowserContext, Page } from '@playwright/test'
import { WorkerContext } from './worker-context.ts'

/** A context that works, or fails in some of its functions. */
function fakeContext(changes: Partial<BrowserContext> = {}) {
  const done = () => Promise.resolve()
  // Only the used functions exist.
  return {
    clock: {},
    pages: () => [],
    newPage: () => Promise.resolve({} as Page),
    unrouteAll: done,
    setExtraHTTPHeaders: done,
    clearPermissions: done,
    clearCookies: done,
    close: vi.fn(done),
    ...changes,
  } as unknown as BrowserContext
}

function workerWith(...contexts: BrowserContext[]) {
  const newContext = vi.fn(() => Promise.resolve(contexts.shift() ?? fakeContext()))
  return new WorkerContext({ newContext }, {}, 20)
}

const never = () => new Promise<never>(() => {})

test('A context that was emptied serves the next test', async () => {
  const worker = workerWith(fakeContext())
  const { context } = await worker.take()
  await worker.release()
  expect((await worker.take()).context).toBe(context)
})

const FAULTS: Record<string, Partial<BrowserContext>> = {
  'does not answer': { clearPermissions: never },
  'does not answer, and does not close': { clearPermissions: never, close: never },
  'says that it is gone': { clearPermissions: () => Promise.reject(new Error('Failed to find browser context')) },
  'has a page that does not close': {
    pages: () => [{ unrouteAll: () => Promise.resolve(), close: never } as unknown as Page],
  },
}

test.for(Object.entries(FAULTS))('A context that %s fails no test, and serves no other', async ([, changes]) => {
  const worker = workerWith(fakeContext(changes))
  const { context } = await worker.take()
  await worker.release()
  expect((await worker.take()).context).not.toBe(context)
})
