import type { ReactNode } from 'react'
import styles from './detail-lines.module.css'

export interface DetailLine {
  label: string
  value: ReactNode
}

/** Label and value in pairs; nothing at all when there are none. */
export function DetailLines({ lines }: { lines: DetailLine[] }) {
  if (lines.length === 0) return null
  return (
    <dl className={styles.lines}>
      {lines.map(({ label, value }, index) => (
        // A server may send the same label twice; the order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${index} ${label}`} className={styles.line}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
