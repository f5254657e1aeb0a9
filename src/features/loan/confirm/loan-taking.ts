import { ApiError } from '../../../api/api-error.ts'
import type { LoanConfirmation, LoanPush } from '../../../api/confirmation.ts'
import type { Journal } from '../../../ledger/journal.ts'
import type { TabLock } from '../../../ledger/tab-lock.ts'
import { randomId } from '../../../lib/random-id.ts'
import { logError } from '../../../platform/error-log.ts'
import { agreementOf, type Borrower, type LoanEntry, standingLoans } from './loan-entry.ts'
import { termsOf } from './offer.ts'

interface Ports {
  productId: string
  journal: Journal<LoanEntry>
  lock: TabLock
  now: () => number
  borrower: () => Borrower
  /** Reads the offer anew. */
  readOffer: () => Promise<LoanConfirmation>
  push: (loan: LoanPush) => Promise<{ lendDetailsUrl: string }>
}

/** What became of a tap on confirm. Only after `accepted` and `unknown` there may be a loan. */
export type Taken =
  /** A tap before it is still being answered. */
  | { kind: 'ignored' }
  /** Another tab is sending. */
  | { kind: 'busy' }
  /** The journal holds a loan of this product that the borrower was not asked about. */
  | { kind: 'standing' }
  /** The offer could not be read again, so nothing was sent. */
  | { kind: 'unread'; error: unknown }
  /** The offer has changed, so nothing was sent. */
  | { kind: 'changed' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'unknown' }
  /** `address` is where the order is shown; the caller opens it as the link policy says. */
  | { kind: 'accepted'; address: string }

/**
 * Takes loans of one product. Each is sent once, under a lock that all tabs share, is written into the journal before it is
 * sent, and only after the offer was read again and is what was shown (docs/decisions/036).
 */
export function createLoanTaking({ productId, journal, lock, now, borrower, readOffer, push }: Ports) {
  const agreed = new Set<string>()
  /** The entry that this page is sending. */
  let sending: string | undefined
  let isBusy = false
  const listeners = new Set<() => void>()
  const setBusy = (busy: boolean) => {
    isBusy = busy
    for (const listener of listeners) listener()
  }

  const read = () => journal.read(productId)
  const standing = () => standingLoans(read(), borrower(), agreed).filter(({ id }) => id !== sending)

  /** Whoever holds the lock knows that nobody else is sending: the page that began such a loan is gone. */
  function endOrphans() {
    for (const { id, state } of read()) if (state === 'sending') journal.change(productId, id, { state: 'unknown' })
  }

  async function send(offer: LoanConfirmation): Promise<Taken> {
    const { amount, periods, termUnit } = offer
    const id = randomId()
    sending = id
    journal.add(productId, { id, revision: 0, state: 'sending', at: now(), amount: amount.major, ...borrower() })
    let taken: Taken
    try {
      const { lendDetailsUrl } = await push({ productId, amount, periods, termUnit })
      taken = { kind: 'accepted', address: lendDetailsUrl }
    } catch (error) {
      logError(error, 'loan')
      taken = isRefusal(error) ? { kind: 'refused', error } : { kind: 'unknown' }
    }
    journal.change(productId, id, { state: taken.kind })
    sending = undefined
    return taken
  }

  async function takeLocked(shown: LoanConfirmation): Promise<Taken> {
    endOrphans()
    if (standing().length > 0) return { kind: 'standing' }
    // They answer while the offer is read.
    journal.askTabs()
    let offer: LoanConfirmation
    try {
      offer = await readOffer()
    } catch (error) {
      return { kind: 'unread', error }
    }
    if (standing().length > 0) return { kind: 'standing' }
    if (termsOf(offer) !== termsOf(shown)) return { kind: 'changed' }
    return send(offer)
  }

  const locked = (task: () => Promise<Taken>) =>
    lock(`loan:${productId}`, task).then((result): Taken => (result === 'busy' ? { kind: 'busy' } : result))

  return {
    /** Takes the loan that was shown. Taps while one is being answered do nothing. */
    take: async (shown: LoanConfirmation): Promise<Taken> => {
      if (isBusy) return { kind: 'ignored' }
      setBusy(true)
      try {
        return await locked(() => takeLocked(shown))
      } finally {
        setBusy(false)
      }
    },
    /** Loans of this product that the borrower has not been asked about, the oldest first. */
    standing,
    isBusy: () => isBusy,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** The borrower was told of these loans and wants another one all the same. */
    agree: (entries: LoanEntry[]) => {
      for (const entry of entries) agreed.add(agreementOf(entry))
      for (const listener of listeners) listener()
    },
    /** Ends what a page that is gone was sending. Does nothing while a page that is there sends. */
    recover: async () => {
      if (isBusy || !read().some(({ state }) => state === 'sending')) return
      await lock(`loan:${productId}`, async () => endOrphans()).catch((error: unknown) =>
        logError(error, 'loans of a page that is gone'),
      )
    },
  }
}

export type LoanTaking = ReturnType<typeof createLoanTaking>

/** Whether the server has certainly made no loan. A refusal that brings an order is none (src/api/call.ts). */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'refused' || error.kind === 'session')
