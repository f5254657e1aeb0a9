import type { OrderRef } from '../../api/loan.ts'
import { type Major, toMinor } from '../../lib/money.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../platform/market.ts'
import type { Periods } from './journal/entry.ts'
import { writePeriods } from './journal/periods.ts'
import { readChoice } from './stored-choice.ts'

/** What a payment is for, beside its amount. */
export interface PaidFor {
  /** The screen that led here, if something else than the bill is paid. */
  from?: string | undefined
  /** Where `from` does not say so. */
  purpose?: string | undefined
  /** The instalments that are paid. */
  periods?: Periods | undefined
}

const inAddress = ({ from, purpose, periods }: PaidFor) => ({
  from,
  periods: periods && writePeriods(periods),
  purpose: purposeInAddress({ from, purpose }),
})

/**
 * The link to pay `amount`: by card in India, else the virtual account of the stored choice, or the choice itself if
 * nothing is stored (REPAY-59). The card payment's amount is in hundredths.
 */
export function payLink(order: OrderRef, amount: Major, paidFor: PaidFor = {}) {
  const withholdingAmount = String(toMinor(amount)?.minor ?? '')
  const about = inAddress(paidFor)
  if (currentMarket() === 'in') return { to: '/payway', search: { ...order, withholdingAmount, ...about } } as const
  const to = readChoice() ? '/that' : '/individual'
  return { to, search: { ...order, amount: String(amount.major), ...about } } as const
}

/** The link to start a payment again, which sends a new code; without an amount, the link to choose one. */
export const newCodeLink = (order: OrderRef, amount: Major | undefined, paidFor?: PaidFor) =>
  amount?.major ? payLink(order, amount, paidFor) : ({ to: '/repayment', search: order } as const)

/** The link to choose another method: the cards in India, else the banks and mini markets. */
export function otherMethodLink(order: OrderRef, amount: Major | undefined, paidFor: PaidFor = {}) {
  if (!amount?.major || currentMarket() === 'in') return newCodeLink(order, amount, paidFor)
  return { to: '/individual', search: { ...order, amount: String(amount.major), ...inAddress(paidFor) } } as const
}

/** `from` in the address of a payment of an extension's fee. */
export const FROM_EXTENSION = 'repaymentDelay'

export type Purpose = 'bill' | 'extension'

/** What a payment's address pays for. */
export const purposeOf = ({ from, purpose }: { from?: string | undefined; purpose?: string | undefined }): Purpose =>
  from === FROM_EXTENSION || purpose === 'extension' ? 'extension' : 'bill'

/** The purpose as the next screen's address names it. */
export const purposeInAddress = (search: Parameters<typeof purposeOf>[0]) =>
  purposeOf(search) === 'extension' ? 'extension' : undefined

/** The label of the amount: the extension's fee if that is what is paid, else `bill`. */
export const payLabel = (purpose: Purpose, bill: () => string) => (purpose === 'extension' ? m.extension_fee() : bill())
