import { createFileRoute } from '@tanstack/react-router'
import { DidYouPay } from '../../features/repayment/did-you-pay.tsx'
import { rememberMade } from '../../features/repayment/made-payment.ts'
import { formatMoney, parseAmount } from '../../lib/money.ts'
import { currentParams } from '../../platform/session/session.ts'
import { accountSearch, orderOf } from '../-search.ts'

export const Route = createFileRoute('/_borrower/repayOrNotQuestion')({
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
      onPaid={() => rememberMade(order.orderId, { amount: Number(`${digits ?? 0}00`), isAccepted: false })}
      onNotPaid={() => void navigate({ to: '/repayOrNotChoose', search: { ...order, amount, display } })}
    />
  )
}
