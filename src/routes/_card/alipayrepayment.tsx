import { createFileRoute } from '@tanstack/react-router'
import { Alipay } from '../../features/repayment/alipay/alipay.tsx'
import { cardSearch } from '../../features/repayment/search.ts'

export const Route = createFileRoute('/_card/alipayrepayment')({ validateSearch: cardSearch, component: AlipayRoute })

function AlipayRoute() {
  const visit = Route.useSearch()
  // Another amount is another payment: what is under way for the one before opens nothing.
  return <Alipay key={`${visit.orderId} ${visit.withholdingAmount}`} visit={visit} />
}
