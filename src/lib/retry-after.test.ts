import { expect, test, vi } from 'vitest'
import { retryAfterSeconds } from './retry-after.ts'

const DATE = 'Wed, 25 Nov 2026 03:00:00 GMT'

test.each([
  ['1', 1],
  ['99999999999999999999', 120],
  // Asking again at once would make the server busier.
  ['0', 1],
  ['1.5', 10],
  ['Wed, 25 Nov 2026 03:00:20 GMT', 20],
  ['Wednesday, 25-Nov-26 03:00:20 GMT', 20],
  ['Wed, 25 Nov 2026 03:00:00 GMT', 1],
  ['Wed, 25 Nov 2026 09:00:00 GMT', 120],
  ['Wed, 25 Nov 2026 02:59:59 GMT', 10],
  ['Wed, 99 Nov 2026 03:00:20 GMT', 10],
  // Without a zone, it would be read in the time zone of the phone.
  ['Wed, 25 Nov 2026 03:00:20', 10],
])('Retry-After %j is %i seconds', (header, seconds) => {
  const headers = new Headers({ 'retry-after': header })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(DATE) })
  expect(retryAfterSeconds(headers)).toBe(seconds)
  // The server's clock counts, not the phone's.
  headers.set('date', DATE)
  vi.setSystemTime(Date.parse(DATE) - 86_400_000)
  expect(retryAfterSeconds(headers)).toBe(seconds)
})
