import { useEffect } from 'react'
import { useBfcacheRestore } from '../platform/use-bfcache-restore.ts'

/** When a screen opens or comes back, ends the sends of pages that are closed. */
export function useRecover({ recover }: { recover: () => Promise<void> }) {
  useEffect(() => void recover(), [recover])
  useBfcacheRestore(() => void recover())
}
