import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { repaymentWaysQuery } from '../../../api/repayment.ts'
import { readMinor } from '../../../lib/money.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { HomeButton } from '../../../parts/home-button.tsx'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showMoney } from '../../../platform/show-money.ts'
import { Delayed, STILL_WORKING_MS } from '../../../ui/delayed.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { Button } from '../../../ui/button.tsx'
import { connectionDrawing, failureDrawing } from '../../../ui/drawing.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { dismissMessage, showToast } from '../../../ui/toast.tsx'
import { PaymentNote } from '../last-payment/payment-note.tsx'
import type { PaywaySearch } from '../search.ts'
import { payLabel } from '../where-to-pay.ts'
import { CodeStep } from './code-step.tsx'
import { OtherWays, PayCards } from './pay-ways.tsx'
import { wordsForRefusal } from './payment-words.ts'
import { amountOfDuplicate } from './payment.ts'
import styles from './payway.module.css'
import { usePayment } from './use-payment.ts'

/** Paying by card (REPAY-1 to REPAY-24). */
export function Payway({ search }: { search: PaywaySearch }) {
  const { productId, orderId, couponId = '' } = search
  // The route accepts only amounts above zero (`paywaySearch`).
  const amount = { minor: Number(search.withholdingAmount) }
  const { data: ways } = useSuspenseQuery(repaymentWaysQuery(orderId))
  const cards = ways.bankCards
  const { flow, payment, checkOrder } = usePayment({ order: { productId, orderId }, amount, cards })
  const [chosen, setChosen] = useState(() => ('purchase' in payment ? payment.purchase.card.id : undefined))
  const [error, setError] = useState<string>()

  const shown = showMoney(amount)
  const isBusy = payment.step === 'committing' || payment.step === 'confirming'

  const pay = useSingleFlight(async () => {
    const card = cards.find(({ id }) => id === chosen)
    if (!card) {
      setError(m.payway_choose_first())
      showToast(m.payway_choose_first())
      return
    }
    setError(undefined)
    await flow.pay({ orderId, amount, couponId, repayToken: ways.repayToken, card })
    const after = flow.current()
    if (after.step !== 'refused') return
    const words = wordsForRefusal(after.refusal)
    setError(words)
    showToast(words)
  })

  // Stay while a payment is being sent: leaving would not cancel it.
  useCloseOnBack(payment.step === 'committing' && !payment.code, () => showToast(m.payway_wait()))

  if (payment.step === 'unknown')
    return (
      <PaymentUnknown
        drawing={connectionDrawing}
        notice={m.unknown_notice()}
        text={m.unknown_text({ amount: showMoney(payment.amount) })}
        onCheck={checkOrder}
      />
    )
  if (payment.step === 'refused' && amountOfDuplicate(payment) !== undefined)
    return (
      <PaymentUnknown
        drawing={failureDrawing}
        notice={m.payway_duplicate()}
        text={m.payway_duplicate_text({ amount: shown })}
        onCheck={checkOrder}
      />
    )

  const coupon = readMinor(search.couponMoney)
  const refusedAs = payment.step === 'refused' ? payment.refusal.code : undefined
  // The same payment would be refused again; another card may be taken.
  const isInvalid = refusedAs === 'invalidRequest' && error !== undefined
  const canPay = cards.length > 0 && refusedAs !== 'session' && !isInvalid
  return (
    <Page title={m.payway_title()} start={<BackButton />}>
      {payment.step !== 'accepted' && <PaymentNote order={{ productId, orderId }} except="unknown" />}
      <Amount label={payLabel(search.from, m.payway_amount)} value={shown}>
        {coupon?.minor ? <p className={styles.coupon}>{m.payway_coupon({ amount: showMoney(coupon) })}</p> : null}
      </Amount>
      <PayCards
        cards={cards}
        chosen={chosen}
        error={error}
        search={search}
        onChoose={(id) => {
          // Ignore changes while sending.
          if (isBusy) return
          setChosen(id)
          setError(undefined)
          dismissMessage()
        }}
      />
      {refusedAs === 'session' && <HomeButton />}
      {isInvalid && <ServicePhone />}
      {canPay && (
        <Button aria-busy={isBusy} onClick={() => void pay()}>
          {m.payway_pay({ amount: shown })}
        </Button>
      )}
      {isBusy && <Processing />}
      {ways.alipay && <OtherWays search={search} />}
      {(payment.step === 'needsCode' || (isBusy && 'code' in payment)) && (
        <CodeStep flow={flow} payment={payment} amount={shown} onCheck={checkOrder} />
      )}
    </Page>
  )
}

/** Tells a borrower who waits for the bank that it takes time, and later that it still goes on. */
function Processing() {
  return (
    <div role="status" className={styles.processing}>
      <Delayed ms={2000}>
        <p>{m.payway_processing()}</p>
      </Delayed>
      <Delayed ms={STILL_WORKING_MS}>
        <p>{m.still_working()}</p>
      </Delayed>
    </div>
  )
}

interface PaymentUnknownProps {
  drawing: ReactNode
  notice: string
  text: string
  onCheck: () => Promise<void>
}

/** The payment may have been accepted (RULE-69): nothing can be paid here until the order was read. */
function PaymentUnknown({ drawing, notice, text, onCheck }: PaymentUnknownProps) {
  const check = useSingleFlight(onCheck)
  return (
    <Page title={m.unknown_title()} start={<BackButton />}>
      <Notice drawing={drawing} title={notice} text={text}>
        <Button onClick={() => void check()}>{m.unknown_check()}</Button>
      </Notice>
    </Page>
  )
}
