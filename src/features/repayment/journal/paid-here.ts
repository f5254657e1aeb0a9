import type { QueryClient } from '@tanstack/react-query'
import { loanQuery, type OrderRef } from '../../../api/loan.ts'
import { instalmentsQuery } from '../../../api/repayment.ts'
import { ledgerNow } from '../../../platform/server-time.ts'
import { journal, readPayments } from './device-journal.ts'
import { present } from './present.ts'
import { type PaidHere, paidBy } from './paid-by.ts'
import { isTold } from './questions.ts'
import { onReads } from './settle-orders.ts'

/** What was paid here, as of the last reads of the order: a store outside React (`usePaidHere`). */
export const paidHere = {
  subscribe: (queryClient: QueryClient, order: OrderRef, listener: () => void) => {
    const ends = [journal.subscribe(listener), onReads(queryClient, order, listener)]
    return () => {
      for (const end of ends) end()
    }
  },
  read: (queryClient: QueryClient, order: OrderRef): PaidHere => {
    const plan = queryClient.getQueryData(instalmentsQuery(order).queryKey)
    const isRead = plan !== undefined || queryClient.getQueryData(loanQuery(order).queryKey) !== undefined
    // Until then, the journal may belong to another person.
    const entries = isRead ? readPayments(order.orderId).filter((entry) => isTold(entry, present())) : []
    return paidBy(entries, plan, ledgerNow())
  },
}
