import styles from './stale-notice.module.css'
import { staleWords } from './stale-words.ts'

/** Stands above what could not be read again; `since` is when it was read, in milliseconds since the epoch. */
export function StaleNotice({ since }: { since: number }) {
  return (
    <p role="status" className={styles.notice}>
      {staleWords(since)}
    </p>
  )
}
