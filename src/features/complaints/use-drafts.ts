import { useSnapshot } from '../../lib/use-snapshot.ts'
import { onStorageChange } from '../../platform/storage/storage.ts'
import { type ComplaintDraft, readDrafts } from './complaint-drafts.ts'

/** The borrower's unfinished complaints, also when a send or another tab ends one of them. */
export const useDrafts = (): ComplaintDraft[] => useSnapshot(onStorageChange, readDrafts)
