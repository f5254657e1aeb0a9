import { ApiError } from '../../src/api/api-error.ts'
import type { LoanConfirmation, LoanPush } from '../../src/api/confirmation.ts'
import { type Borrower, LOANS, type StoredLoan } from '../../src/features/loan/confirm/loan-entry.ts'
import { createLoanTaking, type LoanTaking, type Taken } from '../../src/features/loan/confirm/loan-taking.ts'
import { createJournal, type Journal, type Journals } from '../../src/ledger/journal.ts'
import type { TabLock } from '../../src/ledger/tab-lock.ts'
import { areTwoPeople } from './loan-borrowers.ts'

const PRODUCT = '1001'

/** What happens to a request that sends a loan. After `given-up` it arrives when nobody waits for it any more. */
export const FAULTS = [
  'good',
  'reply-lost',
  'reply-broken',
  'request-lost',
  'given-up',
  'refused',
  'session',
  'twice-busy',
  'twice-busy-late',
] as const
export type Fault = (typeof FAULTS)[number]

/** A loan that was sent; `made` once the server has created it. */
export interface SentLoan {
  id: string
  by: Borrower
  page: Page
  made: boolean
  /** How many reads of the list do not show it yet. */
  hidden: number
}

interface Page {
  tab: Tab
  alive: boolean
  by: Borrower
  journal: Journal<StoredLoan>
  taking: LoanTaking
  /** Loans about which the borrower was asked here. */
  agreed: Set<string>
  /** The results of taps, with the loans that were sent for them. */
  told: { taken: Taken; sent: SentLoan[] }[]
}

interface Tab {
  history: Journals<StoredLoan>
  page: Page | undefined
}

/** Rules that a test removes, to check that the model detects it. */
export interface TakenOut {
  lock?: TabLock
  /** Only the storage works, which is written late. */
  isWithoutDisk?: boolean
  journal?: (journal: Journal<StoredLoan>) => Journal<StoredLoan>
  failure?: (error: unknown) => unknown
}

// The fields of an offer that the rules read.
const OFFER = { productName: 'p', amount: { major: 3_000_000 }, periods: 91, termUnit: 'hari' } as LoanConfirmation

const failure = (kind: ApiError['kind'], operation: 'pushLoan' | 'getLoanConfirmation' = 'pushLoan') =>
  new ApiError({ kind, operation, message: '', ...(kind === 'busy' && { rawCode: 429 }) })

