import { createFileRoute } from '@tanstack/react-router'
import { repaymentWaysQuery } from '../../api/repayment.ts'
import { nameCardListFailure } from '../../features/repayment/payway/payment-words.ts'
import { Payway } from '../../features/repayment/payway/payway.tsx'
import { paywayOf, paywaySearch } from '../../features/repayment/search.ts'

export const Route = createFileRoute('/_card/payway')({
  validateSearch: paywaySearch,
  loaderDeps: ({ search }) => paywayOf(search),
  // Each visit has a token of its own: one that was left is not taken up again.
  loader: ({ context, deps }) =>
    context.queryClient.fetchQuery({ ...repaymentWaysQuery(deps.orderId), staleTime: 0 }).catch((error: unknown) => {
      throw nameCardListFailure(error)
    }),
  component: PaywayRoute,
})

function PaywayRoute() {
  const search = Route.useLoaderDeps()
  return <Payway key={`${search.orderId} ${search.withholdingAmount}`} search={search} />
}
