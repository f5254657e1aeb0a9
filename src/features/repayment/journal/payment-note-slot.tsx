import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useSyncExternalStore } from 'react'
import type { OrderRef } from '../../../api/loan.ts'
import { useSnapshot } from '../../../lib/use-snapshot.ts'
import { NotLoaded } from '../../../parts/not-loaded.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { readCarried } from '../../../platform/links/carried-state.ts'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { hasStored, onStorageChange } from '../../../platform/storage/storage.ts'
import { CARRIED_KEY, journalKey } from './journal-keys.ts'
import type { PaidHere } from './paid-by.ts'
import type { paidHere } from './paid-here.ts'

/** What was paid here, once its script has come. */
let store: typeof paidHere | undefined
const storeListeners = new Set<() => void>()

// Loaded on demand: most orders have no payment on this device. Without them, the order may ask below for what was paid.
const OrderPayments = lazyPart(
  'payments',
  async () => {
    const loaded = await import('./order-payments.tsx')
    store = loaded.paidHere
    for (const listener of storeListeners) listener()
    return loaded.OrderPayments
  },
  () => <NotLoaded text={m.journal_not_loaded()} />,
)

/** `OrderPayments` for the order's screen, which must load without the repayment's scripts. */
export function PaymentNoteSlot({ order }: { order: OrderRef }) {
  const hasPayment = useSyncExternalStore(
    onStorageChange,
    () => hasStored(journalKey(order.orderId)) || readCarried(CARRIED_KEY) !== undefined,
  )
  if (!hasPayment) return null
  return (
    <Suspense fallback={null}>
      <OrderPayments order={order} />
    </Suspense>
  )
}

/** `usePaidHere` of payment-note.tsx for that screen; undefined until the payments are loaded. */
export function usePaidHereOnceLoaded(order: OrderRef): PaidHere | undefined {
  const queryClient = useQueryClient()
  const subscribe = (listener: () => void) => {
    let end = store?.subscribe(queryClient, order, listener)
    const begin = () => {
      end ??= store?.subscribe(queryClient, order, listener)
      listener()
    }
    storeListeners.add(begin)
    return () => {
      storeListeners.delete(begin)
      end?.()
    }
  }
  return useSnapshot(subscribe, () => store?.read(queryClient, order) ?? null) ?? undefined
}
