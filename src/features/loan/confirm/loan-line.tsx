import { readWallDate } from '../../../lib/dates.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../../platform/current-market.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { Amount } from '../../../ui/amount.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { presentBorrower } from './device-loans.ts'
import { type LoanEntry, whose } from './loan-entry.ts'
import styles from './loan-taken.module.css'
import { newOrdersOf } from './new-orders.tsx'

const isOwn = (entry: LoanEntry) => whose(entry, presentBorrower()) === 'own'

/** One loan of the journal: its amount, time and result. If it may belong to another person, only its time. */
export const LoanLine = ({ entry }: { entry: LoanEntry }) => (
  <DetailLines
    look="small"
    lines={[
      ...(isOwn(entry) ? [{ label: m.loan_amount(), value: showMoney({ major: entry.amount }) }] : []),
      sentAt(entry),
      ...(isOwn(entry) ? [{ label: m.confirm_state(), value: stateOf(entry) }] : []),
    ]}
  />
)

/** The loan that a screen is about, its amount large. The screen's notice says its result. */
export const LoanHead = ({ entry }: { entry: LoanEntry }) =>
  isOwn(entry) ? (
    <Amount label={m.loan_amount()} value={showMoney({ major: entry.amount })}>
      <div className={styles.facts}>
        <DetailLines look="small" lines={[sentAt(entry)]} />
      </div>
    </Amount>
  ) : (
    <LoanLine entry={entry} />
  )

function sentAt(entry: LoanEntry) {
  const wall = readWallDate(String(entry.at), currentMarket())?.slice(0, 16)
  return { label: m.confirm_sent_at(), value: <time dateTime={wall?.replace(' ', 'T')}>{wall}</time> }
}

function stateOf(entry: LoanEntry): string {
  if (entry.kind === 'accepted') return m.confirm_state_accepted()
  return newOrdersOf(entry) === undefined ? m.confirm_state_unknown() : m.confirm_state_listed()
}

/** What a loan of the journal means for another loan of the same product. */
export function noticeOf(entry: LoanEntry): string {
  if (!isOwn(entry)) return m.confirm_perhaps_notice()
  const count = newOrdersOf(entry)
  if (count !== undefined) return m.confirm_several_notice({ count })
  return entry.kind === 'accepted' ? m.confirm_accepted_notice() : m.confirm_unknown_notice()
}
