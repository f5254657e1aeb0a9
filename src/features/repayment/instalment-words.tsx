import { memo } from 'react'
import { m } from '../../platform/i18n/generated/messages.js'
import { Chip } from '../../ui/chip.tsx'
import styles from './instalments.module.css'
import type { ShownInstalment } from './shown-plan.ts'
import { wholeMoney } from './whole-money.ts'

/** For a status that comes without the server's words: a tint alone says nothing. */
const STATUS_WORDS = { 0: m.period_not_due, 1: m.period_due, 2: m.period_overdue, 3: m.period_paid }

interface InstalmentWordsProps {
  instalment: ShownInstalment
  /** When it is due, and on the next line when it was paid. */
  date: string
}

/** Period, amount, date, and what it is at. A choice changes none of them. */
export const InstalmentWords = memo(function InstalmentWords({ instalment, date }: InstalmentWordsProps) {
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
