import { createFileRoute } from '@tanstack/react-router'
import { contractsQuery, loanConfirmationQuery } from '../../api/confirmation.ts'
import { LoanConfirm } from '../../features/loan/confirm/loan-confirm.tsx'
import { withLedger } from '../../ledger/ready.ts'
import { productSearch } from '../../parts/order-search.ts'
import { lazyPart } from '../../platform/lazy-part.ts'

const LoansBefore = lazyPart(
  'loans before',
  async () => (await import('../../features/loan/confirm/loans-before.tsx')).LoansBefore,
)

export const Route = createFileRoute('/_token/loanConfirm')({
  validateSearch: productSearch,
  loaderDeps: ({ search: { productId } }) => ({ productId }),
  loader: ({ context: { queryClient }, deps: { productId } }) => {
    // Requested at the same time, but the offer does not wait for its agreements.
    void queryClient.prefetchQuery(contractsQuery(productId))
    // An offer must be up to date, so a cached reply is not used.
    return withLedger(queryClient.fetchQuery({ ...loanConfirmationQuery(productId), staleTime: 0 }))
  },
  staticData: { otherWay: LoansBefore },
  component: LoanConfirmRoute,
})

function LoanConfirmRoute() {
  const { productId } = Route.useLoaderDeps()
  return <LoanConfirm key={productId} productId={productId} />
}
