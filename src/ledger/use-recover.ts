import { useEffect } from 'react'
import { useBfcacheRestore } from '../platform/use-bfcache-restore.ts'

/** Ends, when a screen opens or comes back, what a page that is gone was sending. */
export function useRecover({ recover }: { recover: () => Promise<void> }) {
  useEffect(() => void recover(), [recover])
  useBfcacheRestore(() => void recover())
}
