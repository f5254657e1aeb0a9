import * as v from 'valibot'

/**
 * Where a loan is. `sending`: the server was asked and has not answered. `unknown`: no answer came, so it may have been taken.
 * `refused`: it was certainly not taken.
 */
const STATES = ['refused', 'sending', 'unknown', 'accepted'] as const

const entrySchema = v.object({
  id: v.string(),
  /** Counts the changes, so that of two copies the newer is known. */
  revision: v.number(),
  state: v.picklist(STATES),
  /** A time of platform/clock, only for words. */
  at: v.number(),
  /** In whole units. */
  amount: v.number(),
  /** Who took it: a digest of their user id, else of their token. No token is kept. */
  borrower: v.string(),
  /** The digest is that of a user id, which stays the same in another session. */
  isUser: v.optional(v.literal(true)),
})

/** A list of entries, as anybody may have written it. One that is broken costs only itself. */
const entriesSchema = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.filter((entry) => v.is(entrySchema, entry))),
)

/** One loan that was confirmed on this device, in the journal of its product (docs/decisions/036). */
export type LoanEntry = v.InferOutput<typeof entrySchema>

/** Who confirms now. */
export type Borrower = Pick<LoanEntry, 'borrower' | 'isUser'>

/** Old refusals make room. Whatever may be a loan stays, or twenty refusals would hide it. */
const MOST_REFUSED = 20

/** One list of several copies: of each entry the newest, the oldest first. */
function mergeEntries(...copies: (readonly LoanEntry[])[]): LoanEntry[] {
  const newest = new Map<string, LoanEntry>()
  for (const entry of copies.flat()) {
    const known = newest.get(entry.id)
    if (!known || rankOf(entry) > rankOf(known)) newest.set(entry.id, entry)
  }
  const entries = [...newest.values()].toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1))
  const refused = entries.filter(({ state }) => state === 'refused')
  const dropped = new Set(refused.slice(0, Math.max(0, refused.length - MOST_REFUSED)))
  return entries.filter((entry) => !dropped.has(entry))
}

/** Of two copies that were changed as often, the one that says more of a debt counts. */
const rankOf = ({ revision, state }: LoanEntry) => revision * STATES.length + STATES.indexOf(state)

export const LOANS = { schema: entriesSchema, merge: mergeEntries }

/**
 * Whose an entry is. Two user ids tell; a token may be a new one of the same borrower, who then is asked without being told
 * what somebody else may have borrowed.
 */
export function whose(entry: Borrower, present: Borrower): 'own' | 'perhaps' | 'other' {
  if (entry.borrower === present.borrower) return 'own'
  return entry.isUser && present.isUser ? 'other' : 'perhaps'
}

/** What somebody agreed to take again after, so that only something new asks again. */
export const agreementOf = ({ id, state }: LoanEntry) => `${id} ${state}`

/** The loans that stand between the borrower and another one of the same product, the oldest first. */
export const standingLoans = (entries: readonly LoanEntry[], present: Borrower, agreed: ReadonlySet<string>) =>
  entries.filter(
    (entry) => entry.state !== 'refused' && whose(entry, present) !== 'other' && !agreed.has(agreementOf(entry)),
  )