/** A phone with three tabs at the same address, and a server that creates loans. */
export function createPhone({
  lock,
  isWithoutDisk = false,
  journal: alter = (journal) => journal,
  failure: told = (error) => error,
}: TakenOut) {
  let stored = new Map<string, string>()
  /** The storage before each change: when the browser is killed, it may have written none of the later ones. */
  const past: Map<string, string>[] = []
  const disk = new Map<string, string>()
  /** Loans that must be on the disk if none is sent before it is written. */
  const owed = new Set<string>()
  let storage: 'works' | 'throws' | 'full' = 'works'
  let [mayForget, areListsRead] = [false, true]
  const tabs: Tab[] = Array.from({ length: 3 }, () => ({ history: {}, page: undefined }))
  const listeners = new Map<Page | object, (message: unknown) => void>()
  const held = new Map<string, Page>()
  const sent: SentLoan[] = []
  // Requests that wait until the history decides their result.
  const waiting: { page: Page; answer: (fault: Fault, isChanged: boolean) => void }[] = []
  const late: SentLoan[] = []
  /** For each created loan, the loans sent before it about which nobody was asked. */
  const doubles: { isKnown: boolean }[] = []
  /** Messages between tabs that were not delivered yet. */
  let messages: (() => void)[] = []
  let time = 1000

  /** Whether this phone still knows a loan, by the content of each place and independent of the app. */
  const isKnown = ({ id, page }: SentLoan, of: Page) =>
    (storage !== 'throws' && (owed.has(id) || (stored.get(PRODUCT) ?? '').includes(id))) ||
    (of.tab.history[PRODUCT] ?? []).some((entry) => entry.id === id) ||
    page.alive

  const lockFor =
    (page: Page): TabLock =>
    async (name, task) => {
      if (held.get(name)?.alive) return 'busy'
      held.set(name, page)
      try {
        return await task()
      } finally {
        if (held.get(name) === page) held.delete(name)
      }
    }

  function push(page: Page, _loan: LoanPush): Promise<{ lendDetailsUrl: string }> {
    const id = page.journal.read(PRODUCT).findLast(({ state }) => state === 'sending')?.id ?? `unwritten ${sent.length}`
    const loan: SentLoan = { id, by: page.by, page, made: false, hidden: 0 }
    for (const before of sent) {
      if (!areTwoPeople(before.by, page.by) && !page.agreed.has(before.id) && !isRefused(before))
        doubles.push({ isKnown: isKnown(before, page) })
    }
    sent.push(loan)
    const { promise, resolve, reject } = Promise.withResolvers<{ lendDetailsUrl: string }>()
    const fail = (kind: ApiError['kind']) => reject(told(failure(kind)))
    waiting.push({
      page,
      answer: (fault) => {
        // A browser sent it twice, and a rate limiter refused only the second.
        const isTurnedAway = fault.startsWith('twice-busy')
        loan.made = fault === 'good' || fault === 'reply-lost' || fault === 'reply-broken' || isTurnedAway
        if (fault === 'twice-busy-late') loan.hidden = 1
        if (fault === 'given-up') late.push(loan)
        if (!page.alive) return
        if (fault === 'good') resolve({ lendDetailsUrl: 'rupya://loan' })
        else if (fault === 'reply-broken') fail('malformed')
        else if (fault === 'refused' || fault === 'session') fail(fault)
        else if (isTurnedAway) fail('busy')
        else fail('network')
      },
    })
    return promise
  }

  /** The server said that it creates no loan, and the page received that. */
  const isRefused = ({ id, page, made }: SentLoan) =>
    page.told.some(
      ({ taken, sent: own }) =>
        taken.kind === 'refused' && !(taken.isTurnedAway && made) && own.some((loan) => loan.id === id),
    )

  function readOffer(page: Page): Promise<LoanConfirmation> {
    const { promise, resolve, reject } = Promise.withResolvers<LoanConfirmation>()
    waiting.push({
      page,
      answer: (fault, isChanged) => {
        if (!page.alive) return
        if (fault !== 'good') reject(failure('network', 'getLoanConfirmation'))
        else resolve(isChanged ? { ...OFFER, pRateDsc: 'more' } : OFFER)
      },
    })
    return promise
  }

  function leave(tab: Tab) {
    const { page } = tab
    if (!page) return
    page.alive = false
    listeners.delete(page)
    tab.page = undefined
  }

  /** Opens the address in a tab: as a reload, or new without a history. */
  function open(tab: Tab, by: Borrower, { isNew }: { isNew: boolean }): Page {
    leave(tab)
    if (isNew) tab.history = {}
    // The next lines add the rest.
    const page = { tab, alive: true, by, agreed: new Set(), told: [] } as unknown as Page
    page.journal = alter(
      createJournal(LOANS, {
        disk: {
          get: (subject) => (storage === 'throws' ? [] : parse(disk.get(subject))),
          add: async (subject, entries) => {
            if (storage !== 'works' || isWithoutDisk) return
            disk.set(subject, JSON.stringify(LOANS.merge(parse(disk.get(subject)), entries)))
          },
        },
        stored: {
          get: (subject) => (storage === 'throws' ? [] : parse(stored.get(subject))),
          set: (subject, entries) => {
            if (storage !== 'works') return
            past.push(new Map(stored))
            stored.set(subject, JSON.stringify(entries))
            for (const { id } of entries) owed.add(id)
          },
        },
        history: {
          get: () => structuredClone(tab.history),
          set: (next) => void (page.alive && (tab.history = structuredClone(next))),
        },
        tabs: {
          tell: (message) => {
            for (const [listener, hear] of listeners)
              if (listener !== page) messages.push(() => page.alive && hear(structuredClone(message)))
          },
          onMessage: (hear) => listeners.set(page, hear),
        },
      }),
    )
    page.taking = createLoanTaking({
      productId: PRODUCT,
      journal: page.journal,
      lock: lock ?? lockFor(page),
      now: () => (time += 1),
      borrower: () => page.by,
      readOffer: () => readOffer(page),
      readOrders: async () => {
        if (!areListsRead) return undefined
        const own = sent.filter((loan) => loan.made && !areTwoPeople(loan.by, page.by))
        const shown = own.filter(({ hidden }) => hidden === 0)
        for (const loan of own) loan.hidden = Math.max(0, loan.hidden - 1)
        return shown.map((loan) => `order ${sent.indexOf(loan)}`)
      },
      push: (loan) => push(page, loan),
    })
    tab.page = page
    void page.taking.recover()
    return page
  }

  return {
    open: (index: number, by: Borrower, isNew: boolean) => open(at(tabs, index), by, { isNew }),
    close: (index: number) => leave(at(tabs, index)),
    tap: (index: number, taps: number) => {
      const { page } = at(tabs, index)
      if (!page) return
      const before = sent.length
      for (let tap = 0; tap < taps; tap += 1)
        void page.taking
          .take(OFFER)
          .then((taken) => page.told.push({ taken, sent: sent.slice(before).filter((loan) => loan.page === page) }))
    },
    agree: (index: number) => {
      const { page } = at(tabs, index)
      if (!page) return
      const earlier = page.taking.earlier()
      for (const { id } of earlier) page.agreed.add(id)
      page.taking.agree(earlier)
    },
    answer: (fault: Fault, isChanged: boolean) => waiting.shift()?.answer(fault, isChanged),
    /** Delivers messages between tabs. False once there are none left. */
    deliver: () => {
      const due = messages
      messages = []
      for (const hear of due) hear()
      return due.length > 0
    },
    arrive: () => {
      const loan = late.shift()
      if (loan) loan.made = true
    },
    store: (next: typeof storage) => {
      storage = next
      mayForget ||= next !== 'works'
    },
    /** Sets whether lists of orders can be read from now on. */
    readLists: (areRead: boolean) => (areListsRead = areRead),
    clear: () => {
      mayForget = true
      stored = new Map()
      past.length = 0
      disk.clear()
      owed.clear()
    },
    /** Kills the browser. Its storage is as it was this many changes ago. */
    kill: (ago: number) => {
      for (const tab of tabs) {
        leave(tab)
        tab.history = {}
      }
      messages = []
      held.clear()
      stored = past.at(-1 - ago) ?? new Map()
    },
    sent,
    doubles,
    /** Loans reported as more than were taken, which no server here creates. (If the phone forgets a loan, the list shows one more.) */
    overcounted: () =>
      tabs.flatMap(
        ({ page }) =>
          (!mayForget && page?.journal.read(PRODUCT).filter(({ newOrders }) => newOrders !== undefined)) || [],
      ),
    pages: () => tabs.flatMap(({ page }) => page ?? []),
  }
}

const at = (tabs: Tab[], index: number): Tab => {
  const tab = tabs[index % tabs.length]
  if (!tab) throw new Error('There is no tab')
  return tab
}

const parse = (text: string | undefined): StoredLoan[] => (text === undefined ? [] : JSON.parse(text))
