import { createFileRoute } from '@tanstack/react-router'
import { loanQuery } from '../../api/loan.ts'
import { instalmentsQuery } from '../../api/repayment.ts'
import { COLLECTED } from '../../features/loan/loan-rules.ts'
import { Instalments } from '../../features/repayment/instalments/instalments.tsx'
import { instalmentSearch } from '../../features/repayment/repayment-search.ts'
import { withLedger } from '../../ledger/ready.ts'
import { orderOf } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_card/repayment')({
  validateSearch: instalmentSearch,
  loaderDeps: ({ search }) => orderOf(search),
  loader: async ({ context: { queryClient }, deps }) => {
    // If the order's status does not load, the instalments are still shown.
    const status = queryClient.ensureQueryData(loanQuery(deps)).then(
      ({ orderStatus }) => orderStatus,
      () => undefined,
    )
    await withLedger(queryClient.ensureQueryData(instalmentsQuery(deps)))
    return { isCollected: (await status) === COLLECTED }
  },
  component: RepaymentRoute,
})

function RepaymentRoute() {
  const order = Route.useLoaderDeps()
  const { upToPeriod } = Route.useSearch()
  const { isCollected } = Route.useLoaderData()
  return <Instalments order={order} upToPeriod={upToPeriod} isCollected={isCollected} />
}
