import { createFileRoute } from '@tanstack/react-router'
import { Alipay } from '../../features/repayment/alipay/alipay.tsx'
import { cardSearch } from '../../features/repayment/search.ts'

export const Route = createFileRoute('/_card/alipayrepayment')({ validateSearch: cardSearch, component: AlipayRoute })

function AlipayRoute() {
  const search = Route.useSearch()
  // Another amount is another payment: a pending reply for the old one must not open anything.
  return <Alipay key={`${search.orderId} ${search.withholdingAmount}`} search={search} />
}
