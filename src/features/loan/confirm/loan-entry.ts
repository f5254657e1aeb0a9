import * as v from 'valibot'
import { entryFields, journalKind } from '../../../ledger/entry.ts'

/**
 * Where a loan is, from what says least of a debt to what says most. `refused`: it was certainly not taken. `sending`: the
 * server was asked and has not answered. `unknown`: no answer came, so it may have been taken.
 */
const STATES = ['refused', 'sending', 'unknown', 'accepted'] as const

const entrySchema = v.object({
  ...entryFields,
  state: v.picklist(STATES),
  /** In whole units. */
  amount: v.number(),
  /** Who took it: a digest of their user id, else of their token. No token is kept. */
  borrower: v.string(),
  /** The digest is that of a user id, which stays the same in another session. */
  isUser: v.optional(v.literal(true)),
  /** The numbers of the orders of its product before it, as long as those after it have not been counted. */
  before: v.optional(v.array(v.string())),
  /** It was refused by what may not know that a browser had sent it before: the list of orders tells (docs/decisions/070). */
  isTurnedAway: v.optional(v.literal(true)),
  /** How many new orders of its product the server showed after it, where they were more than one. */
  newOrders: v.optional(v.number()),
})

/** One loan that was confirmed on this device, in the journal of its product (docs/decisions/036). */
export type LoanEntry = v.InferOutput<typeof entrySchema>

/** Who confirms now. */
export type Borrower = Pick<LoanEntry, 'borrower' | 'isUser'>

/** What a journal of loans holds (docs/decisions/036). */
export const LOANS = journalKind({
  entry: entrySchema,
  weightOf: ({ state }) => STATES.indexOf(state),
  isRefused: ({ state }) => state === 'refused',
})

/**
 * Whose an entry is. Two user ids tell; a token may be a new one of the same borrower, who then is asked without being told
 * what somebody else may have borrowed.
 */
export function whose(entry: Borrower, present: Borrower): 'own' | 'perhaps' | 'other' {
  if (entry.borrower === present.borrower) return 'own'
  return entry.isUser && present.isUser ? 'other' : 'perhaps'
}

/** What somebody agreed to take again after, so that only something new asks again. */
export const agreementOf = ({ id, state, newOrders = 1 }: LoanEntry) => `${id} ${state} ${newOrders}`

/** The loans that stand between the borrower and another one of the same product, the oldest first. */
export const standingLoans = (entries: readonly LoanEntry[], present: Borrower, agreed: ReadonlySet<string>) =>
  entries.filter(
    (entry) =>
      entry.state !== 'refused' &&
      !entry.isTurnedAway &&
      whose(entry, present) !== 'other' &&
      !agreed.has(agreementOf(entry)),
  )
