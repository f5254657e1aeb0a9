import { m } from './generated/messages.js'

// `Intl` has these words too, but not all as people say them in Indonesian, and it takes 60 to 130 ms on a slow phone.
const count = (days: number) => (days === 1 ? m.days_one() : m.days_many({ count: days }))

/** How far away a day is: `in 4 days`, `today`, `2 days ago`. A past day is called late only if `isDebt`. */
export function daysWords(days: number, isDebt: boolean): string {
  if (days > 1) return m.days_left({ days: count(days) })
  if (isDebt && days < 0) return m.days_late({ days: count(-days) })
  if (days === 0) return m.days_today()
  if (days === 1) return m.days_tomorrow()
  return days === -1 ? m.days_yesterday() : m.days_ago({ days: count(-days) })
}
