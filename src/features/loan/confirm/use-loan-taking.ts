import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { loanConfirmationQuery, takeLoan } from '../../../api/confirmation.ts'
import { now } from '../../../platform/clock.ts'
import { withTabLock } from '../../../ledger/tab-lock.ts'
import { useBfcacheRestore } from '../../../platform/use-bfcache-restore.ts'
import { loans, presentBorrower } from './device-loans.ts'
import type { LoanEntry } from './loan-entry.ts'
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
  useEffect(() => void taking.recover(), [taking])
  useBfcacheRestore(() => void taking.recover())
  const isBusy = useSyncExternalStore(taking.subscribe, taking.isBusy)
  // A text, because React compares snapshots by identity and each reading is a new object.
  const snapshot = useSyncExternalStore(
    (listener) => {
      const unsubscribe = [taking.subscribe(listener), loans.subscribe(listener)]
      return () => {
        for (const end of unsubscribe) end()
      }
    },
    () => JSON.stringify(taking.standing()),
  )
  // The text that was written in the line above.
  return { taking, isBusy, standing: JSON.parse(snapshot) as LoanEntry[] }
}
