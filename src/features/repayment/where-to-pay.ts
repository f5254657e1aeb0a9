import type { OrderRef } from '../../api/loan.ts'
import { type Major, toMinor } from '../../lib/money.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { currentParams } from '../../platform/session/session.ts'
import { readChoice } from './stored-choice.ts'

/**
 * Where the borrower pays `amount`: by card in India, else to the virtual account of the stored choice, and to the choice
 * itself where there is none (design section 2). The card repayment counts in hundredths. `from` names the screen, where
 * what is paid is not the bill.
 */
export function payAt(order: OrderRef, amount: Major, from?: string) {
  const { market } = currentParams()
  const withholdingAmount = String(toMinor(amount)?.minor ?? '')
  if (market === 'in') return { to: '/payway', search: { ...order, withholdingAmount, from } } as const
  const to = readChoice() ? '/that' : '/individual'
  return { to, search: { ...order, amount: String(amount.major), from } } as const
}

/** Where this amount is paid, and its code comes from; without an amount, where one is chosen. */
export const codeAgain = (order: OrderRef, amount: Major | undefined) =>
  amount?.major ? payAt(order, amount) : ({ to: '/repayment', search: order } as const)

/** Where another way to pay it is chosen: the cards in India, else the banks and mini markets. */
export function otherWay(order: OrderRef, amount: Major | undefined) {
  if (!amount?.major || currentParams()['market'] === 'in') return codeAgain(order, amount)
  return { to: '/individual', search: { ...order, amount: String(amount.major) } } as const
}

/** `from` in the address of a payment that is an extension's fee and not the bill. */
export const EXTENSION = 'repaymentDelay'

/** What is paid: the extension's fee where that screen led here, else the bill, in the screen's own words. */
export const payLabel = (from: string | undefined, bill: () => string) =>
  from === EXTENSION ? m.extension_fee() : bill()
