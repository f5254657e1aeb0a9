import { createFileRoute } from '@tanstack/react-router'
import { repaymentWaysQuery } from '../../api/repayment.ts'
import { Payway } from '../../features/repayment/payway/payway.tsx'
import { paymentKey, paywayOf, paywaySearch } from '../../features/repayment/repayment-search.ts'
import { withLedger } from '../../ledger/ready.ts'
import { m } from '../../platform/i18n/generated/messages.js'

export const Route = createFileRoute('/_card/payway')({
  validateSearch: paywaySearch,
  loaderDeps: ({ search }) => paywayOf(search),
  // Each visit needs a new `repayToken`, so a cached reply is not used.
  loader: ({ context, deps }) =>
    withLedger(context.queryClient.fetchQuery({ ...repaymentWaysQuery(deps.orderId), staleTime: 0 })),
  // REPAY-18, REPAY-19.
  staticData: { failureWords: { network: m.payway_lost, refused: m.payway_query_failed } },
  component: PaywayRoute,
})

function PaywayRoute() {
  const search = Route.useLoaderDeps()
  return <Payway key={paymentKey(search, search.withholdingAmount)} search={search} />
}
