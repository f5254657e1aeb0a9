import { daysUntil, readWallDate } from '../../../lib/dates.ts'
import type { Entry } from './entry.ts'
import type { Code } from './status.ts'

// How old a payment is, each by a clock that may be trusted for it. What its age means is in kinds.ts.

const HOUR_MS = 3_600_000

/** After this time, an accepted payment that no order shows may have been refunded. */
export const isStale = ({ at }: Pick<Entry, 'at'>, ledgerTime: number) => ledgerTime - at > 3 * 24 * HOUR_MS

/** At midnight, do not ask about a payment that was made a minute ago. */
const SOON_MS = 6 * HOUR_MS

/** Whether it is the next day. Only the server's time decides this. */
export function isNextDay({ at }: Pick<Entry, 'at'>, serverTime: number | undefined, market: string | undefined) {
  const day = readWallDate(String(at), market)
  if (day === undefined || serverTime === undefined) return false
  return (daysUntil(day, serverTime, market) ?? 0) < 0 && serverTime - at >= SOON_MS
}

/** Longer than any code is valid. After this, the payment must start again. */
const CODE_STORED_MS = 15 * 60_000
/** How far two readings of the server's time may differ: each is accurate to half of a reply's duration (60 s at most). */
const READINGS_MS = 60_000

/** The code step that can still be continued, in the session that sent the payment. */
export function openCode(
  { status, at }: Pick<Entry, 'at' | 'status'>,
  { session, now: ledgerTime }: { session: string; now: number },
): Code | undefined {
  const code = 'code' in status && status.code?.session === session ? status.code : undefined
  return ledgerTime >= at - READINGS_MS && ledgerTime - at <= CODE_STORED_MS ? code : undefined
}
