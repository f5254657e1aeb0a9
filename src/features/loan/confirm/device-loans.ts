import { openDeviceJournal } from '../../../ledger/open-device-journal.ts'
import { isVisible } from '../../../lib/plain-text.ts'
import { borrowerDigest, currentParams } from '../../../platform/session/session.ts'
import { type Borrower, LOANS } from './loan-entry.ts'

/** The loans confirmed on this device, by product. */
export const loans = openDeviceJournal(LOANS, {
  channel: 'rupya:loans',
  carried: 'loans',
  stored: (productId) => `loans:${productId}`,
})

/** The borrower in the address. */
export function presentBorrower(): Borrower {
  const isUser = isVisible(currentParams()['userId'] ?? '')
  return { borrower: borrowerDigest() ?? '', ...(isUser && { isUser }) }
}
