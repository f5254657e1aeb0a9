import { Suspense } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { useServicePhone } from '../../../parts/service-phone.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { detail } from '../../../ui/detail.tsx'
import { ReceiptButton } from '../receipt/receipt-button.tsx'
import { isNote, type NamedLoan, receiptOfPayment } from '../receipt/receipt.ts'
import type { Entry } from './entry.ts'
import styles from './journal.module.css'
import { timeWords } from './payment-line.tsx'
import { present } from './present.ts'
import { isGivenBack, nextOf, receiptBy, rowOf } from './questions.ts'
import { TakeBack } from './take-back.tsx'

// Loaded on demand: the order shows most payments on the same day.
const NotShownMore = detail(lazyPart('payment not shown', async () => (await import('./not-shown.tsx')).NotShownMore))

interface PaymentMoreProps {
  order: OrderRef
  entry: Entry
  loan: NamedLoan
  /** When the loan was read last. */
  readAt?: number | undefined
  /** What stands below asks for the same. */
  isAskedBelow?: boolean | undefined
  /** It was made on an earlier day, and the loan does not show it. */
  isLate?: boolean
  phone?: string | undefined
}

/** What is folded in a payment's note: what takes it back comes last. */
export function PaymentMore({ order, entry, loan, readAt, isAskedBelow, isLate, phone }: PaymentMoreProps) {
  const shownPhone = useServicePhone(phone)
  return (
    <>
      {isAskedBelow && <Below entry={entry} />}
      {isLate && (
        <Suspense fallback={null}>
          <NotShownMore order={order} entry={entry} phone={phone} />
        </Suspense>
      )}
      <div className={styles.actions}>
        {receiptBy(entry) && (
          <ReceiptButton
            of={timeWords(entry) ?? ''}
            isNote={isNote(entry)}
            receipt={() => receiptOfPayment(entry, { ...loan, phone: shownPhone }, readAt)}
          />
        )}
        {nextOf(entry, present()) === 'takeBack' && <TakeBack order={order} entry={entry} />}
      </div>
    </>
  )
}

/** The due amount below does not include the payment yet. */
function Below({ entry }: { entry: Entry }) {
  const { expected } = rowOf(entry)
  if (expected === undefined || entry.purpose !== 'bill' || isGivenBack(entry, present())) return null
  return <p className={styles.quiet}>{expected === 'booked' ? m.journal_below() : m.journal_below_unknown()}</p>
}
