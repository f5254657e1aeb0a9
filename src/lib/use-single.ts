import { useRef } from 'react'

/** One at a time, however many taps: while the action is under way, more of it does nothing. State would lag behind a tap. */
export function useSingle<Args extends unknown[]>(action: (...args: Args) => Promise<unknown>) {
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
