import type { CSSProperties, ReactNode } from 'react'
import styles from './amount.module.css'

interface AmountProps {
  label: string
  /** As `formatMoney` (lib/money.ts) or the server writes it. */
  value: string
  /** The language of label and value, if it differs from the page's. */
  lang?: string | undefined
  children?: ReactNode
}

/** The main amount of a screen. */
export function Amount({ label, value, lang, children }: AmountProps) {
  return (
    <section className={styles.amount}>
      <p className={styles.label} lang={lang}>
        {label}
      </p>
      {/* React's CSS types do not know our custom property. */}
      <p className={styles.value} lang={lang} style={{ '--characters': value.length } as CSSProperties}>
        {value}
      </p>
      {children}
    </section>
  )
}
