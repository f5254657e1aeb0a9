import type { Intent } from '../journal/entry.ts'
import type { Blocked, Payments } from '../journal/payments.ts'

interface HandOver {
  payments: Payments
  intent: Intent
  /** Asks the server for the address of the payment site; `key` names what is sent. */
  start: (key: string) => Promise<string>
  /** Leaves for the site; `refused` where its address is not a payment site's, `left` if the person has left the screen. */
  open: (address: string) => 'opened' | 'refused' | 'left'
}

/** How a hand-over ended. Unless it `opened`, nothing can be paid: the borrower pays only at the site. */
type HandedOver =
  | Blocked
  | { kind: 'failed'; error: unknown }
  | { kind: 'opened' }
  | { kind: 'refused' }
  | { kind: 'left' }

/** Sends the borrower to the payment site. The journal says so before they leave. */
export async function handOver({ payments, intent, start, open }: HandOver): Promise<HandedOver> {
  let address: string | undefined
  let failure: { kind: 'failed'; error: unknown } | undefined
  const result = await payments.begin(intent, async (id) => {
    try {
      address = await start(id)
      return { state: 'handedOver' }
    } catch (error) {
      failure = { kind: 'failed', error }
      return { state: 'refused' }
    }
  })
  if (result.kind !== 'sent') return result
  if (failure || address === undefined) return failure ?? { kind: 'refused' }
  const kind = open(address)
  if (kind !== 'opened') await payments.endUnsent(result.id)
  return { kind }
}
