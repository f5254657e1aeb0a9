import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { OrderRef } from '../../api/loan.ts'
import { logError } from '../../platform/error-log.ts'
import { hasStored, onStored } from '../../platform/storage/storage.ts'
import { keptKey, madeKey, sentKey } from './payment-keys.ts'

// Most orders have no payment on this device; without its script the order stays as it is.
const PaymentNote = lazy(async () => {
  try {
    return { default: (await import('./payment-note.tsx')).PaymentNote }
  } catch (error) {
    logError(error, 'payment note')
    return { default: () => null }
  }
})

/** The order's last payment, for a screen that is there before the rest of the repayment. */
export function PaymentNoteSlot({ order }: { order: OrderRef }) {
  const keys = [keptKey, madeKey, sentKey].map((keyOf) => keyOf(order.orderId))
  const isKept = useSyncExternalStore(onStored, () => keys.some(hasStored))
  if (!isKept) return null
  return (
    <Suspense fallback={null}>
      <PaymentNote order={order} />
    </Suspense>
  )
}
