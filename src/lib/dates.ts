type Zone = 'local' | 'utc'

const DASH = '–'
const DAY = String.raw`\d{4}-\d{2}-\d{2}`
const CLOCK = String.raw`\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?`
const ISO_TEXT = new RegExp(`^(${DAY})(?:[T ](${CLOCK})(Z|[+-]\\d{2}:\\d{2})?)?$`)

/**
 * YYYY-MM-DD, with `time` also HH:MM:SS (specification, section 9), from a Date, epoch milliseconds (also as a text) or
 * an ISO text; a dash for anything else. A text without an offset is no instant: it is shown as it was written.
 */
export function formatDate(value: unknown, options: { time?: boolean; timeZone?: Zone } = {}): string {
  const { date, timeZone = options.timeZone ?? 'local' } = readDate(value)
  const shown = timeZone === 'utc' ? date : withLocalFields(date)
  const iso = Number.isNaN(shown.getTime()) ? '' : shown.toISOString()
  // A year that has not four digits begins with a sign.
  if (!/^\d/.test(iso)) return DASH
  return iso.slice(0, options.time ? 19 : 10).replace('T', ' ')
}

function readDate(value: unknown): { date: Date; timeZone?: Zone } {
  if (typeof value === 'string') return readText(value.trim())
  // Only these: to Date, null and true are moments of 1970.
  return { date: new Date(value instanceof Date || typeof value === 'number' ? value : Number.NaN) }
}

function readText(text: string): { date: Date; timeZone?: Zone } {
  // Milliseconds since 1973 have twelve digits; with fewer it may be 20261121.
  if (/^\d{12,}$/.test(text)) return { date: new Date(Number(text)) }
  const [, day, clock = '00:00', offset] = ISO_TEXT.exec(text) ?? []
  const written = new Date(`${day}T${clock}Z`)
  // Engines read 30 February as 2 March, or not at all.
  const exists = day && !Number.isNaN(written.getTime()) && written.toISOString().startsWith(day)
  if (!exists) return { date: new Date(Number.NaN) }
  return offset ? { date: new Date(`${day}T${clock}${offset}`) } : { date: written, timeZone: 'utc' }
}

/** The date whose fields in UTC are the given date's local ones. The offset would not do: old ones have seconds. */
function withLocalFields(date: Date): Date {
  const local = new Date(0)
  local.setUTCFullYear(date.getFullYear(), date.getMonth(), date.getDate())
  local.setUTCHours(date.getHours(), date.getMinutes(), date.getSeconds())
  return local
}
