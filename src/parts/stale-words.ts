import { readWallDate } from '../lib/dates.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { currentMarket } from '../platform/current-market.ts'

/**
 * Says that the data could not be refreshed. `since` is when it was read, in milliseconds since the epoch. Like all times, it
 * is shown in the market's time zone.
 */
export const staleWords = (since: number) =>
  m.refresh_failed({ time: readWallDate(String(since), currentMarket())?.slice(11, 16) ?? '' })
