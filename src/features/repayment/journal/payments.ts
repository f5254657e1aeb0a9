import type { Journal } from '../../../ledger/journal.ts'
import type { TabLock } from '../../../ledger/tab-lock.ts'
import { randomId } from '../../../lib/random-id.ts'
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
  /** Another tab is sending a payment of this order. */
  | { kind: 'busy' }
  /** The order could not be read. */
  | { kind: 'unread'; error: unknown }
  /** Nothing is left to pay. */
  | { kind: 'paidOff' }
  /** The borrower must be asked whether to pay again. */
  | { kind: 'asks'; standing: Standing }
  /** The payment does not wait for its code any more, or another session sent it. */
  | { kind: 'replaced' }

/** What became of a payment, for its entry. */
export type Outcome = Pick<Entry, 'state'> & Pick<Partial<Entry>, 'code'>

/**
 * The payments of one order. Each is sent under a lock that all tabs share, is written into the journal before it is sent,
 * and asks first where the journal or the order holds what may be the same payment (docs/decisions/032).
 */
export function createPayments({ orderId, journal, lock, readOrder, now, session }: Ports) {
  const agreed = new Set<string>()
  const read = () => journal.read(orderId)
  const find = (id: string) => read().find((entry) => entry.id === id)
  const change = (id: string, to: Partial<Entry>) => journal.change(orderId, id, to)
  const locked = <Result>(task: () => Promise<Result>): Promise<Result | { kind: 'busy' }> =>
    lock(`pay:${orderId}`, async () => {
      endOrphans()
      return task()
    }).then((result) => (result === 'busy' ? { kind: 'busy' } : result))

  /** Whoever holds the lock knows that nobody else is sending: the page that began such a payment is gone. */
  function endOrphans() {
    for (const { id, way, state } of read())
      // Without the address of the payment site nothing can be paid there.
      if (state === 'sending') change(id, { state: way === 'alipay' ? 'refused' : 'unknown', code: undefined })
  }

  async function readAndSettle() {
    journal.askTabs()
    const reading = await readOrder()
    journal.replace(orderId, settle(read(), reading))
    return reading
  }

  async function run(id: string, send: () => Promise<Outcome>) {
    let outcome: Outcome
    try {
      outcome = await send()
    } catch (error) {
      logError(error, 'payment')
      outcome = { state: 'unknown' }
    }
    change(id, { code: undefined, ...outcome })
  }

  function add(intent: Intent, state: Entry['state'], reading: OrderReading | undefined): string {
    const { amount, periods, ...rest } = intent
    const id = randomId()
    journal.add(orderId, {
      ...rest,
      id,
      revision: 0,
      state,
      at: now(),
      ...(amount && { amount: amount.minor }),
      ...(periods && { periods }),
      ...(reading && { before: beforeOf(reading) }),
    })
    return id
  }

  return {
    /** Sends a new payment. Resolves once its outcome is in the journal. */
    begin: (intent: Intent, send: (id: string) => Promise<Outcome>): Promise<Blocked | { kind: 'sent'; id: string }> =>
      locked(async () => {
        let reading: OrderReading
        try {
          reading = await readAndSettle()
        } catch (error) {
          return { kind: 'unread', error }
        }
        if (reading.isPaidOff) return { kind: 'paidOff' }
        const standing = standingBefore(intent, read(), reading, { agreed: [...agreed] })
        if (standing) return { kind: 'asks', standing }
        // Only the newest payment goes on to its code.
        for (const { id, state } of read()) if (state === 'needsCode') change(id, { state: 'refused', code: undefined })
        const id = add(intent, 'sending', reading)
        await run(id, () => send(id))
        return { kind: 'sent', id }
      }),
    /** Sends what a payment that waits for its code needs: the code, or the wish for another one. */
    goOn: (id: string, send: () => Promise<Outcome>): Promise<Blocked | { kind: 'sent'; id: string }> =>
      locked(async () => {
        const entry = find(id)
        if (entry?.state !== 'needsCode' || entry.code?.session !== session()) return { kind: 'replaced' }
        const { purpose, periods, amount } = entry
        const intent = { purpose, periods, amount: amount === undefined ? undefined : { minor: amount } }
        const standing = standingBefore(intent, read(), { paidPeriods: [] }, { own: id, agreed: [...agreed] })
        if (standing) return { kind: 'asks', standing }
        change(id, { state: 'sending' })
        await run(id, send)
        return { kind: 'sent', id }
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
      const result = await locked(async () => {
        const sent = mayBeSent && read().find((entry) => isSentAlready(entry, intent))
        if (sent && sent.state === 'handedOver') change(sent.id, { state: 'reported', isDenied: undefined })
        else if (!sent && !read().some((entry) => isSameReport(entry, intent))) add(intent, 'reported', seen)
        return { kind: 'reported' } as const
      })
      if (result.kind === 'reported') readAndSettle().catch((error: unknown) => logError(error, 'order of a report'))
      return result
    },
    /** Reads the order, which may show payments of the journal. Throws what the reading throws. */
    check: readAndSettle,
    /** The borrower was told of these payments and pays all the same. */
    agree: (standing: Standing) => {
      for (const id of idsOf(standing)) agreed.add(id)
    },
    hasAgreed: (entry: Entry) => idsOf({ entries: [entry], paidPeriods: [] }).every((id) => agreed.has(id)),
    /** Ends what a page that is gone was sending. Does nothing while a page that is there sends. */
    recover: async () => {
      if (!read().some(({ state }) => state === 'sending')) return
      await locked(async () => {}).catch((error: unknown) => logError(error, 'payments of a page that is gone'))
    },
    /** Ends a payment of which nothing was sent that could move money: its code was not given, or its site not opened. */
    endUnsent: (id: string) => {
      const { state } = find(id) ?? {}
      if (state === 'needsCode' || state === 'handedOver') change(id, { state: 'refused', code: undefined })
    },
    /** The borrower says whether they paid at the payment site. */
    answerHandOver: (didPay: boolean) => {
      for (const { id, state, isDenied } of read())
        if (state === 'handedOver' && !isDenied) change(id, didPay ? { state: 'reported' } : { isDenied: true })
    },
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
