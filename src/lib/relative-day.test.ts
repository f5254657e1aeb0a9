import { describe, expect, test } from 'vitest'
import { daysUntil } from './relative-day.ts'

describe('Days until a day of the market', () => {
  test.each([
    ['2026-11-26', 4],
    ['2026-11-23', 1],
    ['2026-11-22', 0],
    ['2026-11-22 23:59:59', 0],
    ['2026-11-19', -3],
    ['2027-03-01', 99],
    ['2028-02-29', 464],
  ])('from 2026-11-22 to %s are %i', (day, days) => {
    expect(daysUntil(day, Date.parse('2026-11-22T05:00:00Z'), 'id')).toBe(days)
  })

  test('a day begins at the midnight of its market, wherever the phone is', () => {
    const jakartaMidnight = Date.parse('2026-11-22T17:00:00Z')
    expect(daysUntil('2026-11-26', jakartaMidnight - 1, 'id')).toBe(4)
    expect(daysUntil('2026-11-26', jakartaMidnight, 'id')).toBe(3)
    expect(daysUntil('2026-11-26', jakartaMidnight, 'in')).toBe(4)
    expect(daysUntil('2026-11-26', Date.parse('2026-11-22T18:30:00Z'), 'in')).toBe(3)
  })
})
