import { ApiError } from '../../../api/api-error.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { readNothing, sendOnce } from '../../../ledger/send-once.ts'
import { withTabLock } from '../../../ledger/tab-lock.ts'
import type { useComplaintDraft } from './use-complaint-draft.ts'

/** What became of a tap on send. `offline`: nothing left. `unsure`: it may have arrived, from here or from another tab. */
type Answer = { kind: 'taken' } | { kind: 'offline' } | { kind: 'refused'; error: ApiError } | { kind: 'unsure' }

/**
 * Sends a complaint once. `reach` asks the server for anything. Its draft is the entry: it says that it may have arrived,
 * from before it leaves until an answer is here.
 */
export async function sendComplaint(
  orderNo: string,
  draft: Pick<ReturnType<typeof useComplaintDraft>, 'isGone' | 'begin' | 'refuse' | 'finish'>,
  { save, reach }: { save: (key: string) => Promise<unknown>; reach: () => Promise<unknown> },
): Promise<Answer> {
  const result = await sendOnce((task) => withTabLock(`complaint:${orderNo}`, task), {
    // It depends on nothing that the server shows. A phone that seems to be offline is asked for the truth.
    read: () => (navigator.onLine ? readNothing() : reach().catch(throwUnlessReached)),
    decide: () => (draft.isGone() ? ({ kind: 'gone' } as const) : undefined),
    write: draft.begin,
    send: (key) =>
      save(key).then(
        (): Answer => ({ kind: 'taken' }),
        (error: unknown): Answer => (isRefusal(error) ? { kind: 'refused', error } : { kind: 'unsure' }),
      ),
    conclude: async (_key, answer) => {
      if (answer?.kind === 'taken') await draft.finish()
      if (answer?.kind === 'refused') await draft.refuse(answer.error)
    },
  })
  if (result.kind === 'unread') return { kind: 'offline' }
  // Another tab may have sent it. Asked again, it may be sent.
  if (result.kind === 'gone') await draft.begin()
  return (result.kind === 'sent' && result.sent) || { kind: 'unsure' }
}

/** Whatever the server answers, it was reached. */
function throwUnlessReached(error: unknown) {
  if (error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')) throw error
}
