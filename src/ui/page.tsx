import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  /** The screen's heading and the document's title. */
  title: string
  /** Shown before the title: the back button. */
  start?: ReactNode
  /** Shown after the title. */
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
          {/* Focusable, because it is focused when the screen changes (app/router.ts). */}
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
