import { useSyncExternalStore } from 'react'
import { daysUntil, type WallDate } from '../lib/dates.ts'
import { currentMarket } from './market.ts'
import { onServerTime, serverNow } from './server-time.ts'

/** Days from today to a day, as `daysUntil` counts them, by the server's time; undefined as long as that is not known. */
export const useDaysUntil = (day: WallDate | undefined): number | undefined =>
  useSyncExternalStore(onServerTime, () => {
    const time = day && serverNow()
    return day && time ? daysUntil(day, time, currentMarket()) : undefined
  })
