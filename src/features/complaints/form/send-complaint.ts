import { ApiError } from '../../../api/api-error.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { readNothing, type Sending, sendOnce } from '../../../ledger/send-once.ts'
import { withTabLock } from '../../../ledger/tab-lock.ts'
import type { useComplaintDraft } from './use-complaint-draft.ts'

/** The result of a tap on Send. `offline`, `unsent`: nothing was sent, by the network's or this device's fault. `unsure`: it may have arrived, from here or from another tab. */
type Answer =
  | { kind: 'taken' }
  | { kind: 'offline' }
  | { kind: 'unsent' }
  | { kind: 'refused'; error: ApiError }
  | { kind: 'unsure' }

/**
 * Sends a complaint once. `reach` makes any request to the server. The draft is marked as possibly sent from before the
 * request until its reply.
 */
export async function sendComplaint(
  orderNo: string,
  draft: Pick<ReturnType<typeof useComplaintDraft>, 'isGone' | 'begin' | 'refuse' | 'finish'>,
  { save, reach }: { save: (key: Sending['key']) => Promise<unknown>; reach: () => Promise<unknown> },
): Promise<Answer> {
  const result = await sendOnce((task) => withTabLock(`complaint:${orderNo}`, task), {
    // This send does not depend on the server's data. If the phone seems to be offline, a request checks this.
    read: () => (navigator.onLine ? readNothing() : reach().catch(throwUnlessReached)),
    decide: () => (draft.isGone() ? ({ kind: 'gone' } as const) : undefined),
    write: draft.begin,
    withdraw: () => draft.refuse('busy'),
    send: ({ key }) =>
      save(key).then(
        (): Answer => ({ kind: 'taken' }),
        (error: unknown): Answer => (isRefusal(error) ? { kind: 'refused', error } : { kind: 'unsure' }),
      ),
    conclude: async (_key, answer) => {
      if (answer?.kind === 'taken') await draft.finish()
      if (answer?.kind === 'refused') await draft.refuse(answer.error.kind)
    },
  })
  if (result.kind === 'unread') return { kind: 'offline' }
  if (result.kind === 'unsent') return { kind: 'unsent' }
  // Another tab may have sent it. After the borrower is asked, it may be sent again.
  if (result.kind === 'gone') await draft.begin()
  return (result.kind === 'sent' && result.sent) || { kind: 'unsure' }
}

/** Any reply, also an error, shows that the server was reached. */
function throwUnlessReached(error: unknown) {
  if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')) throw error
}
