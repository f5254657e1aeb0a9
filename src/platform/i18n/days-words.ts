import { m } from './generated/messages.js'
import { getLocale } from './generated/runtime.js'

/** How far away a day is: `in 4 days`, `today`, `2 days ago`. A day that has passed is late only where `isDebt` says so. */
export function daysWords(days: number, isDebt: boolean): string {
  const locale = getLocale()
  const count = (value: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(value)
  // Engines know these too, but in Indonesian not as people say them.
  if (days > 1) return m.days_left({ days: count(days) })
  if (isDebt && days < 0) return m.days_late({ days: count(-days) })
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
}
