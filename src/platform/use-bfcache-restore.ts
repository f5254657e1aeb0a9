import { useEffect, useEffectEvent } from 'react'

/** Calls `onRestore` when the page returns from the back-forward cache (https://web.dev/articles/bfcache). */
export function useBfcacheRestore(onRestore: () => void) {
  const notify = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) onRestore()
  })
  // `pageshow` is dispatched outside React.
  useEffect(() => {
    const listener = (event: PageTransitionEvent) => notify(event)
    addEventListener('pageshow', listener)
    return () => removeEventListener('pageshow', listener)
  }, [])
}
