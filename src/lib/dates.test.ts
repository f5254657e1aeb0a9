import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { formatDate } from './dates.ts'

const anyDate = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-30'), noInvalidDate: true })

const numbersOf = (shown: string) => shown.split(/[- :]/).map(Number)

// One zone east and one west of Greenwich, so that a day that slips in either direction shows.
describe.each(['Asia/Kolkata', 'America/New_York'])('In %s a date', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('has the local fields of the Date', () => {
    expect(new Date(0).getTimezoneOffset()).not.toBe(0)
    fc.assert(
      fc.property(anyDate, (date) => {
        const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
        const clock = [date.getHours(), date.getMinutes(), date.getSeconds()]
        const shown = formatDate(date, { time: true })
        expect(shown).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
        expect(numbersOf(shown)).toEqual([...day, ...clock])
        expect(formatDate(date)).toBe(shown.slice(0, 10))
      }),
    )
  })

  test('is the same moment as a Date, in milliseconds and as an ISO text', () => {
    fc.assert(
      fc.property(anyDate, fc.boolean(), fc.constantFrom('local', 'utc'), (date, time, timeZone) => {
        const shown = formatDate(date, { time, timeZone })
        expect(formatDate(date.getTime(), { time, timeZone })).toBe(shown)
        expect(formatDate(date.toISOString(), { time, timeZone })).toBe(shown)
      }),
    )
  })

  test('in UTC is the beginning of its ISO text', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const iso = date.toISOString().slice(0, 19).replace('T', ' ')
        expect(formatDate(date, { time: true, timeZone: 'utc' })).toBe(iso)
      }),
    )
  })

  test('without an offset stays as it was written', () => {
    expect(formatDate('2026-11-21')).toBe('2026-11-21')
    expect(formatDate('2026-11-21', { time: true })).toBe('2026-11-21 00:00:00')
    expect(formatDate('2026-11-21T23:59', { time: true })).toBe('2026-11-21 23:59:00')
    expect(formatDate(' 2026-11-21 23:59:58.999 ', { time: true, timeZone: 'utc' })).toBe('2026-11-21 23:59:58')
  })
})

test('A date with an offset is the moment it says', () => {
  expect(formatDate('2026-11-21T01:00:00+07:00', { time: true, timeZone: 'utc' })).toBe('2026-11-20 18:00:00')
})

test('Milliseconds may come as a text', () => {
  expect(formatDate('1795283999000', { timeZone: 'utc' })).toBe(formatDate(1_795_283_999_000, { timeZone: 'utc' }))
  expect(formatDate('1795283999000')).toMatch(/^2026-/)
})

test('The first moment of 1970 is a date', () => {
  expect(formatDate(0, { time: true, timeZone: 'utc' })).toBe('1970-01-01 00:00:00')
})

test.each(
  [
    [null, undefined, true, {}, [2026], Number.NaN, Infinity, 1e21, new Date(Number.NaN), new Date(8.64e15)],
    ['', ' ', '1', '2026', '20261121', '21-11-2026', '21 November 2026', '2026-11-21T', '2026-11-21 10:00 x'],
    ['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-11-21T24:00', '2026-11-21T25:00', '-000001-01-01'],
    ['2026-02-30T10:00:00+07:00', '2026-11-21T10:00:00+99:00', '99999999999999999999'],
  ].flat(),
)('%j is no date, and shown as a dash', (value) => {
  expect(formatDate(value)).toBe('–')
  expect(formatDate(value, { time: true, timeZone: 'utc' })).toBe('–')
})
