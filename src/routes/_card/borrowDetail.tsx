import { createFileRoute } from '@tanstack/react-router'
import { loanQuery } from '../../api/loan.ts'
import { LoanDetails } from '../../features/loan/loan-details.tsx'
import { PaymentNoteSlot, usePaidHereOnceLoaded } from '../../features/repayment/journal/payment-note-slot.tsx'
import { withPayments } from '../../ledger/ready.ts'
import { orderOf, orderSearch } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_card/borrowDetail')({
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => orderOf(search),
  loader: ({ context, deps }) => withPayments(deps.orderId, context.queryClient.ensureQueryData(loanQuery(deps))),
  component: BorrowDetailRoute,
})

function BorrowDetailRoute() {
  const order = Route.useLoaderDeps()
  return <LoanDetails order={order} note={<PaymentNoteSlot order={order} />} paid={usePaidHereOnceLoaded(order)} />
}
