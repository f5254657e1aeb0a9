import * as v from 'valibot'
import { entryFields, journalKind } from '../../../ledger/ledger-entry.ts'

const storedSchema = v.object({
  ...entryFields,
  state: v.picklist(['refused', 'sending', 'unknown', 'accepted']),
  isTurnedAway: v.optional(v.literal(true)),
  /** In whole units. */
  amount: v.number(),
  /** The borrower who took it: a digest of the user id, else of the token. The token itself is not stored. */
  borrower: v.string(),
  /** The digest is of a user id, which stays the same in another session. */
  isUser: v.optional(v.literal(true)),
  /** The numbers of the product's orders before this loan, until the orders after it have been counted. */
  before: v.optional(v.array(v.string())),
  /** How many new orders of its product the server showed after it, if more than one. */
  newOrders: v.optional(v.number()),
})

/** A loan as it is stored: in the form of every earlier release. */
export type StoredLoan = v.InferOutput<typeof storedSchema>

type LoanKind = StoredLoan['state'] | 'turnedAway'

/** A loan that was confirmed on this device, in the journal of its product (docs/decisions/036). */
export interface LoanEntry extends Omit<StoredLoan, 'state' | 'isTurnedAway'> {
  kind: LoanKind
}

interface KindRow {
  /** A no is certain. */
  mayBeTaken: boolean
  /** Another loan of the product asks. */
  asks: boolean
  /** Which of two copies wins that were changed equally often: the one that says more of a debt. */
  weight: number
}

/** What each kind means. */
export const LOAN_KINDS: Record<LoanKind, KindRow> = {
  /** It was certainly not taken. */
  refused: { mayBeTaken: false, asks: false, weight: 0 },
  /** The request was sent, with no reply yet. */
  sending: { mayBeTaken: true, asks: true, weight: 1 },
  /**
   * A server refused it that may not know an earlier send by the browser. The list of orders then decides
   * (docs/decisions/070).
   */
  turnedAway: { mayBeTaken: true, asks: false, weight: 2 },
  /** There was no reply. */
  unknown: { mayBeTaken: true, asks: true, weight: 2 },
  accepted: { mayBeTaken: true, asks: true, weight: 3 },
}

/** The stored fields of a kind, so that nothing of an earlier one stays. */
const fieldsOf = (kind: LoanKind): Pick<StoredLoan, 'state' | 'isTurnedAway'> =>
  kind === 'turnedAway' ? { state: 'unknown', isTurnedAway: true } : { state: kind, isTurnedAway: undefined }

/** Reads a stored loan. */
export const loanOf = ({ state, isTurnedAway, ...facts }: StoredLoan): LoanEntry => ({
  ...facts,
  kind: isTurnedAway && state === 'unknown' ? 'turnedAway' : state,
})

/** The stored form of what changes in a loan. */
export const storedChange = ({ kind, ...facts }: Partial<LoanEntry>): Partial<StoredLoan> => ({
  ...facts,
  ...(kind && fieldsOf(kind)),
})

/** The borrower who is confirming now. */
export type Borrower = Pick<LoanEntry, 'borrower' | 'isUser'>

/** The contents of a loan journal (docs/decisions/036). */
export const LOANS = journalKind({
  entry: storedSchema,
  weightOf: (stored) => LOAN_KINDS[loanOf(stored).kind].weight,
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
export const agreementOf = ({ id, kind, newOrders = 1 }: LoanEntry) => `${id} ${kind} ${newOrders}`

/** The loans to ask about before another one of the same product, oldest first. */
export const loansToAskAbout = (entries: readonly LoanEntry[], present: Borrower, agreed: ReadonlySet<string>) =>
  entries.filter(
    (entry) => LOAN_KINDS[entry.kind].asks && whose(entry, present) !== 'other' && !agreed.has(agreementOf(entry)),
  )
