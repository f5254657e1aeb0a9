import { createBook } from '../../../ledger/book.ts'
import type { Journal } from '../../../ledger/journal.ts'
import { type NotSent, readNothing, type Sending } from '../../../ledger/send-once.ts'
import type { TabLock } from '../../../ledger/tab-lock.ts'
import { inTime } from '../../../lib/in-time.ts'
import { randomId } from '../../../lib/random-id.ts'
import { type Continued, type Result, statusAfter } from './changes.ts'
import { type Entry, entryOf, type Intent, type StoredEntry, storedOf } from './entry.ts'
import { rowOf } from './questions.ts'
import { settleJournal } from './settle-journal.ts'
import { type Kind, storedStatus, unlessEnded, type Unshown, voided, type Waiting } from './status.ts'
import {
  beforeOf,
  beforeSince,
  idsOf,
  isSamePayment,
  type OrderReading,
  type ReasonToAsk,
  reasonToAsk,
} from './rules.ts'

interface Ports {
  orderId: string
  journal: Journal<StoredEntry>
  lock: TabLock
  /** Reads the order and its instalments again. */
  readOrder: () => Promise<OrderReading>
  /** Reads again whether an extension is offered at this fee. */
  readOffer: (fee: Intent['amount']) => Promise<boolean>
  now: () => number
  /** The order shows a payment that nobody was sure of. */
  onArrived: () => void
  /** A digest of the present session. */
  session: () => string
}

/** Why nothing was sent. */
export type Blocked =
  | NotSent
  /** Nothing is left to pay. */
  | { kind: 'paidOff' }
  /** No extension is offered at this fee. The payment would be taken, but the due date would not change. */
  | { kind: 'notOffered' }
  /** The borrower must be asked whether to pay again. */
  | { kind: 'asks'; reason: ReasonToAsk }
  /** The payment no longer waits for its code, or another session sent it. It may have been made. */
  | { kind: 'replaced'; mayBePaid: boolean }

/** After this time a read counts as failed: nothing is sent, and the borrower may try again. */
const READ_MS = 10_000

/** The payment for which data is read. */
type About = Pick<Intent, 'purpose' | 'amount'>

/** The data that a payment needs first. */
export interface Reading extends OrderReading {
  /** False if the payment is an extension's fee that is not offered. */
  isOffered: boolean
}

/** Sends the request. If it throws, nobody knows what became of it. */
type Send<Kept extends Result> = (sending: Sending) => Promise<Kept>

/**
 * The payments of one order. Each is sent once (src/ledger), after the order was read; what was paid elsewhere is only noted. The borrower is asked first if the
 * journal or the order has a payment that may be the same (docs/decisions/032).
 */
