import * as v from 'valibot'
import { CODE_WAIT_SECONDS, codeWaitEnd } from '../../../parts/code-wait.ts'
import { now, remainingSeconds } from '../../../platform/clock.ts'
import { readOwn, removeStored, writeOwn } from '../../../platform/storage/storage.ts'
import type { CardForm } from './card-form.ts'

const DRAFT_KEY = 'cardDraft'
const draftText = v.optional(v.string(), '')
const draftSchema = v.object({ bankCode: draftText, holderName: draftText, phone: draftText })

/**
 * The input of a person who leaves the form and returns, without the card number and the code, which are never stored on the
 * device. Other borrowers do not see it.
 */
export const readCardDraft = (): Partial<CardForm> => readOwn(DRAFT_KEY, draftSchema) ?? {}

export const writeCardDraft = ({ bankCode, holderName, phone }: CardForm) =>
  writeOwn(DRAFT_KEY, { bankCode, holderName, phone })

export const clearCardDraft = () => removeStored(DRAFT_KEY)

const CODE_WAIT_KEY = 'cardCodeAgainAt'

/** When a new code can be requested, if that is in the future. Stored, so that a reload does not shorten the wait. */
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
