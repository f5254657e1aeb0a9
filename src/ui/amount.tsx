import type { CSSProperties, ReactNode } from 'react'
import styles from './amount.module.css'

interface AmountProps {
  label: string
  /** As `formatMoney` writes it (lib/money.ts). */
  value: string
  /** What to show instead of the value alone: the value with its copy button. */
  shown?: ReactNode
  children?: ReactNode
}

/** The main amount of a screen. */
export function Amount({ label, value, shown, children }: AmountProps) {
  return (
    <section className={styles.amount}>
      <p className={styles.label}>{label}</p>
      {/* The types of CSS do not know our own property. */}
      <p className={styles.value} style={{ '--characters': value.length } as CSSProperties}>
        {shown ?? value}
      </p>
      {children}
    </section>
  )
}
