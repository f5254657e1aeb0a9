// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openOwnPage } from '../../tests/setup/own-page.ts'

afterEach(() => sessionStorage.clear())

test.each(['answers', 'fails'])(
  'While something is sent that %s, a lost script reloads nothing until it ends',
  async (end) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const noEnd = { withdraw: async () => {}, conclude: async () => {} }
    const { loseScript, reloads } = await openOwnPage()
    const { readNothing, sendOnce } = await import('./send-once.ts')
    const steps = { read: readNothing, decide: () => undefined, write: async () => 'id', ...noEnd }
    const reply = Promise.withResolvers<void>()
    const sent = sendOnce((task) => task(), { ...steps, send: () => reply.promise })
    loseScript()
    expect(reloads()).toBe(0)
    if (end === 'answers') reply.resolve()
    else reply.reject(new TypeError('Failed to fetch'))
    await sent
    loseScript()
    expect(reloads()).toBe(1)
  },
)
