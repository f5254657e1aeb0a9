import { Suspense } from 'react'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { hasStored } from '../../../platform/storage/storage.ts'
import { journalKey } from './journal-keys.ts'

// Loaded on demand: most orders have no payment on this device.
const PaymentHint = lazyPart('payment hint', async () => (await import('./payment-hint.tsx')).PaymentHint)

/** `PaymentHint` for a list, which must load without the scripts of the repayment. */
export function PaymentHintSlot({ orderId }: { orderId: string }) {
  if (!hasStored(journalKey(orderId))) return null
  return (
    <Suspense fallback={null}>
      <PaymentHint orderId={orderId} />
    </Suspense>
  )
}
