// Draws the loan at its hash address, whose page belongs to the site and has no skeleton of its own.
import order from 'example:getLoanDetails/order-180'
import { m } from '../../platform/i18n/generated/messages.js'
import { PendingScreen } from '../../parts/pending-screen.tsx'
import { Route } from '../../routes/_card/borrowDetail.tsx'
import { drawScreen } from './at-end.ts'

/** It has the same part as a built-in one, below which a tap finds its place (hand-over/taps.ts). */
const LoanPending = () => (
  <div data-language="">
    <PendingScreen look={{ title: m.loan_details_title }} />
  </div>
)

drawScreen(Route, {
  practice: order,
  isExpected: ({ orderStatus }) => orderStatus !== undefined,
  pending: LoanPending,
})
