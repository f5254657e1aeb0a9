import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../api/api-error.ts'
import { alipayPayment } from '../../../api/constraints.ts'
import { loanQuery } from '../../../api/loan.ts'
import { instalmentsQuery } from '../../../api/repayment.ts'
import { findLast } from '../../../lib/list.ts'
import { fitsLimits } from '../../../lib/text-limits.ts'
import { readMinor } from '../../../lib/money.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { HomeButton } from '../../../parts/home-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { useBfcacheRestore } from '../../../platform/use-bfcache-restore.ts'
import { currentParams } from '../../../platform/session/session.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Button } from '../../../ui/button.tsx'
import { missingDrawing } from '../../../ui/drawing.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { DidYouPay } from '../after-payment/did-you-pay.tsx'
import { readPayments } from '../journal/device-journal.ts'
import { isEnded } from '../journal/status.ts'
import { useJournal, usePayments } from '../journal/use-payments.ts'
import type { CardSearch } from '../repayment-search.ts'
import { useReturnToPayway } from '../use-return-to-payway.ts'
import { AlipayStart } from './alipay-start.tsx'

/** Opens Alipay's site to pay an order, and asks about the payment when the borrower returns. */
export function Alipay({ search }: { search: CardSearch }) {
  const { productId, orderId } = search
  const order = { productId, orderId }
  const queryClient = useQueryClient()
  const router = useRouter()
  const payments = usePayments(order)
  // Read once: a payment that begins on this page is asked about only after the borrower returns.
  const [asked, setAsked] = useState(() => findHandedOver(orderId))
  const [notPaid, setNotPaid] = useState(false)
  const goToOrder = (words: string) => {
    showToast(words, 'next')
    void router.navigate({ to: '/borrowDetail', search: order, replace: true })
  }
  // The order may already show the payment (settle-orders.ts). If it cannot be loaded, the borrower is still asked.
  const isAsking = { enabled: asked !== undefined, refetchOnMount: 'always' } as const
  useQuery({ ...instalmentsQuery(order), ...isAsking })
  const isShown = useJournal(orderId).some(({ id, status }) => isEnded(status) && id === asked?.id)
  // Also for a loan that is paid off with it, of which nothing else is said.
  const showOrder = useEffectEvent(() => goToOrder(m.journal_arrived()))
  useEffect(() => {
    if (isShown) showOrder()
  }, [isShown])
  const swapScreen = (change: () => void) => {
    flushSync(change)
    focusHeading()
  }
  const askWhetherPaid = () => {
    // The borrower may have paid meanwhile, or answered before and gone to the site again: read the order again.
    for (const { queryKey } of [loanQuery(order), instalmentsQuery(order)])
      void queryClient.invalidateQueries({ queryKey })
    swapScreen(() => setAsked(findHandedOver(orderId)))
  }
  useBfcacheRestore(askWhetherPaid)

  // The journal may belong to another borrower. Its amount is shown only after the server has returned this order for this
  // session.
  const { data: loan, error } = useQuery({ ...loanQuery(order), ...isAsking })
  if (asked && ApiError.of(error, 'getLoanDetails')?.kind === 'refused') setAsked(undefined)
  const amount = readMinor(search.withholdingAmount)
  if (asked) {
    const paid = loan && asked.amount !== undefined ? { minor: asked.amount } : amount
    return (
      <DidYouPay
        order={order}
        amount={paid && showMoney(paid)}
        purpose={asked.purpose}
        orderAt="/borrowDetail"
        onPaid={async () => {
          await payments.answerHandOver(asked, true)
          return true
        }}
        onNotPaid={() => {
          void payments.answerHandOver(asked, false)
          swapScreen(() => {
            setAsked(undefined)
            setNotPaid(true)
          })
        }}
      />
    )
  }
  const { userId = '' } = currentParams()
  if (!amount?.minor || amount.minor > alipayPayment.amount.maximum)
    return <AlipayMissing search={search} what="amount" />
  if (!fitsLimits(userId, alipayPayment.userId)) return <AlipayMissing search={search} what="user" />
  return (
    <AlipayStart
      search={search}
      payment={{ userId, orderId, amount }}
      payments={payments}
      notPaid={notPaid}
      onSent={askWhetherPaid}
      onPaidOff={() => goToOrder(m.paid_off_already())}
    />
  )
}

/** The last payment for which the borrower was sent to the payment site, if it is unknown whether they paid. */
const findHandedOver = (orderId: string) =>
  findLast(readPayments(orderId), ({ status }) => status.kind === 'handedOver')

interface AlipayMissingProps {
  search: CardSearch
  what: 'amount' | 'user'
}

/** Shown if the address lacks a field that the contract requires for this payment (`startAlipay`). */
function AlipayMissing({ search, what }: AlipayMissingProps) {
  const returnToPayway = useReturnToPayway(search)
  const text = what === 'amount' ? m.alipay_amount_missing() : m.alipay_user_missing()
  return (
    <Page title={m.missing_details_title()} start={<BackButton />}>
      <Notice drawing={missingDrawing} title={m.missing_details_notice()} text={text}>
        {what === 'user' && <Button onClick={() => void returnToPayway()}>{m.alipay_other()}</Button>}
        <HomeButton look={what === 'user' ? 'quiet' : 'primary'} />
      </Notice>
      <LoanHelp orderId={search.orderId} />
    </Page>
  )
}
