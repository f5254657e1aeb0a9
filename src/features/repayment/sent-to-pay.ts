import * as v from 'valibot'
import { now } from '../../platform/clock.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage/storage.ts'
import { sentKey } from './payment-keys.ts'

/** A borrower who was led to the payment site; whether they paid there only they and the order can tell. */
const sentToPay = v.object({ amount: v.number(), at: v.number() })

/** After this the order tells by itself, and nobody is asked about a payment of yesterday. */
const ASKED_FOR_MS = 24 * 60 * 60_000

/** The amount (hundredths) with which the borrower left to pay this order, as long as nobody knows what became of it. */
export const amountSentToPay = (orderId: string): number | undefined => left(orderId)?.amount

/** Whether the borrower left to pay this order after a moment of platform/clock. */
export const wasSentSince = (orderId: string, moment: number) => (left(orderId)?.at ?? 0) > moment

function left(orderId: string) {
  const sent = readStored(sentKey(orderId), sentToPay)
  const age = sent && now() - sent.at
  // A clock that was set back makes it younger than nothing.
  return age !== undefined && age < ASKED_FOR_MS ? sent : undefined
}

export const rememberSentToPay = (orderId: string, amount: number) =>
  writeStored(sentKey(orderId), { amount, at: now() })

export const forgetSentToPay = (orderId: string) => removeStored(sentKey(orderId))
