import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dayOf, formatMoment, readMoment, readWallDate } from './dates.ts'

// As long as milliseconds have thirteen digits.
const moments = fc.date({ min: new Date('2001-09-10'), max: new Date('2286-11-20'), noInvalidDate: true })
const MARKETS: [market: string | undefined, zone: string][] = [
  ['in', 'Asia/Kolkata'],
  ['id', 'Asia/Jakarta'],
  [undefined, 'Asia/Jakarta'],
]

/** By the engine's own calendar, `2026-11-21 10:00:00`. */
const inZone = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(date)

// One zone east and one west of Greenwich, so that a day that slips in either direction shows.
describe.each(['Asia/Kolkata', 'America/New_York'])('On a device in %s', (device) => {
  beforeEach(() => void vi.stubEnv('TZ', device))
  afterEach(() => void vi.unstubAllEnvs())

  test.each(MARKETS)('a moment is told by the wall clock of market %s', (market, zone) => {
    expect(new Date(0).getTimezoneOffset()).not.toBe(0)
    fc.assert(
      fc.property(moments, (date) => {
        const shown = inZone(date, zone)
        expect(readWallDate(date.toISOString(), market)).toBe(shown)
        expect(readWallDate(date.getTime(), market)).toBe(shown)
        expect(readWallDate(String(date.getTime()), market)).toBe(shown)
      }),
    )
  })

  test('a date without an offset stays as it was written', () => {
    expect(readWallDate('2026-11-21', 'id')).toBe('2026-11-21')
    expect(readWallDate('2026-11-21T23:59', 'in')).toBe('2026-11-21 23:59:00')
    expect(readWallDate(' 2026-11-21 23:59:58.999 ', 'id')).toBe('2026-11-21 23:59:58')
  })

  test('a deadline ends when the market’s clock says so, a day alone at its end', () => {
    expect(readMoment('2026-11-21 10:00:00', 'id')).toEqual({
      at: Date.parse('2026-11-21T10:00:00+07:00'),
      wall: '2026-11-21 10:00:00',
    })
    expect(readMoment('2026-11-21', 'in')?.at).toBe(Date.parse('2026-11-22T00:00:00+05:30'))
    expect(readMoment('2026-11-21T03:00:00Z', 'id')).toEqual(readMoment('2026-11-21 10:00:00', 'id'))
  })
})

test('A deadline with a time names its zone, a day needs none', () => {
  const shown = (sent: string, market: string) => {
    const moment = readMoment(sent, market)
    return moment && formatMoment(moment, market)
  }
  expect(shown('2026-11-21 10:00:00', 'id')).toBe('2026-11-21 10:00:00 WIB')
  expect(shown('2026-11-21 10:00:00', 'in')).toBe('2026-11-21 10:00:00 IST')
  expect(shown('2026-11-21', 'in')).toBe('2026-11-21')
})

test('The day of a time is its first part', () => {
  expect(dayOf('2026-11-21 23:59:58')).toBe('2026-11-21')
  expect(dayOf('2026-11-21')).toBe('2026-11-21')
})

test.each(
  [
    [null, undefined, true, {}, [2026], Number.NaN, Infinity, 1e21, 0, 20_261_121, new Date()],
    ['', ' ', '1', '2026', '20261121', '21-11-2026', '21 November 2026', '2026-11-21T', '2026-11-21 10:00 x'],
    ['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-11-21T24:00', '2026-11-21T25:00', '-000001-01-01'],
    ['2026-02-30T10:00:00+07:00', '2026-11-21T10:00:00+99:00', '99999999999999999999', '999999999999999'],
    ['20261121103045', '202611211030', '000000000000'],
  ].flat(),
)('%j is no date', (value) => {
  expect(readWallDate(value, 'id')).toBeUndefined()
  expect(readMoment(value, 'id')).toBeUndefined()
})
