// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { LeftToTheTap, moveScreens, readAhead } from './ahead.ts'

afterEach(() => document.body.replaceChildren())

test.each([
  ['Another screen fades in', 1, false, { fromLocation: {}, pathChanged: true }],
  ['Who asks for less motion gets none', 0, true, { fromLocation: {}, pathChanged: true }],
  ['The first screen stands still', 0, false, { pathChanged: true }],
  ['Another choice on the same screen changes nothing', 0, false, { fromLocation: {}, pathChanged: false }],
])('%s @RULE-6', (_title, moves, matches, change) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const animate = vi.fn()
  const main = Object.assign(document.createElement('main'), { animate })
  const app = Object.assign(document.createElement('div'), { id: 'app' })
  app.append(main)
  document.body.append(app)
  // It reads only these fields of the router's event.
  moveScreens({ subscribe: (_event: string, render: (event: never) => void) => render(change as never) } as never)
  expect(animate).toHaveBeenCalledTimes(moves)
})

const query = (effect: 'read' | 'write' | 'money' | undefined, queryFn: () => Promise<string>) => ({
  queryKey: [effect],
  queryFn,
  meta: { ...(effect && { effect }) },
})

test.each(['write', 'money', undefined] as const)(
  'Ahead of a tap nothing is sent that is %s @RULE-89',
  async (effect) => {
    const send = vi.fn(async () => 'sent')
    const ahead = readAhead(new QueryClient())
    await expect(ahead.ensureQueryData(query(effect, send))).rejects.toThrow(LeftToTheTap)
    await expect(ahead.fetchQuery(query(effect, send))).rejects.toThrow(LeftToTheTap)
    // Loaders do not await it.
    await ahead.prefetchQuery(query(effect, send))
    expect(send).not.toHaveBeenCalled()
  },
)

test('Ahead of a tap nothing is asked that has to be as it is at the tap @RULE-89', async () => {
  const send = vi.fn(async () => 'offer')
  await expect(readAhead(new QueryClient()).fetchQuery(query('read', send))).rejects.toThrow(LeftToTheTap)
  expect(send).not.toHaveBeenCalled()
})

test('A tap takes over what is being asked for, and what was answered @RULE-90', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const send = vi.fn(() => promise)
  const client = new QueryClient()
  const ahead = readAhead(client).ensureQueryData(query('read', send))
  const tapped = client.ensureQueryData(query('read', send))
  resolve('the order')
  expect(await Promise.all([ahead, tapped, client.ensureQueryData(query('read', send))])).toEqual(
    Array.from({ length: 3 }, () => 'the order'),
  )
  expect(send).toHaveBeenCalledOnce()
})

test('What failed ahead is asked for again at the tap @RULE-90', async () => {
  const send = vi.fn(async () => 'the order').mockRejectedValueOnce(new Error('refused'))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await expect(readAhead(client).ensureQueryData(query('read', send))).rejects.toThrow(LeftToTheTap)
  expect(await client.ensureQueryData(query('read', send))).toBe('the order')
  expect(send).toHaveBeenCalledTimes(2)
})

test('An answer that nobody opens is forgotten when it is no longer fresh @RULE-90', async () => {
  vi.useFakeTimers()
  const send = vi.fn(async () => 'the order')
  const client = new QueryClient()
  await readAhead(client).ensureQueryData(query('read', send))
  await vi.advanceTimersByTimeAsync(9_900)
  expect(client.getQueryData(['read'])).toBe('the order')
  await vi.advanceTimersByTimeAsync(200)
  expect(client.getQueryData(['read'])).toBeUndefined()
})
