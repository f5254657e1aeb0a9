import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '../../../platform/i18n/generated/messages.js'
import { buttonClass } from '../../../ui/button.tsx'
import { detail } from '../../../ui/detail.tsx'
import type { FormSearch } from '../search.ts'
import { SupportIcon } from './support-icon.tsx'
import styles from './support-link.module.css'

interface SupportLinkProps {
  search: FormSearch
  /** The small one is beside the title. */
  look: 'primary' | 'secondary' | 'small'
}

/** The link to human support: the complaint form (HELP-51). */
export const SupportLink = detail(function SupportLink({ search, look }: SupportLinkProps) {
  return (
    <Link
      to="/complainPageNext"
      search={search}
      className={look === 'small' ? styles.small : `${buttonClass[look]} ${styles.link}`}
    >
      <SupportIcon className={styles.icon} />
      {m.chat_support()}
    </Link>
  )
})

/** The same, shown if the chatbot cannot load. */
export function SupportInstead(): ReactNode {
  const { orderNo } = useSearch({ strict: false })
  return orderNo ? <SupportLink look="secondary" search={{ orderNo }} /> : null
}
