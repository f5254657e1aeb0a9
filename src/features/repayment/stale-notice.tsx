import { clockTime } from '../../lib/clock-time.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import styles from './repayment.module.css'

/** What is shown could not be read again; it is from this moment, in milliseconds since the epoch. */
export function StaleNotice({ since }: { since: number }) {
  return (
    <p role="status" className={styles.notice}>
      {m.refresh_failed({ time: clockTime(since) })}
    </p>
  )
}
