/**
 * A day, `YYYY-MM-DD`, or a time of a day, `YYYY-MM-DD HH:MM:SS` (APP-50), as the wall clock of the borrower's market
 * shows it.
 */
export type WallDate = string

/** A deadline: the moment when it ends, in milliseconds since the epoch, and how the market writes it. */
export interface Moment {
  readonly at: number
  readonly wall: WallDate
}

/** Neither Jakarta nor India has daylight saving time. */
const ZONES = {
  in: { minutes: 330, offset: '+05:30', name: 'IST' },
  id: { minutes: 420, offset: '+07:00', name: 'WIB' },
}
const zoneOf = (market: string | undefined) => (market === 'in' ? ZONES.in : ZONES.id)

const DAY_MS = 24 * 60 * 60_000
const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(?: ?(Z|[+-]\d{2}(?::?\d{2})?))?)?$/

/**
 * Reads a date of a reply: an ISO text, or milliseconds since the epoch (also as a text). A date with an offset is
 * converted to the market's time; one without an offset is in the market's time already. Undefined for anything else.
 */
export function readWallDate(value: unknown, market: string | undefined): WallDate | undefined {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return undefined
  // Milliseconds have thirteen digits since 2001; other digits may be a date such as 20261121 or 20261121103045.
  if (/^\d{13}$/.test(text)) return toWallDate(Number(text), market)
  const [, day = '', clock, seconds = '00', zone] = ISO_DATE.exec(text.trim()) ?? []
  const iso = `${day}T${clock ?? '00:00'}:${seconds}`
  if (!isCalendarDate(iso)) return undefined
  if (zone) return toWallDate(Date.parse(iso + longOffset(zone)), market)
  return clock ? `${day} ${clock}:${seconds}` : day
}

/** Writes `+07` and `+0700` as `+07:00`, the only form that all engines read. */
const longOffset = (zone: string) =>
  zone.replace(/^(...):?(..)?$/, (_, hours: string, minutes = '00') => `${hours}:${minutes}`)

/** Reads a deadline, in the forms that `readWallDate` reads. A day without a time ends at midnight. */
export function readMoment(value: unknown, market: string | undefined): Moment | undefined {
  const wall = readWallDate(value, market)
  if (wall === undefined) return undefined
  const isDay = wall.length === 10
  const { offset } = zoneOf(market)
  const at = Date.parse(`${isDay ? `${wall}T00:00:00` : wall.replace(' ', 'T')}${offset}`)
  return { at: isDay ? at + DAY_MS : at, wall }
}

/** The market's time of a moment in milliseconds since the epoch; undefined if its year does not have four digits. */
function toWallDate(moment: number, market: string | undefined): WallDate | undefined {
  const shifted = new Date(moment + zoneOf(market).minutes * 60_000)
  const iso = Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString()
  return /^\d{4}-/.test(iso) ? iso.slice(0, 19).replace('T', ' ') : undefined
}

/** Whether the calendar has the date. `Date.parse` takes 30 February for 2 March in some engines. */
function isCalendarDate(iso: string): boolean {
  const date = new Date(`${iso}Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}

/**
 * Whether a date can be meant: databases write 0000-00-00, 0001-01-01, 1970-01-01 or 9999-12-31 for none. A fixed century,
 * because the phone's clock may be wrong.
 */
export const canBeMeant = (date: WallDate) => date.startsWith('20')

export const dayOf = (date: WallDate) => date.slice(0, 10)

/** Whether a text is a day without a time, and can be meant. */
export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && canBeMeant(text) && isCalendarDate(`${text}T00:00:00`)

/**
 * Days from today, as the market's calendar has it at `now` (milliseconds since the epoch), to a day; negative if it has passed.
 * Undefined if the clock's year does not have four digits.
 */
export function daysUntil(day: WallDate, now: number, market: string | undefined): number | undefined {
  const today = toWallDate(now, market)
  // Both days are read as UTC, so daylight saving cannot change the result.
  return today === undefined ? undefined : (Date.parse(dayOf(day)) - Date.parse(dayOf(today))) / DAY_MS
}

/** A deadline as text: its time of day, if it has one, with the name of the time zone. */
export const formatMoment = ({ wall }: Moment, market: string | undefined) =>
  wall.length > 10 ? `${wall} ${zoneOf(market).name}` : wall
