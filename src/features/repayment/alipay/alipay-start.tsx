import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type AlipayPayment, openAlipay } from '../../../api/repayment.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { errorWords } from '../../../parts/error-words.ts'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { StillWorking } from '../../../parts/still-working.tsx'
import { now } from '../../../platform/clock.ts'
import { logError } from '../../../platform/error-log.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { openPayment } from '../../../platform/links/open-link.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { STILL_WORKING_MS } from '../../../ui/delayed.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Page } from '../../../ui/page.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { lastPayment, storeSentToPay, wasPaidSince } from '../last-payment/last-payment.ts'
import { PaymentNote } from '../last-payment/payment-note.tsx'
import type { CardSearch } from '../search.ts'
import { useReturnToPayway } from '../use-return-to-payway.ts'
import styles from './alipay.module.css'

interface AlipayStartProps {
  search: CardSearch
  payment: AlipayPayment
  /** The borrower has returned from the payment site and says that they did not pay. */
  notPaid: boolean
  /** Called when the payment site was opened and this page is still open. */
  onSent: () => void
  /** Called when the order was paid since this page was opened. */
  onPaid: () => void
}

/** Shows the amount and the steps, and opens the payment site. */
export function AlipayStart({ search, payment, notPaid, onSent, onPaid }: AlipayStartProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ words: string; unknownSite?: true }>()
  const [openedAt] = useState(now)
  const isMounted = useIsMounted()
  const returnToPayway = useReturnToPayway(search)
  const amount = showMoney(payment.amount)

  const openPaymentSite = async () => {
    // Another tab may have opened the site or paid meanwhile, or a card payment may be pending.
    const { step } = lastPayment(payment.orderId) ?? {}
    if (step === 'sent') return onSent()
    if (step === 'unknown') return showToast(m.alipay_card_first())
    if (wasPaidSince(payment.orderId, openedAt)) return onPaid()
    const address = await openAlipay(payment)
    if (!isMounted.current) return
    if (openPayment(address) === 'refused') {
      showToast(m.alipay_not_opened())
      // The button that was tapped is replaced: move the focus to the heading.
      flushSync(() => setFailure({ words: m.alipay_unknown_site(), unknownSite: true }))
      focusHeading()
      return
    }
    storeSentToPay(payment.orderId, payment.amount)
    // Stay busy until the browser has left this page: another tap would begin another payment. If the page is still open
    // after this time, the site was opened elsewhere.
    await new Promise((resolve) => setTimeout(resolve, STILL_WORKING_MS))
    if (isMounted.current) onSent()
  }
  const pay = useSingleFlight(async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await openPaymentSite()
    } catch (error) {
      logError(error, 'alipay')
      if (!isMounted.current) return
      const { toast, words } = failureWords(error)
      showToast(toast)
      setFailure({ words })
    } finally {
      setBusy(false)
    }
  })

  return (
    <Page title={m.alipay_title()} start={<BackButton />}>
      <PaymentNote order={{ productId: search.productId, orderId: search.orderId }} except="sent" />
      <Amount label={m.alipay_amount()} value={amount} />
      {notPaid && !failure && <p className={styles.note}>{m.alipay_not_paid()}</p>}
      <Card title={m.alipay_steps()}>
        <Steps steps={[m.alipay_step_open(), m.alipay_step_pay(), m.alipay_step_back()]} />
      </Card>
      <Failure text={failure?.words} />
      <div className={styles.actions}>
        {failure?.unknownSite ? (
          <>
            <Button onClick={() => void returnToPayway()}>{m.alipay_other()}</Button>
            <ServicePhone />
          </>
        ) : (
          <>
            <Button aria-busy={isBusy} onClick={() => void pay()}>
              {m.alipay_go({ amount })}
            </Button>
            <Button look="quiet" onClick={() => void returnToPayway()}>
              {m.alipay_other()}
            </Button>
          </>
        )}
      </div>
      {isBusy && <StillWorking />}
    </Page>
  )
}

/** Why the site was not opened. Nothing was paid: the borrower pays only at the site. */
function failureWords(error: unknown) {
  const words = errorWords(error)
  // The toast is the specification's (REPAY-19).
  return words ? { toast: words, words } : { toast: m.payway_lost(), words: m.alipay_lost() }
}
