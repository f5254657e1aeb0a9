import { Link } from '@tanstack/react-router'
import { memo, useEffect, useState } from 'react'
import type { ProblemListItem } from '../../../api/complaints.ts'
import { groupInFours } from '../../../lib/group-in-fours.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Icon } from '../../../ui/icon.tsx'
import styles from './complaint-list.module.css'

/** How many rows are rendered at once. */
const STEP = 50
/** The approximate height of a row in CSS pixels, as in the stylesheet. */
const ROW_HEIGHT = 119

interface ComplaintRowsProps {
  complaints: ProblemListItem[]
  /** Complaint number → whether it has an answer, if known. */
  answers: ReadonlyMap<string, boolean>
}

/**
 * Rows of complaints that open their details. The first are rendered at once, the others step by step, so that a long list
 * does not delay taps. In the end all are in the page, for find-in-page and screen readers.
 */
export function ComplaintRows({ complaints, answers }: ComplaintRowsProps) {
  const [steps, setSteps] = useState(1)
  const isDone = steps * STEP >= complaints.length
  useEffect(() => {
    if (isDone) return undefined
    const timer = setTimeout(() => setSteps(steps + 1))
    return () => clearTimeout(timer)
  }, [steps, isDone])
  return (
    // Reserves height for the rows to come, so that the scroll position can be restored.
    <ul className={styles.rows} style={{ minHeight: isDone ? undefined : complaints.length * ROW_HEIGHT }}>
      {Array.from({ length: steps }, (_, step) => (
        <Rows key={step} complaints={complaints} answers={answers} from={step * STEP} />
      ))}
    </ul>
  )
}

/** The rows of one step. */
const Rows = memo(function Rows({ complaints, answers, from }: ComplaintRowsProps & { from: number }) {
  return complaints.slice(from, from + STEP).map((complaint, index) => (
    // A server may send the same complaint twice.
    // oxlint-disable-next-line react/no-array-index-key
    <ComplaintRow key={`${index} ${complaint.id}`} complaint={complaint} isAnswered={answers.get(complaint.id)} />
  ))
})

/** Unreadable parts of a complaint are left out; its number identifies it. */
function ComplaintRow({ complaint, isAnswered }: { complaint: ProblemListItem; isAnswered: boolean | undefined }) {
  const { id, time, type, content } = complaint
  return (
    <li className={styles.row}>
      <Link to="/complainDetails" search={{ problemId: id }} className={styles.link}>
        <span className={styles.words}>
          <span className={styles.head}>
            <span className={styles.type} lang={type && serverLanguage()}>
              {type ?? m.complaints_no_type()}
            </span>{' '}
            {isAnswered !== undefined && <State isAnswered={isAnswered} />}
          </span>{' '}
          <span className={styles.content}>{content ?? m.complaints_unreadable()}</span>{' '}
          <span className={styles.foot}>
            {time ? (
              <time dateTime={time.replace(' ', 'T')}>{time.slice(0, 'YYYY-MM-DD HH:MM'.length)}</time>
            ) : (
              m.complaints_number({ number: groupInFours(id) })
            )}
          </span>
        </span>
        <Icon name="chevron" />
      </Link>
    </li>
  )
}

const State = ({ isAnswered }: { isAnswered: boolean }) => (
  <Chip tone={isAnswered ? 'success' : 'info'}>{isAnswered ? m.complaints_answered() : m.complaints_waiting()}</Chip>
)
