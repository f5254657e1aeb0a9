import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { alipayPayment } from '../../api/constraints.ts'
import { loanQuery } from '../../api/loan.ts'
import { fits } from '../../lib/fits.ts'
import { formatMoney, readAmount } from '../../lib/money.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { useReturned } from '../../platform/returned.ts'
import { currentParams } from '../../platform/session/session.ts'
import { focusHeading } from '../../ui/focus-heading.ts'
import { showToast } from '../../ui/toast.tsx'
import { AlipayMissing } from './alipay-missing.tsx'
import { AlipayStart } from './alipay-start.tsx'
import { DidYouPay } from './did-you-pay.tsx'
import { rememberMade } from './made-payment.ts'
import { amountSentToPay, forgetSentToPay } from './sent-to-pay.ts'
import type { CardVisit } from './use-cards-again.ts'

/** Pays an order on alipay's site, and asks about it when the borrower is back. */
export function Alipay({ visit }: { visit: CardVisit }) {
  const { productId, orderId } = visit
  const order = { productId, orderId }
  const queryClient = useQueryClient()
  const router = useRouter()
  const [sent, setSent] = useState(() => amountSentToPay(orderId))
  const [notPaid, setNotPaid] = useState(false)
  const toOrder = () => {
    showToast(m.payway_paid_meanwhile(), 'done')
    void router.navigate({ to: '/borrowDetail', search: order, replace: true })
  }
  const turn = (change: () => void) => {
    flushSync(change)
    focusHeading()
  }
  const ask = () => turn(() => setSent(amountSentToPay(orderId)))
  useReturned(() => {
    // Who was being asked already, and went to the site once more, sees what the order says now.
    void queryClient.invalidateQueries({ queryKey: loanQuery(order).queryKey })
    ask()
  })

  if (sent !== undefined)
    return (
      <DidYouPay
        order={order}
        amount={formatMoney(sent, { unit: 'minor', market: currentParams()['market'] })}
        orderAt="/borrowDetail"
        onPaid={() => {
          forgetSentToPay(orderId)
          rememberMade(orderId, { amount: sent, isAccepted: false })
        }}
        onNotPaid={() => {
          forgetSentToPay(orderId)
          turn(() => {
            setSent(undefined)
            setNotPaid(true)
          })
        }}
      />
    )
  const amount = readAmount(visit.withholdingAmount)
  const { userId = '' } = currentParams()
  if (!amount || amount > alipayPayment.amount.maximum) return <AlipayMissing visit={visit} what="amount" />
  if (!fits(userId, alipayPayment.userId)) return <AlipayMissing visit={visit} what="user" />
  return (
    <AlipayStart visit={visit} payment={{ userId, orderId, amount }} notPaid={notPaid} onSent={ask} onPaid={toOrder} />
  )
}
