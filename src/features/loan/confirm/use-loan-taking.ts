import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { loanConfirmationQuery, takeLoan } from '../../../api/confirmation.ts'
import { withTabLock } from '../../../ledger/tab-lock.ts'
import { useRecover } from '../../../ledger/use-recover.ts'
import { useSnapshot } from '../../../lib/use-snapshot.ts'
import { now } from '../../../platform/clock.ts'
import { loans, presentBorrower } from './device-loans.ts'
import { createLoanTaking } from './loan-taking.ts'

/** Taking a loan of the product of a screen, and what stands before it. */
export function useLoanTaking(productId: string) {
  const queryClient = useQueryClient()
  const [taking] = useState(() =>
    createLoanTaking({
      productId,
      journal: loans,
      lock: withTabLock,
      now,
      borrower: presentBorrower,
      // Read without a retry: somebody waits who may have tapped without a connection.
      readOffer: () => queryClient.fetchQuery({ ...loanConfirmationQuery(productId), staleTime: 0, retry: false }),
      push: takeLoan,
    }),
  )
  useRecover(taking)
  const isBusy = useSyncExternalStore(taking.subscribe, taking.isBusy)
  return { taking, isBusy, standing: useSnapshot(taking.subscribe, taking.standing) }
}
