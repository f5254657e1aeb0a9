import * as v from 'valibot'
import { CODE_WAIT_SECONDS, codeWaitEnd } from '../../../parts/code-wait.ts'
import { now, remainingSeconds } from '../../../platform/clock.ts'
import { currentParams, sessionIdentity } from '../../../platform/session/session.ts'
import { readOwn, removeStored, writeOwn } from '../../../platform/storage/storage.ts'
import type { CardForm } from './card-form.ts'

let draft: { session: string; form: Partial<CardForm> } | undefined

const session = () => sessionIdentity(currentParams())

/**
 * What was typed, for a person who leaves the form and returns. Kept in memory only: a card number is never stored on the
 * device, and another session does not see it.
 */
export const readCardDraft = (): Partial<CardForm> => (draft?.session === session() ? draft.form : {})

export function writeCardDraft({ smsCode: _notKept, ...part }: Partial<CardForm>) {
  draft = { session: session(), form: { ...readCardDraft(), ...part } }
}

export function clearCardDraft() {
  draft = undefined
}

const CODE_WAIT_KEY = 'cardCodeAgainAt'

/** When another code may be asked for, if that is in the future. Stored, so that a reload does not shorten the wait. */
export function readCodeWait(): number | undefined {
  const againAt = readOwn(CODE_WAIT_KEY, v.number())
  return againAt !== undefined && remainingSeconds(againAt, CODE_WAIT_SECONDS) > 0 ? againAt : undefined
}

export function startCodeWait(): number {
  const againAt = codeWaitEnd(now())
  writeOwn(CODE_WAIT_KEY, againAt)
  return againAt
}

export const clearCodeWait = () => removeStored(CODE_WAIT_KEY)
