import type { ReactNode } from 'react'
import styles from './button-row.module.css'

/** Two answers side by side, above each other where they do not fit. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
