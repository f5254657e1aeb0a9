import { useEffect, useRef } from 'react'

/** Whether the component is still on the page: a reply that comes after the person has left must do nothing there. */
export function useIsMounted() {
  const isMounted = useRef(true)
  // Leaving is outside of rendering.
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
