import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type AlipayPayment, openAlipay } from '../../../api/repayment.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { HomeButton } from '../../../parts/home-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { StillWorking } from '../../../parts/still-working.tsx'
import type { BlockedWords } from '../../../parts/words-for-not-sent.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { logError } from '../../../platform/error-log.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { openPayment } from '../../../platform/links/open-link.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { STILL_WORKING_MS } from '../../../ui/delayed.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { MoneyHead } from '../money-head.tsx'
import { PayAgain } from '../journal/pay-again.tsx'
import { PaymentNote } from '../journal/payment-note.tsx'
import type { Payments } from '../journal/payments.ts'
import { readPeriods } from '../journal/periods.ts'
import { isOfOthers, type ReasonToAsk } from '../journal/rules.ts'
import type { CardSearch } from '../repayment-search.ts'
import { purposeOf } from '../where-to-pay.ts'
import { useReturnToPayway } from '../use-return-to-payway.ts'
import { wordsForBlocked } from '../words-for-blocked.ts'
import styles from './alipay.module.css'
import { handOver } from './hand-over.ts'

interface AlipayStartProps {
  search: CardSearch
  payment: AlipayPayment
  payments: Payments
  /** The borrower has returned from the payment site and says that they did not pay. */
  notPaid: boolean
  /** Called when the payment site was opened and this page is still open. */
  onSent: () => void
  /** Called if nothing is left to pay. */
  onPaidOff: () => void
}

/** Shows the amount and the steps, and opens the payment site. */
export function AlipayStart({ search, payment, payments, notPaid, onSent, onPaidOff }: AlipayStartProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<
    Omit<BlockedWords, 'toast' | 'next'> & { next?: BlockedWords['next'] | 'otherWay' }
  >()
  const [reason, setReason] = useState<ReasonToAsk>()
  const isMounted = useIsMounted()
  const returnToPayway = useReturnToPayway(search)
  const order = { productId: search.productId, orderId: search.orderId }
  const amount = showMoney(payment.amount)
  const purpose = purposeOf(search)
  const intent = { purpose, amount: payment.amount, periods: readPeriods(search.periods) }

  const openPaymentSite = async () => {
    const result = await handOver({
      payments,
      intent: { way: 'alipay', ...intent },
      start: (key) => openAlipay(payment, key),
      open: (address) => (isMounted.current ? openPayment(address) : 'left'),
    })
    if (!isMounted.current) return
    switch (result.kind) {
      case 'asks':
        return setReason(result.reason)
      case 'paidOff':
        return onPaidOff()
      case 'failed': {
        logError(result.error, 'alipay')
        const words = errorWords(result.error)
        const lang = errorLanguage(result.error)
        // Nothing was paid: the borrower pays only at the site. The second toast is the specification's (REPAY-19).
        showToast(words ?? m.payway_lost(), 'message', lang)
        return setFailure({ text: words ? `${words} ${m.not_charged()}` : m.alipay_lost(), lang })
      }
      case 'refused':
        showToast(m.alipay_not_opened())
        return setFailure({ text: m.alipay_unknown_site(), next: 'otherWay' })
      case 'left':
        return undefined
      case 'opened':
        // Stay busy until the browser has left this page, because another tap would begin another payment. If the page is
        // still open after this time, the site was opened elsewhere.
        await new Promise((resolve) => setTimeout(resolve, STILL_WORKING_MS))
        if (isMounted.current) onSent()
        return undefined
      case 'busy':
      case 'notOffered':
      case 'replaced':
      case 'unread':
      case 'unsent': {
        if (result.kind === 'unread') logError(result.error, 'order before alipay')
        const words = wordsForBlocked(result)
        showToast(words.toast, 'message', words.lang)
        return setFailure(words)
      }
    }
  }
  const pay = useSingleFlight(async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await openPaymentSite()
    } finally {
      setBusy(false)
    }
  })
  useCloseOnBack(isBusy, () => showToast(m.payway_wait()))

  return (
    <Page title={m.alipay_title()} start={<BackButton />}>
      <PaymentNote order={order} except={({ way }) => way === 'alipay' && isBusy} />
      <MoneyHead purpose={purpose} label={m.alipay_amount} value={amount} />
      {notPaid && !failure && <p className={styles.note}>{m.alipay_not_paid()}</p>}
      <Card title={m.alipay_steps()}>
        <Steps steps={[m.alipay_step_open(), m.alipay_step_pay(), m.alipay_step_back()]} />
      </Card>
      <Failure text={failure?.text} lang={failure?.lang} note={failure?.note} />
      <OfflineNote />
      <div className={styles.actions}>
        {failure?.next === 'order' ? (
          <Link to="/borrowDetail" search={order} className={buttonClass.primary}>
            {m.see_loan()}
          </Link>
        ) : failure?.next === 'home' ? (
          <HomeButton hasEnded />
        ) : failure?.next === 'otherWay' ? (
          <Button onClick={() => void returnToPayway()}>{m.alipay_other()}</Button>
        ) : (
          <>
            <Button aria-busy={isBusy} onClick={() => void pay()}>
              {m.alipay_go()}
            </Button>
            <div inert={isBusy}>
              <Button look="quiet" onClick={() => void returnToPayway()}>
                {m.alipay_other()}
              </Button>
            </div>
          </>
        )}
      </div>
      <LoanHelp orderId={search.orderId} isBusy={isBusy} />
      {isBusy && <StillWorking />}
      {reason && (
        <PayAgain
          order={order}
          reason={reason}
          isOther={isOfOthers(reason, intent)}
          label={isOfOthers(reason, intent) ? m.alipay_go() : m.again_pay({ amount })}
          onPay={() => {
            payments.agree(reason)
            setReason(undefined)
            void pay()
          }}
          onClose={() => setReason(undefined)}
        />
      )}
    </Page>
  )
}
