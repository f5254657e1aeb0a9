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
