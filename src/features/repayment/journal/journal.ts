import { type Entry, mergeEntries } from './entry.ts'
import { changed } from './rules.ts'

/** The open journals of a page, by order number. */
export type Journals = Record<string, Entry[]>

/** Where a page keeps and shares its journals. Each place may fail or be empty; none throws. */
export interface Places {
  /** What this device has stored. */
  stored: { get: (orderId: string) => Entry[]; set: (orderId: string, entries: Entry[]) => void }
  /** The state of the page's entry in the browser's history, which outlives a reload without storage. */
  history: { get: () => Journals; set: (journals: Journals) => void }
  /** Other tabs that are open. */
  tabs: { tell: (message: TabMessage) => void; onMessage: (listener: (message: unknown) => void) => void }
}

export type TabMessage = { kind: 'ask' } | { kind: 'tell'; journals: Journals }

/**
 * The payments of each order that this device knows of: in its storage, in this page's memory and history, and in other open
 * tabs. Whichever of them survives is enough (docs/decisions/032).
 */
export function createJournal(
  { stored, history, tabs }: Places,
  readMessage: (message: unknown) => TabMessage | undefined,
) {
  const memory = new Map<string, Entry[]>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  const read = (orderId: string): Entry[] =>
    mergeEntries(stored.get(orderId), memory.get(orderId) ?? [], history.get()[orderId] ?? [])

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

  tabs.onMessage((data) => {
    const message = readMessage(data)
    if (message?.kind === 'ask' && memory.size > 0) tabs.tell({ kind: 'tell', journals: Object.fromEntries(memory) })
    if (message?.kind !== 'tell') return
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
