import type { LoanConfirmation, LoanPush } from '../../../api/confirmation.ts'
import { createBook } from '../../../ledger/book.ts'
import type { Journal } from '../../../ledger/journal.ts'
import { isRefusal, type NotSent } from '../../../ledger/send-once.ts'
import type { TabLock } from '../../../ledger/tab-lock.ts'
import { logError } from '../../../platform/error-log.ts'
import { agreementOf, type Borrower, type LoanEntry, standingLoans, whose } from './loan-entry.ts'
import { termsOf } from './offer.ts'

/** For so long new orders of the product may be of what was sent from here. */
const COUNTED_MS = 3_600_000

interface Ports {
  productId: string
  journal: Journal<LoanEntry>
  lock: TabLock
  now: () => number
  borrower: () => Borrower
  /** Reads the offer anew. */
  readOffer: () => Promise<LoanConfirmation>
  /** The numbers of the borrower's orders of this product; undefined where they cannot be read. */
  readOrders: () => Promise<string[] | undefined>
  /** `key` names what is sent, also where a browser sends it twice. */
  push: (loan: LoanPush, key: string) => Promise<{ lendDetailsUrl: string }>
}

/** What became of a tap on confirm. Only after `accepted` and `unknown` there may be a loan. */
export type Taken =
  /** A tap before it is still being answered. */
  | { kind: 'ignored' }
  | NotSent
  /** The journal holds a loan of this product that the borrower was not asked about. */
  | { kind: 'standing' }
  /** The offer has changed, so nothing was sent. */
  | { kind: 'changed' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'unknown' }
  /** `address` is where the order is shown; the caller opens it as the link policy says. */
  | { kind: 'accepted'; address: string }

/**
 * Takes loans of one product. Each is sent once (src/ledger), and only after the offer was read again and is what was shown
 * (docs/decisions/036).
 */
export function createLoanTaking({ productId, journal, lock, now, borrower, readOffer, readOrders, push }: Ports) {
  const book = createBook({
    journal,
    subject: productId,
    lock,
    lockName: `loan:${productId}`,
    now,
    lose: () => ({ state: 'unknown' }),
  })
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

  const standing = () => standingLoans(book.read(), borrower(), book.agreed).filter(({ id }) => id !== sending)
  const stands = () => (standing().length > 0 ? ({ kind: 'standing' } as const) : undefined)

  /** How many orders are new; undefined where the list could not be read. */
  async function newSince(before: string[] | undefined) {
    const after = before && (await readOrders())
    return after?.filter((order) => !before?.includes(order)).length
  }

  /** A loan whose order may only now come into the list. */
  const mayStillCome = ({ state, at }: LoanEntry) => state === 'unknown' && now() - at < COUNTED_MS

  /** How many other loans, of whom may be the same borrower, have orders that may be among the new ones of this one. */
  function besides(id: string) {
    const turn = book.find(id)?.turn ?? 0
    const isBeside = (other: LoanEntry) => (other.turn ?? 0) > turn || mayStillCome(other)
    return book
      .read()
      .filter(
        (other) =>
          other.id !== id && other.state !== 'refused' && whose(other, borrower()) !== 'other' && isBeside(other),
      ).length
  }

  /** Counts what was made of a loan. What its entry keeps of that: too many, or nothing, once no more can come of others. */
  async function count(id: string, before: string[] | undefined): Promise<Partial<LoanEntry>> {
    const all = await newSince(before)
    const own = all && all - besides(id)
    if (own === undefined || (own <= 1 && book.read().some(mayStillCome))) return {}
    return { before: undefined, ...(own > 1 && { newOrders: own }) }
  }

  async function send(id: string, { amount, periods, termUnit }: LoanConfirmation, before: string[] | undefined) {
    try {
      const { lendDetailsUrl } = await push({ productId, amount, periods, termUnit }, id)
      // A server that knows no keys makes two loans where a browser sent one twice (docs/decisions/065).
      const counted = await count(id, before)
      const taken: Taken = { kind: 'accepted', address: lendDetailsUrl }
      return { entry: { state: taken.kind, ...counted }, taken }
    } catch (error) {
      // A refusal that brings an order is none (src/api/call.ts), and none is one of a loan that was made by a first sending.
      if (!isRefusal(error) || ((await newSince(before)) ?? 0) > 0) throw error
      logError(error, 'loan')
      const taken: Taken = { kind: 'refused', error }
      return { entry: { state: taken.kind, before: undefined }, taken }
    }
  }

  /** Counts what nobody has counted: the answer was lost, or the list could not be read. */
  async function countLeft() {
    for (const { id, before, state, at, ...taker } of book.read()) {
      if (!before || (state !== 'accepted' && state !== 'unknown') || whose(taker, borrower()) !== 'own') continue
      const counted = now() - at < COUNTED_MS ? await count(id, before) : { before: undefined }
      if ('before' in counted) await book.change(id, counted)
    }
  }

  async function takeOnce(shown: LoanConfirmation): Promise<Taken> {
    const result = await book.sendOnce({
      early: stands,
      read: async () => {
        // They answer while the offer is read.
        book.askTabs()
        const [offer, orders] = await Promise.all([readOffer(), readOrders()])
        return { offer, orders }
      },
      decide: ({ offer }) =>
        stands() ?? (termsOf(offer) === termsOf(shown) ? undefined : ({ kind: 'changed' } as const)),
      write: ({ offer: { amount }, orders }) =>
        book.add((begun) => {
          sending = begun.id
          return { ...begun, amount: amount.major, ...borrower(), before: orders }
        }),
      send: (id, { offer, orders }) => send(id, offer, orders),
    })
    return result.kind === 'sent' ? (result.sent?.taken ?? { kind: 'unknown' }) : result
  }

  return {
    /** Takes the loan that was shown. Taps while one is being answered do nothing. */
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
    /** Loans of this product that the borrower has not been asked about, the oldest first. */
    standing,
    isBusy: () => isBusy,
    subscribe: (listener: () => void) => {
      const unsubscribe = journal.subscribe(listener)
      listeners.add(listener)
      return () => {
        unsubscribe()
        listeners.delete(listener)
      }
    },
    /** The borrower was told of these loans and wants another one all the same. */
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
