import { createFileRoute } from '@tanstack/react-router'
import { MethodChooser } from '../../features/repayment/method-chooser.tsx'
import { payableAmount } from '../../features/repayment/payable-amount.ts'
import { accountOf, accountSearch } from '../-search.ts'

export const Route = createFileRoute('/_borrower/individual')({
  validateSearch: accountSearch,
  loaderDeps: ({ search }) => accountOf(search),
  loader: ({ deps }) => payableAmount(deps.amount),
  component: IndividualRoute,
})

function IndividualRoute() {
  const search = Route.useLoaderDeps()
  return <MethodChooser key={search.orderId} search={search} amount={Route.useLoaderData()} />
}
