import * as v from 'valibot'
import { entriesSchema, type Entry, mergeEntries } from './entry.ts'
import { changed } from './rules.ts'

/** The journals of a page, by order number. */
export const journalsSchema = v.record(v.string(), entriesSchema)
type Journals = v.InferOutput<typeof journalsSchema>

/** Where a page keeps and shares its journals. Each place may fail or be empty; none throws. */
export interface Places {
  /** What this device has stored. */
  stored: { get: (orderId: string) => Entry[]; set: (orderId: string, entries: Entry[]) => void }
  /** The state of the page's entry in the browser's history, which outlives a reload without storage. */
  history: { get: () => Journals; set: (journals: Journals) => void }
  /** Other tabs that are open. */
  tabs: { tell: (message: TabMessage) => void; onMessage: (listener: (message: unknown) => void) => void }
}

const messageSchema = v.variant('kind', [
  v.object({ kind: v.literal('ask') }),
  v.object({ kind: v.literal('tell'), journals: journalsSchema }),
])
type TabMessage = v.InferOutput<typeof messageSchema>

/**
 * The payments of each order that this device knows of: in its storage, in this page's memory and history, and in other open
 * tabs. Whichever of them survives is enough (docs/decisions/032).
 */
export function createJournal({ stored, history, tabs }: Places) {
  const memory = new Map<string, Entry[]>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** What was read is remembered: the storage may be cleared while this page is open. */
  function read(orderId: string): Entry[] {
    const entries = mergeEntries(stored.get(orderId), memory.get(orderId) ?? [], history.get()[orderId] ?? [])
    if (entries.length > 0) memory.set(orderId, entries)
    return entries
  }

  function keep(orderId: string, entries: Entry[]) {
    memory.set(orderId, entries)
    stored.set(orderId, entries)
    history.set({ ...history.get(), ...Object.fromEntries(memory) })
  }

  function write(orderId: string, entries: readonly Entry[]) {
    const merged = mergeEntries(entries, read(orderId))
    keep(orderId, merged)
    tabs.tell({ kind: 'tell', journals: { [orderId]: merged } })
    notify()
  }

  /** Tells what is here and perhaps in no storage: after a reload without storage only the history has it. */
  function tellTabs() {
    const journals = Object.fromEntries(
      [...memory.keys(), ...Object.keys(history.get())].map((orderId) => [orderId, read(orderId)]),
    )
    if (Object.keys(journals).length > 0) tabs.tell({ kind: 'tell', journals })
  }

  tabs.onMessage((data) => {
    const { success, output: message } = v.safeParse(messageSchema, data)
    if (!success) return
    if (message.kind === 'ask') return tellTabs()
    for (const [orderId, entries] of Object.entries(message.journals))
      keep(orderId, mergeEntries(entries, read(orderId)))
    notify()
  })
  tabs.tell({ kind: 'ask' })

  return {
    read,
    add: (orderId: string, entry: Entry) => write(orderId, [entry]),
    /** Changes an entry, unless it is gone. */
    change: (orderId: string, id: string, change: Partial<Entry>) => {
      const entry = read(orderId).find((candidate) => candidate.id === id)
      if (entry) write(orderId, [changed(entry, change)])
    },
    /** Writes the entries that a rule has changed; `next` is the list that it made of `read`. */
    replace: (orderId: string, next: readonly Entry[]) => {
      if (next.length > 0) write(orderId, next)
    },
    /** Other tabs are asked again, because storage may have been cleared since. They answer later. */
    askTabs: () => tabs.tell({ kind: 'ask' }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type Journal = ReturnType<typeof createJournal>
