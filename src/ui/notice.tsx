import type { ReactNode } from 'react'
import styles from './notice.module.css'

interface NoticeProps {
  drawing: ReactNode
  /** What happened. */
  title: string
  /** What it means, and what to do next. */
  text?: ReactNode
  /** The language of the text, if it differs from the page's. */
  lang?: string | undefined
  children?: ReactNode
}

/** A whole screen's message: what happened, what it means, what to do next. */
export function Notice({ drawing, title, text, lang, children }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
      <h2 className={styles.title}>{title}</h2>
      {text && (
        <p className={styles.text} lang={lang}>
          {text}
        </p>
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
