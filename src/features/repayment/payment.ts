import type { BankCard } from '../../api/repayment.ts'

/** What is paid. The last step shows exactly this, and exactly this is sent. */
export interface Purchase {
  orderId: string
  /** In hundredths. */
  amount: number
  /** Empty where there is no coupon. */
  couponId: string
  repayToken: string
  card: BankCard
}

/** The code that the borrower's phone got. */
export interface SentCode {
  repayRecordId: string
  /** When another may be asked for: a time of platform/clock. */
  againAt: number
}

export interface Refusal {
  code: 'wrongCode' | 'duplicatePayment' | 'session' | 'other'
  /** The server's words; empty where it sent none. */
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
  | { step: 'unknown'; amount: number }

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

/** The payment after an event; the very same one where the event means nothing in its step (a second tap, a late reply). */
export function nextPayment(payment: Payment, event: PaymentEvent): Payment {
  switch (payment.step) {
    case 'idle':
    case 'refused':
      return event.type === 'pay' ? { step: 'committing', purchase: event.purchase } : payment
    case 'committing':
      return committed(payment, event)
    case 'needsCode':
      return askedForCode(payment, event)
    case 'confirming':
      return confirmed(payment, event)
    case 'unknown':
      return event.type === 'orderRead' ? { step: 'idle' } : payment
    case 'accepted':
      return payment
  }
}

type In<Step extends Payment['step']> = Extract<Payment, { step: Step }>

function committed(payment: In<'committing'>, event: PaymentEvent): Payment {
  const { purchase, code } = payment
  switch (event.type) {
    case 'codeSent':
      return { step: 'needsCode', purchase, code: event.code }
    case 'accepted':
      return { step: 'accepted', purchase }
    case 'refused':
      // Another code was refused: the one that came before may still be good.
      return code
        ? { step: 'needsCode', purchase, code, refusal: event.refusal }
        : { step: 'refused', purchase, refusal: event.refusal }
    case 'lost':
      return { step: 'unknown', amount: purchase.amount }
    default:
      return payment
  }
}

function askedForCode(payment: In<'needsCode'>, event: PaymentEvent): Payment {
  const { purchase, code } = payment
  switch (event.type) {
    case 'confirm':
      return { step: 'confirming', purchase, code }
    case 'askAgain':
      return event.now < code.againAt ? payment : { step: 'committing', purchase, code }
    case 'cancel':
      return { step: 'idle' }
    default:
      return payment
  }
}

function confirmed(payment: In<'confirming'>, event: PaymentEvent): Payment {
  const { purchase, code } = payment
  switch (event.type) {
    case 'accepted':
      return { step: 'accepted', purchase }
    case 'refused':
      return { step: 'needsCode', purchase, code, refusal: event.refusal }
    case 'lost':
      return { step: 'unknown', amount: purchase.amount }
    default:
      return payment
  }
}
