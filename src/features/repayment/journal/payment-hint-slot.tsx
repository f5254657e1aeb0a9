import { type ComponentType, Suspense } from 'react'
import { inTime } from '../../../lib/in-time.ts'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { hasStored } from '../../../platform/storage/storage.ts'
import { journalKey } from './journal-keys.ts'

// Loaded on demand: most orders have no payment on this device.
const load = async () => {
  const { PaymentHint } = await import('./payment-hint.tsx')
  Loaded = PaymentHint
  return PaymentHint
}
const LaterHint = lazyPart('payment hint', load)
/** Without a frame in which it is not there. */
let Loaded: ComponentType<{ orderId: string }> = LaterHint

/** A list without its hints is better than none. */
const LOAD_MS = 1000

/** Loads what hints need before a list is shown, so that nothing in it moves. A script that fails is logged where it is shown. */
export async function loadHints(orders: { orderId: string }[]) {
  if (orders.some(({ orderId }) => hasStored(journalKey(orderId)))) await Promise.allSettled([inTime(LOAD_MS, load())])
}

/** `PaymentHint` for a list, which must load without the scripts of the repayment. */
export function PaymentHintSlot({ orderId }: { orderId: string }) {
  if (!hasStored(journalKey(orderId))) return null
  return (
    <Suspense fallback={null}>
      <Loaded orderId={orderId} />
    </Suspense>
  )
}
