import { call } from '../../../src/api/call.ts'
import { getExtension, getInstalments, getLoanDetails } from '../../../src/api/generated/outcomes.ts'
import { ApiError } from '../../../src/api/api-error.ts'
import { type BankCard, confirmPayment, payByCard } from '../../../src/api/repayment.ts'
import { entryOf, type Intent, type StoredEntry } from '../../../src/features/repayment/journal/entry.ts'
import { createPayments, type Payments } from '../../../src/features/repayment/journal/payments.ts'
import {
  isOfferedAt,
  type OrderReading,
  readingOf,
  type ReasonToAsk,
} from '../../../src/features/repayment/journal/rules.ts'
import { createPaymentFlow, type PaymentFlow } from '../../../src/features/repayment/payway/payment-flow.ts'
import { type Payment, restorePayment } from '../../../src/features/repayment/payway/payment.ts'
import type { JournalKind } from '../../../src/ledger/ledger-entry.ts'
import type { Journal, JournalPlaces } from '../../../src/ledger/journal.ts'
import type { TabLock } from '../../../src/ledger/tab-lock.ts'
import { sessionDigest } from '../../../src/platform/session/session-digest.ts'
import type { Address } from './addresses.ts'
import type { Page, Phone } from './phone.ts'

type ReadOffer = (fee: Intent['amount']) => Promise<boolean>

/** The app's rules that a test replaces, to check that the histories detect it. */
export interface Rules {
  places?: (places: JournalPlaces<StoredEntry>) => JournalPlaces<StoredEntry>
  journal?: (journal: Journal<StoredEntry>, screen: Screen, phone: Phone) => Journal<StoredEntry>
  lock?: (lock: TabLock) => TabLock
  payments?: (payments: Payments, screen: Screen) => Payments
  readOrder?: (read: () => Promise<OrderReading>) => () => Promise<OrderReading>
  readOffer?: (read: ReadOffer) => ReadOffer
  kind?: JournalKind<StoredEntry>
  /** Redirects are followed. */
  follows?: boolean
}

/** A payment screen, as the app builds it, and what the borrower saw and did on it. */
export interface Screen {
  page: Page
  address: Address
  /** What the screen sees. */
  journal: Journal<StoredEntry>
  payments: Payments
  /** Only for a card payment. */
  flow: PaymentFlow | undefined
  /** The code step of a payment that waits for its code. */
  waiting?: () => Payment
  cards: BankCard[]
  repayToken: string
  /** The question of an alipay screen. */
  reason: ReasonToAsk | undefined
  isBusy: boolean
  /** The entry of the last sent payment. */
  entryId: string
  /** Steps of the history. */
  tapAt: number
  askedAt: number
  /** The entries that the borrower agreed to pay beside, and when they were asked about each. */
  agreedEntries: Map<string, number>
  /** When the order was last read completely. */
  readAt: number
  /** What it showed then. */
  seen?: OrderReading
  /** The world's time of that read. */
  readTime: number
  /** The numbers of the instalments that the order showed as paid then. */
  paidAtRead: number[]
  /** Those that the books show as paid, and showed at the last tap. */
  paidInBooks: number[]
  paidAtTap: number[]
  /** Those that the borrower agreed to pay again. */
  agreedPeriods: Set<number>
  /** When an offer of the fee was last read. */
  offeredAt: number
  /** Whether there was a tap since something was sent last. */
  maySend: boolean
}

interface ScreenPorts {
  phone: Phone
  rules: Rules
  step: () => number
  worldTime: () => number
  ways: { cards: BankCard[]; repayToken: string }
  /** Called before something is sent. */
  record: {
    onCommit: (screen: Screen, sent: { minor: number; cardId: string; isFirst: boolean }) => void
    onConfirm: (screen: Screen, recordId: string) => void
  }
}

export function createScreen(page: Page, address: Address, ports: ScreenPorts): Screen {
  const { phone, rules, step, ways, record } = ports
  const { order, minor, periods, purpose } = address
  const { orderId } = order
  const screen: Screen = {
    page,
    address,
    // Set below: they need the screen.
    journal: undefined as never,
    payments: undefined as never,
    flow: undefined,
    ...ways,
    reason: undefined,
    isBusy: false,
    entryId: '',
    tapAt: 0,
    askedAt: -1,
    agreedEntries: new Map(),
    readAt: -1,
    readTime: -1,
    paidAtRead: [],
    paidInBooks: [],
    paidAtTap: [],
    agreedPeriods: new Set(),
    offeredAt: -1,
    maySend: false,
  }
  const readOrder = async () => {
    const from = step()
    const [loan, plan] = await Promise.all([
      call(getLoanDetails, { body: order }),
      call(getInstalments, { body: order }),
    ])
    screen.readAt = from
    screen.readTime = ports.worldTime()
    const reading = readingOf(loan, plan)
    screen.paidAtRead = reading.paidPeriods
    screen.seen = reading
    return reading
  }
  const readOffer: ReadOffer = async (fee) => {
    const from = step()
    screen.offeredAt = -1
    try {
      const isOffered = isOfferedAt(fee, await call(getExtension, { body: order }), now())
      if (isOffered) screen.offeredAt = from
      return isOffered
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') return false
      throw error
    }
  }
  const now = () => phone.state.now
  const journal = rules.journal?.(page.journal, screen, phone) ?? page.journal
  screen.journal = journal
  const plain = createPayments({
    orderId,
    journal,
    lock: rules.lock?.(page.lock) ?? page.lock,
    readOrder: rules.readOrder?.(readOrder) ?? readOrder,
    readOffer: rules.readOffer?.(readOffer) ?? readOffer,
    now,
    onArrived: () => {},
    session: sessionDigest,
  })
  const payments = rules.payments?.(plain, screen) ?? plain
  screen.payments = {
    ...payments,
    begin: (intent, send) =>
      payments.begin(intent, (sending) => {
        screen.entryId = sending.id
        return send(sending)
      }),
    goOn: (id, { isCode, send }) =>
      payments.goOn(id, {
        isCode,
        send: (sending) => {
          screen.entryId = id
          return send(sending)
        },
      }),
  }
  if (address.way === 'card') {
    const purchase = { orderId, amount: { minor }, purpose, periods } as const
    const waiting = () =>
      restorePayment({
        ...purchase,
        cards: ways.cards,
        entries: journal.read(orderId).map(entryOf),
        present: { session: sessionDigest(), now: now() },
      })
    const flow = createPaymentFlow({
      payments: screen.payments,
      commit: (payment, key) => {
        const { amount, cardId, sendMsg } = payment
        record.onCommit(screen, { minor: amount.minor, cardId, isFirst: sendMsg === 0 })
        return payByCard(payment, key)
      },
      confirm: (code, key) => {
        record.onConfirm(screen, code.repaymentRecordId)
        return confirmPayment(code, key)
      },
      restored: waiting(),
      now,
      duplicateWords: () => 'duplicate',
      onAccepted: () => {},
      onNotice: () => {},
    })
    let asked: ReasonToAsk | undefined
    flow.subscribe(() => {
      if (flow.question() !== asked) screen.askedAt = step()
      asked = flow.question()
    })
    Object.assign(screen, { flow, waiting })
  }
  void screen.payments.recover()
  return screen
}
