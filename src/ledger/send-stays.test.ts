// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { reloadWhenChunksAreGone } from '../platform/links/reload-once.ts'
import { type Hold, readNothing, sendOnce } from './send-once.ts'

afterEach(() => vi.restoreAllMocks())

reloadWhenChunksAreGone()

test('While something is sent, a script that is gone reloads nothing; after it, it may', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // Without storage nothing reloads, which jsdom cannot.
  const reloads = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const lose = () => {
    const payload = new TypeError('Importing a module script failed.')
    globalThis.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))
    const tries = reloads.mock.calls.length > 0
    reloads.mockClear()
    return tries
  }
  const hold: Hold = (task) => task()
  const steps = { read: readNothing, decide: () => undefined, write: async () => 'id', conclude: async () => {} }
  for (const end of ['answers', 'fails']) {
    const reply = Promise.withResolvers<void>()
    const sent = sendOnce(hold, { ...steps, send: () => reply.promise })
    expect(lose()).toBe(false)
    if (end === 'answers') reply.resolve()
    else reply.reject(new TypeError('Failed to fetch'))
    await sent
    expect(lose()).toBe(true)
  }
})
