import { m } from '../../../platform/i18n/generated/messages.js'
import { PaymentTime } from './payment-line.tsx'
import type { TrailStep } from './questions.ts'
import styles from './payment-trail.module.css'

/** How far a payment came. What a mark shows is also said in a word, which is written only where something is waited for. */
export function PaymentTrail({ steps }: { steps: TrailStep[] }) {
  return (
    // Safari does not announce a list with `list-style: none` as a list, unless it has this role.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={styles.trail} role="list" aria-label={m.trail_title()}>
      {steps.map((step) => (
        <li
          key={step.name}
          className={styles[step.is]}
          data-step={step.name}
          aria-current={step.is === 'now' && 'step'}
        >
          <Mark is={step.is} />
          <span className={styles.words}>
            <span>{LABELS[step.name]()}</span>{' '}
            <span className={step.is === 'now' ? styles.state : styles.unseen}>{stateWords(step)}</span>{' '}
            {step.at !== undefined && <PaymentTime at={step.at} />}
          </span>
        </li>
      ))}
    </ol>
  )
}

const LABELS: Record<TrailStep['name'], () => string> = {
  sending: m.trail_sending,
  sent: m.trail_sent,
  noted: m.trail_noted,
  received: m.trail_received,
  recorded: m.trail_recorded,
}

function stateWords({ name, is }: TrailStep): string {
  if (is === 'done') return m.trail_done()
  if (is === 'open' || name === 'recorded') return m.trail_not_yet()
  return name === 'sending' ? '' : m.trail_not_known()
}

/** A tick, a dashed ring, or a ring. */
const Mark = ({ is }: Pick<TrailStep, 'is'>) => (
  <svg className={styles.mark} aria-hidden="true" viewBox="0 0 24 24" fill="none" strokeWidth="2">
    <circle
      cx="12"
      cy="12"
      r="10"
      stroke="currentColor"
      strokeDasharray={is === 'now' ? '4.5 3.35' : undefined}
      fill={is === 'done' ? 'currentColor' : undefined}
    />
    {is === 'done' && (
      <path d="M7.5 12.5l3 3 6-6.5" stroke="var(--surface)" strokeLinecap="round" strokeLinejoin="round" />
    )}
  </svg>
)
