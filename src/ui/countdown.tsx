import { type ReactNode, useEffect, useState } from 'react'

interface CountdownProps {
  /** Whole seconds that are left now, from a deadline: a timer alone would stop with the page in the background. */
  remaining: () => number
  onEnd: () => void
  children: (seconds: number) => ReactNode
}

/** Shows how many seconds are left, every second, until none is. */
export function Countdown({ remaining, onEnd, children }: CountdownProps) {
  const [seconds, setSeconds] = useState(remaining)
  // Time passing is outside React.
  useEffect(() => {
    const timer = setInterval(() => {
      const left = remaining()
      setSeconds(left)
      if (left > 0) return
      clearInterval(timer)
      onEnd()
    }, 1000)
    return () => clearInterval(timer)
  }, [remaining, onEnd])
  return <>{children(seconds)}</>
}
