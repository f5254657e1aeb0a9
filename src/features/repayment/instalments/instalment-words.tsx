import { memo } from 'react'
import type { Instalment } from '../../../api/repayment.ts'
import { dayOf, type WallDate } from '../../../lib/dates.ts'
import { daysUntil } from '../../../lib/relative-day.ts'
import { now } from '../../../platform/clock.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { currentParams } from '../../../platform/session/session.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Tone } from '../../../ui/tone.ts'
import { DatedText } from '../dated-text.tsx'
import styles from './instalments.module.css'

/** The contract's period statuses, with our text if the server sends none: a colour alone is not enough. */
const STATUSES: Record<NonNullable<Instalment['periodStatus']>, { tone: Tone; words: () => string }> = {
  0: { tone: 'neutral', words: m.period_not_due },
  1: { tone: 'warning', words: m.period_due },
  2: { tone: 'danger', words: m.period_overdue },
  3: { tone: 'success', words: m.period_paid },
}

/** Period, amount, dates and status. Memoised, because a choice changes none of them. */
export const InstalmentWords = memo(function InstalmentWords({ instalment }: { instalment: Instalment | undefined }) {
  const status = instalment?.periodStatus === undefined ? undefined : STATUSES[instalment.periodStatus]
  const words = instalment?.repayDes ?? status?.words()
  return (
    <span className={styles.instalment}>
      <span className={styles.heading}>
        <span className={styles.period}>{m.instalment({ number: numberOf(instalment) })}</span>
        <span className={styles.amount}>{showMoney(instalment?.totalAmount)}</span>
      </span>
      {instalment && <Dates instalment={instalment} />}
      {words && (
        <span lang={instalment?.repayDes && serverLanguage()} className={styles.status}>
          {status && status.tone !== 'neutral' ? <Chip tone={status.tone}>{words}</Chip> : words}
        </span>
      )}
    </span>
  )
})

export const numberOf = (instalment: Instalment | undefined) => instalment?.periodNo ?? '–'

/** When it is due, how far that is, and when it was paid. */
function Dates({ instalment: { dueTime, at, repayDes } }: { instalment: Instalment }) {
  if (!dueTime && !at) return null
  // The server's words often count the days themselves, by its own clock. Ours beside them would say it twice.
  const isCounted = repayDes !== undefined && /\d/.test(repayDes) && !serverLanguage()
  const relative = dueTime && !at && !isCounted ? relativeWords(dueTime) : undefined
  return (
    <span className={styles.date}>
      {dueTime && (
        <span>
          <Dated words={m.due_on} date={dueTime} />
          {relative && (
            <>
              {' '}
              <span className={styles.relative}>({relative})</span>
            </>
          )}
        </span>
      )}
      {at && <Dated words={m.paid_on} date={at} />}
    </span>
  )
}

function Dated({ words, date }: { words: (part: { date: string }) => string; date: WallDate }) {
  const day = dayOf(date)
  return <DatedText text={words({ date: day })} shown={day} date={day} />
}

/** Nobody counts further ahead in days. */
const FAR = 60

/** How far a due date is, such as `in 4 days`. */
function relativeWords(dueTime: WallDate): string | undefined {
  const days = daysUntil(dueTime, now(), currentParams()['market'])
  if (days === undefined || days > FAR) return undefined
  if (days < -1) return m.due_late_days({ days: -days })
  if (days === -1) return m.due_late_day()
  if (days > 1) return m.due_in_days({ days })
  return days === 1 ? m.due_tomorrow() : m.due_today()
}
