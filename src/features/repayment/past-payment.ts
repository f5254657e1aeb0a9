import { useSyncExternalStore } from 'react'
import { onStored } from '../../platform/storage/storage.ts'
import { unknownPayment } from './kept-payment.ts'
import { type MadePayment, madePayment } from './made-payment.ts'
import { amountSentToPay } from './sent-to-pay.ts'

/**
 * What an order's screens have to say of its last payment, by card or elsewhere, so that nobody pays twice. Amounts in
 * hundredths. `unknown` had no answer from the server, `sent` left for the payment site.
 */
export type PastPayment = { step: 'unknown' | 'sent'; amount: number } | ({ step: 'made' } & MadePayment)

export function pastPayment(orderId: string): PastPayment | undefined {
  const unknown = unknownPayment(orderId)
  if (unknown !== undefined) return { step: 'unknown', amount: unknown }
  const sent = amountSentToPay(orderId)
  if (sent !== undefined) return { step: 'sent', amount: sent }
  const made = madePayment(orderId)
  return made && { step: 'made', ...made }
}

/** As `pastPayment`, also when another tab changes it. */
export function usePastPayment(orderId: string): PastPayment | undefined {
  // Each reading is an object of its own; what it says is compared.
  const said = useSyncExternalStore(onStored, () => JSON.stringify(pastPayment(orderId) ?? null))
  return (JSON.parse(said) as PastPayment | null) ?? undefined
}
