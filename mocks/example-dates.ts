import { type Market, formatWallTime } from './market.ts'

/** The day for which the contract's examples are written: something due “in 4 days” is due on the 25th. */
export const EXAMPLES_DAY = '2026-11-21'

const DAY = 86_400_000
const DATE = /\b\d{4}-\d{2}-\d{2}(?!\d)/g
/** Borrowers write dates in words in their complaints. */
const DATE_IN_WORDS = /\b(\d{1,2}) November\b/g
const MONTHS: Record<Market, Intl.DateTimeFormat> = {
  id: new Intl.DateTimeFormat('id-ID', { month: 'long', timeZone: 'UTC' }),
  in: new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }),
}

/** A copy of an example's value, with its dates moved from EXAMPLES_DAY to the day of `madeAt` (milliseconds since the epoch). */
export function shiftDates<T>(madeAt: number, market: Market, value: T): T {
  const today = formatWallTime(market, madeAt).slice(0, 10)
  const days = Math.round((Date.parse(today) - Date.parse(EXAMPLES_DAY)) / DAY)
  // Only texts are changed, so the type stays the same.
  return days === 0 ? structuredClone(value) : (shiftDatesIn(value, market, days) as T)
}

function shiftDatesIn(value: unknown, market: Market, days: number): unknown {
  if (typeof value === 'string') return shiftDatesInText(value, market, days)
  if (Array.isArray(value)) return value.map((item) => shiftDatesIn(item, market, days))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shiftDatesIn(item, market, days)]))
}

function shiftDatesInText(text: string, market: Market, days: number): string {
  const later = (date: string) => new Date(Date.parse(date) + days * DAY)
  return text
    .replaceAll(DATE, (date) => later(date).toISOString().slice(0, 10))
    .replaceAll(DATE_IN_WORDS, (_, day: string) => {
      const date = later(`${EXAMPLES_DAY.slice(0, 7)}-${day.padStart(2, '0')}`)
      return `${date.getUTCDate()} ${MONTHS[market].format(date)}`
    })
}
