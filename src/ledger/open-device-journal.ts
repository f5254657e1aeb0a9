import * as v from 'valibot'
import { carry, readCarried } from '../platform/links/carried-state.ts'
import { logError } from '../platform/error-log.ts'
import { onStorageChange, readStored, writeStoredOrKeep } from '../platform/storage/storage.ts'
import type { JournalKind, LedgerEntry } from './ledger-entry.ts'
import { disk } from './disk.ts'
import { onDisk } from './on-disk.ts'
import { createJournal, isSame, type Journal, type JournalPlaces } from './journal.ts'

interface DeviceNames {
  /** The channel on which the tabs talk to each other. */
  channel: string
  /** The key in this tab's history. */
  carried: string
  /** The key in the storage. */
  stored: (subject: string) => string
}

/** A journal of this device. Subscribers are told of changes made by this tab and by others. */
export function openDeviceJournal<Entry extends LedgerEntry>(
  kind: JournalKind<Entry>,
  names: DeviceNames,
): Journal<Entry> {
  const journal = createJournal(kind, devicePlaces(kind, names))
  return {
    ...journal,
    subscribe: (listener) => {
      const ends = [journal.subscribe(listener), onStorageChange(listener)]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}

/** Where a journal is kept on this device. Another borrower may have written it: it belongs to the device. */
function devicePlaces<Entry extends LedgerEntry>(
  { schema, merge }: JournalKind<Entry>,
  names: DeviceNames,
): JournalPlaces<Entry> {
  const channel = openChannel(names.channel)
  const journalsSchema = v.record(v.string(), schema)
  /** The data is untrusted: any code may have written it. */
  const entriesOf = (found: unknown): Entry[] => {
    const { success, output } = v.safeParse(schema, found)
    return success ? output : []
  }
  return {
    disk: {
      get: (subject) => entriesOf(onDisk.get(names.stored(subject))),
      add: (subject, entries) =>
        disk.update(names.stored(subject), (present) => {
          const merged = merge(entriesOf(present), entries)
          return isSame(merged, present ?? []) ? present : merged
        }),
    },
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
      tell: (message) => {
        try {
          channel?.postMessage(message)
        } catch (error) {
          // A closing browser. The other places are enough.
          logError(error, 'other tabs')
        }
      },
      onMessage: (listener) => channel?.addEventListener('message', ({ data }) => listener(data)),
    },
  }
}

/**
 * Older web views have no BroadcastChannel, and some browsers block it together with storage. Then tabs share only the
 * storage.
 */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
