import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { loanQuery } from '../../api/loan.ts'
import { LoanDetails } from '../../features/loan/loan-details.tsx'
import type { PaidHere } from '../../features/repayment/journal/paid-here.ts'
import { PaymentNoteSlot } from '../../features/repayment/journal/payment-note-slot.tsx'
import { withPayments } from '../../ledger/ready.ts'
import { orderOf, orderSearch } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_card/loanDetails')({
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => orderOf(search),
  loader: ({ context, deps }) => withPayments(deps.orderId, context.queryClient.ensureQueryData(loanQuery(deps))),
  component: LoanDetailsRoute,
})

function LoanDetailsRoute() {
  const order = Route.useLoaderDeps()
  const [paid, setPaid] = useState<PaidHere>()
  const note = <PaymentNoteSlot order={order} onPaid={setPaid} />
  return <LoanDetails order={order} note={note} paid={paid} />
}
