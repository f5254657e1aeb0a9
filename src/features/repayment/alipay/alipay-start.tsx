import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type AlipayPayment, openAlipay } from '../../../api/repayment.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { errorWords } from '../../../parts/error-words.ts'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { STILL_WORKING_MS, StillWorking } from '../../../parts/still-working.tsx'
import { now } from '../../../platform/clock.ts'
import { logError } from '../../../platform/error-log.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { openPayment } from '../../../platform/links/open-link.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Amount } from '../../../ui/amount.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { focusHeading } from '../../../ui/focus-heading.ts'
import { Page } from '../../../ui/page.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { lastPayment, storeSentToPay, wasPaidSince } from '../last-payment/last-payment.ts'
import { PaymentNote } from '../last-payment/payment-note.tsx'
import type { CardSearch } from '../search.ts'
import { useCardsAgain } from '../use-cards-again.ts'
import styles from './alipay.module.css'

interface AlipayStartProps {
  visit: CardSearch
  payment: AlipayPayment
  /** The borrower is back and has not paid. */
  notPaid: boolean
  /** The borrower was led to the payment site, and this page is still there. */
  onSent: () => void
  /** The order was paid since this page was opened. */
  onPaid: () => void
}

/** What is paid and what happens next; then the way to the payment site. */
export function AlipayStart({ visit, payment, notPaid, onSent, onPaid }: AlipayStartProps) {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ words: string; unknownSite?: true }>()
  const [openedAt] = useState(now)
  const isMounted = useIsMounted()
  const cardsAgain = useCardsAgain(visit)
  const amount = showMoney(payment.amount)

  const leave = async () => {
    // Another tab may have led there or paid meanwhile, or a card payment may be under way.
    const { step } = lastPayment(payment.orderId) ?? {}
    if (step === 'sent') return onSent()
    if (step === 'unknown') return showToast(m.alipay_card_first())
    if (wasPaidSince(payment.orderId, openedAt)) return onPaid()
    const address = await openAlipay(payment)
    if (!isMounted.current) return
    if (openPayment(address) === 'refused') {
      showToast(m.alipay_not_opened())
      // The button that was tapped goes.
      flushSync(() => setFailure({ words: m.alipay_unknown_site(), unknownSite: true }))
      focusHeading()
      return
    }
    storeSentToPay(payment.orderId, payment.amount)
    // Busy until the page is gone: another tap would begin another payment. A page that is still here after this time has
    // opened the site beside itself.
    await new Promise((passed) => setTimeout(passed, STILL_WORKING_MS))
    if (isMounted.current) onSent()
  }
  const go = useSingleFlight(async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await leave()
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
      <PaymentNote order={{ productId: visit.productId, orderId: visit.orderId }} except="sent" />
      <Amount label={m.alipay_amount()} value={amount} />
      {notPaid && !failure && <p className={styles.note}>{m.alipay_not_paid()}</p>}
      <Card title={m.alipay_steps()}>
        <Steps steps={[m.alipay_step_open(), m.alipay_step_pay(), m.alipay_step_back()]} />
      </Card>
      <Failure text={failure?.words} />
      <div className={styles.actions}>
        {failure?.unknownSite ? (
          <>
            <Button onClick={() => void cardsAgain()}>{m.alipay_other()}</Button>
            <ServicePhone />
          </>
        ) : (
          <>
            <Button aria-busy={isBusy} onClick={() => void go()}>
              {m.alipay_go({ amount })}
            </Button>
            <Button look="quiet" onClick={() => void cardsAgain()}>
              {m.alipay_other()}
            </Button>
          </>
        )}
      </div>
      {isBusy && <StillWorking />}
    </Page>
  )
}

/** Why the site was not opened. Nothing was paid in any case: that is done there. */
function failureWords(error: unknown) {
  const words = errorWords(error)
  // The toast is the specification's (section 8).
  return words ? { toast: words, words } : { toast: m.payway_lost(), words: m.alipay_lost() }
}
