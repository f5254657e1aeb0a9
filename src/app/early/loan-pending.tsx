import { PendingScreen } from '../pending-screen.tsx'
import { loanLook } from '../screen-looks.ts'

/** The skeleton of a loan, where a page does not hold it: that of the hash address (scripts/early-scripts.ts). */
export const LoanPending = () => PendingScreen({ look: loanLook })
