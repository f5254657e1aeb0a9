import type { CSSProperties, ReactNode } from 'react'
import styles from './amount.module.css'

interface AmountProps {
  label: string
  /** Ready to be shown: lib/money.ts. */
  value: string
  /** The value with what belongs to it: its copy button. */
  shown?: ReactNode
  children?: ReactNode
}

/** The one amount that a screen is about. */
export function Amount({ label, value, shown, children }: AmountProps) {
  return (
    <section className={styles.amount}>
      <p className={styles.label}>{label}</p>
      {/* A property of our own, which the types of CSS do not know. */}
      <p className={styles.value} style={{ '--characters': value.length } as CSSProperties}>
        {shown ?? value}
      </p>
      {children}
    </section>
  )
}
