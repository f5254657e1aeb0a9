import './print.ts'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

interface AccordionProps {
  title: string
  /** What it belongs to, for those who do not see where it stands. */
  of?: string
  children: ReactNode
}

/** A row that opens to show its content. `<details>` has keyboard support and find-in-page built in. */
export function Accordion({ title, of, children }: AccordionProps) {
  return (
    <details className={styles.accordion}>
      <summary className={styles.summary} aria-label={of && `${title}: ${of}`}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
