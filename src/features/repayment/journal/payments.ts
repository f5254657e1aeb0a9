import { createBook } from '../../../ledger/book.ts'
import type { Journal } from '../../../ledger/journal.ts'
import { type NotSent, readNothing } from '../../../ledger/send-once.ts'
import type { TabLock } from '../../../ledger/tab-lock.ts'
import { inTime } from '../../../lib/in-time.ts'
import { randomId } from '../../../lib/random-id.ts'
import { type Entry, type Intent, isDoubtful, isOpen, wasCodeRefused, mayHavePaid } from './entry.ts'
import {
  beforeOf,
  idsOf,
  isSamePayment,
  isShownBy,
  type OrderReading,
  settle,
  type Standing,
  standingBefore,
} from './rules.ts'

interface Ports {
  orderId: string
  journal: Journal<Entry>
  lock: TabLock
  /** Reads the order and its instalments again. */
  readOrder: () => Promise<OrderReading>
  /** Reads again whether an extension is offered at this fee. */
  readOffer: (fee: Intent['amount']) => Promise<boolean>
  now: () => number
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
  | { kind: 'asks'; standing: Standing }
  /** The payment no longer waits for its code, or another session sent it. It may have been made. */
  | { kind: 'replaced'; mayBePaid: boolean }

/** The new state of a payment that does not continue: no request that could move money was sent, except a refused code. */
const unmade = ({ mayBePaid }: Entry): Partial<Entry> => ({ state: mayBePaid ? 'unknown' : 'refused', code: undefined })

/** Clears what an earlier code step recorded: after a later request, only the result of that request counts. */
const LATER_THAN_ANY_CODE: Partial<Entry> = {
  code: undefined,
  mayBePaid: undefined,
  mayBeRight: undefined,
  isTurnedAway: undefined,
  isDuplicate: undefined,
}

/** After this time a read counts as failed: nothing is sent, and the borrower may try again. */
const READ_MS = 10_000

/** The payment for which data is read. */
type About = Pick<Intent, 'purpose' | 'amount'>

/** The data that a payment needs first. */
export interface Reading extends OrderReading {
  /** False if the payment is an extension's fee that is not offered. */
  isOffered: boolean
}

/** The result of a payment, for its entry. */
export type Outcome = Pick<Entry, 'state'> &
  Pick<Partial<Entry>, 'code' | 'record' | 'mayBePaid' | 'mayBeRight' | 'isTurnedAway' | 'isDuplicate'>

/**
 * The payments of one order. Each is sent once (src/ledger), after the order was read; what was paid elsewhere is only noted. The borrower is asked first if the
 * journal or the order has a payment that may be the same (docs/decisions/032).
 */
export function createPayments({ orderId, journal, lock, readOrder, readOffer, now, session }: Ports) {
  const book = createBook({
    journal,
    subject: orderId,
    lock,
    lockName: `pay:${orderId}`,
    now,
    // Also for Alipay: in a browser without locks, a tab that was only asleep may still receive the address of the payment
    // site.
    lose: () => ({ ...LATER_THAN_ANY_CODE, state: 'unknown' }),
    // It still waits for the code that it has.
    withdraw: ({ code }) => ({ state: code ? 'needsCode' : 'refused' }),
  })
  const { read, find, change } = book

  async function readFirst({ purpose, amount }: About): Promise<Reading> {
    // The tabs answer while the order is being read.
    book.askTabs()
    const readings = Promise.all([readOrder(), purpose === 'extension' ? readOffer(amount) : true])
    const [order, isOffered] = await inTime(READ_MS, readings)
    return { ...order, isOffered }
  }

  async function readAndSettle(about: About) {
    const reading = await readFirst(about)
    await book.replace(settle(read(), reading))
    return reading
  }

  const add = ({ amount, periods, ...rest }: Intent, reading: OrderReading | undefined, state: Entry['state']) =>
    book.add((begun) => ({
      ...begun,
      ...rest,
      state,
      ...(amount && { amount: amount.minor }),
      ...(periods && { periods }),
      ...(reading && { before: beforeOf(reading) }),
    }))

  const sending = (send: (id: string) => Promise<Outcome>) => async (id: string) => ({
    entry: await send(id).then((outcome) => {
      if (outcome.state !== 'needsCode') return { ...LATER_THAN_ANY_CODE, ...outcome }
      // A code that was refused earlier may have been used; that counts more.
      const { mayBePaid, isTurnedAway } = find(id) ?? {}
      return { code: undefined, ...outcome, ...(mayBePaid && !isTurnedAway && { isTurnedAway: undefined }) }
    }),
  })

  /** Why a payment may not be sent now. `own` is its entry, if it already exists. */
  function against(intent: Omit<Intent, 'way'>, reading: Reading, own?: Entry): Blocked | undefined {
    if (reading.isPaidOff) return { kind: 'paidOff' }
    if (!reading.isOffered) return { kind: 'notOffered' }
    const standing = standingBefore(intent, read(), reading, { own, agreed: [...book.agreed] })
    return standing && { kind: 'asks', standing }
  }

  function replaced(id: string) {
    const entry = find(id)
    return {
      kind: 'replaced' as const,
      mayBePaid: entry !== undefined && entry.state !== 'refused' && mayHavePaid(entry),
    }
  }

  const end = (id: string) => book.changeEach((entry) => entry.id === id, unmade)

  /** The payment, if it waits for its code in this session. */
  function waiting(id: string): Entry | undefined {
    const entry = find(id)
    return entry?.state === 'needsCode' && entry.code?.session === session() ? entry : undefined
  }

  return {
    /** Sends a new payment. Resolves once its result is in the journal. */
    begin: (intent: Intent, send: (id: string) => Promise<Outcome>): Promise<Blocked | { kind: 'sent'; id?: string }> =>
      book.sendOnce({
        read: () => readAndSettle(intent),
        decide: (reading) => against(intent, reading),
        write: async (reading) => {
          // Only the newest payment continues to its code.
          await book.changeEach((entry) => entry.state === 'needsCode' && isOpen(entry), unmade)
          return add(intent, reading, 'sending')
        },
        send: sending(send),
      }),
    /** Continues a payment that waits for its code: sends the code, or requests another one. */
    goOn: async (
      id: string,
      send: (key: string) => Promise<Outcome>,
    ): Promise<Blocked | { kind: 'sent'; id?: string }> => {
      let key = ''
      const result = await book.sendOnce({
        early: () => (waiting(id) ? undefined : replaced(id)),
        read: () => readAndSettle(intentOf(find(id))),
        decide: (reading): Blocked | undefined => {
          const entry = waiting(id)
          if (reading.isPaidOff) return { kind: 'paidOff' }
          return entry ? against(intentOf(entry), reading, entry) : replaced(id)
        },
        write: async () => {
          key = randomId()
          await change(id, { state: 'sending', key })
          return id
        },
        send: sending(() => send(key)),
      })
      // Its code is no longer useful.
      if (result.kind === 'notOffered') await end(id)
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
          if (sent && sent.state === 'handedOver') await change(sent.id, { state: 'reported', isDenied: undefined })
          const known =
            sent ||
            (!isAnother &&
              read().find((entry) => isSameReport(entry, intent) || (mayBeSent && isReportOf(entry, intent))))
          // The order has shown other payments since. They would count for this one too.
          const isOld = seen && read().some((entry) => entry.isShown && !isShownBy(entry, seen))
          return known ? known.id : add(intent, isOld ? undefined : seen, 'reported')
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
    agree: (standing: Standing) => book.agree(idsOf(standing)),
    hasAgreed: (entry: Entry) => idsOf({ entries: [entry], paidPeriods: [] }).every((id) => book.agreed.has(id)),
    recover: book.recover,
    /**
     * Ends a payment for which no request that could move money was sent: its code was not entered, or its site not opened. A
     * payment with a refused code may have been made, so it continues to wait for the right code.
     */
    endUnsent: async (id: string) => {
      const { state, mayBePaid } = find(id) ?? {}
      if ((state === 'needsCode' && !mayBePaid) || state === 'handedOver') await end(id)
    },
    /** The borrower says whether they paid at the payment site. */
    answerHandOver: (didPay: boolean) =>
      book.changeEach(
        ({ state, isDenied }) => state === 'handedOver' && !isDenied,
        () => (didPay ? { state: 'reported' } : { isDenied: true }),
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

const isSentAlready = (entry: Entry, intent: Intent) =>
  isOpen(entry) &&
  !isDoubtful(entry) &&
  !wasCodeRefused(entry) &&
  // The borrower does not mean a payment that they denied, except at the payment site: they may have paid there since.
  (!entry.isDenied || entry.state === 'handedOver') &&
  entry.way !== 'account' &&
  mayHavePaid(entry) &&
  isSamePayment(intent, entry)

/** Whether the borrower has told of this payment before. */
export const isSameReport = (entry: Entry, { way, purpose, amount, periods }: Intent) =>
  entry.state === 'reported' &&
  isOpen(entry) &&
  entry.way === way &&
  entry.purpose === purpose &&
  entry.amount === amount?.minor &&
  entry.periods?.from === periods?.from &&
  entry.periods?.to === periods?.to

/** Whether it may be a report of this payment. An old address may name neither its instalments nor that it pays a fee. */
const isReportOf = (entry: Entry, intent: Intent) =>
  entry.state === 'reported' && isOpen(entry) && entry.way === intent.way && isSamePayment(intent, entry)
