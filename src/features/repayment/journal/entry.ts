import * as v from 'valibot'
import { entryFields, journalKind } from '../../../ledger/entry.ts'
import type { Minor } from '../../../lib/money.ts'

/**
 * The state of a payment. `sending`: the request was sent, with no reply yet. `needsCode`: it waits for the code in an SMS.
 * `handedOver`: the borrower was sent to the payment site. `unknown`: there was no reply. `reported`: the borrower says that
 * they paid. `refused`: it was certainly not made.
 */
const STATES = ['sending', 'needsCode', 'handedOver', 'unknown', 'accepted', 'reported', 'refused'] as const

/** The instalments that a payment is for, by their numbers. */
const periodsSchema = v.object({ from: v.number(), to: v.number() })

/**
 * What the order showed before a payment: the amount paid, in hundredths, when each instalment was due, and the amount of
 * each, in hundredths (missing in older entries).
 */
const beforeSchema = v.object({
  paid: v.number(),
  due: v.record(v.string(), v.string()),
  asked: v.optional(v.record(v.string(), v.number())),
})

/** The data to continue a code step. It has no card number, and is deleted after the step. */
const codeSchema = v.object({
  couponId: v.string(),
  repayToken: v.string(),
  cardId: v.string(),
  repayRecordId: v.string(),
  /** When a new code can be requested: a time of platform/clock. */
  againAt: v.number(),
  /** A digest of the session that sent the payment. */
  session: v.string(),
})

const entrySchema = v.object({
  ...entryFields,
  way: v.picklist(['card', 'alipay', 'account']),
  purpose: v.picklist(['bill', 'extension']),
  /** In hundredths; undefined if it is not known. */
  amount: v.optional(v.number()),
  periods: v.optional(periodsSchema),
  /** The card, masked; for a number to pay to, its bank or mini market. */
  card: v.optional(v.string()),
  state: v.picklist(STATES),
  before: v.optional(beforeSchema),
  code: v.optional(codeSchema),
  /** The server's number of an accepted card payment. */
  record: v.optional(v.string()),
  /** The key of the last request with a code. (The first request of a payment uses the entry's own id as its key.) */
  key: v.optional(v.string()),
  /** A code was refused, but the browser may have sent it twice, and the first request may have been accepted. */
  mayBePaid: v.optional(v.literal(true)),
  /** The server said that it already has this payment. */
  isDuplicate: v.optional(v.literal(true)),
  /** A code was turned away that a browser may have sent before. Unlike other refused codes, this one may be right. */
  mayBeRight: v.optional(v.literal(true)),
  /** It was turned away before it was processed, but a browser may have sent it earlier (docs/decisions/070). */
  isTurnedAway: v.optional(v.literal(true)),
  /** The order shows the payment. */
  isShown: v.optional(v.literal(true)),
  /** The borrower returned from the payment site and says that they did not pay there. */
  isDenied: v.optional(v.literal(true)),
})

/** One payment of an order, in its journal (docs/decisions/032). */
export type Entry = v.InferOutput<typeof entrySchema>
export type Periods = v.InferOutput<typeof periodsSchema>
export type Before = v.InferOutput<typeof beforeSchema>

/** A payment that the borrower is about to make. */
export interface Intent {
  way: Entry['way']
  purpose: Entry['purpose']
  amount: Minor | undefined
  periods: Periods | undefined
  card?: string
}

/** The order may still show it later. */
export const isOpen = ({ state, isShown }: Entry) => state !== 'refused' && !isShown

/**
 * A payment that was turned away was almost never made. Before another payment the borrower is asked, but not every screen
 * mentions it.
 */
export const isDoubtful = ({ isTurnedAway, mayBePaid }: Entry) => isTurnedAway === true && !mayBePaid

/** A payment that waits for its code has paid nothing, unless a refused code may have been accepted (docs/decisions/065). */
export const mayHavePaid = ({ state, mayBePaid }: Entry) => state !== 'needsCode' || mayBePaid === true

/** Whether it is mentioned wherever its order is shown: the order does not show it, and it may have been made. */
export const isToTell = (entry: Entry) => isOpen(entry) && !entry.isDenied && !isDoubtful(entry)

const DAYS_MS = 24 * 3_600_000

/** After this time, an accepted payment that no order shows may have been refunded. */
export const isStale = ({ at }: Entry, now: number) => now - at > 3 * DAYS_MS

/** It was accepted, and so long ago that it may have been refunded. */
export const isGivenBack = (entry: Entry, now: number) => entry.state === 'accepted' && isStale(entry, now)

/** Its code was refused: almost always a typing mistake, but a browser may have sent it twice (docs/decisions/065). */
export const wasCodeRefused = ({ state, mayBePaid, mayBeRight, isTurnedAway }: Entry) =>
  mayBePaid === true && !mayBeRight && !isTurnedAway && (state === 'needsCode' || state === 'unknown')

/** A mistyped code is not mentioned after days without a payment in the order. Paying again still asks. */
export const isOldRefusal = (entry: Entry, now: number) => wasCodeRefused(entry) && isStale(entry, now)

/** A card payment that may have been made. The screen for cards asks about it before it shows the cards. */
export const isUnknownCardPayment = (entry: Entry, now: number) =>
  entry.way === 'card' && entry.state === 'unknown' && isToTell(entry) && !isOldRefusal(entry, now)

/** From the least to the most certain payment. */
const WEIGHTS: readonly Entry['state'][] = [
  'refused',
  'sending',
  'needsCode',
  'handedOver',
  'reported',
  'unknown',
  'accepted',
]

/** The contents of a payment journal (docs/decisions/032). */
export const PAYMENTS = journalKind({
  entry: entrySchema,
  weightOf: ({ state, isShown }) => WEIGHTS.indexOf(state) * 2 + (isShown ? 1 : 0),
  isRefused: ({ state }) => state === 'refused',
})
