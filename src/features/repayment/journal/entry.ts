import * as v from 'valibot'
import type { Minor } from '../../../lib/money.ts'

/**
 * Where a payment is. `sending`: the server was asked and has not answered. `needsCode`: it waits for the code in an SMS.
 * `handedOver`: the borrower was sent to the payment site. `unknown`: no answer came. `reported`: the borrower says that
 * they paid. `refused`: it was certainly not made.
 */
const STATES = ['sending', 'needsCode', 'handedOver', 'unknown', 'accepted', 'reported', 'refused'] as const

/** The instalments that a payment is for, by their numbers. */
const periodsSchema = v.object({ from: v.number(), to: v.number() })

/** What the order showed before a payment: what was paid, in hundredths, and when each instalment was due. */
const beforeSchema = v.object({ paid: v.number(), due: v.record(v.string(), v.string()) })

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
  id: v.string(),
  /** Counts the changes, so that of two copies the newer is known. */
  revision: v.number(),
  way: v.picklist(['card', 'alipay', 'account']),
  purpose: v.picklist(['bill', 'extension']),
  /** In hundredths; undefined if it is not known. */
  amount: v.optional(v.number()),
  periods: v.optional(periodsSchema),
  /** Which card, masked. */
  card: v.optional(v.string()),
  state: v.picklist(STATES),
  /** A time of platform/clock, only for words. */
  at: v.number(),
  before: v.optional(beforeSchema),
  code: v.optional(codeSchema),
  /** The order shows the payment. */
  isShown: v.optional(v.literal(true)),
  /** The borrower came back from the payment site and says that they did not pay there. */
  isDenied: v.optional(v.literal(true)),
})

/** A list of entries, as anybody may have written it. One that is broken costs only itself. */
export const entriesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.filter((entry) => v.is(entrySchema, entry))),
)

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

/** Old entries make room; the open ones are kept. */
const MOST_CLOSED = 20

/** The order may still come to show it. */
export const isOpen = ({ state, isShown }: Entry) => state !== 'refused' && !isShown

/** One list of several copies: of each entry the newest, the oldest first. */
export function mergeEntries(...copies: (readonly Entry[])[]): Entry[] {
  const newest = new Map<string, Entry>()
  for (const entry of copies.flat()) {
    const known = newest.get(entry.id)
    if (!known || isNewer(entry, known)) newest.set(entry.id, entry)
  }
  const entries = [...newest.values()].toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  const closed = entries.filter((entry) => !isOpen(entry))
  const dropped = new Set(closed.slice(0, Math.max(0, closed.length - MOST_CLOSED)))
  return entries.filter((entry) => !dropped.has(entry))
}

/** Two tabs may change a copy each: of such a tie, the one that says more of money counts. */
const TIES: readonly Entry['state'][] = [
  'refused',
  'sending',
  'needsCode',
  'handedOver',
  'reported',
  'unknown',
  'accepted',
]

const isNewer = (one: Entry, other: Entry) => rankOf(one) > rankOf(other)
const rankOf = ({ revision, state, isShown }: Entry) => revision * 100 + TIES.indexOf(state) * 2 + (isShown ? 1 : 0)
