import { expect, test } from 'vitest'
import { splitTimeLeft } from './time-left.ts'

test.each([
  [3 * 86_400 + 4 * 3600 + 59, { unit: 'days', days: 3, hours: 4 }],
  [86_400, { unit: 'days', days: 1, hours: 0 }],
  [86_399, { unit: 'hours', hours: 23, minutes: 59 }],
  [3600, { unit: 'hours', hours: 1, minutes: 0 }],
  [3599, { unit: 'clock', time: '59:59' }],
  [61, { unit: 'clock', time: '01:01' }],
  [0, { unit: 'clock', time: '00:00' }],
])('%d seconds are %j', (seconds, left) => {
  expect(splitTimeLeft(seconds)).toEqual(left)
})
