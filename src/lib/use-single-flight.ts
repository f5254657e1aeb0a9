import { useRef } from 'react'

/** Runs an action once at a time; taps while it runs do nothing. A ref, because state changes too late for a quick second tap. */
export function useSingleFlight<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
  const underWay = useRef(false)
  return async (...args: Args): Promise<void> => {
    if (underWay.current) return
    underWay.current = true
    try {
      await action(...args)
    } finally {
      underWay.current = false
    }
  }
}
