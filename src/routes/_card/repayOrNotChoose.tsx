import { createFileRoute } from '@tanstack/react-router'
import { WhatHappened } from '../../features/repayment/after-payment/what-happened.tsx'
import { readPeriods } from '../../features/repayment/journal/periods.ts'
import { accountSearch } from '../../features/repayment/repayment-search.ts'
import { parseAmount } from '../../lib/money.ts'
import { orderOf } from '../../parts/order-search.ts'

export const Route = createFileRoute('/_card/repayOrNotChoose')({
  validateSearch: accountSearch,
  component: RepayOrNotChooseRoute,
})

function RepayOrNotChooseRoute() {
  const { amount, from, purpose, periods, ...search } = Route.useSearch()
  const paidFor = { from, purpose, periods: readPeriods(periods) }
  return <WhatHappened order={orderOf(search)} amount={parseAmount(amount)} paidFor={paidFor} />
}
