import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { m } from '../../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { detail } from '../../../ui/detail.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import type { Entry } from './entry.ts'
import styles from './journal.module.css'
import { PaymentTime, timeLabel, whatWords } from './payment-line.tsx'
import type { PaymentMore } from './payment-more.tsx'
import { PaymentTrail } from './payment-trail.tsx'
import { periodsWords } from './periods-words.ts'
import { present } from './present.ts'
import { noteOf, trailOf } from './questions.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The payment that was accepted a moment ago, on the screen before. */
    acceptedPayment?: string
  }
}

// Loaded on demand: most screens have no payment to tell of.
const More = detail(lazyPart('payment', async () => (await import('./payment-more.tsx')).PaymentMore))

interface PaymentCardProps {
  entry: Entry
  /** It was accepted a moment ago, on the screen before. */
  isNew?: boolean
  /** A second sentence. */
  then?: string | undefined
  /** What can be done now: one link. */
  children?: ReactNode
  /** What is also folded, below its time and its instalments. */
  more: Omit<ComponentProps<typeof PaymentMore>, 'entry'>
}

/** One payment: how far it came, a sentence, and what can be done. All else is folded. */
export function PaymentCard({ entry, isNew, then, children, more }: PaymentCardProps) {
  const said = noteOf(entry, present())
  const trail = trailOf(entry)
  const isTimeShown = trail?.some(({ at }) => at === entry.at)
  return (
    <Card>
      <div role={isNew ? 'status' : undefined}>
        {isNew && (
          <h2 className={styles.accepted}>
            <Tick />
            {m.payway_accepted()}
          </h2>
        )}
        <p className={styles.payment}>
          <AmountText text={whatWords(entry)} />
        </p>
        {entry.purpose === 'extension' && <p className={styles.quiet}>{m.journal_fee()}</p>}
        {trail && <PaymentTrail steps={trail} />}
        <p className={styles.note}>
          {said.first} {then}
        </p>
      </div>
      {children}
      <Accordion title={m.journal_more()}>
        <DetailLines
          look="small"
          lines={[
            ...(entry.periods ? [{ label: m.receipt_for(), value: periodsWords(entry.periods) }] : []),
            ...(isTimeShown ? [] : [{ label: timeLabel(entry), value: <PaymentTime at={entry.at} /> }]),
          ]}
        />
        {said.more && <p className={styles.quiet}>{said.more}</p>}
        <Suspense fallback={null}>
          <More entry={entry} {...more} />
        </Suspense>
      </Accordion>
    </Card>
  )
}

/** Draws itself once. */
const Tick = () => (
  <svg className={styles.tick} aria-hidden="true" viewBox="0 0 48 48" fill="none">
    <circle cx="24" cy="24" r="24" fill="var(--success-tint)" />
    <path
      d="M14 25l7 7 14-15"
      pathLength="1"
      stroke="var(--success)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)
