import type { ReactNode } from 'react'
import { serverLanguage } from '../../platform/i18n/language.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './rows.module.css'

interface RowContentProps {
  mark?: ReactNode
  title: string
  /** The title comes from the server. */
  isServers?: boolean
}

/** The class of a tappable row: a link or a button around `RowContent`. */
export const rowClass = styles.row

/** A row's content: a mark, its title, and an arrow. */
export function RowContent({ mark, title, isServers = false }: RowContentProps) {
  return (
    <>
      {mark && <span className={styles.mark}>{mark}</span>}
      <span className={styles.words} lang={isServers ? serverLanguage() : undefined}>
        {title}
      </span>
      <span className={styles.chevron}>
        <Icon name="chevron" />
      </span>
    </>
  )
}
