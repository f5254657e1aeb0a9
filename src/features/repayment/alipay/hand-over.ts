import type { Sending } from '../../../ledger/send-once.ts'
import type { Intent } from '../journal/entry.ts'
import type { Blocked, Payments } from '../journal/payments.ts'

interface HandOver {
  payments: Payments
  intent: Intent
  /** Requests the address of the payment site. `key` identifies the request. */
  start: (key: Sending['key']) => Promise<string>
  /** Opens the site. `refused`: the address is not a payment site. `left`: the person has left the screen. */
  open: (address: string) => 'opened' | 'refused' | 'left'
}

/** How a hand-over ended. If not `opened`, nothing can have been paid: the borrower pays only at the site. */
type HandedOver =
  | Blocked
  | { kind: 'failed'; error: unknown }
  | { kind: 'opened' }
  | { kind: 'refused' }
  | { kind: 'left' }

const NOT_OPENED = { kind: 'refused', refusal: { code: 'other', message: '' } } as const

/** Sends the borrower to the payment site. The journal records this before they leave. */
export async function handOver({ payments, intent, start, open }: HandOver): Promise<HandedOver> {
  let begun: { id: string; address: string } | undefined
  let failure: { kind: 'failed'; error: unknown } | undefined
  const result = await payments.begin(intent, async ({ id, key }) => {
    try {
      begun = { id, address: await start(key) }
      return { kind: 'handedOver' as const }
    } catch (error) {
      failure = { kind: 'failed', error }
      return NOT_OPENED
    }
  })
  if (result.kind !== 'sent') return result
  // Nothing was asked for, and so nothing can be paid.
  if (result.id === undefined) return { kind: 'unsent', error: undefined }
  if (failure || !begun) return failure ?? { kind: 'refused' }
  const kind = open(begun.address)
  if (kind !== 'opened') await payments.endUnsent(begun.id)
  return { kind }
}
