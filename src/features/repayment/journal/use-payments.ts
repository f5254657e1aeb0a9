import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { loanQuery, type OrderRef } from '../../../api/loan.ts'
import { instalmentsQuery } from '../../../api/repayment.ts'
import { withTabLock } from '../../../ledger/tab-lock.ts'
import { useRecover } from '../../../ledger/use-recover.ts'
import { useSnapshot } from '../../../lib/use-snapshot.ts'
import { now } from '../../../platform/clock.ts'
import { sessionDigest } from '../../../platform/session/session-digest.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showToast } from '../../../ui/toast.tsx'
import { journal } from './device-journal.ts'
import type { Entry, Intent } from './entry.ts'
import { createPayments, type Payments } from './payments.ts'
import { readingOf } from './rules.ts'

/** The payments of the order of a screen. */
export function usePayments(order: OrderRef): Payments {
  const queryClient = useQueryClient()
  const [payments] = useState(() =>
    createPayments({
      orderId: order.orderId,
      journal,
      lock: withTabLock,
      readOrder: async () => {
        const queries = [loanQuery(order), instalmentsQuery(order)] as const
        // A reading that is under way began before the tap: what it brings may be older.
        await Promise.all(queries.map(({ queryKey }) => queryClient.cancelQueries({ queryKey, exact: true })))
        const [loan, plan] = await Promise.all([
          queryClient.fetchQuery({ ...queries[0], staleTime: 0, retry: false }),
          queryClient.fetchQuery({ ...queries[1], staleTime: 0, retry: false }),
        ])
        return readingOf(loan, plan)
      },
      now,
      session: sessionDigest,
    }),
  )
  useRecover(payments)
  return payments
}

/** The order's journal, updated when this or another tab changes it. */
export const useJournal = (orderId: string): Entry[] => useSnapshot(journal.subscribe, () => journal.read(orderId))

/** Notes that the borrower says they paid at a bank, a mini market or elsewhere. False if a payment is just being sent. */
export function useReportPayment(order: OrderRef) {
  const payments = usePayments(order)
  const queryClient = useQueryClient()
  return async (what: Omit<Intent, 'way'>, { mayBeSent }: { mayBeSent?: boolean } = {}): Promise<boolean> => {
    const loan = queryClient.getQueryData(loanQuery(order).queryKey)
    const plan = queryClient.getQueryData(instalmentsQuery(order).queryKey)
    const seen = plan && readingOf(loan ?? { orderStatus: undefined }, plan)
    const { kind } = await payments.report({ way: 'account', ...what }, { seen, mayBeSent })
    if (kind === 'busy') showToast(m.busy_elsewhere())
    return kind !== 'busy'
  }
}
