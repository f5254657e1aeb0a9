import { useSyncExternalStore } from 'react'
import { daysUntil, type WallDate } from '../lib/dates.ts'
import { currentMarket } from './current-market.ts'
import { onServerTime, serverNow } from './server-time.ts'

/** A page may stay open over midnight. */
const LOOK_MS = 60_000

/** Calls the listener when a new day may have begun. */
function onNewDay(listener: () => void) {
  const stop = onServerTime(listener)
  const timer = setInterval(listener, LOOK_MS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    stop()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** Days from today to a day, as `daysUntil` counts them, by the server's time; undefined while that time is unknown. */
export const useDaysUntil = (day: WallDate | undefined): number | undefined =>
  useSyncExternalStore(onNewDay, () => {
    const time = day && serverNow()
    return day && time ? daysUntil(day, time, currentMarket()) : undefined
  })
