import { memo, useId } from 'react'
import { m } from '../../platform/i18n/generated/messages.js'
import { showToast } from '../../ui/toast.tsx'
import { InstalmentWords } from './instalment-words.tsx'
import styles from './instalments.module.css'
import { LockIcon } from './lock-icon.tsx'
import type { ShownInstalment } from './shown-plan.ts'

interface InstalmentRowProps {
  instalment: ShownInstalment
  index: number
  checked: boolean
  /** Why it cannot be chosen, if it cannot. */
  lock: string | undefined
  onTap: (index: number) => void
}

/** An instalment that waits. One that is locked shows why, and says it again to a tap. */
export const InstalmentRow = memo(function InstalmentRow(props: InstalmentRowProps) {
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
