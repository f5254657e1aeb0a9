import { type Entry, type StoredEntry, storedOf } from '../../../src/features/repayment/journal/entry.ts'
import type { Ended, Kind, Status } from '../../../src/features/repayment/journal/status.ts'
import type { LedgerEntry } from '../../../src/ledger/ledger-entry.ts'
import type { JournalPlaces } from '../../../src/ledger/journal.ts'

type Places = JournalPlaces<StoredEntry>

type Listener = (message: unknown) => void

/** Tabs that receive messages at once. */
export function connectedTabs() {
  const listeners = new Set<Listener>()
  return (): Places['tabs'] => {
    let own: Listener | undefined
    return {
      tell: (message) => {
        for (const listener of listeners) if (listener !== own) listener(structuredClone(message))
      },
      onMessage: (listener) => {
        own = listener
        listeners.add(listener)
      },
    }
  }
}

/** A storage that can be cleared. */
export function memoryStorage<Kept extends LedgerEntry = StoredEntry>() {
  const orders = new Map<string, Kept[]>()
  return {
    get: (orderId: string) => orders.get(orderId) ?? [],
    set: (orderId: string, entries: Kept[]) => void orders.set(orderId, entries),
    clear: () => orders.clear(),
  }
}

export const brokenStorage: Places['stored'] = { get: () => [], set: () => {} }

/** A device whose browser has no IndexedDB. */
export const noDisk = { get: () => [], add: async () => {} }

/** A tab's history state, which survives a reload. */
export function tabHistory<Kept extends LedgerEntry = StoredEntry>(): JournalPlaces<Kept>['history'] {
  let state: ReturnType<JournalPlaces<Kept>['history']['get']> = {}
  return {
    get: () => state,
    set: (journals) => {
      state = structuredClone(journals)
    },
  }
}

type Change = Partial<Omit<Entry, 'status'>> & { kind?: Exclude<Kind, Ended['kind'] | 'denied'>; status?: Status }

export const entryOf = ({ kind = 'accepted', ...change }: Change = {}): Entry => ({
  id: 'a',
  revision: 0,
  way: 'card',
  purpose: 'bill',
  amount: 109_000_000,
  status: { kind },
  at: 1000,
  before: { paid: 0, due: { 1: '2026-11-26', 2: '2026-12-26' } },
  ...change,
})

/** The order shows an accepted payment. */
export const SHOWN: Status = { kind: 'shown', was: { kind: 'accepted' } }
/** Nothing is left to pay of its loan. */
export const PAID_OFF: Status = { kind: 'paidOff', was: { kind: 'accepted' } }

/** As it is kept in a journal. */
export const storedEntry = (change?: Change): StoredEntry => storedOf(entryOf(change))
