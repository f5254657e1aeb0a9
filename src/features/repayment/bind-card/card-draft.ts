import * as v from 'valibot'
import { digest } from '../../../lib/digest.ts'
import { CODE_WAIT_SECONDS, codeWaitEnd } from '../../../parts/code-wait.ts'
import { now, remainingSeconds } from '../../../platform/clock.ts'
import { currentParams, sessionIdentity } from '../../../platform/session/session.ts'
import { readStored, removeStored, writeStored } from '../../../platform/storage/storage.ts'
import type { CardForm } from './card-form.ts'

const DRAFT_KEY = 'cardDraft'
const draftText = v.optional(v.string(), '')
const draftSchema = v.object({ session: v.string(), bankCode: draftText, holderName: draftText, phone: draftText })

/** Tells one session from another, and keeps neither. */
const session = () => digest(sessionIdentity(currentParams()))

/**
 * What was typed, for a person who leaves the form and returns. Without the number and the code, which are never stored on
 * the device. Another session does not see it.
 */
export function readCardDraft(): Partial<CardForm> {
  const { session: owner, ...form } = readStored(DRAFT_KEY, draftSchema) ?? { session: undefined }
  return owner === session() ? form : {}
}

export function writeCardDraft({ bankCode, holderName, phone }: CardForm) {
  writeStored(DRAFT_KEY, { session: session(), bankCode, holderName, phone })
}

export const clearCardDraft = () => removeStored(DRAFT_KEY)

const CODE_WAIT_KEY = 'cardCodeAgainAt'

/** When another code may be asked for, if that is in the future. Stored, so that a reload does not shorten the wait. */
export function readCodeWait(): number | undefined {
  const againAt = readStored(CODE_WAIT_KEY, v.number())
  return againAt !== undefined && remainingSeconds(againAt, CODE_WAIT_SECONDS) > 0 ? againAt : undefined
}

export function startCodeWait(): number {
  const againAt = codeWaitEnd(now())
  writeStored(CODE_WAIT_KEY, againAt)
  return againAt
}

export const clearCodeWait = () => removeStored(CODE_WAIT_KEY)
