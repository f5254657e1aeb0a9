import type { BankCard } from '../../../api/repayment.ts'
import type { Minor } from '../../../lib/money.ts'

/** What is paid. The last step shows exactly this, and exactly this is sent. */
export interface Purchase {
  orderId: string
  amount: Minor
  /** Empty where there is no coupon. */
  couponId: string
  repayToken: string
  card: BankCard
}

/** The code that the borrower's phone got. */
interface SentCode {
  repayRecordId: string
  /** When another may be asked for: a time of platform/clock. */
  againAt: number
}

export interface Refusal {
  code: 'wrongCode' | 'duplicatePayment' | 'invalidRequest' | 'session' | 'other'
  /** What the error says by itself (parts/error-words.ts); empty where it says nothing. */
  message: string
}

/**
 * A card payment (quality T12, T15). `committing` and `confirming` wait for the server; `unknown` is what is left when no
 * answer came: the payment may be accepted, and only reading the order leads out of it.
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

/** The amount of a payment that the server has already (800005): accepted or not, another one must not be begun. */
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

/** What each event does in each step; whatever is not here means nothing there. */
const STEPS: Steps = {
  idle: { pay: begin },
  refused: {
    pay: (payment, event) => (amountOfDuplicate(payment) === undefined ? begin(payment, event) : payment),
    orderRead: () => ({ step: 'idle' }),
  },
  committing: {
    codeSent: ({ purchase }, { code }) => ({ step: 'needsCode', purchase, code }),
    accepted: accept,
    // Another code was refused: the one that came before may still be good.
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

/** The payment after an event; the very same one where the event means nothing in its step (a second tap, a late reply). */
export function nextPayment(payment: Payment, event: PaymentEvent): Payment {
  // The table's type pairs each step and event with its own function.
  const change = STEPS[payment.step][event.type] as ((payment: Payment, event: PaymentEvent) => Payment) | undefined
  return change?.(payment, event) ?? payment
}
