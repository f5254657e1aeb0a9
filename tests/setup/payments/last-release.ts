import * as v from 'valibot'

// The release of 29 November 2026: how it read a stored payment. Another tab may still run it, or a rollback bring it back.
// Never edited; the next release that changes what is stored adds its own.

const flag = v.optional(v.literal(true))

export const lastSchema = v.object({
  id: v.string(),
  revision: v.number(),
  at: v.number(),
  turn: v.optional(v.number()),
  way: v.picklist(['card', 'alipay', 'account']),
  purpose: v.picklist(['bill', 'extension']),
  amount: v.optional(v.number()),
  periods: v.optional(v.object({ from: v.number(), to: v.number() })),
  card: v.optional(v.string()),
  state: v.picklist(['sending', 'needsCode', 'handedOver', 'unknown', 'accepted', 'reported', 'refused']),
  before: v.optional(
    v.object({
      paid: v.number(),
      due: v.record(v.string(), v.string()),
      asked: v.optional(v.record(v.string(), v.number())),
    }),
  ),
  code: v.optional(
    v.object({
      couponId: v.string(),
      repayToken: v.string(),
      cardId: v.string(),
      repayRecordId: v.string(),
      againAt: v.number(),
      session: v.string(),
    }),
  ),
  record: v.optional(v.string()),
  key: v.optional(v.string()),
  mayBePaid: flag,
  isDuplicate: flag,
  mayBeRight: flag,
  isTurnedAway: flag,
  isShown: flag,
  isDenied: flag,
})
type Stored = v.InferOutput<typeof lastSchema>

const isOpen = ({ state, isShown }: Stored) => state !== 'refused' && !isShown
const mayHavePaid = ({ state, mayBePaid }: Stored) => state !== 'needsCode' || mayBePaid === true
const isDoubtful = ({ isTurnedAway, mayBePaid }: Stored) => isTurnedAway === true && !mayBePaid
const wasCodeRefused = ({ state, mayBePaid, mayBeRight, isTurnedAway }: Stored) =>
  mayBePaid === true && !mayBeRight && !isTurnedAway && (state === 'needsCode' || state === 'unknown')

/** What that release asked about a payment, in the words of the table (kinds.ts). */
export const lastReading = (stored: Stored) => ({
  asks: isOpen(stored) && mayHavePaid(stored) ? 'any' : stored.isShown ? 'same' : 'none',
  isTold: isOpen(stored) && !stored.isDenied && !isDoubtful(stored),
  isMistyped: wasCodeRefused(stored),
  isAccepted: stored.state === 'accepted',
  isDuplicate: stored.isDuplicate === true,
  goesOn: stored.state === 'needsCode' && stored.code !== undefined,
  isSending: stored.state === 'sending',
})
