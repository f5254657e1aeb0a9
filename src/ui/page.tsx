import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  /** The one heading of the screen, and the document's title. */
  title: string
  /** What stands before the title: the way back. */
  start?: ReactNode
  /** What stands after it. */
  end?: ReactNode
  children: ReactNode
}

export function Page({ title, start, end, children }: PageProps) {
  return (
    <>
      <title>{title}</title>
      <header className={styles.bar}>
        <div className={styles.row}>
          {start}
          {/* Takes the focus when the address changes (app/router.ts). */}
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {end}
        </div>
      </header>
      <main className={styles.main}>{children}</main>
    </>
  )
}
