import { formatTimeOfDay } from '../lib/dates.ts'
import { m } from '../platform/i18n/generated/messages.js'

/** Says that the data could not be refreshed; `since` is when it was read, in milliseconds since the epoch. */
export const staleWords = (since: number) => m.refresh_failed({ time: formatTimeOfDay(since) })
