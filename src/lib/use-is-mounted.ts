import { useEffect, useRef } from 'react'

/** A ref that tells whether the component is still mounted, for replies that arrive after the person has left. */
export function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
