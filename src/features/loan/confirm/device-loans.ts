import { devicePlaces, onDeviceChange } from '../../../platform/journal/device-places.ts'
import { createSharedJournal } from '../../../platform/journal/journal.ts'
import { isVisible } from '../../../lib/plain-text.ts'
import { borrowerDigest, currentParams } from '../../../platform/session/session.ts'
import { type Borrower, LOANS } from './loan-entry.ts'

/** The journal of the loans that were confirmed on this device, by product. */
export const loans = createSharedJournal(
  LOANS,
  devicePlaces(LOANS, { channel: 'rupya:loans', carried: 'loans', stored: (productId) => `loans:${productId}` }),
)

export const onLoansChange = (listener: () => void) => onDeviceChange(loans, listener)

/** Who is in the address. */
export function presentBorrower(): Borrower {
  const isUser = isVisible(currentParams()['userId'] ?? '')
  return { borrower: borrowerDigest() ?? '', ...(isUser && { isUser }) }
}
