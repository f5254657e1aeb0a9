import * as v from 'valibot'
import type { StoredEntry } from '../../../src/features/repayment/journal/entry.ts'
import { PAYMENTS } from '../../../src/features/repayment/journal/journal-kind.ts'
import { createJournal, type Journal, type JournalPlaces } from '../../../src/ledger/journal.ts'
import type { TabLock } from '../../../src/ledger/tab-lock.ts'

type Places = JournalPlaces<StoredEntry>

/** How the phone's storage behaves. `full` refuses to write; `noDisk` and `onlyDisk` name the half that works. */
export type StorageMode = 'works' | 'throws' | 'full' | 'noDisk' | 'onlyDisk'

/**
 * An event whose moment the history chooses: a lock is granted, a message between tabs arrives, a write reaches the disk, a
 * request arrives (`money` if it sends a payment, `late` if nobody waits for it), a reply arrives.
 */
export interface Happening {
  kind: 'lock' | 'message' | 'disk' | 'read' | 'money' | 'late' | 'reply'
  /** The page of the event. It never happens after the page is gone, and not while the page is frozen. */
  page: Page | undefined
  run: (fault: unknown) => unknown
}

/** A document that is open in a tab. */
export interface Page {
  isAlive: boolean
  /** In the browser's back-forward cache, while the tab shows another site. */
  isFrozen: boolean
  address: string
  journal: Journal<StoredEntry>
  lock: TabLock
  /** Ids of the payments in its memory. */
  memory: Set<string>
  /** The state that its history carries, as JSON (platform/links/carried-state.ts). */
  carried: string | undefined
  /** Orders whose journal could not be stored, so it is read from the page's memory (platform/storage/storage.ts). */
  unwritable: Set<string>
  /** What it has read from the disk, as JSON by order. */
  disk: Map<string, string>
}

/** A tab's history: the address and the carried state of each entry. */
export interface Tab {
  history: { address: string; carried?: string | undefined }[]
  at: number
  page: Page | undefined
}

