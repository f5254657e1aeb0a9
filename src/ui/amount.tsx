import type { ReactNode } from 'react'
import styles from './amount.module.css'

interface AmountProps {
  label: string
  /** Ready to be shown: lib/money.ts. */
  value: ReactNode
  children?: ReactNode
}

/** The one amount that a screen is about. */
export function Amount({ label, value, children }: AmountProps) {
  return (
    <section className={styles.amount}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      {children}
    </section>
  )
}
