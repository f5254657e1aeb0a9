import { createFileRoute } from '@tanstack/react-router'
import { requirePayableAmount } from '../../features/repayment/account/account-order.ts'
import { MethodChooser } from '../../features/repayment/account/method-chooser.tsx'
import { accountOf, accountSearch } from '../../features/repayment/repayment-search.ts'
import { withLedger } from '../../ledger/ready.ts'

export const Route = createFileRoute('/_card/individual')({
  validateSearch: accountSearch,
  loaderDeps: ({ search }) => accountOf(search),
  loader: ({ deps }) => withLedger(requirePayableAmount(deps.amount)),
  component: IndividualRoute,
})

function IndividualRoute() {
  const search = Route.useLoaderDeps()
  return <MethodChooser search={search} amount={Route.useLoaderData()} />
}
