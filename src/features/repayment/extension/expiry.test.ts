import { expect, test } from 'vitest'
import { readExpiry, readLeft } from './expiry.ts'

test('An offer ends at the time of its market, wherever the device is', () => {
  const sent = '2026-11-25 23:59:59'
  expect(readExpiry(sent, 'id')).toEqual({ at: Date.UTC(2026, 10, 25, 16, 59, 59), shown: `${sent} WIB` })
  expect(readExpiry(sent, undefined)).toEqual(readExpiry(sent, 'id'))
  expect(readExpiry(sent, 'in')).toEqual({ at: Date.UTC(2026, 10, 25, 18, 29, 59), shown: `${sent} IST` })
})

test('An offer until a day stands until that day is over', () => {
  expect(readExpiry('2026-11-25', 'id')).toEqual({ at: Date.UTC(2026, 10, 25, 17), shown: '2026-11-25' })
})

test.each([
  null,
  undefined,
  '',
  0,
  1_790_000_000_000,
  'soon',
  '2026-02-30',
  '2026-11-25 25:00:00',
  '2026-11-25T10:00Z',
])('%j is no moment', (sent) => {
  expect(readExpiry(sent, 'id')).toBeUndefined()
})

test.each([
  [3 * 86_400 + 4 * 3600 + 59, { unit: 'days', days: 3, hours: 4 }],
  [86_400, { unit: 'days', days: 1, hours: 0 }],
  [86_399, { unit: 'hours', hours: 23, minutes: 59 }],
  [3600, { unit: 'hours', hours: 1, minutes: 0 }],
  [3599, { unit: 'clock', time: '59:59' }],
  [61, { unit: 'clock', time: '01:01' }],
  [0, { unit: 'clock', time: '00:00' }],
])('%d seconds are %j', (seconds, left) => {
  expect(readLeft(seconds)).toEqual(left)
})
