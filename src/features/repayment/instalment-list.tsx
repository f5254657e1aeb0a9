import { memo } from 'react'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { InstalmentRow } from './instalment-row.tsx'
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
