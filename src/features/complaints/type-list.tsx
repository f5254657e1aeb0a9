import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { type ProblemInit, type ProblemKind, problemInitQuery } from '../../api/complaints.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../platform/i18n/language.ts'
import { showToast } from '../../ui/toast.tsx'
import { NoTypes } from './no-types.tsx'
import { ProblemIcon } from './problem-icon.tsx'
import { isCollection } from './problem-type.ts'
import { RowContent, rowClass } from './row-content.tsx'
import styles from './rows.module.css'
import { storeOrder } from './stored-order.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The form was opened from the first screen of complaints, which is the previous history entry. */
    fromComplaintEntry?: boolean
    /** The initial text of the complaint if there is no draft. */
    complaintText?: string
  }
}

interface TypeListProps {
  init: ProblemInit
  /** `entry` opens the form; `form` is already the form, and changes only its type. */
  on: 'entry' | 'form'
  /** What the collection type shows at first: its sub-types, or that this loan allows no such complaint. */
  collection?: 'open' | 'refused' | undefined
  onChosen?: () => void
}

/** Says that a loan allows no complaint of the collection type (HELP-9). */
export const showRefusal = () => showToast(m.complaint_no_collection())

/** The types of problems. The collection type expands to show its sub-types (HELP-4, HELP-7). */
export function TypeList({ init, on, collection, onChosen }: TypeListProps) {
  const id = useId()
  const [unfolded, setUnfolded] = useState(collection)
  const { problemType, problemSonType, orderDetail } = init
  const { orderNo } = orderDetail
  if (problemType.length === 0) return <NoTypes query={problemInitQuery(orderNo)} />
  const unfold = () => {
    if (orderDetail.isShow) {
      setUnfolded(unfolded ? undefined : 'open')
      return
    }
    setUnfolded('refused')
    showRefusal()
  }
  const linkTo = (search: { problemType: string; problemSonType?: string }) => ({
    to: '/complainPageNext' as const,
    search: { orderNo, ...search },
    replace: on === 'form',
    state: on === 'entry' ? { fromComplaintEntry: true } : (true as const),
    className: rowClass,
    onClick: () => {
      storeOrder(orderNo)
      onChosen?.()
    },
  })
  const row = (kind: ProblemKind) => (
    <RowContent mark={<ProblemIcon value={kind.value} />} title={kind.title} isServers />
  )
  return (
    <ul className={styles.rows}>
      {problemType.map((kind) =>
        isCollection(kind.value) ? (
          <li key={kind.value}>
            <button
              type="button"
              className={rowClass}
              aria-expanded={unfolded === 'open'}
              aria-describedby={unfolded === 'refused' ? `${id}-refused` : undefined}
              onClick={unfold}
            >
              {row(kind)}
            </button>
            {unfolded === 'refused' && (
              <p id={`${id}-refused`} className={styles.refused}>
                {m.complaint_no_collection()}. {m.complaint_no_collection_hint()}
              </p>
            )}
            {unfolded === 'open' && problemSonType.length === 0 && (
              <p role="status" className={styles.refused}>
                {m.complaint_no_son_types()}
              </p>
            )}
            {unfolded === 'open' && problemSonType.length > 0 && (
              <ul className={styles.inner} aria-label={kind.title} lang={serverLanguage()}>
                {problemSonType.map((son) => (
                  <li key={son.value}>
                    <Link {...linkTo({ problemType: kind.value, problemSonType: son.value })}>
                      <RowContent title={son.title} />
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ) : (
          <li key={kind.value}>
            <Link {...linkTo({ problemType: kind.value })}>{row(kind)}</Link>
          </li>
        ),
      )}
    </ul>
  )
}
