import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { ProblemListItem } from '../../../api/complaints.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './complaint-list.module.css'

/** Complaints, each of which opens its details. All are in the page, so that a search in it finds them. */
export const ComplaintRows = memo(function ComplaintRows({ complaints }: { complaints: ProblemListItem[] }) {
  return (
    <ul className={styles.rows}>
      {complaints.map((complaint, index) => (
        // A server may send one complaint twice.
        // oxlint-disable-next-line react/no-array-index-key
        <ComplaintRow key={`${index} ${complaint.id}`} complaint={complaint} />
      ))}
    </ul>
  )
})

/** What cannot be read of a complaint is left out; its number says which one it is. */
const ComplaintRow = memo(function ComplaintRow({ complaint }: { complaint: ProblemListItem }) {
  const { id, time, type, content } = complaint
  return (
    <li className={styles.row}>
      <Link to="/complainDetails" search={{ problemId: id }} className={styles.link}>
        <span className={styles.words}>
          <span className={styles.type} lang={type && serverLanguage()}>
            {type ?? m.complaints_no_type()}
          </span>{' '}
          <span className={styles.content}>{content ?? m.complaints_unreadable()}</span>{' '}
          {time ? (
            <time className={styles.time} dateTime={time.replace(' ', 'T')}>
              {time.slice(0, 'YYYY-MM-DD HH:MM'.length)}
            </time>
          ) : (
            <span className={styles.time}>{m.complaints_number({ number: id })}</span>
          )}
        </span>
        <Icon name="chevron" />
      </Link>
    </li>
  )
})
