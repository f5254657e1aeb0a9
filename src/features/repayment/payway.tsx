import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { repaymentWaysQuery } from '../../api/repayment.ts'
import { formatMoney, readAmount } from '../../lib/money.ts'
import { useSingle } from '../../lib/use-single.ts'
import { useBack, useBackCloses, useGoHome } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { currentParams } from '../../platform/session/session.ts'
import { After } from '../../ui/after.tsx'
import { Amount } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { connectionDrawing, failureDrawing } from '../../ui/drawing.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { endMessage, showToast } from '../../ui/toast.tsx'
import { CodeStep } from './code-step.tsx'
import { OtherWays } from './other-ways.tsx'
import { PayCards } from './pay-cards.tsx'
import { payLabel } from './pay-label.ts'
import { PaymentNote } from './payment-note.tsx'
import { PaymentUnknown } from './payment-unknown.tsx'
import styles from './payway.module.css'
import { wordsForRefusal } from './payment-words.ts'
import { amountOfDuplicate } from './payment.ts'
import { usePayment } from './use-payment.ts'

export interface PaywaySearch extends OrderRef {
  /** In hundredths, like `couponMoney`. */
  withholdingAmount: string
  couponId?: string | undefined
  couponMoney?: string | undefined
  /** The screen that led here. */
  from?: string | undefined
}

/** Specification section 4, "Card repayment". */
export function Payway({ search }: { search: PaywaySearch }) {
  const { productId, orderId, couponId = '' } = search
  const amount = Number(search.withholdingAmount)
  const { data: ways } = useSuspenseQuery(repaymentWaysQuery(orderId))
  const cards = ways.bankCards ?? []
  const { flow, payment, checkOrder } = usePayment({ order: { productId, orderId }, amount, cards })
  const [chosen, setChosen] = useState(() => ('purchase' in payment ? payment.purchase.card.id : undefined))
  const [error, setError] = useState<string>()
  const back = useBack()

  const { market } = currentParams()
  const money = (value: unknown) => formatMoney(value, { unit: 'minor', market })
  const shown = money(amount)
  const isBusy = payment.step === 'committing' || payment.step === 'confirming'

  const pay = useSingle(async () => {
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

  const goHome = useGoHome()
  // What is on its way to the server is not taken back by leaving.
  useBackCloses(payment.step === 'committing' && !payment.code, () => showToast(m.payway_wait()))

  const start = <IconButton icon="back" label={m.back()} onClick={() => void back()} />
  if (payment.step === 'unknown')
    return (
      <PaymentUnknown
        start={start}
        drawing={connectionDrawing}
        notice={m.unknown_notice()}
        text={m.unknown_text({ amount: money(payment.amount) })}
        onCheck={checkOrder}
      />
    )
  if (payment.step === 'refused' && amountOfDuplicate(payment) !== undefined)
    return (
      <PaymentUnknown
        start={start}
        drawing={failureDrawing}
        notice={m.payway_duplicate()}
        text={m.payway_duplicate_text({ amount: shown })}
        onCheck={checkOrder}
      />
    )

  const coupon = readAmount(search.couponMoney)
  const isSessionOver = payment.step === 'refused' && payment.refusal.code === 'session'
  return (
    <Page title={m.payway_title()} start={start}>
      {payment.step !== 'accepted' && <PaymentNote order={{ productId, orderId }} except="unknown" />}
      <Amount label={payLabel(search.from, m.payway_amount)} value={shown}>
        {coupon ? <p className={styles.coupon}>{m.payway_coupon({ amount: money(coupon) })}</p> : null}
      </Amount>
      <PayCards
        cards={cards}
        chosen={chosen}
        error={error}
        search={search}
        onChoose={(id) => {
          // What is being sent is what was chosen.
          if (isBusy) return
          setChosen(id)
          setError(undefined)
          endMessage()
        }}
      />
      {isSessionOver && <Button onClick={() => void goHome()}>{m.to_home()}</Button>}
      {cards.length > 0 && !isSessionOver && (
        <Button aria-busy={isBusy} onClick={() => void pay()}>
          {m.payway_pay({ amount: shown })}
        </Button>
      )}
      {isBusy && <Processing />}
      {String(ways.alipay) === '1' && <OtherWays search={search} />}
      {(payment.step === 'needsCode' || (isBusy && 'code' in payment)) && (
        <CodeStep flow={flow} payment={payment} amount={shown} onCheck={checkOrder} />
      )}
    </Page>
  )
}

/** What a borrower who waits for the bank has to know: soon that it takes time, later that it still goes on. */
function Processing() {
  return (
    <div role="status" className={styles.processing}>
      <After ms={2000}>
        <p>{m.payway_processing()}</p>
      </After>
      <After ms={8000}>
        <p>{m.still_working()}</p>
      </After>
    </div>
  )
}
