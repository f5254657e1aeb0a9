import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { loanConfirmationQuery, takeLoan } from '../../../api/confirmation.ts'
import { ordersQuery } from '../../../api/orders.ts'
import { refetch } from '../../../api/refetch.ts'
import { withTabLock } from '../../../ledger/tab-lock.ts'
import { recovering, useOpen } from '../../../ledger/use-open.ts'
import { inTime } from '../../../lib/in-time.ts'
import { useSnapshot } from '../../../lib/use-snapshot.ts'
import { logError } from '../../../platform/error-log.ts'
import { ledgerNow } from '../../../platform/server-time.ts'
import { loans, presentBorrower } from './device-loans.ts'
import { createLoanTaking } from './loan-taking.ts'

/** The maximum wait for the list of orders: the list only detects what should not happen. */
const ORDERS_MS = 3000

/** Takes a loan of the screen's product, and lists earlier loans to ask about. */
export function useLoanTaking(productId: string) {
  const queryClient = useQueryClient()
  const [orders] = useState(ordersQuery)
  const [taking] = useState(() =>
    createLoanTaking({
      productId,
      journal: loans,
      lock: withTabLock,
      now: ledgerNow,
      borrower: presentBorrower,
      // Without a retry: the borrower is waiting, perhaps without a connection.
      readOffer: () => refetch(queryClient, loanConfirmationQuery(productId)),
      readOrders: async () => {
        try {
          const all = await inTime(ORDERS_MS, refetch(queryClient, orders))
          return all.filter((order) => order.productId === productId).map(({ orderId }) => orderId)
        } catch (error) {
          logError(error, 'orders beside a loan')
          return undefined
        }
      },
      push: takeLoan,
    }),
  )
  const [open] = useState(() => recovering(taking.recover))
  useOpen(open)
  const isBusy = useSyncExternalStore(taking.subscribe, taking.isBusy)
  return { taking, isBusy, earlier: useSnapshot(taking.subscribe, taking.earlier) }
}
