import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useReducer, useState } from 'react'
import { type BankCard, repaymentWaysQuery } from '../../../api/repayment.ts'
import { findLast } from '../../../lib/list.ts'
import { readMinor } from '../../../lib/money.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { HomeButton } from '../../../parts/home-button.tsx'
import type { BlockedWords } from '../../../parts/words-for-not-sent.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showMoney } from '../../../platform/show-money.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Delayed, STILL_WORKING_MS } from '../../../ui/delayed.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { dismissMessage, showToast } from '../../../ui/toast.tsx'
import { MoneyHead } from '../money-head.tsx'
import { present } from '../journal/present.ts'
import type { Entry } from '../journal/entry.ts'
import { PayAgain } from '../journal/pay-again.tsx'
import { PaymentNote } from '../journal/payment-note.tsx'
import { asksBeforeCards } from '../journal/questions.ts'
import { isOfOthers } from '../journal/rules.ts'
import { readPeriods } from '../journal/periods.ts'
import { useJournal } from '../journal/use-payments.ts'
import type { PaywaySearch } from '../repayment-search.ts'
import { purposeOf } from '../where-to-pay.ts'
import { CodeStep } from './code-step.tsx'
import { OtherWays, PayCards } from './pay-ways.tsx'
import { languageOfRefusal, wordsForRefusal } from './payment-words.ts'
import { type Payment, wasTurnedAway } from './payment.ts'
import { PaymentUnknown } from './payment-unknown.tsx'
import { PaysFor } from './pays-for.tsx'
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
  const [failure, setFailure] = useState<Omit<BlockedWords, 'toast'>>()
  const { flow, payment, question, payments, checkOrder, enterCode, open, isMounted } = useCardPayment({
    order,
    purchase,
    cards,
    onBlocked: setFailure,
  })
  const chosenId =
    chosen ??
    ('purchase' in payment ? payment.purchase.card.id : (cardAdded(cards, search.card) ?? open?.purchase.card.id))

  const isUnknown = (entry: Entry) => asksBeforeCards(entry, present()) && !payments.hasAgreed(entry)
  const unknown = findLast(useJournal(orderId), isUnknown)

  const shown = showMoney(amount)
  const isBusy = payment.step === 'checking' || payment.step === 'committing' || payment.step === 'confirming'

  const pay = useSingleFlight(async () => {
    setFailure(undefined)
    const card = cards.find(({ id }) => id === chosenId)
    if (!card) {
      setCardError(m.payway_choose_first())
      showToast(m.payway_choose_first())
      return
    }
    setCardError(undefined)
    await flow.pay({ ...purchase, couponId, repayToken: ways.repayToken, card })
    const after = flow.current()
    if (after.step !== 'refused' || !isMounted.current) return
    const text = wordsForRefusal(after.refusal)
    const lang = languageOfRefusal(after.refusal)
    setFailure({ text, lang, note: wasTurnedAway(after.refusal) ? m.turned_away_note() : m.not_charged() })
    showToast(text, 'message', lang)
  })

  // A code lasts some minutes, and this screen stays: whoever taps then sees what is left.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  const goOn = () => {
    setFailure(undefined)
    if (!enterCode()) lookAgain()
  }

  // Stay while a payment is being sent: leaving would not cancel it.
  useCloseOnBack(isBusy && payment.step !== 'confirming' && !('code' in payment), () => showToast(m.payway_wait()))

  const isOther = question !== undefined && isOfOthers(question, purchase)
  const payLabelAgain = () => {
    if (!flow.sendsOnceAgreed()) return isOther ? m.again_go_on_other() : m.again_go_on()
    return isOther ? m.payway_pay({ amount: shown }) : m.again_pay({ amount: shown })
  }
  const askAgain = question && (
    <PayAgain
      order={order}
      standing={question}
      isOther={isOther}
      label={payLabelAgain()}
      onPay={() => void flow.payAgain()}
      onClose={flow.dismissQuestion}
    />
  )
  if (unknown && (payment.step === 'idle' || payment.step === 'unknown'))
    return (
      <PaymentUnknown
        orderId={orderId}
        entry={unknown}
        isFromBefore={payment.step === 'idle'}
        again={
          isOfOthers({ entries: [unknown], paidPeriods: [] }, purchase)
            ? m.payway_pay({ amount: shown })
            : m.unknown_again()
        }
        duplicate={payment.step === 'unknown' ? payment.duplicate : undefined}
        onCheck={checkOrder}
        onPayAgain={() => flow.askFirst({ entries: [unknown], paidPeriods: [] })}
      >
        {askAgain}
      </PaymentUnknown>
    )

  const coupon = readMinor(search.couponMoney)
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
      <MoneyHead purpose={purchase.purpose} label={m.payway_amount} value={shown}>
        <PaysFor {...purchase} />
        {coupon?.minor ? (
          <p className={styles.coupon}>
            <AmountText text={m.payway_coupon({ amount: showMoney(coupon) })} />
          </p>
        ) : null}
      </MoneyHead>
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
            setFailure(undefined)
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
      {question ? askAgain : null}
      {!question && (payment.step === 'needsCode' || (isBusy && 'code' in payment)) && (
        <CodeStep
          flow={flow}
          payment={payment}
          amount={shown}
          failure={failure}
          onTry={() => setFailure(undefined)}
          isShown={isMounted}
        />
      )}
    </Page>
  )
}

/** Whether this screen is asking for the code of this entry. */
const isCodeOf = ({ id }: Entry, payment: Payment) => 'code' in payment && payment.code?.entryId === id

/** The card that was just added: by its id, or by the last digits of its number, which may be all that is known. */
const cardAdded = (cards: BankCard[], added: string | undefined) =>
  added === undefined ? undefined : (cards.find(({ id }) => id === added) ?? findLast(cards, endsIn(added)))?.id

const endsIn =
  (end: string) =>
  ({ cardNo }: BankCard) =>
    /^\d{4}$/.test(end) && cardNo.endsWith(end)

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
