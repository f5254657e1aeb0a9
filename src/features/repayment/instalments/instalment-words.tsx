import { memo } from 'react'
import type { Instalment } from '../../../api/repayment.ts'
import { dayOf } from '../../../lib/dates.ts'
import { daysWords } from '../../../platform/i18n/days-words.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { useDaysUntil } from '../../../platform/use-days-until.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { DayText } from '../../../ui/day-text.tsx'
import type { Tone } from '../../../ui/tone.ts'
import styles from './instalments.module.css'

/** The contract's period statuses, with our text if the server sends none: a colour alone is not enough. */
const STATUSES: Record<NonNullable<Instalment['periodStatus']>, { tone: Tone; words: () => string }> = {
  0: { tone: 'neutral', words: m.period_not_due },
  1: { tone: 'warning', words: m.period_due },
  2: { tone: 'danger', words: m.period_overdue },
  3: { tone: 'success', words: m.period_paid },
}

interface InstalmentWordsProps {
  instalment: Instalment | undefined
  /** Show the status without a colour. */
  isCalm?: boolean
}

/** Period, amount, dates and status. Memoised, because a choice does not change them. */
export const InstalmentWords = memo(function InstalmentWords({ instalment, isCalm }: InstalmentWordsProps) {
  const status = instalment?.periodStatus === undefined ? undefined : STATUSES[instalment.periodStatus]
  const words = instalment?.repayDes ?? status?.words()
  return (
    <span className={styles.instalment}>
      <span className={styles.heading}>
        <span className={styles.period}>{m.instalment({ number: numberOf(instalment) })}</span>
        <span className={styles.amount}>
          <AmountText text={showMoney(instalment?.totalAmount)} />
        </span>
      </span>
      <span className={styles.when}>
        {instalment && <Dates instalment={instalment} isNamed={words !== undefined} />}
        {words && (
          <span lang={instalment?.repayDes && serverLanguage()} className={styles.status}>
            {status && status.tone !== 'neutral' && !isCalm ? (
              <Chip tone={status.tone}>{words}</Chip>
            ) : (
              <AmountText text={words} />
            )}
          </span>
        )}
      </span>
    </span>
  )
})

export const numberOf = (instalment: Instalment | undefined) => instalment?.periodNo ?? '–'

/** Beyond this many days, the distance is not shown. */
const FAR = 30

interface DatesProps {
  instalment: Instalment
  /** The status beside it says what the due date is. */
  isNamed: boolean
}

/** The due date with its distance, such as `in 4 days`, and the date of payment if that is another day. */
function Dates({ instalment: { dueTime, at, repayDes }, isNamed }: DatesProps) {
  // The server's text often counts the days itself, by its own clock. Then ours would repeat it.
  const isCounted = repayDes !== undefined && /\d/.test(repayDes) && !serverLanguage()
  const days = useDaysUntil(at || isCounted ? undefined : dueTime)
  const relative = days === undefined || days > FAR ? undefined : daysWords(days, true)
  const due = dueTime && dayOf(dueTime)
  const paid = at && dayOf(at)
  if (!due && !paid) return null
  return (
    <span className={styles.date}>
      {due && due !== paid && (
        <span>
          <DayText text={isNamed && !paid ? due : m.due_on({ date: due })} />
          {relative && (
            <>
              {' '}
              <span className={styles.relative}>({relative})</span>
            </>
          )}
        </span>
      )}
      {paid && (
        <span>
          <DayText text={m.paid_on({ date: paid })} />
        </span>
      )}
    </span>
  )
}
