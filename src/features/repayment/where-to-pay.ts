import type { OrderRef } from '../../api/loan.ts'
import { type Major, toMinor } from '../../lib/money.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../platform/current-market.ts'
import type { Periods } from './journal/entry.ts'
import { writePeriods } from './journal/periods.ts'
import { readChoice } from './stored-choice.ts'

/** The purpose of a payment, apart from its amount. */
export interface PaidFor {
  /** The screen that led here, if the payment is not for the bill. */
  from?: string | undefined
  /** Set if `from` does not say it. */
  purpose?: string | undefined
  /** The instalments to pay. */
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

/** The link to start a payment again, which sends a new code. Without an amount, the link to choose one. */
export const newCodeLink = (order: OrderRef, amount: Major | undefined, paidFor?: PaidFor) =>
  amount?.major ? payLink(order, amount, paidFor) : ({ to: '/repayment', search: order } as const)

/** The link to choose another method: the cards in India, else the banks and mini markets. */
export function otherMethodLink(order: OrderRef, amount: Major | undefined, paidFor: PaidFor = {}) {
  if (!amount?.major || currentMarket() === 'in') return newCodeLink(order, amount, paidFor)
  return { to: '/individual', search: { ...order, amount: String(amount.major), ...inAddress(paidFor) } } as const
}

/** The value of `from` in the address of an extension's fee. */
export const FROM_EXTENSION = 'repaymentDelay'

export type Purpose = 'bill' | 'extension'

/** The purpose that an address of a payment names. */
export const purposeOf = ({ from, purpose }: { from?: string | undefined; purpose?: string | undefined }): Purpose =>
  from === FROM_EXTENSION || purpose === 'extension' ? 'extension' : 'bill'

/** The purpose as a parameter for the next screen's address. */
export const purposeInAddress = (search: Parameters<typeof purposeOf>[0]) =>
  purposeOf(search) === 'extension' ? 'extension' : undefined

/** The label of the amount: the extension's fee, or `bill` for other payments. */
export const payLabel = (purpose: Purpose, bill: () => string) => (purpose === 'extension' ? m.extension_fee() : bill())
