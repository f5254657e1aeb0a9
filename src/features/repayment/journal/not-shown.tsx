import { Link } from '@tanstack/react-router'
import type { OrderRef } from '../../../api/loan.ts'
import { hasComplained } from '../../../ledger/sent-complaints.ts'
import { ServicePhone } from '../../../parts/service-phone.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentParams, hasToken } from '../../../platform/session/session.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { Entry } from './entry.ts'
import styles from './journal.module.css'
import { amountWords, timeWords } from './payment-line.tsx'
import { rowOf } from './questions.ts'

interface NotShownProps {
  order: OrderRef
  entry: Entry
  phone: string | undefined
}

// Complaints need a token. An earlier one may be about something else, so complaining is still possible.
const canComplain = () => hasToken(currentParams())
const isSent = ({ orderId }: OrderRef) => canComplain() && hasComplained(orderId)

/** Help for a payment that the order does not show: one way to ask for it. */
export function NotShown({ order, entry, phone }: NotShownProps) {
  return (
    <div className={styles.late}>
      <h2 className={styles.what}>{m.journal_late_title()}</h2>
      <p>
        {isSent(order) ? m.journal_late_sent() : canComplain() ? m.journal_late_text() : m.journal_late_call_text()}
      </p>
      {isSent(order) ? (
        <Link to="/complaintList" className={buttonClass.secondary}>
          {m.my_complaints()}
        </Link>
      ) : canComplain() ? (
        <Complain order={order} entry={entry} look="secondary" />
      ) : (
        <Phone phone={phone} />
      )}
    </div>
  )
}

/** The other ways, which are folded. */
export function NotShownMore({ order, entry, phone }: NotShownProps) {
  if (!canComplain())
    return (
      <div className={styles.actions}>
        <Link to="/customerService" className={buttonClass.quiet}>
          {m.help_write()}
        </Link>
      </div>
    )
  return (
    <>
      <Phone phone={phone} />
      <div className={styles.actions}>{isSent(order) && <Complain order={order} entry={entry} look="quiet" />}</div>
    </>
  )
}

const Phone = ({ phone }: Pick<NotShownProps, 'phone'>) => (
  <div className={styles.phone}>
    <ServicePhone orderPhone={phone} />
  </div>
)

/** Leads to a complaint with a prepared text. */
const Complain = ({
  order,
  entry,
  look,
}: Pick<NotShownProps, 'order' | 'entry'> & { look: keyof typeof buttonClass }) => (
  <Link
    to="/complainPageNext"
    search={{ orderNo: order.orderId }}
    state={{ complaintText: complaintText(entry) }}
    className={buttonClass[look]}
  >
    {m.journal_late_complain()}
  </Link>
)

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
