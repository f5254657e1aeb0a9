import type { CSSProperties, ReactNode } from 'react'
import styles from './amount.module.css'

interface AmountProps {
  label: string
  /** As `formatMoney` (lib/money.ts) or the server writes it. */
  value: string
  /** Rendered instead of the plain value: the value with its copy button. */
  shown?: ReactNode
  /** Alignment; centred by default. */
  align?: 'start'
  /** The language of label and value, if it differs from the page's. */
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
      {/* React's CSS types do not know our custom property. */}
      <p className={styles.value} lang={lang} style={{ '--characters': value.length } as CSSProperties}>
        {shown ?? value}
      </p>
      {children}
    </section>
  )
}
