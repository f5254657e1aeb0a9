import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { m } from '../../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { Accordion } from '../../../ui/accordion.tsx'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { Delayed } from '../../../ui/delayed.tsx'
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
          // Screen readers announce what changes in a region that they know.
          <Delayed ms={0}>
            <h2 className={styles.accepted}>
              <Tick />
              {m.payway_accepted()}
            </h2>
          </Delayed>
        )}
        <p className={styles.payment}>
          <AmountText text={whatWords(entry)} />
        </p>
        {entry.purpose === 'extension' && <p className={styles.quiet}>{m.journal_fee()}</p>}
        {trail && <PaymentTrail steps={trail} />}
        <p className={styles.note}>
          {said.more ? <strong>{said.first}</strong> : said.first} {then}
        </p>
      </div>
      {children}
      <Accordion title={m.journal_more()} of={whatWords(entry)}>
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

interface PaymentListProps {
  label: string
  entries: Entry[]
  children: (entry: Entry) => ReactNode
}

/** One card for each payment. */
export const PaymentList = ({ label, entries, children }: PaymentListProps) => (
  // Safari does not announce a list with `list-style: none` as a list, unless it has this role.
  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
  <ul className={styles.list} role="list" aria-label={label}>
    {entries.map((entry) => (
      <li key={entry.id}>{children(entry)}</li>
    ))}
  </ul>
)

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