/** A phone with tabs that share storage, messages and locks. Nothing happens by itself, and no clock runs. */
export function createPhone(alter: (places: Places) => Places = (places) => places, kind = PAYMENTS) {
  const state = { now: 1_795_000_000_000, storage: 'works' as StorageMode, market: 'id' }
  let stored = new Map<string, string>()
  /** The storage some steps ago: when the browser is killed, it may have written none of the later ones. */
  const past: Map<string, string>[] = []
  const disk = new Map<string, string>()
  /** Payments that must be on the disk if nothing is sent before it is written. */
  const owed = new Set<string>()
  /**
   * Payments whose newest state is not on the disk, because it did not work or was cleared. What an open page then tells another
   * is there only when the other one's write has ended.
   */
  const unkept = new Set<string>()
  /** Payments whose newest state is not in the storage. */
  const unstored = new Set<string>()
  /** Payments that were in neither when the last page that knew them was closed. */
  const lost = new Set<string>()
  const locks = new Map<string, Page>()
  const listeners = new Map<Page, (message: unknown) => void>()
  const tabs: Tab[] = [0, 1, 2].map(() => ({ history: [], at: 0, page: undefined }))
  let happenings: Happening[] = []
  /** A closed page receives nothing: no reply and no other event. */
  const isOneOf = (...modes: StorageMode[]) => modes.includes(state.storage)
  const push = (happening: Happening) => {
    if (happening.page?.isAlive !== false) happenings.push(happening)
  }

  const isDue = ({ page }: Happening) => !page?.isFrozen
  const take = (happening: Happening) => {
    happenings = happenings.filter((other) => other !== happening)
    return happening
  }

  function leave(tab: Tab) {
    const { page } = tab
    if (!page) return
    page.isAlive = false
    tab.page = undefined
    happenings = happenings.filter((happening) => happening.page !== page)
    for (const [name, owner] of locks) if (owner === page) locks.delete(name)
    listeners.delete(page)
  }

  /** Loads the document of the tab's current history entry. */
  function load(tab: Tab): Page {
    leave(tab)
    const entry = tab.history[tab.at]
    if (!entry) throw new Error('The tab has no history')
    const page: Page = {
      isAlive: true,
      isFrozen: false,
      address: entry.address,
      // Set below: its places need the page.
      journal: undefined as never,
      lock: lockFor(() => page),
      memory: new Set(idsIn(entry.carried)),
      carried: entry.carried,
      unwritable: new Set(),
      disk: new Map(isOneOf('throws', 'noDisk') ? [] : disk),
    }
    tab.page = page
    page.journal = createJournal(kind, alter(placesOf(tab, page)))
    return page
  }

  /** Forgets payments that were neither on the disk nor in the storage, and that only a tab knew whose history has changed. */
  function loseUnkept() {
    const kept = new Set(
      tabs.flatMap(({ page, history }) => [
        ...(page?.memory ?? []),
        ...[...(page?.disk.values() ?? [])].flatMap(idsIn),
        ...history.flatMap(({ carried }) => idsIn(carried)),
      ]),
    )
    for (const id of unkept) if (unstored.has(id) && !kept.has(id)) lost.add(id)
  }

  function placesOf(tab: Tab, page: Page): Places {
    const written = new Map<string, string>()
    return {
      disk: {
        get: (orderId) => parse(kind.schema, page.disk.get(orderId)) ?? [],
        add: (orderId, entries) =>
          new Promise((resolve) => {
            const write = () => {
              if (isOneOf('works', 'onlyDisk')) {
                const there = parse(kind.schema, disk.get(orderId)) ?? []
                const text = JSON.stringify(kind.merge(there, entries))
                for (const copy of [disk, page.disk]) copy.set(orderId, text)
                for (const id of idsIn(text)) unkept.delete(id)
              }
              resolve()
            }
            push({ kind: 'disk', page, run: write })
          }),
      },
      stored: {
        get: (orderId) => {
          const isReadable = !isOneOf('throws', 'onlyDisk') && !page.unwritable.has(orderId)
          return parse(kind.schema, (isReadable ? stored : written).get(orderId)) ?? []
        },
        set: (orderId, entries) => {
          if (!page.isAlive) return
          const text = JSON.stringify(entries)
          for (const id of idsIn(text)) {
            page.memory.add(id)
            if (isOneOf('works', 'onlyDisk')) owed.add(id)
            else unkept.add(id)
            if (isOneOf('works', 'noDisk')) unstored.delete(id)
            else unstored.add(id)
          }
          written.set(orderId, text)
          if (isOneOf('works', 'noDisk')) return void stored.set(orderId, text)
          page.unwritable.add(orderId)
          if (state.storage === 'full') stored.delete(orderId)
        },
      },
      history: {
        get: () => parse(v.record(v.string(), kind.schema), tab.history[tab.at]?.carried ?? page.carried) ?? {},
        set: (journals) => {
          const entry = tab.history[tab.at]
          if (!page.isAlive || !entry) return
          page.carried = JSON.stringify(journals)
          entry.carried = page.carried
        },
      },
      tabs: {
        tell: (message) => {
          const text = JSON.stringify(message)
          if (!page.isAlive) return
          for (const [receiver, listener] of listeners)
            if (receiver !== page) push({ kind: 'message', page: receiver, run: () => listener(JSON.parse(text)) })
        },
        onMessage: (listener) => void listeners.set(page, listener),
      },
    }
  }

  const lockFor =
    (pageOf: () => Page): TabLock =>
    <Result>(name: string, task: () => Promise<Result>) =>
      new Promise<Result | 'busy'>((resolve, reject) => {
        const page = pageOf()
        const grant = () => {
          if (locks.has(name)) return resolve('busy')
          locks.set(name, page)
          void task()
            .finally(() => locks.get(name) === page && locks.delete(name))
            .then((result) => resolve(result), reject)
        }
        push({ kind: 'lock', page, run: grant })
      })

  return {
    state,
    tabs,
    push,
    due: () => happenings.filter(isDue),
    take,
    clearStorage: () => {
      for (const copy of [stored, disk])
        for (const text of copy.values())
          for (const id of idsIn(text)) for (const missing of [unstored, unkept]) missing.add(id)
      for (const kept of [stored, disk, owed]) kept.clear()
      past.length = 0
    },
    /** A second passes. */
    tick: () => {
      state.now += 1000
      past.push(new Map(stored))
    },
    /** Kills the browser. Its disk is kept, but its storage is as it was some seconds ago. */
    kill: (ago: number) => {
      for (const tab of tabs) {
        leave(tab)
        tab.history = []
      }
      stored = new Map(past.at(-1 - ago))
      for (const id of unkept) lost.add(id)
    },
    leave,
    load,
    /** Opens an address in a tab, without an earlier history. */
    visit: (tab: Tab, address: string) => {
      leave(tab)
      tab.history = [{ address }]
      tab.at = 0
      loseUnkept()
      return load(tab)
    },
    /** Moves to another address within the document, or back by one. The app then carries on its state. */
    move: (tab: Tab, address?: string) => {
      const { page } = tab
      if (!page) return
      if (address !== undefined) tab.history = [...tab.history.slice(0, tab.at + 1), { address }]
      tab.at += address === undefined ? -1 : 1
      const entry = tab.history[tab.at]
      if (!entry) throw new Error('The tab has no such entry')
      page.address = entry.address
      if (page.carried !== undefined) entry.carried = page.carried
    },
    holdsLock: (page: Page) => [...locks.values()].includes(page),
    /** Whether the phone has forgotten a payment, because its disk did not work or was cleared, and every page that knew it is gone. */
    isLost: (id: string) => lost.has(id),
    /** The payments known to a page, to a page that can answer it, or to the storage as the page can read it. */
    knownTo: (page: Page): Set<string> => {
      const readable = [...stored].flatMap(([orderId, text]) =>
        isOneOf('throws', 'onlyDisk') || page.unwritable.has(orderId) ? [] : idsIn(text),
      )
      const known = new Set([...readable, ...page.memory, ...(isOneOf('throws', 'noDisk') ? [] : owed)])
      for (const { page: other } of tabs) if (other && !other.isFrozen) for (const id of other.memory) known.add(id)
      return new Set([...known].filter((id) => !lost.has(id)))
    },
  }
}

export type Phone = ReturnType<typeof createPhone>

const idsIn = (text: string | undefined) => Array.from((text ?? '').matchAll(/"id":"([^"]+)"/g), ([, id]) => id ?? '')

function parse<T>(schema: v.GenericSchema<unknown, T>, text: string | undefined): T | undefined {
  if (text === undefined) return undefined
  const { success, output } = v.safeParse(schema, JSON.parse(text))
  return success ? output : undefined
}
