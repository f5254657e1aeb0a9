import { m } from '../../platform/i18n/generated/messages.js'
import { PendingScreen } from '../../parts/pending-screen.tsx'

/**
 * The skeleton of a loan for a page that does not contain it: that of the hash address (scripts/build/early/scripts.ts). It has
 * the same part as a built-in one, below which a tap finds its place (hand-over/taps.ts).
 */
export const LoanPending = () => (
  <div data-language="">
    <PendingScreen look={{ title: m.loan_details_title }} />
  </div>
)
