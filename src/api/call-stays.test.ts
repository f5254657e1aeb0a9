// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openOwnPage } from '../../tests/setup/own-page.ts'

afterEach(() => sessionStorage.clear())

test.each([
  ['a save, whose reply would be lost', 0, 'saveGoogleScore', { key: 'a', body: { score: 5 } }],
  ['something read', 1, 'listFaq', { query: {} }],
  ['a number to pay to, which the screen would ask for again', 1, 'generateVirtualAccount', { body: {} }],
] as const)('While a call runs for %s, a lost script reloads the page %i times', async (...row) => {
  const [, times, operation, input] = row
  const { loseScript, reloads } = await openOwnPage()
  const { call } = await import('./call.ts')
  const operations = await import('./generated/outcomes.ts')
  const reply = Promise.withResolvers<Response>()
  const fetch = vi.fn(() => reply.promise)
  vi.stubGlobal('fetch', fetch)
  const called = call(Object(operations)[operation], Object(input)).catch(() => {})
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  loseScript()
  expect(reloads()).toBe(times)
  reply.resolve(new Response('', { status: 500 }))
  await called
  loseScript()
  expect(reloads()).toBe(1)
})
