import * as v from 'valibot'
import { hasOwn } from '../lib/has-own.ts'
import type { JournalKind, LedgerEntry } from './ledger-entry.ts'

/** Whether two lists of entries are identical. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The journals of a page, by their subject: an order's number, a product. */
export type Journals<Entry> = Record<string, Entry[]>

/** Where a page keeps and shares its journals. Each may fail or be empty, but none throws. */
export interface JournalPlaces<Entry> {
  /**
   * This device's disk. `get` returns what was last read. `add` merges with what is stored, which it reads first. It ends
   * once the result is on the disk, where it survives a crash of the browser. It also ends if that fails.
   */
  disk: { get: (subject: string) => Entry[]; add: (subject: string, entries: Entry[]) => Promise<void> }
  /** A copy of the journal in localStorage. It can be read at once, but reaches the disk up to a minute later. */
  stored: { get: (subject: string) => Entry[]; set: (subject: string, entries: Entry[]) => void }
  /** The state of the page's history entry, which survives a reload even without storage. */
  history: { get: () => Journals<Entry>; set: (journals: Journals<Entry>) => void }
  /** Other tabs that are open. */
  tabs: { tell: (message: TabMessage<Entry>) => void; onMessage: (listener: (message: unknown) => void) => void }
}

type TabMessage<Entry> = { kind: 'ask'; subject?: string | undefined } | { kind: 'tell'; journals: Journals<Entry> }

/**
 * What this device has sent, by subject: on its disk, in its storage, in this page's memory and history, and in other open
 * tabs. One surviving copy is enough (docs/decisions/032, 061). Entries can be read as soon as they are written; the promise
 * waits for the disk.
 */
export function createJournal<Entry extends LedgerEntry>(
  { schema, merge }: JournalKind<Entry>,
  { disk, stored, history, tabs }: JournalPlaces<Entry>,
) {
  const messageSchema = v.variant('kind', [
    v.object({ kind: v.literal('ask'), subject: v.optional(v.string()) }),
    v.object({ kind: v.literal('tell'), journals: v.record(v.string(), schema) }),
  ])
  const memory = new Map<string, Entry[]>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** Results are kept in memory: the storage may be cleared while this page is open. */
  function read(subject: string): Entry[] {
    const carried = history.get()
    // Own properties only: a product may be called `constructor`.
    const own = hasOwn(carried, subject) ? (carried[subject] ?? []) : []
    const entries = merge(disk.get(subject), stored.get(subject), memory.get(subject) ?? [], own)
    if (entries.length > 0) memory.set(subject, entries)
    return entries
  }

  function keep(subject: string, entries: Entry[]): Promise<void> {
    memory.set(subject, entries)
    stored.set(subject, entries)
    history.set({ ...history.get(), ...Object.fromEntries(memory) })
    return disk.add(subject, entries)
  }

  /** The entries can be read at once. Resolves once they are on the disk. */
  function write(subject: string, entries: readonly Entry[]): Promise<void> {
    const merged = merge(entries, read(subject))
    const isWritten = keep(subject, merged)
    tabs.tell({ kind: 'tell', journals: { [subject]: merged } })
    notify()
    return isWritten
  }

  /**
   * Tells other tabs our entries. After a reload without storage, they may exist only in the history of this tab; after the
   * storage was cleared, only in what this tab has read of the disk, for whatever subject.
   */
  function tellTabs(asked: string | undefined) {
    const subjects = [...memory.keys(), ...Object.keys(history.get()), ...(asked === undefined ? [] : [asked])]
    const journals = subjects.map((subject) => [subject, read(subject)] as const)
    const known = journals.filter(([, entries]) => entries.length > 0)
    if (known.length > 0) tabs.tell({ kind: 'tell', journals: Object.fromEntries(known) })
  }

  tabs.onMessage((data) => {
    const { success, output: message } = v.safeParse(messageSchema, data)
    if (!success) return
    if (message.kind === 'ask') return tellTabs(message.subject)
    for (const [subject, entries] of Object.entries(message.journals)) void keep(subject, merge(entries, read(subject)))
    notify()
  })
  tabs.tell({ kind: 'ask' })

  return {
    read,
    /** Reads the disk again and updates the copies. A tab that cannot reach this one may have written there. */
    refresh: async (subject: string) => {
      const before = read(subject)
      await disk.add(subject, before)
      const entries = read(subject)
      if (!isSame(entries, stored.get(subject))) stored.set(subject, entries)
      if (!isSame(entries, before)) notify()
    },
    add: (subject: string, entry: Entry) => write(subject, [entry]),
    /** Changes an entry, unless it is gone. */
    change: async (subject: string, id: string, change: Partial<Entry>) => {
      const entry = read(subject).find((candidate) => candidate.id === id)
      if (entry) await write(subject, [{ ...entry, ...change, revision: entry.revision + 1 }])
    },
    /** Writes the entries that a rule has changed. `next` is the list that the rule made from `read`. */
    replace: async (subject: string, next: readonly Entry[]) => {
      if (next.length > 0) await write(subject, next)
    },
    /** Asks other tabs again, because the storage may have been cleared since. They answer later. */
    askTabs: (subject: string) => tabs.tell({ kind: 'ask', subject }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Journal<Entry extends LedgerEntry> = ReturnType<typeof createJournal<Entry>>
