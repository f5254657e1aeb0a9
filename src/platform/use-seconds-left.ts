import { useSyncExternalStore } from 'react'
import { remainingSeconds } from './clock.ts'

/**
 * Whole seconds until a deadline (a time of platform/clock), 0 to `limit`, updated every second. Setting the clock back
 * does not add seconds, and a page that returns from the background shows the right number.
 */
export const useSecondsLeft = (deadline: number, limit = Infinity): number =>
  useSyncExternalStore(everySecond, () => remainingSeconds(deadline, limit))

function everySecond(read: () => void) {
  const timer = setInterval(read, 1000)
  // A page in the background may get no ticks.
  document.addEventListener('visibilitychange', read)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', read)
  }
}
