import { m } from '../../platform/i18n/generated/messages.js'
import { PendingScreen } from '../../parts/pending-screen.tsx'

/** The skeleton of a loan for a page that does not contain it: that of the hash address (scripts/build/early/scripts.ts). */
export const LoanPending = () => PendingScreen({ look: { title: m.loan_details_title } })
