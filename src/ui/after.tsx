import { type ReactNode, useEffect, useState } from 'react'

/** Shows its children once `ms` milliseconds have passed. */
export function After({ ms, children }: { ms: number; children: ReactNode }) {
  const [passed, setPassed] = useState(false)
  // Time passing is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return passed ? children : null
}
