import { createFileRoute } from '@tanstack/react-router'
import { virtualAccountQuery } from '../../api/repayment.ts'
import { accountOrder } from '../../features/repayment/account/account-order.ts'
import { VirtualAccount } from '../../features/repayment/account/virtual-account.tsx'
import { accountOf, accountSearch, paymentKey } from '../../features/repayment/repayment-search.ts'
import { withLedger } from '../../ledger/ready.ts'
import { lazyPart } from '../../platform/lazy-part.ts'

const ChangeMethod = lazyPart(
  'other way',
  async () => (await import('../../features/repayment/account/change-method.tsx')).ChangeMethod,
)

export const Route = createFileRoute('/_card/that')({
  validateSearch: accountSearch,
  loaderDeps: ({ search }) => accountOf(search),
  // The stored choice is not in the address, so a cached match would show the old choice's number for a moment.
  gcTime: 0,
  loader: async ({ context, deps }) => {
    const request = accountOrder(deps)
    await withLedger(context.queryClient.ensureQueryData(virtualAccountQuery(request)))
    return request
  },
  staticData: { otherWay: ChangeMethod },
  component: ThatRoute,
})

function ThatRoute() {
  const request = Route.useLoaderData()
  const search = Route.useLoaderDeps()
  // Another number needs a new screen, with no copied state and no open dialog.
  return <VirtualAccount key={paymentKey(search, JSON.stringify(request))} request={request} />
}
