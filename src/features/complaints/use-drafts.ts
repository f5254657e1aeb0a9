import { useRef, useSyncExternalStore } from 'react'
import { onStorageChange } from '../../platform/storage/storage.ts'
import { type ComplaintDraft, readDrafts } from './complaint-drafts.ts'

/** The borrower's unfinished complaints, also when a send or another tab ends one of them. */
export function useDrafts(): ComplaintDraft[] {
  const last = useRef<ComplaintDraft[]>([])
  return useSyncExternalStore(onStorageChange, () => {
    const drafts = readDrafts()
    // A new list at each call would render for ever.
    if (JSON.stringify(drafts) !== JSON.stringify(last.current)) last.current = drafts
    return last.current
  })
}
