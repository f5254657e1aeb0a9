import type { Instalment } from '../../../api/repayment.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { paidHereOf } from '../journal/paid-by.ts'
import { useJournal } from '../journal/use-payments.ts'
import { ReceiptButton } from './receipt-button.tsx'
import { receiptOfInstalment, type ReceiptLoan } from './receipt.ts'

/** The button to the receipt of a paid instalment. */
export function InstalmentReceipt({ instalment, loan }: { instalment: Instalment; loan: ReceiptLoan }) {
  const payments = useJournal(loan.orderId)
  return (
    <ReceiptButton
      of={m.instalment({ number: instalment.periodNo ?? '–' })}
      receipt={() => receiptOfInstalment(instalment, loan, paidHereOf(payments, instalment))}
    />
  )
}
