import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { daysUntil, formatMoment, isDay, readMoment, readWallDate } from './dates.ts'

// The range in which milliseconds have thirteen digits.
const moments = fc.date({ min: new Date('2001-09-10'), max: new Date('2286-11-20'), noInvalidDate: true })
const MARKETS: [market: string | undefined, zone: string][] = [
  ['in', 'Asia/Kolkata'],
  ['id', 'Asia/Jakarta'],
  [undefined, 'Asia/Jakarta'],
]

/** Uses the engine's own calendar: `2026-11-21 10:00:00`. */
const inZone = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(date)

// One zone east and one west of Greenwich, so that a shift by a day in either direction is found.
describe.each(['Asia/Kolkata', 'America/New_York'])('On a device in %s', (device) => {
  beforeEach(() => void vi.stubEnv('TZ', device))

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

  test('a date without an offset stays as it was written @APP-50', () => {
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

test.each(['2026-11-21 10:00:00', '2026-11-21T10:00:00+0700', '2026-11-21 10:00:00 +07', '2026-11-21T08:30:00+05:30'])(
  'The deadline %s is ten o’clock in Jakarta @APP-50',
  (sent) => {
    expect(readMoment(sent, 'id')).toEqual({ at: Date.parse('2026-11-21T03:00:00Z'), wall: '2026-11-21 10:00:00' })
  },
)

test('A deadline with a time names its zone, a day needs none @APP-50', () => {
  const shown = (sent: string, market: string) => {
    const moment = readMoment(sent, market)
    return moment && formatMoment(moment, market)
  }
  expect(shown('2026-11-21 10:00:00', 'id')).toBe('2026-11-21 10:00:00 WIB')
  expect(shown('2026-11-21 10:00:00', 'in')).toBe('2026-11-21 10:00:00 IST')
  expect(shown('2026-11-21', 'in')).toBe('2026-11-21')
})

test.each(
  [
    [null, undefined, true, {}, [2026], Number.NaN, Infinity, 1e21, 0, 20_261_121, new Date()],
    ['', ' ', '1', '2026', '20261121', '21-11-2026', '21 November 2026', '2026-11-21T', '2026-11-21 10:00 x'],
    ['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '2026-11-21T24:00', '2026-11-21T25:00', '-000001-01-01'],
    ['2026-02-30T10:00:00+07:00', '2026-11-21T10:00:00+99:00', '2026-11-21+0700', '999999999999999'],
    ['2026-11-21T10:00:00+7', '2026-11-21T10:00:00+07000', '2026-11-21T10:00:00 WIB'],
    ['20261121103045', '202611211030', '000000000000'],
  ].flat(),
)('%j is no date', (value) => {
  expect(readWallDate(value, 'id')).toBeUndefined()
  expect(readMoment(value, 'id')).toBeUndefined()
})

test('A day is whole days away, before and after it', () => {
  const now = Date.parse('2026-11-21T12:00:00+07:00')
  const days = ['2026-11-25', '2026-11-21', '2026-11-17', '2028-02-29'].map((day) => daysUntil(day, now, 'id'))
  expect(days).toEqual([4, 0, -4, 465])
})

test('A day begins at the market’s midnight, wherever the device is @LOAN-50 @REPAY-53', () => {
  // 17:30 UTC: past midnight in Jakarta, an hour before it in India.
  const moment = Date.parse('2026-11-21T17:30:00Z')
  expect(daysUntil('2026-11-22', moment, 'id')).toBe(0)
  expect(daysUntil('2026-11-22', moment, 'in')).toBe(1)
  expect(daysUntil('2026-11-22', Number.NaN, 'in')).toBeUndefined()
})

test('A day is one of the calendar, without a time', () => {
  const texts = ['2026-11-25', '2026-11-31', '2026-11-25 23:59:59', '25-11-2026', '']
  expect(texts.filter((text) => isDay(text))).toEqual(['2026-11-25'])
})
