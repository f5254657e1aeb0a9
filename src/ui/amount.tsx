import type { CSSProperties, ReactNode } from 'react'
import styles from './amount.module.css'

interface AmountProps {
  label: string
  /** As `formatMoney` writes it (lib/money.ts), or as the server does. */
  value: string
  /** What to show instead of the value alone: the value with its copy button. */
  shown?: ReactNode
  /** Where it stands; in the middle by default. */
  align?: 'start'
  /** The language of label and value, where it is not the page's. */
  lang?: string | undefined
  children?: ReactNode
}

/** The main amount of a screen. */
export function Amount({ label, value, shown, align, lang, children }: AmountProps) {
  return (
    <section className={align === 'start' ? `${styles.amount} ${styles.start}` : styles.amount}>
      <p className={styles.label} lang={lang}>
        {label}
      </p>
      {/* The types of CSS do not know our own property. */}
      <p className={styles.value} lang={lang} style={{ '--characters': value.length } as CSSProperties}>
        {shown ?? value}
      </p>
      {children}
    </section>
  )
}
