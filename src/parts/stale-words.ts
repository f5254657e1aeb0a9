import { clockTime } from '../lib/clock-time.ts'
import { m } from '../platform/i18n/generated/messages.js'

/** Says that what is shown could not be read again, and when it was read (milliseconds since the epoch). */
export const staleWords = (since: number) => m.refresh_failed({ time: clockTime(since) })
