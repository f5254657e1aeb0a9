import { dayOf, readWallDate, type WallDate } from './dates.ts'

const DAY_MS = 24 * 60 * 60_000

/**
 * How many days of the market's calendar lie between `now` (milliseconds since the epoch) and a day: 0 is today, a negative
 * number is in the past. Undefined if the clock's year does not have four digits.
 */
export function daysUntil(day: WallDate, now: number, market: string | undefined): number | undefined {
  const today = readWallDate(new Date(now).toISOString(), market)
  // Days without a time are read as UTC, so no change of the clocks makes one shorter.
  return today === undefined ? undefined : (Date.parse(dayOf(day)) - Date.parse(dayOf(today))) / DAY_MS
}
