import { bankInfo } from '../../../api/constraints.ts'
import type { BankInfo } from '../../../api/repayment.ts'
import { digitsOnly } from '../../../lib/digits.ts'
import { fitsLimits } from '../../../lib/text-limits.ts'
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
