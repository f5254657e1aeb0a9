import { createFileRoute } from '@tanstack/react-router'
import { DidYouPay } from '../../features/repayment/after-payment/did-you-pay.tsx'
import { readPeriods } from '../../features/repayment/journal/periods.ts'
import { useReportPayment } from '../../features/repayment/journal/use-payments.ts'
import { accountSearch } from '../../features/repayment/repayment-search.ts'
import { purposeOf } from '../../features/repayment/where-to-pay.ts'
import { withLedger } from '../../ledger/ready.ts'
import { parseAmount, toMinor } from '../../lib/money.ts'
import { orderOf } from '../../parts/order-search.ts'
import { showMoney } from '../../platform/show-money.ts'

export const Route = createFileRoute('/_card/repayOrNotQuestion')({
  validateSearch: accountSearch,
  loader: () => withLedger(undefined),
  component: RepayOrNotQuestionRoute,
})

function RepayOrNotQuestionRoute() {
  const { amount: text, display, from, periods, purpose, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const order = orderOf(search)
  const amount = parseAmount(text)
  const report = useReportPayment(order)
  const minor = amount && toMinor(amount)
  const what = { purpose: purposeOf({ from, purpose }), amount: minor, periods: readPeriods(periods) }
  return (
    <DidYouPay
      order={order}
      amount={amount && showMoney(amount)}
      purpose={what.purpose}
      orderAt="/loanDetails"
      onPaid={() => report(what, { mayBeSent: true })}
      onNotPaid={() =>
        void navigate({ to: '/repayOrNotChoose', search: { ...order, amount: text, display, from, periods, purpose } })
      }
    />
  )
}
