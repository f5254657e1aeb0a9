import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'
import { extensionQuery } from '../../api/repayment.ts'
import { ExtensionRefused, refusalOf } from '../../features/repayment/extension/extension-refused.tsx'
import { ExtensionOffer } from '../../features/repayment/extension/extension.tsx'
import { withLedger } from '../../ledger/ready.ts'
import { orderOf, orderSearch } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_card/repaymentDelay')({
  validateSearch: orderSearch,
  loaderDeps: ({ search }) => orderOf(search),
  loader: ({ context, deps }) => withLedger(context.queryClient.ensureQueryData(extensionQuery(deps))),
  component: RepaymentDelayRoute,
  errorComponent: FailedRoute,
})

function RepaymentDelayRoute() {
  const order = Route.useLoaderDeps()
  return <ExtensionOffer order={order} />
}

function FailedRoute({ error }: ErrorComponentProps) {
  const order = Route.useLoaderDeps()
  const refusal = refusalOf(error)
  // The default error screen shows any other failure.
  if (!refusal) throw error
  return <ExtensionRefused order={order} refusal={refusal} />
}
