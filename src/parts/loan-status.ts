import type { LoanDetails } from '../api/loan.ts'
import type { Tone } from '../ui/tone.ts'

export type LoanStatus = NonNullable<LoanDetails['orderStatus']>
type LoanAction = 'repay' | 'extend' | 'borrowMore'
export type StatusIconName = 'loan' | 'sending' | 'due' | 'overdue' | 'refused' | 'paid'

/**
 * What is to be paid. `nothing`: nothing now, because no money was handed out, the debt rests, or it is not known. `due`: on a day,
 * also while the lender collects it. `repaid`: everything was paid back, so the payment journal says that a payment has arrived
 * and pays nothing more; a loan that ended in another way owes `nothing`.
 */
type Owed = 'nothing' | 'due' | 'overdue' | 'repaid'

interface Meaning {
  tone: Tone
  owes: Owed
  /** What the loan's screen offers. `extend` also needs the order's isDelay flag. */
  offers: readonly LoanAction[]
  /** Whether the screen recommends other products. */
  recommends: boolean
  icon: StatusIconName
}

/**
 * What each status means for the app (LOAN-6 to LOAN-11, LOAN-17). The compiler requires a row for each new status in the
 * contract, and a test compares it with the contract's table. Icons exist for 21, 151, 174, 180, 110 and 200; all others use
 * that of 21, which is drawn to fit them all.
 */
const MEANINGS: Record<LoanStatus, Meaning> = {
  174: { tone: 'warning', owes: 'due', offers: ['repay', 'extend'], recommends: false, icon: 'due' },
  180: { tone: 'danger', owes: 'overdue', offers: ['repay', 'extend'], recommends: false, icon: 'overdue' },
  3: { tone: 'warning', owes: 'due', offers: ['repay', 'extend'], recommends: true, icon: 'loan' },
  5: { tone: 'danger', owes: 'overdue', offers: ['repay', 'extend'], recommends: true, icon: 'loan' },
  170: { tone: 'info', owes: 'due', offers: ['repay'], recommends: false, icon: 'loan' },
  200: { tone: 'success', owes: 'repaid', offers: ['borrowMore'], recommends: false, icon: 'paid' },
  4: { tone: 'success', owes: 'repaid', offers: ['borrowMore'], recommends: true, icon: 'loan' },
  21: { tone: 'info', owes: 'nothing', offers: [], recommends: true, icon: 'loan' },
  151: { tone: 'info', owes: 'nothing', offers: [], recommends: true, icon: 'sending' },
  110: { tone: 'neutral', owes: 'nothing', offers: [], recommends: true, icon: 'refused' },
}

/** A status that the contract does not know: the default icon, neutral, without money actions (LOAN-7). */
const UNKNOWN: Meaning = { tone: 'neutral', owes: 'nothing', offers: [], recommends: true, icon: 'loan' }

/** What an order's status means for the app. */
export const meaningOf = (status: LoanStatus | undefined): Meaning =>
  status === undefined ? UNKNOWN : MEANINGS[status]

/** Something is due on a day, or was. */
export const isDue = (status: LoanStatus | undefined) => meaningOf(status).owes === 'due' || isOverdue(status)

/** The borrower is late with a payment. */
export const isOverdue = (status: LoanStatus | undefined) => meaningOf(status).owes === 'overdue'

/** Nothing is left to pay. */
export const isPaidOff = (status: LoanStatus | undefined) => meaningOf(status).owes === 'repaid'
