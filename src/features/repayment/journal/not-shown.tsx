import { Link } from '@tanstack/react-router'
import type { OrderRef } from '../../../api/loan.ts'
import { hasComplained } from '../../../ledger/sent-complaints.ts'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentParams, hasToken } from '../../../platform/session/session.ts'
import type { Entry } from './entry.ts'
import styles from './journal.module.css'
import { amountWords, timeWords } from './payment-line.tsx'
import { rowOf } from './questions.ts'

interface NotShownProps {
  order: OrderRef
  entry: Entry
  phone: string | undefined
}

/** Help for a payment that the order does not show: complain, with a prepared text, or call. */
export function NotShown({ order, entry, phone }: NotShownProps) {
  // Complaints need a token.
  const canComplain = hasToken(currentParams())
  // That complaint may be about something else, so complaining is still possible.
  const isSent = canComplain && hasComplained(order.orderId)
  return (
    <div className={styles.late}>
      <h2 className={styles.what}>{m.journal_late_title()}</h2>
      <p>{isSent ? m.journal_late_sent() : canComplain ? m.journal_late_text() : m.journal_late_call_text()}</p>
      {isSent && (
        <Link to="/complaintList" data-print="no">
          {m.my_complaints()}
        </Link>
      )}
      {canComplain && (
        <Link
          to="/complainPageNext"
          data-print="no"
          search={{ orderNo: order.orderId }}
          state={{ complaintText: complaintText(entry) }}
        >
          {m.journal_late_complain()}
        </Link>
      )}
      <ServicePhone orderPhone={phone} />
      {!canComplain && (
        <Link to="/customerService" data-print="no">
          {m.help_write()}
        </Link>
      )}
    </div>
  )
}

/** The beginning of the complaint; the borrower adds what they want. */
function complaintText(entry: Entry): string {
  const { way, card = '', purpose } = entry
  const about = { amount: amountWords(entry.amount), time: timeWords(entry) ?? '' }
  const words = {
    card: () => m.journal_late_card({ ...about, card }),
    alipay: () => m.journal_late_alipay(about),
    account: () => (card ? m.journal_late_account_named({ ...about, name: card }) : m.journal_late_account(about)),
  }
  const { complaint } = rowOf(entry)
  const said = complaint
    ? { unknown: m.journal_late_unknown, duplicate: m.journal_late_duplicate }[complaint](about)
    : words[way]()
  return purpose === 'extension' ? `${said} ${m.journal_late_fee()}` : said
}
