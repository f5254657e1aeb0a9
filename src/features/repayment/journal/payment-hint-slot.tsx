import { type ComponentType, Suspense } from 'react'
import { inTime } from '../../../lib/in-time.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { useIsReloading } from '../../../platform/links/use-is-reloading.ts'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { hasStored } from '../../../platform/storage/storage.ts'
import { journalKey } from './journal-keys.ts'

// Loaded on demand: most orders have no payment on this device.
const load = async () => {
  const { PaymentHint } = await import('./payment-hint.tsx')
  Loaded = PaymentHint
  return PaymentHint
}
const LaterHint = lazyPart('payment hint', load, NotLoaded)
/** Once loaded, it is rendered directly, so that no frame shows the fallback. */
let Loaded: ComponentType<{ orderId: string }> = LaterHint

/** After this time, the list is shown without its hints. */
const LOAD_MS = 1000

/**
 * Loads the hints before a list is shown, so that nothing in it moves. If the script fails, the error is logged where the
 * hint is rendered.
 */
export async function loadHints(orders: { orderId: string }[]) {
  if (orders.some(({ orderId }) => hasStored(journalKey(orderId)))) await Promise.allSettled([inTime(LOAD_MS, load())])
}

/** `PaymentHint` for a list that must load without the repayment's scripts. */
export function PaymentHintSlot({ orderId }: { orderId: string }) {
  if (!hasStored(journalKey(orderId))) return null
  return (
    <Suspense fallback={null}>
      <Loaded orderId={orderId} />
    </Suspense>
  )
}

/** In place of a hint, as in `PaymentNoteSlot`. */
function NotLoaded() {
  return !useIsReloading() && <span>{m.journal_not_loaded()}</span>
}
