import * as v from 'valibot'

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

export type Code = v.InferOutput<typeof codeSchema>

/** What became of a payment, as it is stored. Only this file knows what these fields mean. */
export const statusFields = {
  state: v.picklist(['sending', 'needsCode', 'handedOver', 'unknown', 'accepted', 'reported', 'refused']),
  code: v.optional(codeSchema),
  /** A code was refused or turned away. */
  mayBePaid: v.optional(v.literal(true)),
  /** With `mayBePaid`: of a code that was turned away nobody knows whether it was right. */
  mayBeRight: v.optional(v.literal(true)),
  /** The last request was turned away. */
  isTurnedAway: v.optional(v.literal(true)),
  isDuplicate: v.optional(v.literal(true)),
  isShown: v.optional(v.literal(true)),
  /** With `isShown`: the order's amounts do not prove it. */
  isPaidOffOnly: v.optional(v.literal(true)),
  isDenied: v.optional(v.literal(true)),
}

const statusSchema = v.object(statusFields)
export type StoredStatus = v.InferOutput<typeof statusSchema>

/** It waits for the code in an SMS. `code` is missing only in a broken entry. */
export interface Waiting {
  /**
   * `awaitsCode`: no code was sent to the server. `codeRefused`: one was refused. `codeUnseen`: the last one was turned away
   * before anybody looked at it. `codeDoubted`: one was refused and another turned away.
   */
  kind: 'awaitsCode' | 'codeRefused' | 'codeUnseen' | 'codeDoubted'
  code?: Code | undefined
}

/** Its code can no longer be entered. */
interface Void {
  kind: 'codeRefusedVoid' | 'codeUnseenVoid' | 'codeDoubtedVoid'
}

/** What a borrower can deny. */
type Deniable =
  | Void
  /** There was no reply that told. */
  | { kind: 'unknown' }
  /** The first request was let go before it was processed, but a browser may have sent it earlier (docs/decisions/070). */
  | { kind: 'turnedAway' }
  /** The server said that it already has this payment. */
  | { kind: 'duplicate' }
  | { kind: 'accepted' }

type Sent =
  | Waiting
  | Deniable
  /** The request was sent, with no reply yet; `was` if it continued a payment with its code. */
  | { kind: 'sending'; was?: Waiting | undefined }
  /** The borrower was sent to the payment site. */
  | { kind: 'handedOver' }
  /** The borrower says that they paid. */
  | { kind: 'reported' }
  /** It was certainly not made. */
  | { kind: 'refused' }

export type Unshown =
  | Sent
  /** The borrower came back from the payment site and says that they did not pay there. */
  | { kind: 'deniedAtSite' }
  /** The borrower says that their bank did not take it. */
  | { kind: 'denied'; was: Deniable }

/** `shown`: the order shows it. `paidOff`: nothing is left to pay, but the order's amounts do not show this payment. */
export interface Ended {
  kind: 'shown' | 'paidOff'
  was: Unshown
}

/** What became of a payment. kinds.ts says what each kind means. */
export type Status = Unshown | Ended

export type Kind = Status['kind']

const VOID = {
  codeRefused: 'codeRefusedVoid',
  codeUnseen: 'codeUnseenVoid',
  codeDoubted: 'codeDoubtedVoid',
} as const

const FLAGS = {
  code: undefined,
  mayBePaid: undefined,
  mayBeRight: undefined,
  isTurnedAway: undefined,
  isDuplicate: undefined,
  isShown: undefined,
  isPaidOffOnly: undefined,
  isDenied: undefined,
}

