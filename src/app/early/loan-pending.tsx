import { PendingScreen } from '../pending-screen.tsx'
import { loanLook } from '../screen-looks.ts'

/** The skeleton of a loan for a page that does not contain it: that of the hash address (scripts/early-scripts.ts). */
export const LoanPending = () => PendingScreen({ look: loanLook })
