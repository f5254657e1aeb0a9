import { createFileRoute } from '@tanstack/react-router'
import { Alipay } from '../../features/repayment/alipay/alipay.tsx'
import { cardSearch, paymentKey } from '../../features/repayment/repayment-search.ts'
import { withLedger } from '../../ledger/ready.ts'

export const Route = createFileRoute('/_card/alipayrepayment')({
  validateSearch: cardSearch,
  loader: () => withLedger(undefined),
  component: AlipayRoute,
})

function AlipayRoute() {
  const search = Route.useSearch()
  return <Alipay key={paymentKey(search, search.withholdingAmount)} search={search} />
}
