import { expect, test, vi } from 'vitest'
import { fetchWithTimeout, TimeoutError } from './fetch-with-timeout.ts'

/** A call, and its end. */
function call() {
  const reply = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (_: Request, { signal }: { signal: AbortSignal }) => {
    signal.addEventListener('abort', () => reply.reject(new DOMException('', 'AbortError')))
    return reply.promise
  })
  const ended = fetchWithTimeout(60_000, new Request('https://api.example/pay')).then(
    (response) => response.text(),
    (error: unknown) => error,
  )
  return { ended, reply: () => reply.resolve(new Response('paid')) }
}

/** An engine whose timers and clock the test runs. */
function playEngine() {
  const timers: (() => void)[] = []
  vi.stubGlobal('setTimeout', (run: () => void) => timers.push(run))
  vi.stubGlobal('clearTimeout', () => {})
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0)
  /** Runs the timer that was set last. */
  return { runTimer: (at: number) => (clock.mockReturnValue(at), timers.pop()?.()) }
}

test.each([61_000, 3_600_000])(
  'A reply that came while the app was suspended is read, though %s ms have passed @APP-103',
  async (resumed) => {
    const { runTimer } = playEngine()
    const { ended, reply } = call()
    // The engine runs the timer that is over first, and then tells of the reply.
    runTimer(resumed)
    reply()
    expect(await ended).toBe('paid')
  },
)

test('A call is given up also where each timer is late, as in a hidden page', async () => {
  const { runTimer } = playEngine()
  const { ended } = call()
  for (let at = 61_000; at <= 86_000; at += 5000) runTimer(at)
  expect(await ended).toBeInstanceOf(TimeoutError)
})

test('An app suspended twice reads the second reply, and gives up without one', async () => {
  const { runTimer } = playEngine()
  const answered = call()
  runTimer(61_000)
  runTimer(90_000)
  answered.reply()
  expect(await answered.ended).toBe('paid')
  const silent = call()
  runTimer(160_000)
  runTimer(163_000)
  expect(await silent.ended).toBeInstanceOf(TimeoutError)
})

test('A reply that is too large cannot be read, and is not loaded if it says so', async () => {
  const cancel = vi.fn()
  const headers = { 'content-length': '9000000' }
  const replies = [new Response(new ReadableStream({ cancel }), { headers }), new Response(new Uint8Array(9_000_000))]
  for (const reply of replies) {
    vi.stubGlobal('fetch', async () => reply)
    const response = await fetchWithTimeout(60_000, new Request('https://api.example/pay'))
    expect([response.status, await response.text()]).toEqual([0, ''])
  }
  expect(cancel).toHaveBeenCalledOnce()
})

test('A status that no reply has cannot be read either', async () => {
  const odd = Object.defineProperty(new Response('paid'), 'status', { value: 999 })
  vi.stubGlobal('fetch', async () => odd)
  expect((await fetchWithTimeout(60_000, new Request('https://api.example/pay'))).status).toBe(0)
})
