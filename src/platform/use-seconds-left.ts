import { useSyncExternalStore } from 'react'
import { remainingSeconds } from './clock.ts'
import { serverSecondsUntil } from './server-time.ts'

/**
 * Whole seconds until a deadline (a time of platform/clock), 0 to `limit`, updated every second. Setting the clock back
 * does not add seconds, and a page that returns from the background shows the right number.
 */
export const useSecondsLeft = (deadline: number, limit: number): number =>
  useEverySecond(() => remainingSeconds(deadline, limit))

/** Whole seconds until a moment by the server's time, updated every second; undefined as long as that is not known. */
export const useServerSecondsUntil = (moment: number): number | undefined =>
  useEverySecond(() => serverSecondsUntil(moment))

/** What is read anew every second, and drawn anew where it is another. */
export const useEverySecond = <T extends string | number | undefined>(read: () => T): T =>
  useSyncExternalStore(everySecond, read)

function everySecond(read: () => void) {
  const timer = setInterval(read, 1000)
  // A page in the background may get no ticks.
  document.addEventListener('visibilitychange', read)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', read)
  }
}
