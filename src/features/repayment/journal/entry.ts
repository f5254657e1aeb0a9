import * as v from 'valibot'
import { entryFields, journalKind } from '../../../ledger/entry.ts'
import type { Minor } from '../../../lib/money.ts'

/**
 * Where a payment is. `sending`: the server was asked and has not answered. `needsCode`: it waits for the code in an SMS.
 * `handedOver`: the borrower was sent to the payment site. `unknown`: no answer came. `reported`: the borrower says that
 * they paid. `refused`: it was certainly not made.
 */
const STATES = ['sending', 'needsCode', 'handedOver', 'unknown', 'accepted', 'reported', 'refused'] as const

/** The instalments that a payment is for, by their numbers. */
const periodsSchema = v.object({ from: v.number(), to: v.number() })

/**
 * What the order showed before a payment: what was paid, in hundredths, when each instalment was due, and what each asked for, in
 * hundredths (older entries do not say it).
 */
const beforeSchema = v.object({
  paid: v.number(),
  due: v.record(v.string(), v.string()),
  asked: v.optional(v.record(v.string(), v.number())),
})

/** What a code step needs to go on. No card number, and none of it is kept once the step is over. */
const codeSchema = v.object({
  couponId: v.string(),
  repayToken: v.string(),
  cardId: v.string(),
  repayRecordId: v.string(),
  /** When another code may be asked for: a time of platform/clock. */
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
  /** Which card, masked; of a number to pay to, its bank or mini market. */
  card: v.optional(v.string()),
  state: v.picklist(STATES),
  before: v.optional(beforeSchema),
  code: v.optional(codeSchema),
  /** What its code was sent under last: its own id is the key of what began it. */
  key: v.optional(v.string()),
  /** A code was refused, which may have been sent twice by the browser and taken the first time. */
  mayBePaid: v.optional(v.literal(true)),
  /** The server said that it has this payment already. */
  isDuplicate: v.optional(v.literal(true)),
  /** A code was turned away that a browser may have sent before: of all codes that were refused this one may be the right one. */
  mayBeRight: v.optional(v.literal(true)),
  /** It was let go before anything was done with it, but a browser may have sent it before that (docs/decisions/070). */
  isTurnedAway: v.optional(v.literal(true)),
  /** The order shows the payment. */
  isShown: v.optional(v.literal(true)),
  /** The borrower came back from the payment site and says that they did not pay there. */
  isDenied: v.optional(v.literal(true)),
})

/** One payment of an order, in its journal (docs/decisions/032). */
export type Entry = v.InferOutput<typeof entrySchema>
export type Periods = v.InferOutput<typeof periodsSchema>
export type Before = v.InferOutput<typeof beforeSchema>

/** What somebody is about to pay. */
export interface Intent {
  way: Entry['way']
  purpose: Entry['purpose']
  amount: Minor | undefined
  periods: Periods | undefined
  card?: string
}

/** The order may still come to show it. */
export const isOpen = ({ state, isShown }: Entry) => state !== 'refused' && !isShown

/** Hardly any that was turned away was made: it asks before another one, and is not told of on every screen. */
export const isDoubtful = ({ isTurnedAway, mayBePaid }: Entry) => isTurnedAway === true && !mayBePaid

/** One that waits for its code has paid nothing, unless a code was refused that may have been taken (docs/decisions/065). */
export const mayHavePaid = ({ state, mayBePaid }: Entry) => state !== 'needsCode' || mayBePaid === true

/** Whether it is said wherever its order is: the order does not show it, and nobody knows that it was not made. */
export const isToTell = (entry: Entry) => isOpen(entry) && !entry.isDenied && !isDoubtful(entry)

const DAYS_MS = 24 * 3_600_000

/** After so long an accepted payment that no order shows may have been given back. */
export const isStale = ({ at }: Entry, now: number) => now - at > 3 * DAYS_MS

/** It was accepted, and so long ago that it may have been given back. */
export const isGivenBack = (entry: Entry, now: number) => entry.state === 'accepted' && isStale(entry, now)

/** Its code was refused: hardly ever more than a slip of the finger, though a browser may have sent it twice (docs/decisions/065). */
export const wasCodeRefused = ({ state, mayBePaid, mayBeRight, isTurnedAway }: Entry) =>
  mayBePaid === true && !mayBeRight && !isTurnedAway && (state === 'needsCode' || state === 'unknown')

/** A slip that no order shows for days is told of no more. Who pays again is asked still. */
export const isOldRefusal = (entry: Entry, now: number) => wasCodeRefused(entry) && isStale(entry, now)

/** From what says least of money to what says most. */
const WEIGHTS: readonly Entry['state'][] = [
  'refused',
  'sending',
  'needsCode',
  'handedOver',
  'reported',
  'unknown',
  'accepted',
]

/** What a journal of payments holds (docs/decisions/032). */
export const PAYMENTS = journalKind({
  entry: entrySchema,
  weightOf: ({ state, isShown }) => WEIGHTS.indexOf(state) * 2 + (isShown ? 1 : 0),
  isRefused: ({ state }) => state === 'refused',
})
