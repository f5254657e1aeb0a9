import { readWallDate } from '../../../lib/dates.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../../platform/current-market.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { presentBorrower } from './device-loans.ts'
import { type LoanEntry, whose } from './loan-entry.ts'
import { newOrdersOf } from './new-orders.tsx'

/** One loan of the journal: its amount, time and result. If it may belong to another person, only its time. */
export function LoanLine({ entry }: { entry: LoanEntry }) {
  const { amount, at } = entry
  const wall = readWallDate(String(at), currentMarket())?.slice(0, 16)
  const isOwn = whose(entry, presentBorrower()) === 'own'
  return (
    <DetailLines
      look="small"
      lines={[
        ...(isOwn ? [{ label: m.loan_amount(), value: showMoney({ major: amount }) }] : []),
        { label: m.confirm_sent_at(), value: <time dateTime={wall?.replace(' ', 'T')}>{wall}</time> },
        ...(isOwn ? [{ label: m.confirm_state(), value: stateOf(entry) }] : []),
      ]}
    />
  )
}

function stateOf(entry: LoanEntry): string {
  if (entry.kind === 'accepted') return m.confirm_state_accepted()
  return newOrdersOf(entry) === undefined ? m.confirm_state_unknown() : m.confirm_state_listed()
}

/** What a loan of the journal means for another loan of the same product. */
export function noticeOf(entry: LoanEntry): string {
  if (whose(entry, presentBorrower()) !== 'own') return m.confirm_perhaps_notice()
  const count = newOrdersOf(entry)
  if (count !== undefined) return m.confirm_several_notice({ count })
  return entry.kind === 'accepted' ? m.confirm_accepted_notice() : m.confirm_unknown_notice()
}
