import { memo, useId } from 'react'
import type { Instalment } from '../../../api/repayment.ts'
import { dayOf } from '../../../lib/dates.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showMoney } from '../../../platform/show-money.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Icon, LineIcon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import type { Tone } from '../../../ui/tone.ts'
import styles from './instalments.module.css'
import { type Lock, lockOf, type Tap } from './selection.ts'

interface InstalmentListProps {
  instalments: (Instalment | undefined)[]
  selectable: number
  chosen: number
  tap: (tap: Tap) => void
}

/** The unpaid instalments. Choosing one chooses all before it. */
export const InstalmentList = memo(function InstalmentList(props: InstalmentListProps) {
  const { instalments, selectable, chosen, tap } = props
  const all = chosen === selectable
  const words: Record<Lock, string> = {
    closed: m.lock_closed(),
    unreadable: m.lock_unreadable(),
    behind: m.lock_behind(),
    first: m.lock_first({ number: numberOf(instalments[0]) }),
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
  instalment: Instalment | undefined
  index: number
  checked: boolean
  /** Why it cannot be chosen; undefined if it can. */
  lock: string | undefined
  onTap: (index: number) => void
}

/** An unpaid instalment. A locked one shows why, also as a toast at a tap. */
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
        <InstalmentWords instalment={instalment} date={dueOn(instalment)} />
      </label>
      {lock && (
        <p id={id} className={styles.lock}>
          {lock}
        </p>
      )}
    </li>
  )
})

/** The paid instalments, folded. */
export function PaidInstalments({ instalments }: { instalments: Instalment[] }) {
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

const numberOf = (instalment: Instalment | undefined) => instalment?.periodNo ?? '–'

const dueOn = (instalment: Instalment | undefined) =>
  instalment?.dueTime ? m.due_on({ date: dayOf(instalment.dueTime) }) : ''

const datesOf = (instalment: Instalment) =>
  [dueOn(instalment), instalment.at && m.paid_on({ date: dayOf(instalment.at) })].filter(Boolean).join('\n')

/** The contract's period statuses, with our text if the server sends none: a colour alone is not enough. */
const STATUSES: Record<NonNullable<Instalment['periodStatus']>, { tone: Tone; words: () => string }> = {
  0: { tone: 'neutral', words: m.period_not_due },
  1: { tone: 'warning', words: m.period_due },
  2: { tone: 'danger', words: m.period_overdue },
  3: { tone: 'success', words: m.period_paid },
}

interface InstalmentWordsProps {
  instalment: Instalment | undefined
  /** The due date and, on the next line, the date it was paid. */
  date: string
}

/** Period, amount, dates and status. Memoised, because a choice changes none of them. */
const InstalmentWords = memo(function InstalmentWords({ instalment, date }: InstalmentWordsProps) {
  const status = instalment?.periodStatus === undefined ? undefined : STATUSES[instalment.periodStatus]
  const words = instalment?.repayDes ?? status?.words()
  return (
    <span className={styles.instalment}>
      <span className={styles.heading}>
        <span className={styles.period}>{m.instalment({ number: numberOf(instalment) })}</span>
        <span className={styles.amount}>{showMoney(instalment?.totalAmount)}</span>
      </span>
      {date && <span className={styles.date}>{date}</span>}
      {words && <Chip tone={status?.tone ?? 'neutral'}>{words}</Chip>}
    </span>
  )
})

/** Shown instead of the checkbox of a row that cannot be chosen. */
function LockIcon() {
  return (
    <LineIcon className={styles.lockIcon}>
      <rect x="5" y="11" width="14" height="9" rx="2.5" />
      <path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
    </LineIcon>
  )
}
