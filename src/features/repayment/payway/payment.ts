import type { BankCard } from '../../../api/repayment.ts'
import { findLast } from '../../../lib/list.ts'
import type { Minor } from '../../../lib/money.ts'
import { openCode } from '../journal/age.ts'
import type { Refusal, Result } from '../journal/changes.ts'
import type { Intent, Periods, Entry } from '../journal/entry.ts'
import type { Present } from '../journal/questions.ts'

/** What is paid. The code's dialog shows it, and the same data is sent. */
export interface Purchase {
  orderId: string
  amount: Minor
  purpose: Intent['purpose']
  /** Undefined if the address does not name the instalments. */
  periods: Periods | undefined
  /** Empty if there is no coupon. */
  couponId: string
  repayToken: string
  card: BankCard
}

/** A code that was sent to the borrower's phone. */
export interface CodeSent {
  /** The payment's entry in the journal. */
  entryId: string
  repayRecordId: string
  /** When a new code can be requested: a time of platform/clock. */
  againAt: number
  /** The code was sent before the borrower left this step and came back. */
  isFromBefore?: true
}

/** Whether the request was refused before the server processed it. The browser may have sent it earlier. */
export const wasTurnedAway = ({ code }: Refusal) => code === 'busy' || code === 'session'

/**
 * A card payment (RULE-68 to RULE-71; docs/decisions/018). `checking` reads the order; `committing` and `confirming` wait for
 * the server. `unknown`: the payment may have been accepted, and its entry in the journal says so until the order shows it.
 * `duplicate`: the words for a payment that the server already has.
 */
export type Payment =
  | { step: 'idle' }
  | { step: 'checking'; purchase: Purchase }
  | { step: 'committing'; purchase: Purchase; code?: CodeSent }
  | { step: 'needsCode'; purchase: Purchase; code: CodeSent; refusal?: Refusal }
  | { step: 'confirming'; purchase: Purchase; code: CodeSent }
  | { step: 'accepted'; purchase: Purchase; entryId: string }
  | { step: 'refused'; purchase: Purchase; refusal: Refusal }
  | { step: 'unknown'; duplicate?: string }

export type PaymentEvent =
  | { type: 'check'; purchase: Purchase }
  | { type: 'blocked' }
  | { type: 'send' }
  | { type: 'askAgain'; now: number }
  | { type: 'confirm' }
  /** A request has ended. `entryId`: the payment's entry in the journal. */
  | { type: 'answered'; result: CardResult; entryId: string }
  | { type: 'cancel' }
  /** The borrower comes back to a payment that still waits for its code. */
  | { type: 'comeBack'; payment: Payment }

/** A card payment leads to no payment site. */
export type CardResult = Exclude<Result, { kind: 'handedOver' }>

type PaymentIn<Step extends Payment['step']> = Extract<Payment, { step: Step }>
type EventOf<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>
type Steps = {
  [Step in Payment['step']]: {
    [Type in PaymentEvent['type']]?: (payment: PaymentIn<Step>, event: EventOf<Type>) => Payment
  }
}

const check = (_payment: unknown, { purchase }: EventOf<'check'>): Payment => ({ step: 'checking', purchase })
/** The step after a request. A payment whose code was sent stays in its code step until it is accepted, or nobody knows. */
function answer(
  { purchase, code }: { purchase: Purchase; code?: CodeSent },
  { result, entryId }: EventOf<'answered'>,
): Payment {
  switch (result.kind) {
    case 'accepted':
      return { step: 'accepted', purchase, entryId }
    case 'codeSent': {
      const { repayRecordId, againAt } = result.code
      return { step: 'needsCode', purchase, code: { entryId, repayRecordId, againAt } }
    }
    case 'refused':
    case 'turnedAway': {
      const { refusal } = result
      return code ? { step: 'needsCode', purchase, code, refusal } : { step: 'refused', purchase, refusal }
    }
    case 'duplicate':
      return { step: 'unknown', duplicate: result.words }
    case 'lost':
      return { step: 'unknown' }
  }
}
const comeBack = (_payment: unknown, { payment }: EventOf<'comeBack'>): Payment => payment
const toIdle = (): Payment => ({ step: 'idle' })

/** What each event does in each step. An event that is missing here does nothing in that step. */
const STEPS: Steps = {
  idle: { check, comeBack },
  refused: { check, comeBack },
  unknown: { check, comeBack },
  checking: {
    blocked: toIdle,
    send: ({ purchase }) => ({ step: 'committing', purchase }),
    // Nothing was sent, but what was written still says that it may have been.
    answered: (payment, { result }) => (result.kind === 'lost' ? { step: 'unknown' } : payment),
  },
  committing: {
    answered: answer,
    blocked: ({ purchase, code }) => (code ? { step: 'needsCode', purchase, code } : { step: 'idle' }),
  },
  needsCode: {
    confirm: ({ purchase, code }) => ({ step: 'confirming', purchase, code }),
    askAgain: (payment, { now }) =>
      now < payment.code.againAt ? payment : { step: 'committing', purchase: payment.purchase, code: payment.code },
    cancel: toIdle,
  },
  confirming: {
    answered: answer,
    blocked: ({ purchase, code }) => ({ step: 'needsCode', purchase, code }),
  },
  accepted: {},
}

/** The payment after an event; the same object if the event has no meaning in its step (a second tap, a late reply). */
export function nextPayment(payment: Payment, event: PaymentEvent): Payment {
  // The table's type pairs each step and event with its own function.
  const change = STEPS[payment.step][event.type] as ((payment: Payment, event: PaymentEvent) => Payment) | undefined
  return change?.(payment, event) ?? payment
}

interface RestoredPaymentOptions extends Pick<Purchase, 'orderId' | 'amount' | 'purpose' | 'periods'> {
  cards: BankCard[]
  /** The order's journal. */
  entries: readonly Entry[]
  present: Present
}

/** The code step after a reload: that of the same payment and session. Idle if there is none. */
export function restorePayment({ cards, entries, present, ...purchase }: RestoredPaymentOptions): Payment {
  const entry = findLast(entries, ({ status }) => 'code' in status)
  const code = entry && openCode(entry, present)
  const card = cards.find(({ id }) => id === code?.cardId)
  if (!entry || !code || !card) return { step: 'idle' }
  const isSame =
    entry.amount === purchase.amount.minor &&
    entry.purpose === purchase.purpose &&
    entry.periods?.from === purchase.periods?.from &&
    entry.periods?.to === purchase.periods?.to
  if (!isSame) return { step: 'idle' }
  const { couponId, repayToken, repayRecordId, againAt } = code
  return {
    step: 'needsCode',
    purchase: { ...purchase, couponId, repayToken, card },
    code: { entryId: entry.id, repayRecordId, againAt, isFromBefore: true },
  }
}
