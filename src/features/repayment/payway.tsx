import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { repaymentWaysQuery } from '../../api/repayment.ts'
import { formatMoney, readAmount } from '../../lib/money.ts'
import { useSingle } from '../../lib/use-single.ts'
import { useBack } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { currentParams } from '../../platform/session/session.ts'
import { After } from '../../ui/after.tsx'
import { Amount } from '../../ui/amount.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { endMessage, showToast } from '../../ui/toast.tsx'
import { CodeStep } from './code-step.tsx'
import { OtherWays } from './other-ways.tsx'
import { PayCards } from './pay-cards.tsx'
import { PaymentUnknown } from './payment-unknown.tsx'
import styles from './payway.module.css'
import { wordsForRefusal } from './payment-words.ts'
import { usePayment } from './use-payment.ts'

export interface PaywaySearch extends OrderRef {
  /** In hundredths, like `couponMoney`. */
  withholdingAmount: string
  couponId?: string | undefined
  couponMoney?: string | undefined
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

  const check = useSingle(checkOrder)
  // This visit's payment is accepted already; what is left to pay the order says.
  const isDuplicate = payment.step === 'refused' && payment.refusal.code === 'duplicatePayment'

  const start = <IconButton icon="back" label={m.back()} onClick={() => void back()} />
  if (payment.step === 'unknown')
    return <PaymentUnknown start={start} amount={money(payment.amount)} onCheck={checkOrder} />

  const coupon = readAmount(search.couponMoney)
  const shown = money(amount)
  return (
    <Page title={m.payway_title()} start={start}>
      <Amount label={m.payway_amount()} value={shown}>
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
      {isDuplicate && <Button onClick={() => void check()}>{m.unknown_check()}</Button>}
      {cards.length > 0 && !isDuplicate && (
        <Button aria-busy={isBusy} onClick={() => void pay()}>
          {m.payway_pay({ amount: shown })}
        </Button>
      )}
      {isBusy && (
        <After ms={2000}>
          <p className={styles.processing} role="status">
            {m.payway_processing()}
          </p>
        </After>
      )}
      {String(ways.alipay) === '1' && <OtherWays search={search} />}
      {(payment.step === 'needsCode' || (isBusy && 'code' in payment)) && (
        <CodeStep flow={flow} payment={payment} amount={shown} onCheck={checkOrder} />
      )}
    </Page>
  )
}
