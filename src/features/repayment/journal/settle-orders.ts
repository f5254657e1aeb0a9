import { hashKey, type QueryClient } from '@tanstack/react-query'
import { loanQuery, type OrderRef } from '../../../api/loan.ts'
import { instalmentsQuery } from '../../../api/repayment.ts'
import { isPaidOff } from '../../../parts/loan-status.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showToast } from '../../../ui/toast.tsx'
import { journal } from './device-journal.ts'
import { NOTHING_LEFT, readingOf } from './rules.ts'
import { settleJournal } from './settle-journal.ts'

/** Says that a payment has arrived of which nobody was sure. A screen that opens for it does not end the words. */
export const sayArrived = () => showToast(m.journal_arrived(), 'next')

/**
 * From now on, ends the payments of an order whenever the order or its instalments were read by this page, and once for what
 * it has read already. Until the server has returned the order for the present session, the journal may belong to another
 * person. The returned function ends that.
 */
export function settleOnReads(queryClient: QueryClient, order: OrderRef): () => void {
  const [loanKey, planKey] = [loanQuery(order).queryKey, instalmentsQuery(order).queryKey]
  const settleNow = () => {
    const [loan, plan] = [queryClient.getQueryData(loanKey), queryClient.getQueryData(planKey)]
    const reading = loan && plan ? readingOf(loan, plan) : isPaidOff(loan?.orderStatus) ? NOTHING_LEFT : undefined
    const { orderId } = order
    if (reading) void settleJournal({ journal, orderId, reading, onArrived: sayArrived })
  }
  settleNow()
  return onReads(queryClient, order, settleNow)
}

/** Calls the listener whenever the order or its instalments were read by this page. */
export function onReads(queryClient: QueryClient, order: OrderRef, listener: () => void): () => void {
  const hashes = [hashKey(loanQuery(order).queryKey), hashKey(instalmentsQuery(order).queryKey)]
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && hashes.includes(event.query.queryHash))
      listener()
  })
}
