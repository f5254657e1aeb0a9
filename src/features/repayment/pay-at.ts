import type { OrderRef } from '../../api/loan.ts'
import { currentParams } from '../../platform/session/session.ts'
import { readChoice } from './saved-choice.ts'

/**
 * Where the borrower pays `amount` (whole units): by card in India, else to the virtual account of the kept choice, and
 * to the choice itself where there is none (design section 2). The card repayment counts in hundredths. `from` names the
 * screen, where what is paid is not the bill.
 */
export function payAt(order: OrderRef, amount: number, from?: string) {
  const { market } = currentParams()
  // Without the point: 0.29 * 100 is 28.999999999999996.
  if (market === 'in') return { to: '/payway', search: { ...order, withholdingAmount: `${amount}00`, from } } as const
  const to = readChoice() ? '/that' : '/individual'
  return { to, search: { ...order, amount: String(amount), from } } as const
}
