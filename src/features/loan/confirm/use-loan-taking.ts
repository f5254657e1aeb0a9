import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { loanConfirmationQuery, takeLoan } from '../../../api/confirmation.ts'
import { ordersQuery } from '../../../api/orders.ts'
import { readAnew } from '../../../api/read-anew.ts'
import { withTabLock } from '../../../ledger/tab-lock.ts'
import { useRecover } from '../../../ledger/use-recover.ts'
import { inTime } from '../../../lib/in-time.ts'
import { useSnapshot } from '../../../lib/use-snapshot.ts'
import { logError } from '../../../platform/error-log.ts'
import { ledgerNow } from '../../../platform/server-time.ts'
import { loans, presentBorrower } from './device-loans.ts'
import { createLoanTaking } from './loan-taking.ts'

/** The list of orders is not waited for any longer: it only shows what should not happen. */
const ORDERS_MS = 3000

/** Taking a loan of the product of a screen, and what stands before it. */
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
      // Read without a retry: somebody waits who may have tapped without a connection.
      readOffer: () => readAnew(queryClient, loanConfirmationQuery(productId)),
      readOrders: async () => {
        try {
          const all = await inTime(ORDERS_MS, readAnew(queryClient, orders))
          return all.filter((order) => order.productId === productId).map(({ orderId }) => orderId)
        } catch (error) {
          logError(error, 'orders beside a loan')
          return undefined
        }
      },
      push: takeLoan,
    }),
  )
  useRecover(taking)
  const isBusy = useSyncExternalStore(taking.subscribe, taking.isBusy)
  return { taking, isBusy, standing: useSnapshot(taking.subscribe, taking.standing) }
}
