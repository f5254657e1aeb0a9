import './print.ts'
import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

/** A row that opens to show its content. `<details>` has keyboard support and find-in-page built in. */
export function Accordion({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.accordion}>
      <summary className={styles.summary}>
        {title}
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
