import * as v from 'valibot'
import { now } from '../../platform/clock.ts'
import { readStored, writeStored } from '../../platform/storage/storage.ts'
import { madeKey } from './payment-keys.ts'

/** A payment that was made, as far as anybody knows. */
const schema = v.object({
  /** In hundredths; 0 where it is not known. */
  amount: v.number(),
  at: v.number(),
  /** The server accepted it; without that the borrower says so, or the order was read since. */
  isAccepted: v.boolean(),
})

export type MadePayment = v.InferOutput<typeof schema>

/** By then the order tells by itself (`paid_text`). */
const TOLD_FOR_MS = 60 * 60_000

/** The order's last payment, as long as the order may not show it yet. */
export function madePayment(orderId: string): MadePayment | undefined {
  const made = readStored(madeKey(orderId), schema)
  const age = made && now() - made.at
  // A clock that was set back would tell of it for as long as it was set back.
  return age !== undefined && age >= 0 && age < TOLD_FOR_MS ? made : undefined
}

export const rememberMade = (orderId: string, payment: Omit<MadePayment, 'at'>) =>
  writeStored(madeKey(orderId), { ...payment, at: now() })

/** Whether the order's last payment was made after a moment of platform/clock. */
export const wasMadeSince = (orderId: string, moment: number) => (madePayment(orderId)?.at ?? 0) > moment
