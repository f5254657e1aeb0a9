import { useEffect, useState } from 'react'
import { remainingSeconds } from '../../platform/clock.ts'

/** Whole seconds until a moment (milliseconds since the epoch): a clock that is set back does not bring them back. */
export const secondsLeft = (moment: number) => remainingSeconds(moment, Infinity)

/** The same, as they pass. */
export function useSecondsLeft(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(moment))
  // Time passing is outside React; a page in the background may get no ticks, and reads the time when it is back.
  useEffect(() => {
    const read = () => setSeconds(secondsLeft(moment))
    read()
    const timer = setInterval(read, 1000)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [moment])
  return seconds
}
