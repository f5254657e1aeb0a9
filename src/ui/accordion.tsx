import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { Icon } from './icon.tsx'

/** A row that opens to what is behind it. The browser's own <details> brings the keyboard, and finding text in it. */
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
