import type { LoanDetails } from '../../api/loan.ts'
import { type LoanStatus, statusTone } from '../../parts/status-tone.ts'
import type { Tone } from '../../ui/tone.ts'

type Action = 'repay' | 'extend' | 'borrowMore'
export type StatusIconName = 'loan' | 'sending' | 'due' | 'overdue' | 'refused' | 'paid'

interface StatusRule {
  actions: readonly Action[]
  recommends: boolean
  icon: StatusIconName
}

/**
 * LOAN-6 to LOAN-11, and LOAN-17. Icons exist for 21, 151, 174, 180, 110 and 200; all others use that of 21, which is drawn
 * to fit them all. `extend` also needs the order's isDelay flag.
 */
const RULES: Record<LoanStatus, StatusRule> = {
  174: { actions: ['repay', 'extend'], recommends: false, icon: 'due' },
  180: { actions: ['repay', 'extend'], recommends: false, icon: 'overdue' },
  3: { actions: ['repay', 'extend'], recommends: true, icon: 'loan' },
  5: { actions: ['repay', 'extend'], recommends: true, icon: 'loan' },
  170: { actions: ['repay'], recommends: false, icon: 'loan' },
  200: { actions: ['borrowMore'], recommends: false, icon: 'paid' },
  4: { actions: ['borrowMore'], recommends: true, icon: 'loan' },
  21: { actions: [], recommends: true, icon: 'loan' },
  151: { actions: [], recommends: true, icon: 'sending' },
  110: { actions: [], recommends: true, icon: 'refused' },
}

/** A status that the contract does not know: the default icon, neutral, without money actions (LOAN-7). */
const UNKNOWN: StatusRule = { actions: [], recommends: true, icon: 'loan' }

/** What the screen shows and offers for an order, by its status. */
export function ruleFor(loan: Pick<LoanDetails, 'orderStatus' | 'isDelay'>): StatusRule & { tone: Tone } {
  const rule = loan.orderStatus === undefined ? UNKNOWN : RULES[loan.orderStatus]
  return {
    ...rule,
    tone: statusTone(loan.orderStatus),
    actions: rule.actions.filter((action) => action !== 'extend' || loan.isDelay),
  }
}

/** The lender is taking the instalment from the borrower's account; the borrower may pay it too (LOAN-10). */
export const COLLECTED: LoanStatus = 170
