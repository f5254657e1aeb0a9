import styles from './stale-notice.module.css'
import { staleWords } from './stale-words.ts'
import { detail } from '../ui/detail.tsx'

/** Says above the data that it could not be refreshed. `since` is when the data was read, in milliseconds since the epoch. */
export const StaleNotice = detail(function StaleNotice({ since }: { since: number }) {
  return (
    <p role="status" className={styles.notice}>
      {staleWords(since)}
    </p>
  )
})
