import { m } from '../../../platform/i18n/generated/messages.js'
import styles from './progress.module.css'

/** How many instalments of the loan are paid, as words and as a bar. */
export function Progress({ paid, all }: { paid: number; all: number }) {
  return (
    <div className={styles.progress}>
      <p>{m.plan_progress({ paid, all })}</p>
      <div aria-hidden="true" className={styles.bar}>
        <div className={styles.done} style={{ width: `${(100 * paid) / all}%` }} />
      </div>
    </div>
  )
}
