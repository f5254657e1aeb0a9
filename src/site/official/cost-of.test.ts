import { expect, test } from 'vitest'
import { costOf } from './cost-of.ts'

test.each([
  [1_000_000, 0.1, 30, 30_000, 36.5],
  [2000, 0.09, 91, 164, 32.85],
  [1_000_000, 0.07, 1, 700, 25.55],
  [2000, 0.0001, 1, 1, 0.0365],
])('%d at %d%% a day for %d days cost %d, and %d%% a year', (amount, dayRate, days, cost, yearRate) => {
  expect(costOf(amount, { dayRate, days })).toEqual({ cost, yearRate })
})
