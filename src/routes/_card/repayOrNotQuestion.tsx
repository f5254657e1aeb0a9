import { createFileRoute } from '@tanstack/react-router'
import { DidYouPay } from '../../features/repayment/after-payment/did-you-pay.tsx'
import { storeMadePayment } from '../../features/repayment/last-payment/last-payment.ts'
import { accountSearch } from '../../features/repayment/search.ts'
import { parseAmount, toMinor } from '../../lib/money.ts'
import { orderOf } from '../../parts/order-search.ts'
import { showMoney } from '../../platform/show-money.ts'

export const Route = createFileRoute('/_card/repayOrNotQuestion')({
  validateSearch: accountSearch,
  component: RepayOrNotQuestionRoute,
})

function RepayOrNotQuestionRoute() {
  const { amount: text, display, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  const order = orderOf(search)
  const amount = parseAmount(text)
  return (
    <DidYouPay
      order={order}
      amount={amount && showMoney(amount)}
      orderAt="/loanDetails"
      onPaid={() => storeMadePayment(order.orderId, { amount: amount && toMinor(amount), isAccepted: false })}
      onNotPaid={() => void navigate({ to: '/repayOrNotChoose', search: { ...order, amount: text, display } })}
    />
  )
}
