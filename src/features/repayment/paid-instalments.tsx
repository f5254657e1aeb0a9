import { m } from '../../platform/i18n/generated/messages.js'
import { Icon } from '../../ui/icon.tsx'
import { InstalmentWords } from './instalment-words.tsx'
import styles from './instalments.module.css'
import type { ShownInstalment } from './shown-plan.ts'

/** Those that are paid, folded. */
export function PaidInstalments({ instalments }: { instalments: ShownInstalment[] }) {
  if (instalments.length === 0) return null
  return (
    <details className={styles.paid}>
      <summary className={styles.summary}>
        {m.instalments_paid({ count: instalments.length })}
        <Icon name="chevron" />
      </summary>
      <ul className={styles.rows}>
        {instalments.map((instalment, index) => (
          // The order is the server's and fixed; a number may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.row}>
            <InstalmentWords instalment={instalment} date={datesOf(instalment)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const datesOf = ({ due, paidAt }: ShownInstalment) =>
  [due && m.due_on({ date: due }), paidAt && m.paid_on({ date: paidAt })].filter(Boolean).join('\n')
