import { useSyncExternalStore } from 'react'
import { remainingSeconds } from './clock.ts'
import { serverSecondsUntil } from './server-time.ts'

/**
 * Whole seconds until a deadline (a time of platform/clock), 0 to `limit`, updated every second. Setting the clock back
 * does not add seconds, and a page that returns from the background shows the right number.
 */
export const useSecondsLeft = (deadline: number, limit: number): number =>
  useEverySecond(() => remainingSeconds(deadline, limit))

/** Whole seconds until a moment by the server's time, updated every second; undefined while that time is unknown. */
export const useServerSecondsUntil = (moment: number): number | undefined =>
  useEverySecond(() => serverSecondsUntil(moment))

/** Reads a value every second, and renders again if it has changed. */
export const useEverySecond = <T extends string | number | boolean | undefined>(read: () => T): T =>
  useSyncExternalStore(everySecond, read)

function everySecond(read: () => void) {
  const timer = setInterval(read, 1000)
  // In the background, timers may not run.
  document.addEventListener('visibilitychange', read)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', read)
  }
}
