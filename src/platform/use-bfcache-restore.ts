import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `listener` when the page returns from the back-forward cache (https://web.dev/articles/bfcache). The returned
 * function ends that.
 */
export function onBfcacheRestore(listener: () => void): () => void {
  const notify = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener()
  }
  addEventListener('pageshow', notify)
  return () => removeEventListener('pageshow', notify)
}

/** Calls `onRestore` when the page returns from the back-forward cache. */
export function useBfcacheRestore(onRestore: () => void) {
  const restored = useEffectEvent(onRestore)
  // `pageshow` is dispatched outside React.
  useEffect(() => onBfcacheRestore(() => restored()), [])
}
