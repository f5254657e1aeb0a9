import { groupInFours } from '../../lib/group-in-fours.ts'
import { CopyLine } from '../../parts/copy-line.tsx'
import { m } from '../../platform/i18n/generated/messages.js'

/** A loan's number, with a button that copies it. */
export const LoanNumber = ({ orderId }: { orderId: string }) => (
  <CopyLine shown={groupInFours(orderId)} raw={orderId} copy={m.copy_loan_number()} copied={m.loan_number_copied()} />
)
