import * as v from 'valibot'
import { entryFields, journalKind } from '../../../ledger/entry.ts'

/**
 * The state of a loan, from the least to the most certain debt. `refused`: it was certainly not taken. `sending`: the request
 * was sent, with no reply yet. `unknown`: there was no reply, so it may have been taken.
 */
const STATES = ['refused', 'sending', 'unknown', 'accepted'] as const

const entrySchema = v.object({
  ...entryFields,
  state: v.picklist(STATES),
  /** In whole units. */
  amount: v.number(),
  /** The borrower who took it: a digest of the user id, else of the token. The token itself is not stored. */
  borrower: v.string(),
  /** The digest is of a user id, which stays the same in another session. */
  isUser: v.optional(v.literal(true)),
  /** The numbers of the product's orders before this loan, until the orders after it have been counted. */
  before: v.optional(v.array(v.string())),
  /**
   * A server refused it that may not know an earlier send by the browser. The list of orders then decides
   * (docs/decisions/070).
   */
  isTurnedAway: v.optional(v.literal(true)),
  /** How many new orders of its product the server showed after it, if more than one. */
  newOrders: v.optional(v.number()),
})

/** A loan that was confirmed on this device, in the journal of its product (docs/decisions/036). */
export type LoanEntry = v.InferOutput<typeof entrySchema>

/** The borrower who is confirming now. */
export type Borrower = Pick<LoanEntry, 'borrower' | 'isUser'>

/** The contents of a loan journal (docs/decisions/036). */
export const LOANS = journalKind({
  entry: entrySchema,
  weightOf: ({ state }) => STATES.indexOf(state),
  isRefused: ({ state }) => state === 'refused',
})

/**
 * Compares the borrowers of an entry. Two user ids are certain. A different token may be a new one of the same borrower: that
 * borrower is asked, but not shown what another person may have borrowed.
 */
export function whose(entry: Borrower, present: Borrower): 'own' | 'perhaps' | 'other' {
  if (entry.borrower === present.borrower) return 'own'
  return entry.isUser && present.isUser ? 'other' : 'perhaps'
}

/** What the borrower agreed to when taking another loan. Only a new state asks again. */
export const agreementOf = ({ id, state, newOrders = 1 }: LoanEntry) => `${id} ${state} ${newOrders}`

/** The loans to ask about before another one of the same product, oldest first. */
export const standingLoans = (entries: readonly LoanEntry[], present: Borrower, agreed: ReadonlySet<string>) =>
  entries.filter(
    (entry) =>
      entry.state !== 'refused' &&
      !entry.isTurnedAway &&
      whose(entry, present) !== 'other' &&
      !agreed.has(agreementOf(entry)),
  )
