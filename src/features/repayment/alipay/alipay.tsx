import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { alipayPayment } from '../../../api/constraints.ts'
import { loanQuery } from '../../../api/loan.ts'
import { fits } from '../../../lib/fits.ts'
import { readMinor } from '../../../lib/money.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { HomeButton } from '../../../parts/home-button.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { useReturned } from '../../../platform/returned.ts'
import { currentParams } from '../../../platform/session/session.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Button } from '../../../ui/button.tsx'
import { missingDrawing } from '../../../ui/drawing.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { DidYouPay } from '../after-payment/did-you-pay.tsx'
import { amountSentToPay, clearSentToPay, storeMadePayment } from '../last-payment/last-payment.ts'
import type { CardSearch } from '../search.ts'
import { useCardsAgain } from '../use-cards-again.ts'
import { AlipayStart } from './alipay-start.tsx'

/** Pays an order on alipay's site, and asks about it when the borrower is back. */
export function Alipay({ visit }: { visit: CardSearch }) {
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
        amount={showMoney(sent)}
        orderAt="/borrowDetail"
        onPaid={() => {
          clearSentToPay(orderId)
          storeMadePayment(orderId, { amount: sent, isAccepted: false })
        }}
        onNotPaid={() => {
          clearSentToPay(orderId)
          turn(() => {
            setSent(undefined)
            setNotPaid(true)
          })
        }}
      />
    )
  const amount = readMinor(visit.withholdingAmount)
  const { userId = '' } = currentParams()
  if (!amount?.minor || amount.minor > alipayPayment.amount.maximum)
    return <AlipayMissing visit={visit} what="amount" />
  if (!fits(userId, alipayPayment.userId)) return <AlipayMissing visit={visit} what="user" />
  return (
    <AlipayStart visit={visit} payment={{ userId, orderId, amount }} notPaid={notPaid} onSent={ask} onPaid={toOrder} />
  )
}

interface AlipayMissingProps {
  visit: CardSearch
  what: 'amount' | 'user'
}

/** The address lacks what the contract wants for this payment, so there is nothing here that pays. */
function AlipayMissing({ visit, what }: AlipayMissingProps) {
  const cardsAgain = useCardsAgain(visit)
  const text = what === 'amount' ? m.alipay_amount_missing() : m.alipay_user_missing()
  return (
    <Page title={m.missing_details_title()} start={<BackButton />}>
      <Notice drawing={missingDrawing} title={m.missing_details_notice()} text={text}>
        {what === 'user' && <Button onClick={() => void cardsAgain()}>{m.alipay_other()}</Button>}
        <HomeButton look={what === 'user' ? 'quiet' : 'primary'} />
      </Notice>
    </Page>
  )
}
