import { formatDate } from '../../../lib/dates.ts'

/** The contract's form of a moment; it stands in the time of the market. */
const SENT = /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/
const INDIA = { offset: '+05:30', name: 'IST' }
const JAKARTA = { offset: '+07:00', name: 'WIB' }
const DAY = 24 * 60 * 60_000

/** Until when an offer stands, in milliseconds since the epoch and in words; undefined for what is no moment. */
export function readExpiry(sent: unknown, market: string | undefined): { at: number; shown: string } | undefined {
  if (typeof sent !== 'string' || !SENT.test(sent)) return undefined
  const text = formatDate(sent, { time: true })
  const { offset, name } = market === 'in' ? INDIA : JAKARTA
  const at = Date.parse(text.replace(' ', 'T') + offset)
  // A day that the calendar lacks, such as 30 February.
  if (Number.isNaN(at)) return undefined
  // A day alone counts to its end.
  return sent.length > 10 ? { at, shown: `${text} ${name}` } : { at: at + DAY, shown: sent }
}

const HOUR = 3600

/** How long so many seconds are, in the two units that matter; in the last hour as a clock. */
export function readLeft(seconds: number) {
  const days = Math.floor(seconds / (24 * HOUR))
  const hours = Math.floor(seconds / HOUR) % 24
  const minutes = Math.floor(seconds / 60) % 60
  if (days > 0) return { unit: 'days', days, hours } as const
  if (hours > 0) return { unit: 'hours', hours, minutes } as const
  const two = (part: number) => String(part).padStart(2, '0')
  return { unit: 'clock', time: `${two(minutes)}:${two(seconds % 60)}` } as const
}
