import { afterEach, expect, test, vi } from 'vitest'
import { fetchWithTimeout, TimeoutError } from './fetch-with-timeout.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

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

test('A call is given up after its time', async () => {
  vi.useFakeTimers()
  const { ended } = call()
  const seen = vi.fn()
  void ended.then(seen)
  await vi.advanceTimersByTimeAsync(59_999)
  expect(seen).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await ended).toBeInstanceOf(TimeoutError)
})

test('A reply that came while the app was suspended is read, though the time is over @APP-103', async () => {
  const timers: (() => void)[] = []
  vi.stubGlobal('setTimeout', (run: () => void) => timers.push(run))
  vi.stubGlobal('clearTimeout', () => {})
  const { ended, reply } = call()
  // The engine runs the timer that is over first, and then tells of the reply.
  timers[0]?.()
  reply()
  expect(await ended).toBe('paid')
})
