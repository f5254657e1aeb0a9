import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useReducer, useState } from 'react'
import { repaymentWaysQuery } from '../../../api/repayment.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { HomeButton } from '../../../parts/home-button.tsx'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showMoney } from '../../../platform/show-money.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Delayed, STILL_WORKING_MS } from '../../../ui/delayed.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { dismissMessage, showToast } from '../../../ui/toast.tsx'
import type { Entry } from '../journal/entry.ts'
import { PaymentNote } from '../journal/payment-note.tsx'
import { readPeriods } from '../journal/periods.ts'
import type { PaywaySearch } from '../repayment-search.ts'
import { purposeOf } from '../where-to-pay.ts'
import { CodeStep } from './code-step.tsx'
import { cardAdded, OtherWays, PayCards } from './pay-ways.tsx'
import { PaymentHead } from './payment-head.tsx'
import type { Payment } from './payment.ts'
import { PaymentUnknown, PayQuestion } from './payment-unknown.tsx'
import styles from './payway.module.css'
import { useCardPayment } from './use-card-payment.ts'

/** The card payment (REPAY-1 to REPAY-24). */
export function Payway({ search }: { search: PaywaySearch }) {
  const { productId, orderId, couponId = '' } = search
  const order = { productId, orderId }
  // The route accepts only amounts above zero (`paywaySearch`).
  const amount = { minor: Number(search.withholdingAmount) }
  const { data: ways } = useSuspenseQuery(repaymentWaysQuery(orderId))
  const cards = ways.bankCards
  const purchase = { orderId, amount, purpose: purposeOf(search), periods: readPeriods(search.periods) } as const
  const [chosen, setChosen] = useState<string>()
  const [cardError, setCardError] = useState<string>()
  const cardPayment = useCardPayment({ order, purchase, cards })
  const { flow, payment, question, failure, clearFailure, enterCode, unknown, open } = cardPayment
  const chosenId =
    chosen ??
    ('purchase' in payment ? payment.purchase.card.id : (cardAdded(cards, search.card) ?? open?.purchase.card.id))

  const shown = showMoney(amount)
  const isBusy = payment.step === 'checking' || payment.step === 'committing' || payment.step === 'confirming'

  const pay = useSingleFlight(async () => {
    clearFailure()
    const card = cards.find(({ id }) => id === chosenId)
    if (!card) {
      setCardError(m.payway_choose_first())
      showToast(m.payway_choose_first())
      return
    }
    setCardError(undefined)
    await cardPayment.pay({ couponId, repayToken: ways.repayToken, card })
  })

  // A code lasts some minutes, and this screen stays: whoever taps then sees what is left.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const goOn = () => {
    clearFailure()
    if (!enterCode()) lookAgain()
  }

  // Stay while a payment is being sent: leaving would not cancel it.
  useCloseOnBack(isBusy && payment.step !== 'confirming' && !('code' in payment), () => showToast(m.payway_wait()))

  const askAgain = question && <PayQuestion order={order} flow={flow} reason={question} purchase={purchase} />
  if (unknown && (payment.step === 'idle' || payment.step === 'unknown'))
    return (
      <PaymentUnknown
        orderId={orderId}
        entry={unknown}
        isFromBefore={payment.step === 'idle'}
        purchase={purchase}
        duplicate={payment.step === 'unknown' ? payment.duplicate : undefined}
        onCheck={cardPayment.checkOrder}
        onPayAgain={() => flow.askFirst({ entries: [unknown], paidPeriods: [] })}
      >
        {askAgain}
      </PaymentUnknown>
    )

  const refusedAs = payment.step === 'refused' ? payment.refusal.code : undefined
  // The same payment would be refused again, but another card may be accepted.
  const isInvalid = refusedAs === 'invalidRequest' && failure !== undefined
  const isSessionOver = refusedAs === 'session' || failure?.next === 'home'
  const isOver = failure?.next === 'order'
  const canPay = cards.length > 0 && !isSessionOver && !isInvalid && !isOver
  // Another card is another payment, which asks first.
  const entered = canPay && open?.purchase.card.id === chosenId ? open?.code.entryId : undefined
  return (
    <Page title={m.payway_title()} start={<BackButton />}>
      {payment.step !== 'accepted' && (
        <PaymentNote
          order={order}
          except={(entry) => isBusy || isCodeOf(entry, payment)}
          onEnterCode={enterCode}
          enteredBelow={entered}
        />
      )}
      <PaymentHead purchase={purchase} couponMoney={search.couponMoney} />
      {/* Nothing else can be tapped while a payment is being sent. */}
      <div inert={isBusy}>
        <PayCards
          cards={cards}
          chosen={chosenId}
          error={cardError}
          search={search}
          onChoose={(id) => {
            setChosen(id)
            setCardError(undefined)
            clearFailure()
            dismissMessage()
          }}
        />
      </div>
      <Failure text={failure?.text} lang={failure?.lang} note={failure?.note} />
      <OfflineNote />
      {isSessionOver && <HomeButton hasEnded />}
      {isOver && (
        <Link to="/borrowDetail" search={order} className={buttonClass.primary}>
          {m.see_loan()}
        </Link>
      )}
      {entered !== undefined && (
        <Button aria-disabled={isBusy} onClick={goOn}>
          {m.journal_code_go()}
        </Button>
      )}
      {canPay && (
        <Button look={entered === undefined ? 'primary' : 'quiet'} aria-busy={isBusy} onClick={() => void pay()}>
          <AmountText
            text={entered === undefined ? m.payway_pay({ amount: shown }) : m.payway_new_code({ amount: shown })}
          />
        </Button>
      )}
      {isBusy && <Processing isChecking={payment.step === 'checking'} />}
      {ways.alipay && !isOver && (
        <div inert={isBusy}>
          <OtherWays search={search} />
        </div>
      )}
      <LoanHelp orderId={orderId} isBusy={isBusy} />
      {askAgain}
      {!question && (payment.step === 'needsCode' || (isBusy && 'code' in payment)) && (
        <CodeStep
          flow={flow}
          payment={payment}
          amount={shown}
          failure={failure}
          onTry={clearFailure}
          isShown={cardPayment.isMounted}
        />
      )}
    </Page>
  )
}

/** Whether this screen is asking for the code of this entry. */
const isCodeOf = ({ id }: Entry, payment: Payment) => 'code' in payment && payment.code?.entryId === id

/** Tells the waiting borrower what is happening, and later that it is still running. */
function Processing({ isChecking }: { isChecking: boolean }) {
  return (
    <div role="status" className={styles.processing}>
      <Delayed ms={1000}>
        <p>{isChecking ? m.payway_checking() : m.payway_processing()}</p>
      </Delayed>
      <Delayed ms={STILL_WORKING_MS}>
        <p>{m.still_working()}</p>
      </Delayed>
    </div>
  )
}
