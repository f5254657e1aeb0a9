import type { ReactNode } from 'react'
import styles from './page.module.css'

interface PageProps {
  /** The one heading of the screen, and the document's title. */
  title: string
  children: ReactNode
}

export function Page({ title, children }: PageProps) {
  return (
    <>
      <title>{title}</title>
      <header className={styles.bar}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <main className={styles.main}>{children}</main>
    </>
  )
}
