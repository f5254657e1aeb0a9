import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../api/api-error.ts'
import { type AlipayPayment, openAlipay } from '../../api/repayment.ts'
import { formatMoney } from '../../lib/money.ts'
import { useAlive } from '../../lib/use-alive.ts'
import { useSingle } from '../../lib/use-single.ts'
import { useBack } from '../../platform/back.ts'
import { now } from '../../platform/clock.ts'
import { env } from '../../platform/env.ts'
import { logError } from '../../platform/error-log.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { openPayment } from '../../platform/links/open-link.ts'
import { currentParams } from '../../platform/session/session.ts'
import { After } from '../../ui/after.tsx'
import { Amount } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { focusHeading } from '../../ui/focus-heading.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { Steps } from '../../ui/steps.tsx'
import { showToast } from '../../ui/toast.tsx'
import styles from './alipay.module.css'
import { wasMadeSince } from './made-payment.ts'
import { pastPayment } from './past-payment.ts'
import { PaymentNote } from './payment-note.tsx'
import { rememberSentToPay } from './sent-to-pay.ts'
import { type CardVisit, useCardsAgain } from './use-cards-again.ts'

/** Quality section 2: after this, waiting needs words. Whoever is still here then was led to the site beside this page. */
const LONG_MS = 8000

interface AlipayStartProps {
  visit: CardVisit
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
  const alive = useAlive()
  const back = useBack()
  const cardsAgain = useCardsAgain(visit)
  const amount = formatMoney(payment.amount, { unit: 'minor', market: currentParams()['market'] })

  const leave = async () => {
    // Another tab may have led there or paid meanwhile, or a card payment may be under way.
    const { step } = pastPayment(payment.orderId) ?? {}
    if (step === 'sent') return onSent()
    if (step === 'unknown') return showToast(m.alipay_card_first())
    if (wasMadeSince(payment.orderId, openedAt)) return onPaid()
    const address = await openAlipay(payment)
    if (!alive.current) return
    if (openPayment(address) === 'refused') {
      showToast(m.alipay_not_opened())
      // The button that was tapped goes.
      flushSync(() => setFailure({ words: m.alipay_unknown_site(), unknownSite: true }))
      focusHeading()
      return
    }
    rememberSentToPay(payment.orderId, payment.amount)
    // Busy until the page is gone: another tap would begin another payment.
    await new Promise((passed) => setTimeout(passed, LONG_MS))
    if (alive.current) onSent()
  }
  const go = useSingle(async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      await leave()
    } catch (error) {
      logError(error, 'alipay')
      if (!alive.current) return
      const { toast, words } = whyNot(error)
      showToast(toast)
      setFailure({ words })
    } finally {
      setBusy(false)
    }
  })

  return (
    <Page title={m.alipay_title()} start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}>
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
            <PhoneLink phone={env.servicePhone} label={m.call_us({ phone: env.servicePhone })} />
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
      {isBusy && (
        <After ms={LONG_MS}>
          <p role="status">{m.still_working()}</p>
        </After>
      )}
    </Page>
  )
}

/** Why the site was not opened. Nothing was paid in any case: that is done there. */
function whyNot(error: unknown) {
  const failed = ApiError.of(error, 'startAlipay')
  if (failed?.kind === 'session') return { toast: m.session_ended_text(), words: m.session_ended_text() }
  if (failed?.kind === 'refused' && failed.message) return { toast: failed.message, words: failed.message }
  // The toast is the specification's (section 8).
  return { toast: m.payway_lost(), words: m.alipay_lost() }
}
