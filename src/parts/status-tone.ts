import type { LoanDetails } from '../api/loan.ts'
import type { Tone } from '../ui/tone.ts'

export type LoanStatus = NonNullable<LoanDetails['orderStatus']>

const TONES: Record<LoanStatus, Tone> = {
  174: 'warning',
  180: 'danger',
  3: 'warning',
  5: 'danger',
  170: 'info',
  200: 'success',
  4: 'success',
  21: 'info',
  151: 'info',
  110: 'neutral',
}

const OVERDUE: (LoanStatus | undefined)[] = [180, 5]

/** There is something to pay, by a day; also where it is being collected. */
const DUE: (LoanStatus | undefined)[] = [...OVERDUE, 174, 3, 170]

export const isDue = (status: LoanStatus | undefined) => DUE.includes(status)

/** The borrower is late with it. */
export const isOverdue = (status: LoanStatus | undefined) => OVERDUE.includes(status)

/** What an order's status means for the borrower; neutral where the contract does not know it (LOAN-7). */
export const statusTone = (status: LoanStatus | undefined): Tone => (status === undefined ? 'neutral' : TONES[status])
