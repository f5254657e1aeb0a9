import { LineIcon } from '../../ui/line-icon.tsx'
import styles from './instalments.module.css'

/** Stands in place of the box of a row that cannot be chosen; the reason stands beside it. */
export function LockIcon() {
  return (
    <LineIcon className={styles.lockIcon}>
      <rect x="5" y="11" width="14" height="9" rx="2.5" />
      <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </LineIcon>
  )
}
