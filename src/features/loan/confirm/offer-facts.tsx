import type { LoanConfirmation, PlannedRepayment } from '../../../api/confirmation.ts'
import type { DetailLine } from '../../../api/loan.ts'
import { toDetailLines } from '../../../parts/to-detail-lines.ts'
import { daysWords } from '../../../platform/i18n/days-words.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Amount } from '../../../ui/amount.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DayText } from '../../../ui/day-text.tsx'
import { detail } from '../../../ui/detail.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { ProductLogo } from '../../../ui/product-logo.tsx'
import styles from './offer-facts.module.css'
import { mainAmountOf } from './offer.ts'

/** What the loan pays out and costs, as the server says it. Nothing is computed here (LOAN-60). */
export function OfferFacts({ offer }: { offer: LoanConfirmation }) {
  const { productName, productLogo, detail1, detail2 } = offer
  const amount = { label: m.loan_amount(), value: showMoney(offer.amount) }
  const isCostKnown = mainAmountOf(detail2).main !== undefined
  return (
    <>
      <section className={styles.offer}>
        <div className={styles.product}>
          <ProductLogo name={productName} src={productLogo} />
          <h2 className={styles.name} lang={serverLanguage()}>
            {productName}
          </h2>
        </div>
        {isCostKnown ? (
          <dl className={styles.main}>
            <dt>{amount.label}</dt>
            <dd>
              <AmountText text={amount.value} />
            </dd>
          </dl>
        ) : (
          <Amount {...amount} />
        )}
        <Costs lines={detail1} look="received" />
        <Costs lines={detail2} look="owed" />
      </section>
      <Card title={m.confirm_facts()}>
        <DetailLines lines={[...rateLines(offer), ...termLines(offer), ...toDetailLines(offer.details)]} />
      </Card>
      <Plan repayments={offer.repay_plans} />
      {offer.note && <Note text={offer.note} />}
    </>
  )
}

const Note = detail(function Note({ text }: { text: string }) {
  return (
    <p className={styles.note} lang={serverLanguage()}>
      <DayText text={text} />
    </p>
  )
})

/**
 * Cost lines: the total with the server's own label, and its parts below. The total debt is the largest amount on the screen.
 */
function Costs({ lines, look }: { lines: DetailLine[]; look: 'received' | 'owed' }) {
  const { main, rest } = mainAmountOf(lines)
  const shown = toDetailLines(rest)
  const lang = serverLanguage()
  if (!main && shown.length === 0) return null
  return (
    <div className={styles[look]}>
      {main?.value !== undefined &&
        (look === 'owed' ? (
          <Amount label={main.text ?? ''} value={main.value} lang={lang} />
        ) : (
          <dl className={styles.main} lang={lang}>
            <dt>{main.text}</dt>
            <dd>{main.value}</dd>
          </dl>
        ))}
      <DetailLines lines={shown} look="small" />
    </div>
  )
}

/** The borrower's own rate comes first, and is marked as theirs. */
function rateLines({ sp_rate: own, pRateDsc: usual }: LoanConfirmation) {
  const valueLang = serverLanguage()
  if (!own) return usual ? [{ label: m.interest_rate(), value: usual, valueLang }] : []
  return [
    { label: m.confirm_own_rate(), value: <span className={styles.own}>{own}</span>, valueLang },
    ...(usual ? [{ label: m.confirm_usual_rate(), value: <s className={styles.usual}>{usual}</s>, valueLang }] : []),
  ]
}

function termLines({ periods, termUnit, firstPayTime, firstPeriodDay }: LoanConfirmation) {
  const days = firstPeriodDay === undefined ? undefined : daysWords(firstPeriodDay, false)
  return [
    { label: m.loan_term(), value: `${periods} ${termUnit}`, valueLang: serverLanguage() },
    ...(firstPayTime || days
      ? [
          {
            label: m.confirm_first_pay(),
            value: (
              <span className={styles.first}>
                {firstPayTime && <DayText text={firstPayTime} />}
                {days && <Chip tone="info">{days}</Chip>}
              </span>
            ),
          },
        ]
      : []),
  ]
}

/** A longer plan is folded after this many repayments. */
const UNFOLDED = 6
const FIRST = 3

function Plan({ repayments }: { repayments: PlannedRepayment[] }) {
  if (repayments.length === 0) return null
  const isFolded = repayments.length > UNFOLDED
  const first = isFolded ? repayments.slice(0, FIRST) : repayments
  const rest = isFolded ? repayments.slice(FIRST) : []
  return (
    <Card title={m.confirm_plan()}>
      <Repayments repayments={first} />
      {isFolded && (
        <div className={styles.rest}>
          <Accordion title={m.confirm_plan_rest({ count: rest.length })}>
            <Repayments repayments={rest} />
          </Accordion>
        </div>
      )}
    </Card>
  )
}

function Repayments({ repayments }: { repayments: PlannedRepayment[] }) {
  const lang = serverLanguage()
  return (
    <ol className={styles.plan}>
      {repayments.map(({ title, amount, pay_time: day, description }, index) => (
        // The server's order is fixed; a title may occur twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={styles.repayment}>
          <span className={styles.title} lang={lang}>
            {title}
          </span>
          <span className={styles.amount}>
            <AmountText text={showMoney(amount)} />
          </span>
          <span className={styles.when}>
            {day && <DayText text={day} />}
            {description && (
              <span lang={lang}>
                <AmountText text={description} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
