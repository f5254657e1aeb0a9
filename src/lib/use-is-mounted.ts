import { useEffect, useRef } from 'react'

/** A ref that tells whether the component is still on the page, for replies that come after the person has left. */
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
