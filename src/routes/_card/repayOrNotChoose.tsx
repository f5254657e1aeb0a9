import { createFileRoute } from '@tanstack/react-router'
import { WhatHappened } from '../../features/repayment/after-payment/what-happened.tsx'
import { accountSearch } from '../../features/repayment/search.ts'
import { parseAmount } from '../../lib/money.ts'
import { orderOf } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_card/repayOrNotChoose')({
  validateSearch: accountSearch,
  component: RepayOrNotChooseRoute,
})

function RepayOrNotChooseRoute() {
  const search = Route.useSearch()
  return <WhatHappened order={orderOf(search)} amount={parseAmount(search.amount)} />
}
