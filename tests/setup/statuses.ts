import type { LoanStatus } from '../../src/parts/loan-status.ts'

interface Status {
  /** The buttons of an order that the server lets extend (isDelay); without that, all but `extend`. */
  withDelay: ('repay' | 'extend' | 'borrowMore')[]
  icon: string
  recommends: boolean
  owes: 'nothing' | 'due' | 'overdue' | 'repaid'
}

/** LOAN-6 to LOAN-11, and LOAN-17, as the specification says them. The compiler asks for each status of the contract. */
export const STATUSES: Record<Extract<LoanStatus, number>, Status> = {
  174: { withDelay: ['repay', 'extend'], icon: 'due', recommends: false, owes: 'due' },
  180: { withDelay: ['repay', 'extend'], icon: 'overdue', recommends: false, owes: 'overdue' },
  3: { withDelay: ['repay', 'extend'], icon: 'loan', recommends: true, owes: 'due' },
  5: { withDelay: ['repay', 'extend'], icon: 'loan', recommends: true, owes: 'overdue' },
  170: { withDelay: ['repay'], icon: 'loan', recommends: false, owes: 'due' },
  200: { withDelay: ['borrowMore'], icon: 'paid', recommends: false, owes: 'repaid' },
  4: { withDelay: ['borrowMore'], icon: 'loan', recommends: true, owes: 'repaid' },
  21: { withDelay: [], icon: 'loan', recommends: true, owes: 'nothing' },
  151: { withDelay: [], icon: 'sending', recommends: true, owes: 'nothing' },
  110: { withDelay: [], icon: 'refused', recommends: true, owes: 'nothing' },
}
