import { createFileRoute } from '@tanstack/react-router'
import { WhatHappened } from '../../features/repayment/what-happened.tsx'
import { parseAmount, readAmount } from '../../lib/money.ts'
import { accountSearch, orderOf } from '../-search.ts'

export const Route = createFileRoute('/_borrower/repayOrNotChoose')({
  validateSearch: accountSearch,
  component: RepayOrNotChooseRoute,
})

function RepayOrNotChooseRoute() {
  const search = Route.useSearch()
  return <WhatHappened order={orderOf(search)} amount={readAmount(parseAmount(search.amount ?? ''))} />
}
