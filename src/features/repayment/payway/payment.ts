import type { BankCard } from '../../../api/repayment.ts'
import type { Minor } from '../../../lib/money.ts'

/** What is paid. The code's dialog shows this, and this is sent. */
export interface Purchase {
  orderId: string
  amount: Minor
  /** Empty if there is no coupon. */
  couponId: string
  repayToken: string
  card: BankCard
}

/** A code that was sent to the borrower's phone. */
interface SentCode {
  repayRecordId: string
  /** When another code may be asked for: a time of platform/clock. */
  againAt: number
}

export interface Refusal {
  code: 'wrongCode' | 'duplicatePayment' | 'invalidRequest' | 'session' | 'other'
  /** The error's message (parts/error-words.ts); empty if it has none. */
  message: string
}

/**
 * A card payment (RULE-68 to RULE-71; docs/decisions/018). `committing` and `confirming` wait for the server. `unknown`: no
 * answer came, so the payment may have been accepted, and only reading the order leads out of it.
 */
export type Payment =
  | { step: 'idle' }
  | { step: 'committing'; purchase: Purchase; code?: SentCode }
  | { step: 'needsCode'; purchase: Purchase; code: SentCode; refusal?: Refusal }
  | { step: 'confirming'; purchase: Purchase; code: SentCode }
  | { step: 'accepted'; purchase: Purchase }
  | { step: 'refused'; purchase: Purchase; refusal: Refusal }
  | { step: 'unknown'; amount: Minor }

export type PaymentEvent =
  | { type: 'pay'; purchase: Purchase }
  | { type: 'codeSent'; code: SentCode }
  | { type: 'askAgain'; now: number }
  | { type: 'confirm' }
  | { type: 'accepted' }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'lost' }
  | { type: 'cancel' }
  | { type: 'orderRead' }

/** The amount of a payment that the server already has (code 800005). Accepted or not, no other may be begun. */
export const amountOfDuplicate = (payment: Payment): Minor | undefined =>
  'refusal' in payment && payment.refusal?.code === 'duplicatePayment' ? payment.purchase.amount : undefined

type PaymentIn<Step extends Payment['step']> = Extract<Payment, { step: Step }>
type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>
type Steps = {
  [Step in Payment['step']]: {
    [Type in PaymentEvent['type']]?: (payment: PaymentIn<Step>, event: EventOf<Type>) => Payment
  }
}

const begin = (_payment: unknown, { purchase }: EventOf<'pay'>): Payment => ({ step: 'committing', purchase })
const accept = ({ purchase }: PaymentIn<'committing' | 'confirming'>): Payment => ({ step: 'accepted', purchase })
const loseReply = ({ purchase }: PaymentIn<'committing' | 'confirming'>): Payment => ({
  step: 'unknown',
  amount: purchase.amount,
})

/** What each event does in each step. An event that is missing here does nothing in that step. */
const STEPS: Steps = {
  idle: { pay: begin },
  refused: {
    pay: (payment, event) => (amountOfDuplicate(payment) === undefined ? begin(payment, event) : payment),
    orderRead: () => ({ step: 'idle' }),
  },
  committing: {
    codeSent: ({ purchase }, { code }) => ({ step: 'needsCode', purchase, code }),
    accepted: accept,
    // The server refused to send another code: the one before may still be valid.
    refused: ({ purchase, code }, { refusal }) =>
      code ? { step: 'needsCode', purchase, code, refusal } : { step: 'refused', purchase, refusal },
    lost: loseReply,
  },
  needsCode: {
    confirm: ({ purchase, code }) => ({ step: 'confirming', purchase, code }),
    askAgain: (payment, { now }) =>
      now < payment.code.againAt ? payment : { step: 'committing', purchase: payment.purchase, code: payment.code },
    orderRead: (payment) => (amountOfDuplicate(payment) === undefined ? payment : { step: 'idle' }),
    cancel: (payment) => {
      const amount = amountOfDuplicate(payment)
      return amount === undefined ? { step: 'idle' } : { step: 'unknown', amount }
    },
  },
  confirming: {
    accepted: accept,
    refused: ({ purchase, code }, { refusal }) => ({ step: 'needsCode', purchase, code, refusal }),
    lost: loseReply,
  },
  unknown: { orderRead: () => ({ step: 'idle' }) },
  accepted: {},
}

/** The payment after an event; the same object if the event has no meaning in its step (a second tap, a late reply). */
export function nextPayment(payment: Payment, event: PaymentEvent): Payment {
  // The table's type pairs each step and event with its own function.
  const change = STEPS[payment.step][event.type] as ((payment: Payment, event: PaymentEvent) => Payment) | undefined
  return change?.(payment, event) ?? payment
}
