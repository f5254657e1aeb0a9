import type { ReactNode } from 'react'
import styles from './detail-lines.module.css'
import { DayText } from './day-text.tsx'

interface DetailLine {
  label: string
  value: ReactNode
  /** The language of label and value, if it differs from the page's. */
  lang?: string | undefined
  /** The language of the value alone, if the label is in the page's. */
  valueLang?: string | undefined
}

interface DetailLinesProps {
  lines: DetailLine[]
  /** Smaller and without separators, for lines that explain something else. */
  look?: 'small'
}

/** Pairs of label and value. Renders nothing if there are none. */
export function DetailLines({ lines, look }: DetailLinesProps) {
  if (lines.length === 0) return null
  return (
    <dl className={look === 'small' ? styles.small : styles.lines}>
      {lines.map(({ label, value, lang, valueLang }, index) => (
        // A server may send the same label twice; the order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={`${index} ${label}`} className={styles.line} lang={lang}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} lang={valueLang}>
            {typeof value === 'string' ? <DayText text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
