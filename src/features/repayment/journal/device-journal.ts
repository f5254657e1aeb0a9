import * as v from 'valibot'
import { carry, readCarried } from '../../../platform/links/carried-state.ts'
import { onStorageChange, readStored, writeStoredOrKeep } from '../../../platform/storage/storage.ts'
import { entriesSchema } from './entry.ts'
import { CARRIED_KEY, journalKey } from './journal-keys.ts'
import { createJournal, journalsSchema } from './journal.ts'

const channel = openChannel()

/** Older web views have none, and some browsers deny it with the storage: tabs then know of each other by the storage alone. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('rupya:payments')
  } catch {
    return undefined
  }
}

/** The journal of this device. */
export const journal = createJournal({
  stored: {
    get: (orderId) => readStored(journalKey(orderId), entriesSchema) ?? [],
    set: (orderId, entries) => writeStoredOrKeep(journalKey(orderId), entries),
  },
  history: {
    get: () => {
      const { success, output } = v.safeParse(journalsSchema, readCarried(CARRIED_KEY))
      return success ? output : {}
    },
    set: (journals) => carry(CARRIED_KEY, journals),
  },
  tabs: {
    tell: (message) => channel?.postMessage(message),
    onMessage: (listener) => channel?.addEventListener('message', ({ data }) => listener(data)),
  },
})

/** Calls the listener when this or another tab changes a journal. Returns a function that unsubscribes. */
export function onJournalChange(listener: () => void): () => void {
  const unsubscribe = [journal.subscribe(listener), onStorageChange(listener)]
  return () => {
    for (const end of unsubscribe) end()
  }
}
