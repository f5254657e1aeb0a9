import * as v from 'valibot'
import { carry, readCarried } from '../links/carried-state.ts'
import { onStorageChange, readStored, writeStoredOrKeep } from '../storage/storage.ts'
import type { JournalEntry, JournalKind, JournalPlaces } from './journal.ts'

interface DeviceNames {
  /** The channel on which its tabs talk. */
  channel: string
  /** The key in this tab's history. */
  carried: string
  /** The key in the storage. */
  stored: (subject: string) => string
}

/** The places of a journal on this device. Another borrower may have written it: it belongs to the device. */
export function devicePlaces<Entry extends JournalEntry>(
  { schema }: JournalKind<Entry>,
  names: DeviceNames,
): JournalPlaces<Entry> {
  const channel = openChannel(names.channel)
  const journalsSchema = v.record(v.string(), schema)
  return {
    stored: {
      get: (subject) => readStored(names.stored(subject), schema) ?? [],
      set: (subject, entries) => writeStoredOrKeep(names.stored(subject), entries),
    },
    history: {
      get: () => {
        const { success, output } = v.safeParse(journalsSchema, readCarried(names.carried))
        return success ? output : {}
      },
      set: (journals) => carry(names.carried, journals),
    },
    tabs: {
      tell: (message) => channel?.postMessage(message),
      onMessage: (listener) => channel?.addEventListener('message', ({ data }) => listener(data)),
    },
  }
}

/** Older web views have none, and some browsers deny it with the storage: tabs then know of each other by the storage alone. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/** Calls the listener when this or another tab changes a journal. Returns a function that unsubscribes. */
export function onDeviceChange(journal: { subscribe: (listener: () => void) => () => void }, listener: () => void) {
  const unsubscribe = [journal.subscribe(listener), onStorageChange(listener)]
  return () => {
    for (const end of unsubscribe) end()
  }
}
