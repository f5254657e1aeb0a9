import { afterEach, expect, test, vi } from 'vitest'
import { earlyCalls, takeEarlyReply } from './early-calls.ts'

afterEach(() => {
  earlyCalls().length = 0
})

test.each([
  [60, 'early'],
  [61, undefined],
])('Of a reply that the page asked for %d s ago the app reads: %s', async (seconds, read) => {
  vi.useFakeTimers()
  const url = 'https://api.example/read'
  const reply = Promise.resolve(new Response('early'))
  earlyCalls().push({ question: '', url, method: 'POST', redirect: 'error', headers: {}, reply, at: Date.now() })
  vi.setSystemTime(Date.now() + seconds * 1000)
  const ask = () => takeEarlyReply(new Request(url, { method: 'POST' }))
  expect(await (await ask())?.text()).toBe(read)
  expect(await ask()).toBeUndefined()
})
