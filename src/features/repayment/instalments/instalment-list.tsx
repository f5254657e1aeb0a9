import { memo, useId } from 'react'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon, LineIcon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { wholeMoney } from '../whole-money.ts'
import styles from './instalments.module.css'
import { type Lock, lockOf, type Tap } from './selection.ts'
import type { ShownInstalment } from './shown-plan.ts'

interface InstalmentListProps {
  instalments: ShownInstalment[]
  selectable: number
  chosen: number
  tap: (tap: Tap) => void
}

/** Those that wait, each to be chosen with all before it. */
export const InstalmentList = memo(function InstalmentList(props: InstalmentListProps) {
  const { instalments, selectable, chosen, tap } = props
  const all = chosen === selectable
  const words: Record<Lock, string> = {
    closed: m.lock_closed(),
    unreadable: m.lock_unreadable(),
    behind: m.lock_behind(),
    first: m.lock_first({ number: instalments[0]?.title ?? '' }),
  }
  return (
    <Card>
      <div className={styles.bar}>
        <h2>{m.instalments_waiting()}</h2>
        {selectable > 1 && (
          <Button look="quiet" onClick={() => tap('all')}>
            <span className={styles.toggle}>
              <span className={all ? styles.other : undefined}>{m.choose_all({ count: selectable })}</span>
              <span className={all ? undefined : styles.other}>{m.choose_first_only()}</span>
            </span>
          </Button>
        )}
      </div>
      <ul className={styles.rows}>
        {instalments.map((instalment, index) => {
          const lock = lockOf(instalment, index, { selectable, chosen })
          return (
            <InstalmentRow
              // The order is the server's and fixed; a number may come twice.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              instalment={instalment}
              index={index}
              checked={index < chosen}
              lock={lock && words[lock]}
              onTap={tap}
            />
          )
        })}
      </ul>
    </Card>
  )
})

interface InstalmentRowProps {
  instalment: ShownInstalment
  index: number
  checked: boolean
  /** Why it cannot be chosen, if it cannot. */
  lock: string | undefined
  onTap: (index: number) => void
}

/** An instalment that waits. One that is locked shows why, and says it again to a tap. */
const InstalmentRow = memo(function InstalmentRow(props: InstalmentRowProps) {
  const { instalment, index, checked, lock, onTap } = props
  const id = useId()
  return (
    <li className={styles.row}>
      <label className={lock ? styles.locked : styles.choice}>
        <input
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-disabled={Boolean(lock)}
          aria-describedby={lock && id}
          onChange={() => (lock ? showToast(lock) : onTap(index))}
        />
        {lock && <LockIcon />}
        <InstalmentWords instalment={instalment} date={instalment.due && m.due_on({ date: instalment.due })} />
      </label>
      {lock && (
        <p id={id} className={styles.lock}>
          {lock}
        </p>
      )}
    </li>
  )
})

/** Those that are paid, folded. */
export function PaidInstalments({ instalments }: { instalments: ShownInstalment[] }) {
  if (instalments.length === 0) return null
  return (
    <details className={styles.paid}>
      <summary className={styles.summary}>
        {m.instalments_paid({ count: instalments.length })}
        <Icon name="chevron" />
      </summary>
      <ul className={styles.rows}>
        {instalments.map((instalment, index) => (
          // The order is the server's and fixed; a number may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={styles.row}>
            <InstalmentWords instalment={instalment} date={datesOf(instalment)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const datesOf = ({ due, paidAt }: ShownInstalment) =>
  [due && m.due_on({ date: due }), paidAt && m.paid_on({ date: paidAt })].filter(Boolean).join('\n')

/** For a status that comes without the server's words: a tint alone says nothing. */
const STATUS_WORDS = { 0: m.period_not_due, 1: m.period_due, 2: m.period_overdue, 3: m.period_paid }

interface InstalmentWordsProps {
  instalment: ShownInstalment
  /** When it is due, and on the next line when it was paid. */
  date: string
}

/** Period, amount, date, and what it is at. A choice changes none of them. */
const InstalmentWords = memo(function InstalmentWords({ instalment, date }: InstalmentWordsProps) {
  const { title, status, tone, amount } = instalment
  const words = instalment.words || (status === undefined ? '' : STATUS_WORDS[status]())
  return (
    <span className={styles.instalment}>
      <span className={styles.heading}>
        <span className={styles.period}>{m.instalment({ number: title })}</span>
        <span className={styles.amount}>{wholeMoney(amount)}</span>
      </span>
      {date && <span className={styles.date}>{date}</span>}
      {words && <Chip tone={tone}>{words}</Chip>}
    </span>
  )
})

/** Stands in place of the box of a row that cannot be chosen; the reason stands beside it. */
function LockIcon() {
  return (
    <LineIcon className={styles.lockIcon}>
      <rect x="5" y="11" width="14" height="9" rx="2.5" />
      <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </LineIcon>
  )
}
