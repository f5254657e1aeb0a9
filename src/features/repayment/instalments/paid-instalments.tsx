import { Suspense } from 'react'
import type { Instalment } from '../../../api/repayment.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { detail } from '../../../ui/detail.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { NamedLoan } from '../receipt/receipt.ts'
import { InstalmentWords } from './instalment-words.tsx'
import styles from './instalments.module.css'
import paidStyles from './paid-instalments.module.css'

// Loaded on demand: most who open the bill are here to pay.
const InstalmentReceipt = detail(
  lazyPart('receipt', async () => (await import('../receipt/instalment-receipt.tsx')).InstalmentReceipt),
)

interface PaidInstalmentsProps {
  instalments: Instalment[]
  loan: NamedLoan
  /** At first; it can be folded by a tap. */
  isOpen: boolean
}

/** The paid instalments: the loan's payment history. Collapsed as long as there is something to pay. */
export const PaidInstalments = detail(function PaidInstalments({ instalments, loan, isOpen }: PaidInstalmentsProps) {
  if (instalments.length === 0) return null
  return (
    <details className={paidStyles.paid} open={isOpen}>
      <summary className={paidStyles.summary}>
        {m.instalments_paid({ count: instalments.length })}
        <Icon name="chevron" />
      </summary>
      <ul className={styles.rows}>
        {instalments.map((instalment, index) => (
          // The server's order is fixed; a number may occur twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={`${styles.row} ${paidStyles.paidRow}`}>
            <InstalmentWords instalment={instalment} />
            <Suspense fallback={null}>
              <InstalmentReceipt instalment={instalment} loan={loan} />
            </Suspense>
          </li>
        ))}
      </ul>
    </details>
  )
})
