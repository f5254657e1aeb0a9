import type { LoanConfirmation, LoanPush } from '../../../api/confirmation.ts'
import { createBook } from '../../../ledger/book.ts'
import type { Journal } from '../../../ledger/journal.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import type { NotSent, Sending } from '../../../ledger/send-once.ts'
import type { TabLock } from '../../../ledger/tab-lock.ts'
import { sorted } from '../../../lib/list.ts'
import { logError } from '../../../platform/error-log.ts'
import {
  agreementOf,
  type Borrower,
  LOAN_KINDS,
  type LoanEntry,
  loanOf,
  loansToAskAbout,
  storedChange,
  type StoredLoan,
  whose,
} from './loan-entry.ts'
import { termsOf } from './offer.ts'

/** For this long, new orders of the product may come from a request of this device. */
const COUNTED_MS = 3_600_000

interface Ports {
  productId: string
  journal: Journal<StoredLoan>
  lock: TabLock
  now: () => number
  borrower: () => Borrower
  /** Reads the offer anew. */
  readOffer: () => Promise<LoanConfirmation>
  /** The numbers of the borrower's orders of this product; undefined if they cannot be loaded. */
  readOrders: () => Promise<string[] | undefined>
  /** `key` identifies the request, also if a browser sends it twice. */
  push: (loan: LoanPush, key: Sending['key']) => Promise<{ lendDetailsUrl: string }>
}

/**
 * The result of a tap on confirm. Only after `accepted` and `unknown` there may be a loan, and very rarely after one that was
 * turned away.
 */
export type Taken =
  /** An earlier tap is still being processed. */
  | { kind: 'ignored' }
  | NotSent
  /** The journal has a loan of this product about which the borrower was not asked. */
  | { kind: 'asks' }
  /** The offer has changed, so nothing was sent. */
  | { kind: 'changed' }
  | { kind: 'refused'; error: unknown; isTurnedAway: boolean }
  | { kind: 'unknown' }
  /** `address` shows the order; the caller opens it as the link policy says. */
  | { kind: 'accepted'; address: string }

const turnOf = (entry: LoanEntry | undefined) => entry?.turn ?? 0

/** How many orders are new. */
const newIn = (after: string[], before: string[]) => after.filter((order) => !before.includes(order)).length

/**
 * Takes loans of one product. Each is sent once (src/ledger), and only after the offer was read again and still matches what
 * was shown (docs/decisions/036).
 */
