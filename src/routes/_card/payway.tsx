import { createFileRoute } from '@tanstack/react-router'
import { repaymentWaysQuery } from '../../api/repayment.ts'
import { nameCardListFailure } from '../../features/repayment/payway/payment-words.ts'
import { Payway } from '../../features/repayment/payway/payway.tsx'
import { paywayOf, paywaySearch } from '../../features/repayment/search.ts'

export const Route = createFileRoute('/_card/payway')({
  validateSearch: paywaySearch,
  loaderDeps: ({ search }) => paywayOf(search),
  // Each visit needs a new `repayToken`, so a cached reply is not used.
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
