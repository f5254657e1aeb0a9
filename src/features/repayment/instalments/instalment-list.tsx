import { memo, useId } from 'react'
import type { Instalment } from '../../../api/repayment.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LineIcon } from '../../../ui/icon.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { InstalmentWords, numberOf } from './instalment-words.tsx'
import styles from './instalments.module.css'
import { type Lock, lockOf, type Tap } from './selection.ts'
// The page that is drawn before the app is there has only the styles of what it draws.
import '../../../ui/controls.css'

interface InstalmentListProps {
  instalments: (Instalment | undefined)[]
  selectable: number
  chosen: number
  /** The due amount was paid but is not shown yet, so nothing looks urgent. */
  isCalm: boolean
  tap: (tap: Tap) => void
}

/** The unpaid instalments. Choosing one also chooses all before it. */
export const InstalmentList = memo(function InstalmentList(props: InstalmentListProps) {
  const { instalments, selectable, chosen, isCalm, tap } = props
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
          const choice = { selectable, chosen }
          const lock = lockOf(instalment, index, choice)
          const isSameAsBefore = index > 0 && lock === lockOf(instalments[index - 1], index - 1, choice)
          return (
            <InstalmentRow
              // The server's order is fixed; a number may occur twice.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              instalment={instalment}
              index={index}
              checked={index < chosen}
              lock={lock && words[lock]}
              isLockShown={!isSameAsBefore}
              isCalm={isCalm}
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
  /** False if the row before shows the same reason: then it is only for screen readers. */
  isLockShown: boolean
  isCalm: boolean
  onTap: (index: number) => void
}

/** An unpaid instalment. A locked one shows the reason, and a tap shows it as a toast too. */
const InstalmentRow = memo(function InstalmentRow(props: InstalmentRowProps) {
  const { instalment, index, checked, lock, isLockShown, isCalm, onTap } = props
  const id = useId()
  return (
    <li className={`${styles.row} ${checked ? styles.chosen : ''}`}>
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
        <InstalmentWords instalment={instalment} isCalm={isCalm} />
      </label>
      {lock && (
        <p id={id} className={isLockShown ? styles.lock : styles.unseen}>
          {lock}
        </p>
      )}
    </li>
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
