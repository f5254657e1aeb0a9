import { m } from './generated/messages.js'
import { getLocale } from './generated/runtime.js'

/** How far away a day is: `in 4 days`, `today`, `2 days ago`. A day that has passed is late only where `isDebt` says so. */
export function daysWords(days: number, isDebt: boolean): string {
  if (isDebt && days < 0) {
    const count = new Intl.NumberFormat(getLocale(), { style: 'unit', unit: 'day', unitDisplay: 'long' })
    return m.days_late({ days: count.format(-days) })
  }
  return new Intl.RelativeTimeFormat(getLocale(), { numeric: 'auto' }).format(days, 'day')
}
