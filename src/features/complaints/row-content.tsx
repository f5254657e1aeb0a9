import type { ReactNode } from 'react'
import { serverLanguage } from '../../platform/i18n/language.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './rows.module.css'

interface RowContentProps {
  mark?: ReactNode
  title: string
  /** The title is the server's. */
  isServers?: boolean
}

/** The class of a row that can be tapped, for a link or a button around `RowContent`. */
export const rowClass = styles.row

/** What a row shows: a mark, its title, and that it leads on. */
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
