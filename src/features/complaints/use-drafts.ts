import { useSnapshot } from '../../lib/use-snapshot.ts'
import { onStorageChange } from '../../platform/storage/storage.ts'
import { type ComplaintDraft, readDrafts } from './complaint-drafts.ts'

/** The borrower's unfinished complaints, updated when a send or another tab ends one. */
export const useDrafts = (): ComplaintDraft[] => useSnapshot(onStorageChange, readDrafts)
