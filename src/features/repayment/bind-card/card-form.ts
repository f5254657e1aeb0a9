import * as v from 'valibot'
import { bankInfo } from '../../../api/constraints.ts'
import type { BankInfo } from '../../../api/repayment.ts'
import { digitsOnly } from '../../../lib/digits.ts'
import { fitsLimits } from '../../../lib/text-limits.ts'
import { CODE_WAIT_SECONDS, codeWaitEnd } from '../../../parts/code-wait.ts'
import { now, remainingSeconds } from '../../../platform/clock.ts'
import { readOwn, removeStored, writeOwn } from '../../../platform/storage/storage.ts'
import { sentPhone } from './card-numbers.ts'

/** The input to bind a card, with spaces. */
export interface CardForm {
  bankCode: string
  bankNumber: string
  holderName: string
  phone: string
  smsCode: string
}

export type CardField = keyof CardForm

/** The contract's banks of a market. */
export function banksOf(market: string | undefined) {
  const country = market === 'in' ? 'in' : 'id'
  return bankInfo.bankCode.oneOf.filter((bank) => bank['x-market'] === country)
}

/**
 * The request to bind a card, or the names of the fields that break the contract's limits, in the form's order. The SMS code
 * is checked and sent only if one was requested.
 */
export function validateCard(form: CardForm, { withCode }: { withCode: boolean }): BankInfo | CardField[] {
  const bank = bankInfo.bankCode.oneOf.find((known) => known.const === form.bankCode)
  const bankNumber = digitsOnly(form.bankNumber)
  const holderName = form.holderName.trim()
  const phone = sentPhone(form.phone)
  const { smsCode } = form
  const wrong: CardField[] = []
  if (!bank) wrong.push('bankCode')
  if (!fitsLimits(bankNumber, bankInfo.bankNumber)) wrong.push('bankNumber')
  if (!fitsLimits(holderName, bankInfo.holderName)) wrong.push('holderName')
  if (!fitsLimits(phone, bankInfo.phone)) wrong.push('phone')
  if (withCode && !fitsLimits(smsCode, bankInfo.smsCode)) wrong.push('smsCode')
  if (!bank || wrong.length > 0) return wrong
  return { bankCode: bank.const, bankNumber, holderName, phone, ...(withCode && { smsCode }) }
}

/** Whether two forms have the same card and phone, so that a code sent for one is valid for the other. */
export const isSameCard = (one: CardForm, other: CardForm) =>
  one.bankCode === other.bankCode &&
  digitsOnly(one.bankNumber) === digitsOnly(other.bankNumber) &&
  digitsOnly(one.phone) === digitsOnly(other.phone)

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