/** The stored form of each kind that holds no other. */
const FORMS: Record<Exclude<Kind, 'denied' | Ended['kind']>, StoredStatus> = {
  sending: { state: 'sending' },
  awaitsCode: { state: 'needsCode' },
  codeRefused: { state: 'needsCode', mayBePaid: true },
  codeUnseen: { state: 'needsCode', mayBePaid: true, mayBeRight: true, isTurnedAway: true },
  codeDoubted: { state: 'needsCode', mayBePaid: true, mayBeRight: true },
  codeRefusedVoid: { state: 'unknown', mayBePaid: true },
  codeUnseenVoid: { state: 'unknown', mayBePaid: true, mayBeRight: true, isTurnedAway: true },
  codeDoubtedVoid: { state: 'unknown', mayBePaid: true, mayBeRight: true },
  unknown: { state: 'unknown' },
  turnedAway: { state: 'unknown', isTurnedAway: true },
  duplicate: { state: 'unknown', isDuplicate: true },
  handedOver: { state: 'handedOver' },
  deniedAtSite: { state: 'handedOver', isDenied: true },
  accepted: { state: 'accepted' },
  reported: { state: 'reported' },
  refused: { state: 'refused' },
}

/** Every field of its stored form, so that nothing of an earlier one stays. */
export function storedStatus(status: Status): StoredStatus {
  if (isEnded(status)) {
    const was = { ...storedStatus(status.was), isShown: true, code: undefined } as const
    return status.kind === 'paidOff' ? { ...was, isPaidOffOnly: true } : was
  }
  if (status.kind === 'denied') return { ...storedStatus(status.was), isDenied: true }
  const code = 'code' in status ? status.code : undefined
  const was = status.kind === 'sending' && status.was ? storedStatus(status.was) : undefined
  return { ...FLAGS, ...was, ...FORMS[status.kind], ...(code && { code }) }
}

function waitingOf({ code, mayBePaid, mayBeRight, isTurnedAway }: StoredStatus): Waiting {
  if (!mayBePaid) return { kind: 'awaitsCode', code }
  return { kind: isTurnedAway ? 'codeUnseen' : mayBeRight ? 'codeDoubted' : 'codeRefused', code }
}

function sentOf(stored: StoredStatus): Sent {
  const { state, code, mayBePaid, isDuplicate, isTurnedAway } = stored
  if (state === 'sending') return { kind: state, ...(code && { was: waitingOf(stored) }) }
  if (state === 'needsCode') return waitingOf(stored)
  if (state !== 'unknown') return { kind: state }
  if (mayBePaid) return voided(waitingOf(stored))
  return { kind: isTurnedAway ? 'turnedAway' : isDuplicate ? 'duplicate' : state }
}

/** What the borrower says that their bank did not take. Its code can no longer be entered. */
export function denied(sent: Sent): Unshown {
  if (sent.kind === 'handedOver') return { kind: 'deniedAtSite' }
  // Nothing was sent, or it was sent again since.
  if (sent.kind === 'awaitsCode' || sent.kind === 'sending' || sent.kind === 'reported' || sent.kind === 'refused')
    return sent
  return isWaiting(sent) ? denied(voided(sent)) : { kind: 'denied', was: sent }
}

/** Whether the order has ended it. */
export const isEnded = (status: Status): status is Ended => status.kind === 'shown' || status.kind === 'paidOff'

const isWaiting = (status: Status): status is Waiting => 'code' in status || status.kind in VOID

/** A change of a payment does not take back that the order has ended it, unless it was certainly not made. */
export const unlessEnded = (present: Status | undefined, next: Unshown): Status =>
  present && isEnded(present) && next.kind !== 'refused' ? { kind: present.kind, was: next } : next

/** What a stored payment means. A form that no release writes is read as the nearest one. */
export function statusOf(stored: StoredStatus): Status {
  const sent = sentOf(stored)
  if (sent.kind === 'refused') return sent
  const was = stored.isDenied ? denied(sent) : sent
  return stored.isShown ? { kind: stored.isPaidOffOnly ? 'paidOff' : 'shown', was } : was
}

/** The payment once its code can no longer be entered: a code that was entered may have been taken. */
export const voided = ({ kind }: Waiting): Void | { kind: 'refused' } => ({
  kind: kind === 'awaitsCode' ? 'refused' : VOID[kind],
})
