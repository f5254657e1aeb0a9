import { useEffect, useEffectEvent } from 'react'

/** Says when the page comes back from the back-forward cache, as it was when the person left it for another site. */
export function useReturned(onReturn: () => void) {
  const shown = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  })
  // The event is the browser's.
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => shown(event)
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])
}
