import { createFileRoute } from '@tanstack/react-router'
import { DidYouPay } from '../../features/repayment/after-payment/did-you-pay.tsx'
import { storeMadePayment } from '../../features/repayment/last-payment/last-payment.ts'
import { accountSearch } from '../../features/repayment/search.ts'
import { formatMoney, parseAmount } from '../../lib/money.ts'
import { orderOf } from '../../parts/order-search.ts'
import { currentParams } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_card/repayOrNotQuestion')({
  validateSearch: accountSearch,
  component: RepayOrNotQuestionRoute,
})

function RepayOrNotQuestionRoute() {
  const { amount, display, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const order = orderOf(search)
  const digits = parseAmount(amount ?? '')
  return (
    <DidYouPay
      order={order}
      amount={digits && formatMoney(digits, { unit: 'major', market: currentParams()['market'] })}
      orderAt="/loanDetails"
      onPaid={() => storeMadePayment(order.orderId, { amount: Number(`${digits ?? 0}00`), isAccepted: false })}
      onNotPaid={() => void navigate({ to: '/repayOrNotChoose', search: { ...order, amount, display } })}
    />
  )
}
