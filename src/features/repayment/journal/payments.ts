import { createBook } from '../../../ledger/book.ts'
import type { Journal } from '../../../ledger/journal.ts'
import type { NotSent } from '../../../ledger/send-once.ts'
import type { TabLock } from '../../../ledger/tab-lock.ts'
import { inTime } from '../../../lib/in-time.ts'
import { randomId } from '../../../lib/random-id.ts'
import { logError } from '../../../platform/error-log.ts'
import { type Entry, type Intent, isDoubtful, isOpen, wasCodeRefused, mayHavePaid } from './entry.ts'
import { beforeOf, idsOf, isSamePayment, type OrderReading, settle, type Standing, standingBefore } from './rules.ts'

interface Ports {
  orderId: string
  journal: Journal<Entry>
  lock: TabLock
  /** Reads the order and its instalments anew. */
  readOrder: () => Promise<OrderReading>
  /** Reads anew whether an extension is offered at this fee. */
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
  /** No extension is offered at this fee. It would be taken, and the due date would stay. */
  | { kind: 'notOffered' }
  /** The borrower must be asked whether to pay again. */
  | { kind: 'asks'; standing: Standing }
  /** The payment does not wait for its code any more, or another session sent it; it may have been made. */
  | { kind: 'replaced'; mayBePaid: boolean }

/** What becomes of a payment that goes on no further: nothing was sent that could move money, but for a code that was refused. */
const unmade = ({ mayBePaid }: Entry): Partial<Entry> => ({ state: mayBePaid ? 'unknown' : 'refused', code: undefined })

/** Of a payment that has been sent after its code was refused, only that says where it is. */
const LATER_THAN_ANY_CODE: Partial<Entry> = {
  code: undefined,
  mayBePaid: undefined,
  mayBeRight: undefined,
  isTurnedAway: undefined,
  isDuplicate: undefined,
}

/** After this long a reading counts as failed: nothing is sent, and the borrower may try again. */
const READ_MS = 10_000

/** What a payment is read for. */
type About = Pick<Intent, 'purpose' | 'amount'>

/** What a payment needs to know first. */
export interface Reading extends OrderReading {
  /** False if the payment is an extension's fee that is not offered. */
  isOffered: boolean
}

/** What became of a payment, for its entry. */
export type Outcome = Pick<Entry, 'state'> &
  Pick<Partial<Entry>, 'code' | 'mayBePaid' | 'mayBeRight' | 'isTurnedAway' | 'isDuplicate'>

/**
 * The payments of one order. Each is sent once (src/ledger), after the order was read, and asks first where the journal or the
 * order holds what may be the same payment (docs/decisions/032).
 */
export function createPayments({ orderId, journal, lock, readOrder, readOffer, now, session }: Ports) {
  const book = createBook({
    journal,
    subject: orderId,
    lock,
    lockName: `pay:${orderId}`,
    now,
    // Alipay too: where a browser has no locks, a tab that only slept comes back with the address of the payment site.
    lose: () => ({ ...LATER_THAN_ANY_CODE, state: 'unknown' }),
  })
  const { read, find, change } = book

  async function readFirst({ purpose, amount }: About): Promise<Reading> {
    // They answer while the order is read.
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
      // A code that was refused before may have been used: that weighs more.
      const { mayBePaid, isTurnedAway } = find(id) ?? {}
      return { code: undefined, ...outcome, ...(mayBePaid && !isTurnedAway && { isTurnedAway: undefined }) }
    }),
  })

  /** What speaks against a payment: `own` is its entry, if it was begun before. */
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

  /** The payment that waits for its code in this session. */
  function waiting(id: string): Entry | undefined {
    const entry = find(id)
    return entry?.state === 'needsCode' && entry.code?.session === session() ? entry : undefined
  }

  return {
    /** Sends a new payment. Resolves once its outcome is in the journal. */
    begin: (intent: Intent, send: (id: string) => Promise<Outcome>): Promise<Blocked | { kind: 'sent'; id: string }> =>
      book.sendOnce({
        read: () => readAndSettle(intent),
        decide: (reading) => against(intent, reading),
        write: async (reading) => {
          // Only the newest payment goes on to its code.
          await book.changeEach((entry) => entry.state === 'needsCode' && isOpen(entry), unmade)
          return add(intent, reading, 'sending')
        },
        send: sending(send),
      }),
    /** Sends what a payment that waits for its code needs: the code, or the wish for another one. */
    goOn: async (
      id: string,
      send: (key: string) => Promise<Outcome>,
    ): Promise<Blocked | { kind: 'sent'; id: string }> => {
      const key = randomId()
      const result = await book.sendOnce({
        early: () => (waiting(id) ? undefined : replaced(id)),
        read: () => readAndSettle(intentOf(find(id))),
        decide: (reading): Blocked | undefined => {
          const entry = waiting(id)
          if (reading.isPaidOff) return { kind: 'paidOff' }
          return entry ? against(intentOf(entry), reading, entry) : replaced(id)
        },
        write: async () => {
          await change(id, { state: 'sending', key })
          return id
        },
        send: sending(() => send(key)),
      })
      // Its code is of no use any more.
      if (result.kind === 'notOffered') await end(id)
      return result
    },
    /**
     * Notes a payment that the borrower made elsewhere. The order is read first, as before every payment; where it cannot be
     * read the report is kept all the same, because the money has gone already. `seen` is what the order showed before the
     * payment, if that is known. Who was only asked whether they paid may mean a payment that was sent from here (`mayBeSent`).
     * Who says that they paid once more (`isAnother`) means none that was reported before.
     */
    report: async (
      intent: Intent,
      {
        seen,
        mayBeSent,
        isAnother,
      }: { seen?: OrderReading | undefined; mayBeSent?: boolean | undefined; isAnother?: boolean | undefined } = {},
    ): Promise<{ kind: 'busy' } | { kind: 'reported' }> => {
      const { kind } = await book.sendOnce({
        read: () =>
          readFirst({ ...intent, purpose: 'bill' }).catch((error: unknown) => logError(error, 'order of a report')),
        decide: () => undefined,
        write: async (reading) => {
          const sent = mayBeSent && read().find((entry) => isSentAlready(entry, intent))
          if (sent && sent.state === 'handedOver') await change(sent.id, { state: 'reported', isDenied: undefined })
          const known = sent || (!isAnother && read().find((entry) => isSameReport(entry, intent)))
          const id = known ? known.id : await add(intent, seen, 'reported')
          // Only now: what the order shows once ends one payment, the surest first.
          if (reading) await book.replace(settle(read(), reading))
          return id
        },
      })
      return { kind: kind === 'busy' ? kind : 'reported' }
    },
    /** Reads the order, which may show payments of the journal. Throws what the reading throws. */
    check: () => readAndSettle({ purpose: 'bill', amount: undefined }),
    /** Reads what somebody should know who is about to pay outside the app. Throws what the reading throws. */
    checkFor: readAndSettle,
    /** The borrower was told of these payments and pays all the same. */
    agree: (standing: Standing) => book.agree(idsOf(standing)),
    hasAgreed: (entry: Entry) => idsOf({ entries: [entry], paidPeriods: [] }).every((id) => book.agreed.has(id)),
    recover: book.recover,
    /**
     * Ends a payment of which nothing was sent that could move money: its code was not given, or its site not opened. One
     * whose code was refused may have been made, and still waits for the right one.
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
  // What was taken back is not what they mean, but for the payment site: there they have paid since.
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
