import { createFileRoute } from '@tanstack/react-router'
import { instalmentsQuery } from '../../api/repayment.ts'
import { Instalments } from '../../features/repayment/instalments/instalments.tsx'
import { instalmentSearch } from '../../features/repayment/search.ts'
import { orderOf } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_card/repayment')({
  validateSearch: instalmentSearch,
  loaderDeps: ({ search }) => orderOf(search),
  loader: ({ context, deps }) => context.queryClient.ensureQueryData(instalmentsQuery(deps)),
  component: RepaymentRoute,
})

function RepaymentRoute() {
  const order = Route.useLoaderDeps()
  const { upToPeriod } = Route.useSearch()
  return <Instalments key={order.orderId} order={order} upToPeriod={upToPeriod} />
}
