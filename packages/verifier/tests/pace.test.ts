import { expect, test } from 'vitest'
import { pacing } from '../src/pace.ts'

test('Calls that waited while the machine did not answer are not sent at once', async () => {
  const pace = pacing(25)
  const sent = Promise.all(
    Array.from({ length: 5 }, async () => {
      await pace.turn()
      return performance.now()
    }),
  )
  const end = performance.now() + 250
  while (performance.now() < end);
  const times = await sent
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0))
  // A timer may be a millisecond early.
  for (const gap of gaps) expect(gap).toBeGreaterThan(35)
})

test('A run that was ended sends nothing more, though a call waits for its turn', async () => {
  const stop = new AbortController()
  const pace = pacing(20, stop.signal)
  await pace.turn()
  const waiting = pace.turn()
  stop.abort('the run was interrupted')
  await expect(waiting).rejects.toThrow('aborted')
  await expect(pace.turn()).rejects.toThrow('aborted')
})

test('A call that was refused for coming too early makes no run faster', async () => {
  const pace = pacing(1 / 3)
  const sentAt = await pace.turn()
  pace.slowDown(sentAt)
  const stop = Symbol('stop')
  const soon = new Promise((resolve) => setTimeout(() => resolve(stop), 2200))
  expect(await Promise.race([pace.turn(), soon])).toBe(stop)
})
