import * as v from 'valibot'
import type { BankCard } from '../../../api/repayment.ts'
import type { Minor } from '../../../lib/money.ts'
import { now } from '../../../platform/clock.ts'
import { readStored, removeStored, writeStored } from '../../../platform/storage/storage.ts'
import { storedPaymentKey } from '../last-payment/payment-keys.ts'
import { amountOfDuplicate, type Payment } from './payment.ts'

/** Longer than any code is valid. After this the payment begins anew. */
const CODE_STORED_MS = 15 * 60_000

/** As it is stored: `amount` in hundredths; with `asked` a code is asked for, without it the result is unknown. */
const schema = v.object({
  amount: v.number(),
  asked: v.optional(
    v.object({
      keptAt: v.number(),
      couponId: v.string(),
      repayToken: v.string(),
      cardId: v.string(),
      repayRecordId: v.string(),
      againAt: v.number(),
    }),
  ),
})

/**
 * Stores what a reload must not lose: that a code is asked for, or that a payment's result is not known. A payment that
 * waits for the server is stored as unknown, because a page that is closed gets no answer. A card's number is never stored,
 * and nothing stored is ever sent without a tap.
 */
export function persistPayment(orderId: string, payment: Payment) {
  const stored = storedForm(payment)
  if (stored) writeStored(storedPaymentKey(orderId), stored)
  else removeStored(storedPaymentKey(orderId))
}

function storedForm(payment: Payment): v.InferOutput<typeof schema> | undefined {
  if (payment.step === 'unknown') return { amount: payment.amount.minor }
  const duplicate = amountOfDuplicate(payment)
  if (duplicate !== undefined) return { amount: duplicate.minor }
  if (payment.step === 'committing' || payment.step === 'confirming') return { amount: payment.purchase.amount.minor }
  if (payment.step !== 'needsCode') return undefined
  const { amount, couponId, repayToken, card } = payment.purchase
  return { amount: amount.minor, asked: { keptAt: now(), couponId, repayToken, cardId: card.id, ...payment.code } }
}

/** The amount of a card payment whose result is not known. */
export function unknownPayment(orderId: string): Minor | undefined {
  const stored = readStored(storedPaymentKey(orderId), schema)
  return stored && !stored.asked ? { minor: stored.amount } : undefined
}

/** The payment that was stored for this order; idle if there is none, or if its code was for another amount. */
export function readStoredPayment({
  orderId,
  amount,
  cards,
}: {
  orderId: string
  amount: Minor
  cards: BankCard[]
}): Payment {
  const stored = readStored(storedPaymentKey(orderId), schema)
  if (!stored) return { step: 'idle' }
  if (!stored.asked) return { step: 'unknown', amount: { minor: stored.amount } }
  const { keptAt, couponId, repayToken, cardId, repayRecordId, againAt } = stored.asked
  const card = cards.find(({ id }) => id === cardId)
  const age = now() - keptAt
  if (!card || stored.amount !== amount.minor || age < 0 || age > CODE_STORED_MS) return { step: 'idle' }
  return {
    step: 'needsCode',
    purchase: { orderId, amount, couponId, repayToken, card },
    code: { repayRecordId, againAt },
  }
}
