import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { daysWords } from '../../platform/i18n/days-words.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../platform/i18n/language.ts'
import { lazyPart } from '../../platform/lazy-part.ts'
import { useDaysUntil } from '../../platform/use-days-until.ts'
import { AmountText } from '../../ui/amount-text.tsx'
import { Amount } from '../../ui/amount.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DayText } from '../../ui/day-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { Tone } from '../../ui/tone.ts'
import type { BillLines, ShownLine } from '../../parts/bill-lines.ts'
import styles from './bill.module.css'
import { detail } from '../../ui/detail.tsx'

// Their data is loaded after the order, and the screen is complete without them (LOAN-51, LOAN-52).
const PaidSoFar = detail(lazyPart('progress', async () => (await import('./bill-background.tsx')).PaidSoFar))
const ExtensionTerms = detail(lazyPart('extension', async () => (await import('./bill-background.tsx')).ExtensionTerms))
const CannotPay = detail(lazyPart('cannot pay', async () => (await import('./bill-background.tsx')).CannotPay))

interface BillProps {
  order: OrderRef
  lines: BillLines
  tone: Tone
  /** The lender is collecting the money itself at the moment. */
  isCollected: boolean
  /** What payments that the order does not show yet may have paid of it. */
  paid: 'some' | 'all' | undefined
  /** Whether the order offers an extension whose fee was not sent yet. */
  canExtend: boolean
  /** The order's own phone, as the server sent it. */
  phone: string | undefined
  /** The order's status. */
  children: ReactNode
}

/** The bill: the situation, the amount, the due date, the progress, and the button. */
export function Bill({ order, lines: { amount, due }, tone, isCollected, paid, children, ...ways }: BillProps) {
  return (
    <div className={styles.bill}>
      {children}
      <div className={styles.body}>
        {amount && (
          <Amount label={amount.text} value={amount.value} lang={serverLanguage()}>
            {due && <DueDay line={due} tone={tone} />}
          </Amount>
        )}
        {!amount && due && <DueDay line={due} tone={tone} />}
        <div className={styles.progress}>
          <Suspense fallback={null}>
            <PaidSoFar order={order} />
          </Suspense>
        </div>
        {isCollected && <p className={styles.collected}>{m.being_collected()}</p>}
        <Link
          to="/repayment"
          search={order}
          className={isCollected || paid ? buttonClass.secondary : buttonClass.primary}
        >
          {amount ? <AmountText text={m.repay_amount({ amount: amount.value })} /> : m.repay()}
        </Link>
        {paid !== 'all' && (
          <div className={styles.cannotPay}>
            <Suspense fallback={null}>
              <CannotPay order={order} {...ways} />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  )
}

/** The due date as the server writes it, and how far away it is. */
function DueDay({ line, tone }: { line: ShownLine; tone: Tone }) {
  return (
    <p className={styles.due}>
      <span lang={serverLanguage()}>
        {line.text} <DayText text={line.value} />
      </span>
      <DaysAway day={line.value} tone={tone} />
    </p>
  )
}

const DaysAway = detail(function DaysAway({ day, tone }: { day: string; tone: Tone }) {
  const days = useDaysUntil(day)
  return days !== undefined && <Chip tone={tone}>{daysWords(days, tone === 'danger')}</Chip>
})

/** The offer to pay later: its cost, and what is owed afterwards. */
export const ExtensionOffer = detail(function ExtensionOffer({
  order,
  isFeeSent,
}: {
  order: OrderRef
  isFeeSent: boolean
}) {
  return (
    <Card>
      <div className={styles.extension}>
        <Link to="/repaymentDelay" search={order} className={styles.extend} aria-describedby="extension-terms">
          {m.extend()}
          <Icon name="chevron" />
        </Link>
        <div id="extension-terms">
          {isFeeSent ? (
            <ExtensionFeeSent />
          ) : (
            <div className={styles.terms}>
              <Suspense fallback={<div className={styles.reading} />}>
                <ExtensionTerms order={order} />
              </Suspense>
            </div>
          )}
        </div>
      </div>
    </Card>
  )
})

/** For a borrower who has sent the extension's fee, which the journal on this device knows. */
const ExtensionFeeSent = () => <p className={styles.explanation}>{m.extension_fee_sent()}</p>
