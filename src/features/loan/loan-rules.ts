import type { LoanDetails } from '../../api/loan.ts'
import { type LoanStatus, meaningOf } from '../../parts/loan-status.ts'

/** What the screen shows and offers for an order, by its status (parts/loan-status.ts has the table). */
export function ruleFor(loan: Pick<LoanDetails, 'orderStatus' | 'isDelay'>) {
  const { offers, recommends, icon, tone } = meaningOf(loan.orderStatus)
  return { recommends, icon, tone, actions: offers.filter((action) => action !== 'extend' || loan.isDelay) }
}

/** The lender is taking the instalment from the borrower's account; the borrower may pay it too (LOAN-10). */
export const COLLECTED: LoanStatus = 170
