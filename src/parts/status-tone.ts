import type { LoanDetails } from '../api/loan.ts'
import type { Tone } from '../ui/tone.ts'

export type LoanStatus = NonNullable<LoanDetails['orderStatus']>

interface Meaning {
  tone: Tone
  /** Whether something is owed: due on a day (also during collection), overdue, or already paid (LOAN-13). */
  debt?: 'due' | 'overdue' | 'paid'
}

/** The compiler requires an entry for each new status in the contract. */
const MEANINGS: Record<LoanStatus, Meaning> = {
  174: { tone: 'warning', debt: 'due' },
  180: { tone: 'danger', debt: 'overdue' },
  3: { tone: 'warning', debt: 'due' },
  5: { tone: 'danger', debt: 'overdue' },
  170: { tone: 'info', debt: 'due' },
  200: { tone: 'success', debt: 'paid' },
  4: { tone: 'success', debt: 'paid' },
  21: { tone: 'info' },
  151: { tone: 'info' },
  110: { tone: 'neutral' },
}

const debtOf = (status: LoanStatus | undefined) => (status === undefined ? undefined : MEANINGS[status].debt)

/** Something is due on a day. */
export const isDue = (status: LoanStatus | undefined) => debtOf(status) === 'due' || isOverdue(status)

/** The borrower is late with a payment. */
export const isOverdue = (status: LoanStatus | undefined) => debtOf(status) === 'overdue'

/** Nothing is left to pay. */
export const isPaidOff = (status: LoanStatus | undefined) => debtOf(status) === 'paid'

/** What an order's status means for the borrower; neutral if the contract does not know the status (LOAN-7). */
export const statusTone = (status: LoanStatus | undefined): Tone =>
  status === undefined ? 'neutral' : MEANINGS[status].tone
