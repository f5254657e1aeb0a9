import type { Instalment } from '../../../api/repayment.ts'
import { useServicePhone } from '../../../parts/service-phone.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { paidHereOf } from '../journal/paid-by.ts'
import { useJournal } from '../journal/use-payments.ts'
import { ReceiptButton } from './receipt-button.tsx'
import { type NamedLoan, receiptOfInstalment } from './receipt.ts'

/** The button to the receipt of a paid instalment. */
export function InstalmentReceipt({ instalment, loan }: { instalment: Instalment; loan: NamedLoan }) {
  const payments = useJournal(loan.orderId)
  const phone = useServicePhone()
  return (
    <ReceiptButton
      of={m.instalment({ number: instalment.periodNo ?? '–' })}
      receipt={() => receiptOfInstalment(instalment, { ...loan, phone }, paidHereOf(payments, instalment))}
    />
  )
}
