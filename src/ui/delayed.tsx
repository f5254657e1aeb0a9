import { type ReactNode, useEffect, useState } from 'react'

/** After this, waiting needs an explanation in words (RULE-16). */
export const STILL_WORKING_MS = 8000

/** Shows its children once `ms` milliseconds have passed. */
export function Delayed({ ms, children }: { ms: number; children: ReactNode }) {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed ? children : null
}
