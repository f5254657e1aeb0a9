import { useQuery } from '@tanstack/react-query'
import { loanQuery, type OrderRef } from '../../../api/loan.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { ledgerNow } from '../../../platform/server-time.ts'
import { useAcceptedNow } from './accepted-now.ts'
import { isStale } from './age.ts'
import type { Entry } from './entry.ts'
import { PaymentCard, PaymentList } from './payment-card.tsx'
import { PaymentNote } from './payment-note.tsx'
import { receiptBy } from './questions.ts'
import { isEnded } from './status.ts'
import { useJournal } from './use-payments.ts'

export { paidHere } from './paid-here.ts'

interface OrderPaymentsProps {
  order: OrderRef
}

/** This device's payments, on the order's screen: those that the order does not show yet, then those of the last days. */
export function OrderPayments({ order }: OrderPaymentsProps) {
  const acceptedNow = useAcceptedNow()
  return (
    <>
      <PaymentNote order={order} isAskedBelow={() => true} acceptedNow={acceptedNow} />
      <ShownPayments order={order} acceptedNow={acceptedNow} />
    </>
  )
}

/** Only what the server accepted: of anything else the order alone can tell, and the instalments have receipts too. */
const hasReceipt = (entry: Entry) =>
  isEnded(entry.status) && receiptBy(entry) === 'server' && !isStale(entry, ledgerNow())

/** The order shows a payment often at once, and its receipt is wanted on the days after. */
function ShownPayments({ order, acceptedNow }: OrderPaymentsProps & { acceptedNow: string | undefined }) {
  const entries = useJournal(order.orderId).filter(hasReceipt)
  const { data: loan } = useQuery(loanQuery(order))
  // The journal may belong to another person, until the server has returned this order for the present session.
  if (!loan || entries.length === 0) return null
  return (
    <PaymentList label={m.journal_latest()} entries={entries}>
      {(entry) => (
        <PaymentCard
          entry={entry}
          isNew={entry.id === acceptedNow}
          more={{ order, loan: { orderId: order.orderId, name: loan.productName } }}
        />
      )}
    </PaymentList>
  )
}
