import { useEffect, useRef } from 'react'

/** Whether the component is still on the page: a reply that comes after the person has left must do nothing there. */
export function useAlive() {
  const alive = useRef(true)
  // Leaving is outside of rendering.
  useEffect(() => {
    alive.current = true
    return () => {
      alive.current = false
    }
  }, [])
  return alive
}
