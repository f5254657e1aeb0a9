import { Suspense, useState, useSyncExternalStore } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { readCarried } from '../../../platform/links/carried-state.ts'
import { reloadNow } from '../../../platform/links/reload-once.ts'
import { useIsReloading } from '../../../platform/links/use-is-reloading.ts'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { hasStored, onStorageChange } from '../../../platform/storage/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { CARRIED_KEY, journalKey } from './journal-keys.ts'
import type { PaidHere } from './paid-here.ts'

// Loaded on demand: most orders have no payment on this device.
const OrderPayments = lazyPart('payments', async () => (await import('./order-payments.tsx')).OrderPayments, NotLoaded)

interface PaymentNoteSlotProps {
  order: OrderRef
  /** See `PaymentNote`. */
  onPaid: (paid: PaidHere | undefined) => void
}

/** `OrderPayments` for the order's screen, which must load without the repayment's scripts. */
export function PaymentNoteSlot({ order, onPaid }: PaymentNoteSlotProps) {
  const hasPayment = useSyncExternalStore(
    onStorageChange,
    () => hasStored(journalKey(order.orderId)) || readCarried(CARRIED_KEY) !== undefined,
  )
  if (!hasPayment) return null
  return (
    <Suspense fallback={null}>
      <OrderPayments order={order} onPaid={onPaid} />
    </Suspense>
  )
}

/**
 * In place of the payments: below, the order may ask for what was paid. Nothing while a reload may bring them, unless it was
 * asked for here.
 */
function NotLoaded() {
  const [isAsked, setAsked] = useState(false)
  const isComing = useIsReloading()
  const lookAgain = () => {
    setAsked(true)
    if (!reloadNow() && !navigator.onLine) showToast(m.offline_note())
  }
  return (
    (isAsked || !isComing) && (
      <Card>
        <p>{m.journal_not_loaded()}</p>
        <Button look="quiet" aria-busy={isComing} onClick={lookAgain}>
          {m.retry()}
        </Button>
      </Card>
    )
  )
}
