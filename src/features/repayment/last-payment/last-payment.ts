import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import type { Minor } from '../../../lib/money.ts'
import { now } from '../../../platform/clock.ts'
import { onStorageChange, readStored, removeStored, writeStored } from '../../../platform/storage/storage.ts'
import { unknownPayment } from '../payway/stored-payment.ts'
import { madePaymentKey, sentToPayKey } from './payment-keys.ts'

/**
 * What this device knows of an order's last payment, so that nobody pays twice (docs/decisions/020). `unknown`: the server
 * did not answer a card payment. `sent`: the borrower was sent to the payment site. `made`: the payment was made.
 */
export type LastPayment = { step: 'unknown' | 'sent'; amount: Minor } | ({ step: 'made' } & MadePayment)

export function lastPayment(orderId: string): LastPayment | undefined {
  const unknown = unknownPayment(orderId)
  if (unknown !== undefined) return { step: 'unknown', amount: unknown }
  const sent = amountSentToPay(orderId)
  if (sent !== undefined) return { step: 'sent', amount: sent }
  const made = madePayment(orderId)
  return made && { step: 'made', ...made }
}

/** As `lastPayment`, updated when this or another tab changes the storage. */
export function useLastPayment(orderId: string): LastPayment | undefined {
  // A text, because React compares snapshots by identity and each reading is a new object.
  const snapshot = useSyncExternalStore(onStorageChange, () => JSON.stringify(lastPayment(orderId) ?? null))
  // The text that was written in the line above.
  return (JSON.parse(snapshot) as LastPayment | null) ?? undefined
}

/** A payment that was accepted, or that the borrower says they made. */
export interface MadePayment {
  /** Undefined if it is not known. */
  amount: Minor | undefined
  at: number
  /** True if the server accepted it; else the borrower says so, or the order was read since. */
  isAccepted: boolean
}

/** As it is stored: `amount` in hundredths, 0 if it is not known. */
const madePaymentSchema = v.object({ amount: v.number(), at: v.number(), isAccepted: v.boolean() })

/** After this the order itself shows the payment (message `paid_text`). */
const SHOWN_FOR_MS = 60 * 60_000

/** The order's last payment, while the order may not show it yet. */
function madePayment(orderId: string): MadePayment | undefined {
  const made = readStored(madePaymentKey(orderId), madePaymentSchema)
  if (!made) return undefined
  const age = now() - made.at
  // Negative if the clock was set back; without this check the payment would show until the clock catches up.
  if (age < 0 || age >= SHOWN_FOR_MS) return undefined
  return { ...made, amount: made.amount === 0 ? undefined : { minor: made.amount } }
}

export const storeMadePayment = (orderId: string, { amount, isAccepted }: Omit<MadePayment, 'at'>) =>
  writeStored(madePaymentKey(orderId), { amount: amount?.minor ?? 0, isAccepted, at: now() })

/** Whether the order's last payment was made after a moment of platform/clock. */
export const wasPaidSince = (orderId: string, moment: number) => (madePayment(orderId)?.at ?? 0) > moment

/** As it is stored: when the borrower was sent to the payment site, and with which `amount`, in hundredths. */
const sentToPaySchema = v.object({ amount: v.number(), at: v.number() })

/** After this the borrower is no longer asked whether they paid: the order shows it. */
const ASKED_FOR_MS = 24 * 60 * 60_000

/** The amount with which the borrower was sent to the payment site, while it is not known whether they paid. */
export function amountSentToPay(orderId: string): Minor | undefined {
  const sent = readSentToPay(orderId)
  return sent && { minor: sent.amount }
}

/** Whether the borrower was sent to the payment site after a moment of platform/clock. */
export const wasSentSince = (orderId: string, moment: number) => (readSentToPay(orderId)?.at ?? 0) > moment

function readSentToPay(orderId: string) {
  const sent = readStored(sentToPayKey(orderId), sentToPaySchema)
  const age = sent && now() - sent.at
  // Negative if the clock was set back; the borrower is then still asked.
  return age !== undefined && age < ASKED_FOR_MS ? sent : undefined
}

export const storeSentToPay = (orderId: string, { minor }: Minor) =>
  writeStored(sentToPayKey(orderId), { amount: minor, at: now() })

export const clearSentToPay = (orderId: string) => removeStored(sentToPayKey(orderId))