export function createPayments({ orderId, journal, lock, readOrder, readOffer, now, onArrived, session }: Ports) {
  const book = createBook({
    journal,
    subject: orderId,
    lock,
    lockName: `pay:${orderId}`,
    now,
    // Also for Alipay: in a browser without locks, a tab that was only asleep may still receive the address of the payment
    // site.
    lose: (stored) => storedStatus(unlessEnded(entryOf(stored).status, { kind: 'unknown' })),
    withdraw: (stored) => {
      const { status } = entryOf(stored)
      // It still waits for the code that it has.
      return storedStatus((status.kind === 'sending' && status.was) || { kind: 'refused' })
    },
  })
  const read = () => book.read().map(entryOf)
  const find = (id: string) => read().find((entry) => entry.id === id)
  /** Changes a payment; what the order has shown meanwhile stays shown. */
  const become = (id: string, status: Unshown, facts: Partial<StoredEntry> = {}) =>
    book.change(id, { ...facts, ...storedStatus(unlessEnded(find(id)?.status, status)) })
  const becomeEach = (entries: readonly Entry[], to: (entry: Entry) => Unshown) =>
    Promise.all(entries.map((entry) => become(entry.id, to(entry))))

  async function readFirst({ purpose, amount }: About): Promise<Reading> {
    // The tabs answer while the order is being read.
    book.askTabs()
    const readings = Promise.all([readOrder(), purpose === 'extension' ? readOffer(amount) : true])
    const [order, isOffered] = await inTime(READ_MS, readings)
    return { ...order, isOffered }
  }

  async function readAndSettle(about: About) {
    const reading = await readFirst(about)
    await settleJournal({ journal, orderId, reading, onArrived, isCopied: true })
    return reading
  }

  const add = ({ amount, periods, ...rest }: Intent, reading: OrderReading | undefined, status: Unshown) =>
    book.add(({ state: _sending, ...begun }) =>
      storedOf({
        ...begun,
        ...rest,
        status,
        ...(amount && { amount: amount.minor }),
        ...(periods && { periods }),
        ...(reading && { before: beforeOf(reading) }),
      }),
    )

  /** Sends, and makes of the result what is stored. */
  async function resultOf<Kept extends Result>(sending: Sending, send: Send<Kept>, continued?: Continued) {
    const by = session()
    const result = await send(sending)
    const facts =
      result.kind === 'accepted'
        ? { record: result.record ?? continued?.was.code?.repayRecordId, acceptedAt: now() }
        : {}
    const status = unlessEnded(find(sending.id)?.status, statusAfter(result, by, continued))
    return { result, entry: { ...facts, ...storedStatus(status) } }
  }

  /** Why a payment may not be sent now. `own` is its entry, if it already exists. */
  function against(intent: Omit<Intent, 'way'>, reading: Reading, own?: Entry): Blocked | undefined {
    if (reading.isPaidOff) return { kind: 'paidOff' }
    if (!reading.isOffered) return { kind: 'notOffered' }
    const reason = reasonToAsk(intent, read(), reading, { own, agreed: [...book.agreed] })
    return reason && { kind: 'asks', reason }
  }

  const replaced = (entry: Entry | undefined) => ({
    kind: 'replaced' as const,
    mayBePaid: entry !== undefined && rowOf(entry).asks !== 'none',
  })

  /** The payment, if it waits for its code in this session. */
  function waiting(id: string): (Entry & { status: Waiting }) | undefined {
    const entry = find(id)
    if (!entry || !('code' in entry.status)) return undefined
    const { status, ...facts } = entry
    return status.code?.session === session() ? { ...facts, status } : undefined
  }

  return {
    /** Sends a new payment. Resolves once its result is in the journal. */
    begin: <Kept extends Result>(intent: Intent, send: Send<Kept>) =>
      book.sendOnce({
        read: () => readAndSettle(intent),
        decide: (reading) => against(intent, reading),
        write: async (reading) => {
          // Only the newest payment continues to its code.
          await Promise.all(read().flatMap(({ id, status }) => ('code' in status ? [become(id, voided(status))] : [])))
          return add(intent, reading, { kind: 'sending' })
        },
        send: (sending) => resultOf(sending, send),
      }),
    /** Continues a payment that waits for its code: sends the code, or requests another one. */
    goOn: async <Kept extends Result>(id: string, { isCode, send }: { isCode: boolean; send: Send<Kept> }) => {
      // Another tab may write the entry meanwhile.
      let was: Waiting = { kind: 'awaitsCode' }
      let key = ''
      const result = await book.sendOnce({
        early: () => (waiting(id) ? undefined : replaced(find(id))),
        read: () => readAndSettle(intentOf(find(id))),
        decide: (reading): Blocked | undefined => {
          const entry = waiting(id)
          if (reading.isPaidOff) return { kind: 'paidOff' }
          return entry ? against(intentOf(entry), reading, entry) : replaced(find(id))
        },
        write: async () => {
          was = waiting(id)?.status ?? was
          key = randomId()
          await become(id, { kind: 'sending', was }, { key })
          return id
        },
        keyOf: () => key,
        send: (sending) => resultOf(sending, send, { was, isCode }),
      })
      // Its code is no longer useful.
      const entry = result.kind === 'notOffered' && waiting(id)
      if (entry) await become(id, voided(entry.status))
      return result
    },
    /**
     * Records a payment that the borrower made elsewhere. The money is already gone, so no reading of the order comes first: who
     * closes the page at once has told of it all the same. Whoever reads the order next settles it. `seen` is what the order
     * showed before the payment, if known. `mayBeSent`: the borrower was only asked whether they paid, so they may mean a
     * payment that was sent from here. `isAnother`: the borrower says that they paid once more, so it is none of the earlier
     * reports.
     */
    report: async (
      intent: Intent,
      {
        seen,
        mayBeSent,
        isAnother,
      }: { seen?: OrderReading | undefined; mayBeSent?: boolean | undefined; isAnother?: boolean | undefined } = {},
    ): Promise<{ kind: 'busy' } | { kind: 'reported' } | { kind: 'failed' }> => {
      const result = await book.sendOnce({
        read: readNothing,
        decide: () => undefined,
        write: async () => {
          const sent = mayBeSent && read().find((entry) => isSentAlready(entry, intent))
          if (sent && AT_SITE.includes(sent.status.kind)) await become(sent.id, { kind: 'reported' })
          const known =
            sent || (!isAnother && read().find((entry) => (mayBeSent ? isReportOf : isSameReport)(entry, intent)))
          return known ? known.id : add(intent, seen && beforeSince(seen, read(), intent.purpose), { kind: 'reported' })
        },
      })
      if (result.kind === 'busy') return { kind: 'busy' }
      return { kind: 'id' in result && result.id !== undefined ? 'reported' : 'failed' }
    },
    /** Reads the order, which may show payments of the journal. Throws if reading fails. */
    check: () => readAndSettle({ purpose: 'bill', amount: undefined }),
    /** Reads the data needed before a payment outside the app. Throws if reading fails. */
    checkFor: readAndSettle,
    /** The borrower was told of these payments and pays anyway. */
    agree: (reason: ReasonToAsk) => book.agree(idsOf(reason)),
    hasAgreed: (entry: Entry) => idsOf({ entries: [entry], paidPeriods: [] }).every((id) => book.agreed.has(id)),
    recover: book.recover,
    /**
     * Ends a payment for which no request that could move money was sent: its code was not entered, or its site not opened. A
     * payment with a refused code may have been made, so it continues to wait for the right code.
     */
    endUnsent: async (id: string) => {
      const { kind } = find(id)?.status ?? {}
      if (kind === 'awaitsCode' || kind === 'handedOver') await become(id, { kind: 'refused' })
    },
    /** The borrower says whether they made this payment at its site. In another tab they may have said otherwise. */
    answerHandOver: (asked: Entry, didPay: boolean) =>
      becomeEach(
        read().filter(
          (entry) =>
            (entry.status.kind === 'handedOver' && isSamePayment(intentOf(asked), entry)) ||
            (entry.id === asked.id && didPay && entry.status.kind === 'deniedAtSite'),
        ),
        () => ({ kind: didPay ? 'reported' : 'deniedAtSite' }),
      ),
    session,
  }
}

const intentOf = ({ purpose = 'bill', periods, amount }: Partial<Entry> = {}) => ({
  purpose,
  periods,
  amount: amount === undefined ? undefined : { minor: amount },
})

export type Payments = ReturnType<typeof createPayments>

/** The borrower was sent to the payment site. */
const AT_SITE: readonly Kind[] = ['handedOver', 'deniedAtSite']

/** Whether the borrower means this payment, which was sent from here. */
const isSentAlready = (entry: Entry, intent: Intent) =>
  rowOf(entry).isMeant === true && entry.way !== 'account' && isSamePayment(intent, entry)

/** Whether the borrower has told of this payment before. */
export const isSameReport = ({ status, ...entry }: Entry, { way, purpose, amount, periods }: Intent) =>
  status.kind === 'reported' &&
  entry.way === way &&
  entry.purpose === purpose &&
  entry.amount === amount?.minor &&
  entry.periods?.from === periods?.from &&
  entry.periods?.to === periods?.to

/** Whether it may be a report of this payment. An old address may name neither its instalments nor that it pays a fee. */
const isReportOf = (entry: Entry, intent: Intent) =>
  entry.status.kind === 'reported' && entry.way === intent.way && isSamePayment(intent, entry)
