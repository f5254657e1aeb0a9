import { createBook } from '../../../ledger/book.ts'
import type { Journal } from '../../../ledger/journal.ts'
import { type NotSent, readNothing } from '../../../ledger/send-once.ts'
import type { TabLock } from '../../../ledger/tab-lock.ts'
import { logError } from '../../../platform/error-log.ts'
import { type Entry, type Intent, isOpen } from './entry.ts'
import { beforeOf, idsOf, isSamePayment, type OrderReading, settle, type Standing, standingBefore } from './rules.ts'

interface Ports {
  orderId: string
  journal: Journal<Entry>
  lock: TabLock
  /** Reads the order and its instalments anew. */
  readOrder: () => Promise<OrderReading>
  now: () => number
  /** A digest of the present session. */
  session: () => string
}

/** Why nothing was sent. */
export type Blocked =
  | NotSent
  /** Nothing is left to pay. */
  | { kind: 'paidOff' }
  /** The borrower must be asked whether to pay again. */
  | { kind: 'asks'; standing: Standing }
  /** The payment does not wait for its code any more, or another session sent it. */
  | { kind: 'replaced' }

/** A payment of which nothing was sent that could move money. */
const NOT_MADE: Partial<Entry> = { state: 'refused', code: undefined }

/** What became of a payment, for its entry. */
export type Outcome = Pick<Entry, 'state'> & Pick<Partial<Entry>, 'code'>

/**
 * The payments of one order. Each is sent once (src/ledger), after the order was read, and asks first where the journal or the
 * order holds what may be the same payment (docs/decisions/032).
 */
export function createPayments({ orderId, journal, lock, readOrder, now, session }: Ports) {
  const book = createBook({
    journal,
    subject: orderId,
    lock,
    lockName: `pay:${orderId}`,
    now,
    // Without the address of the payment site nothing can be paid there.
    lose: ({ way }) => ({ state: way === 'alipay' ? 'refused' : 'unknown', code: undefined }),
  })
  const { read, find, change } = book

  async function readAndSettle() {
    book.askTabs()
    const reading = await readOrder()
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
    entry: { code: undefined, ...(await send(id)) },
  })

  function asks(standing: Standing | undefined): Blocked | undefined {
    return standing && { kind: 'asks', standing }
  }

  return {
    /** Sends a new payment. Resolves once its outcome is in the journal. */
    begin: (intent: Intent, send: (id: string) => Promise<Outcome>): Promise<Blocked | { kind: 'sent'; id: string }> =>
      book.sendOnce({
        read: readAndSettle,
        decide: (reading) =>
          reading.isPaidOff
            ? { kind: 'paidOff' }
            : asks(standingBefore(intent, read(), reading, { agreed: [...book.agreed] })),
        write: async (reading) => {
          // Only the newest payment goes on to its code.
          await book.changeEach(
            ({ state }) => state === 'needsCode',
            () => NOT_MADE,
          )
          return add(intent, reading, 'sending')
        },
        send: sending(send),
      }),
    /** Sends what a payment that waits for its code needs: the code, or the wish for another one. */
    goOn: (id: string, send: () => Promise<Outcome>): Promise<Blocked | { kind: 'sent'; id: string }> =>
      book.sendOnce({
        read: readNothing,
        decide: (): Blocked | undefined => {
          const entry = find(id)
          if (entry?.state !== 'needsCode' || entry.code?.session !== session()) return { kind: 'replaced' }
          const { purpose, periods, amount } = entry
          const intent = { purpose, periods, amount: amount === undefined ? undefined : { minor: amount } }
          return asks(standingBefore(intent, read(), { paidPeriods: [] }, { own: id, agreed: [...book.agreed] }))
        },
        write: async () => {
          await change(id, { state: 'sending' })
          return id
        },
        send: sending(send),
      }),
    /**
     * Notes a payment that the borrower made elsewhere, and reads the order after that, because it may not be readable now.
     * `seen` is what the order showed before the payment, if that is known. Who was only asked whether they paid may mean a
     * payment that was sent from here (`mayBeSent`).
     */
    report: async (
      intent: Intent,
      { seen, mayBeSent }: { seen?: OrderReading | undefined; mayBeSent?: boolean | undefined } = {},
    ): Promise<{ kind: 'busy' } | { kind: 'reported' }> => {
      const { kind } = await book.sendOnce({
        read: readNothing,
        decide: () => undefined,
        write: async () => {
          const sent = mayBeSent && read().find((entry) => isSentAlready(entry, intent))
          if (sent && sent.state === 'handedOver') await change(sent.id, { state: 'reported', isDenied: undefined })
          const known = sent || read().find((entry) => isSameReport(entry, intent))
          return known ? known.id : add(intent, seen, 'reported')
        },
      })
      if (kind === 'busy') return { kind }
      readAndSettle().catch((error: unknown) => logError(error, 'order of a report'))
      return { kind: 'reported' }
    },
    /** Reads the order, which may show payments of the journal. Throws what the reading throws. */
    check: readAndSettle,
    /** The borrower was told of these payments and pays all the same. */
    agree: (standing: Standing) => book.agree(idsOf(standing)),
    hasAgreed: (entry: Entry) => idsOf({ entries: [entry], paidPeriods: [] }).every((id) => book.agreed.has(id)),
    recover: book.recover,
    /** Ends a payment of which nothing was sent that could move money: its code was not given, or its site not opened. */
    endUnsent: async (id: string) => {
      const { state } = find(id) ?? {}
      if (state === 'needsCode' || state === 'handedOver') await change(id, NOT_MADE)
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

export type Payments = ReturnType<typeof createPayments>

const isSentAlready = (entry: Entry, intent: Intent) =>
  isOpen(entry) && entry.way !== 'account' && entry.state !== 'needsCode' && isSamePayment(intent, entry)

const isSameReport = (entry: Entry, { way, amount, periods }: Intent) =>
  entry.state === 'reported' &&
  isOpen(entry) &&
  entry.way === way &&
  entry.amount === amount?.minor &&
  entry.periods?.from === periods?.from &&
  entry.periods?.to === periods?.to
