import { useSyncExternalStore } from 'react'
import { onBfcacheRestore } from '../platform/use-bfcache-restore.ts'

/** A store that works while a screen shows it: it begins when it is subscribed to. The returned function ends that. */
type Open = () => () => void

/** Ends the sends of pages that are closed, at once and when the page comes back. */
export const recovering =
  (recover: () => Promise<void>): Open =>
  () => {
    void recover()
    return onBfcacheRestore(() => void recover())
  }

/**
 * Opens a store while the screen is shown. `open` must stay the same function. A screen begins no write of a journal by an
 * effect of its own: the store does, once somebody looks at it.
 */
export const useOpen = (open: Open) => useSyncExternalStore(open, () => undefined)
