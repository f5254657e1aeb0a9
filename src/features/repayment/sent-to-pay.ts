import * as v from 'valibot'
import { now } from '../../platform/clock.ts'
import { readStored, removeStored, writeStored } from '../../platform/storage/storage.ts'

/** A borrower who was led to the payment site; whether they paid there only they and the order can tell. */
const sentToPay = v.object({ amount: v.number(), at: v.number() })

/** After this the order tells by itself, and nobody is asked about a payment of yesterday. */
const ASKED_FOR_MS = 24 * 60 * 60_000

const keyOf = (orderId: string) => `sentToPay:${orderId}`

/** The amount (hundredths) with which the borrower left to pay this order, as long as nobody knows what became of it. */
export function amountSentToPay(orderId: string): number | undefined {
  const sent = readStored(keyOf(orderId), sentToPay)
  const age = sent && now() - sent.at
  // A clock that was set back makes it younger than nothing.
  return age !== undefined && age < ASKED_FOR_MS ? sent?.amount : undefined
}

export const rememberSentToPay = (orderId: string, amount: number) => writeStored(keyOf(orderId), { amount, at: now() })

export const forgetSentToPay = (orderId: string) => removeStored(keyOf(orderId))
