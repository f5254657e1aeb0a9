import type { OrderRef } from '../../api/loan.ts'
import { currentParams } from '../../platform/session/session.ts'
import { payAt } from './pay-at.ts'

/** Where this amount (whole units) is paid, and its code comes from; without an amount, where one is chosen. */
export const codeAgain = (order: OrderRef, amount: number | undefined) =>
  amount ? payAt(order, amount) : ({ to: '/repayment', search: order } as const)

/** Where another way to pay it is chosen: the cards in India, else the banks and mini markets. */
export function otherWay(order: OrderRef, amount: number | undefined) {
  if (!amount || currentParams()['market'] === 'in') return codeAgain(order, amount)
  return { to: '/individual', search: { ...order, amount: String(amount) } } as const
}