export function createLoanTaking({ productId, journal, lock, now, borrower, readOffer, readOrders, push }: Ports) {
  const book = createBook({
    journal,
    subject: productId,
    lock,
    lockName: `loan:${productId}`,
    now,
    lose: () => storedChange({ kind: 'unknown' }),
    withdraw: () => storedChange({ kind: 'refused', before: undefined }),
  })
  const read = () => book.read().map(loanOf)
  const find = (id: string) => read().find((entry) => entry.id === id)
  const change = (id: string, to: Partial<LoanEntry>) => book.change(id, storedChange(to))
  const changeEach = (which: (entry: LoanEntry) => boolean, to: (entry: LoanEntry) => Partial<LoanEntry>) =>
    Promise.all(
      read()
        .filter(which)
        .map((entry) => change(entry.id, to(entry))),
    )
  /** The entry that this page is sending. */
  let sending: string | undefined
  let isBusy = false
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const setBusy = (busy: boolean) => {
    isBusy = busy
    notify()
  }

  const earlier = () => loansToAskAbout(read(), borrower(), book.agreed).filter(({ id }) => id !== sending)
  const asks = () => (earlier().length > 0 ? ({ kind: 'asks' } as const) : undefined)

  /** A loan whose order may still be missing in the list. */
  const mayStillCome = ({ kind, at, newOrders }: LoanEntry) =>
    (kind === 'unknown' || kind === 'turnedAway') && newOrders === undefined && now() - at < COUNTED_MS

  /** Loans that were taken or may have been, by a borrower who may be the present one. */
  const likely = () =>
    read().filter((entry) => LOAN_KINDS[entry.kind].mayBeTaken && whose(entry, borrower()) !== 'other')

  /** How many of the orders that are not in `before` may come from other loans. `before` was read before this loan. */
  function besides(id: string, before: string[]) {
    const [entries, turn] = [likely(), turnOf(find(id))]
    const isThere = (older: LoanEntry) => {
      const between = entries.filter((entry) => turnOf(entry) > turnOf(older) && turnOf(entry) < turn)
      return newIn(before, older.before ?? before) > between.length
    }
    return entries
      .filter((other) => other.id !== id && (turnOf(other) > turn || (mayStillCome(other) && !isThere(other))))
      .reduce((sum, { newOrders = 1 }) => sum + newOrders, 0)
  }

  /**
   * Counts the orders of a loan. The entry keeps only a number above one; the count is final once no other loan can add
   * orders.
   */
  function count(id: string, before: string[] | undefined, after: string[] | undefined): Partial<LoanEntry> {
    if (!before || !after) return {}
    const own = newIn(after, before) - besides(id, before)
    if (own <= 1 && read().some(mayStillCome)) return {}
    return { before: undefined, ...(own > 1 && { newOrders: own }) }
  }

  async function send(
    { id, key }: Sending,
    { amount, periods, termUnit }: LoanConfirmation,
    before: string[] | undefined,
  ) {
    try {
      const { lendDetailsUrl } = await push({ productId, amount, periods, termUnit }, key)
      // A server that ignores keys creates two loans if a browser sends a request twice (docs/decisions/065).
      const counted = before ? count(id, before, await readOrders()) : {}
      const taken: Taken = { kind: 'accepted', address: lendDetailsUrl }
      return { entry: storedChange({ kind: taken.kind, ...counted }), taken }
    } catch (error) {
      // A refusal that contains an order is not a refusal (src/api/call.ts). Neither is the refusal of a repeated send whose
      // first send created a loan.
      if (!isRefusal(error)) throw error
      const after = before && (await readOrders())
      if (before && after && newIn(after, before) > 0) throw error
      logError(error, 'loan')
      const isTurnedAway = error.kind !== 'refused' || !after
      const taken: Taken = { kind: 'refused', error, isTurnedAway }
      // A list may be one read late. If the server did not look at the loan, a single list proves nothing.
      const canTell = error.kind === 'refused' || after !== undefined
      const entry: Partial<LoanEntry> = isTurnedAway
        ? { kind: 'turnedAway', ...(!canTell && { before: undefined }) }
        : { kind: 'refused', before: undefined }
      return { entry: storedChange(entry), taken }
    }
  }

  /** The list has only the present borrower's orders. */
  const isOwn = (entry: LoanEntry) => whose(entry, borrower()) === 'own'

  /** Whether the list has more orders than before a loan; undefined if unknown. */
  const showsMore = ({ before }: LoanEntry, after: string[] | undefined) => before && after && newIn(after, before) > 0

  /** Updates turned-away loans that the list shows anyway: an earlier send of the request created them. */
  async function reviveTurnedAway(after: string[]) {
    await changeEach(
      (entry) => entry.kind === 'turnedAway' && isOwn(entry) && showsMore(entry, after) === true,
      () => ({ kind: 'unknown' }),
    )
  }

  /**
   * Run before another loan: a turned-away loan was not created if the list still shows nothing new. Otherwise the borrower
   * is asked.
   */
  async function settleTurnedAway(after: string[] | undefined) {
    await changeEach(
      (entry) => entry.kind === 'turnedAway' && whose(entry, borrower()) !== 'other',
      (entry) =>
        isOwn(entry) && showsMore(entry, after) === false
          ? { kind: 'refused', before: undefined }
          : { kind: 'unknown' },
    )
  }

  /**
   * Counts loans that were not counted yet: the reply was lost, or the list could not be loaded. (During a tap, the tap reads
   * its own list.)
   */
  async function countLeft() {
    const left = read().filter((entry) => entry.before && whose(entry, borrower()) === 'own')
    const isDue = ({ at }: LoanEntry) => now() - at < COUNTED_MS
    const past = left.filter((entry) => !isDue(entry) && entry.kind !== 'turnedAway')
    await Promise.all(past.map(({ id }) => change(id, { before: undefined })))
    if (isBusy || !left.some(isDue)) return
    const after = await readOrders()
    if (!after) return
    await reviveTurnedAway(after)
    // Newest first: its orders cannot belong to an older loan.
    for (const { id, before } of sorted(left.filter(isDue), (one, other) => turnOf(other) - turnOf(one))) {
      const counted = count(id, before, after)
      if ('before' in counted) await change(id, counted)
    }
  }

  async function takeOnce(shown: LoanConfirmation): Promise<Taken> {
    const result = await book.sendOnce({
      early: asks,
      read: async () => {
        // The tabs answer while the offer is being read.
        book.askTabs()
        const [offer, orders] = await Promise.all([readOffer(), readOrders()])
        await settleTurnedAway(orders)
        return { offer, orders }
      },
      decide: ({ offer }) => asks() ?? (termsOf(offer) === termsOf(shown) ? undefined : ({ kind: 'changed' } as const)),
      write: ({ offer: { amount }, orders }) =>
        book.add((begun) => {
          sending = begun.id
          return { ...begun, amount: amount.major, ...borrower(), before: orders }
        }),
      send: (written, { offer, orders }) => send(written, offer, orders),
    })
    return result.kind === 'sent' ? (result.sent?.taken ?? { kind: 'unknown' }) : result
  }

  return {
    /** Takes the loan that was shown. Taps during an earlier one do nothing. */
    take: async (shown: LoanConfirmation): Promise<Taken> => {
      if (isBusy) return { kind: 'ignored' }
      setBusy(true)
      try {
        return await takeOnce(shown)
      } finally {
        sending = undefined
        setBusy(false)
        void countLeft()
      }
    },
    /** Loans of this product about which the borrower was not asked yet, oldest first. */
    earlier,
    isBusy: () => isBusy,
    subscribe: (listener: () => void) => {
      const unsubscribe = journal.subscribe(listener)
      listeners.add(listener)
      return () => {
        unsubscribe()
        listeners.delete(listener)
      }
    },
    /** The borrower was told of these loans and wants another one anyway. */
    agree: (entries: LoanEntry[]) => {
      book.agree(entries.map(agreementOf))
      notify()
    },
    recover: async () => {
      await book.recover()
      await countLeft()
    },
  }
}

export type LoanTaking = ReturnType<typeof createLoanTaking>
