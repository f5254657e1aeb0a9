import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { loanQuery, type OrderRef } from '../../../api/loan.ts'
import { refetch } from '../../../api/refetch.ts'
import { extensionQuery, instalmentsQuery } from '../../../api/repayment.ts'
import { withTabLock } from '../../../ledger/tab-lock.ts'
import { recovering, useOpen } from '../../../ledger/use-open.ts'
import { useSnapshot } from '../../../lib/use-snapshot.ts'
import { sessionDigest } from '../../../platform/session/session-digest.ts'
import { ledgerNow, serverNow } from '../../../platform/server-time.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showToast } from '../../../ui/toast.tsx'
import { journal, readPayments } from './device-journal.ts'
import type { Entry, Intent } from './entry.ts'
import { createPayments, type Payments } from './payments.ts'
import { isOfferedAt, readingOf } from './rules.ts'
import { sayArrived, settleOnReads } from './settle-orders.ts'

/** The payments of the screen's order. While it is shown, ends those that a closed page left and those that the order shows. */
export function usePayments({ productId, orderId }: OrderRef): Payments {
  const queryClient = useQueryClient()
  const store = useMemo(() => storeOf(queryClient, { productId, orderId }), [queryClient, productId, orderId])
  useOpen(store.open)
  return store.payments
}

function storeOf(queryClient: QueryClient, order: OrderRef) {
  const payments = createPayments({
    orderId: order.orderId,
    journal,
    lock: withTabLock,
    readOrder: async () => {
      const [loan, plan] = await Promise.all([
        refetch(queryClient, loanQuery(order)),
        refetch(queryClient, instalmentsQuery(order)),
      ])
      return readingOf(loan, plan)
    },
    readOffer: async (fee) => {
      try {
        return isOfferedAt(fee, await refetch(queryClient, extensionQuery(order)), serverNow())
      } catch (error) {
        if (isOfferRefused(error)) return false
        throw error
      }
    },
    now: ledgerNow,
    onArrived: sayArrived,
    session: sessionDigest,
  })
  const recover = recovering(payments.recover)
  const open = () => {
    const ends = [recover(), settleOnReads(queryClient, order)]
    return () => ends.forEach((end) => end())
  }
  return { payments, open }
}

/** Whether the server says that no extension is offered. If it could not read the request, it says nothing about that. */
function isOfferRefused(error: unknown) {
  const failed = ApiError.of(error, 'getExtension')
  return failed?.kind === 'refused' && !failed.isFinal
}

/** The order's journal, updated when this or another tab changes it. */
export const useJournal = (orderId: string): Entry[] => useSnapshot(journal.subscribe, () => readPayments(orderId))

/** Another page may be about to send a payment. Its reading of the order takes ten seconds at most. */
const PATIENCE_MS = 12_000

/**
 * Records that the borrower says they paid at a bank, a mini market or elsewhere. Waits while another page sends a payment;
 * false if that takes too long, or it cannot be
 * written.
 */
export function useReportPayment(order: OrderRef) {
  const payments = usePayments(order)
  const queryClient = useQueryClient()
  return async (
    what: Omit<Intent, 'way'>,
    { mayBeSent, isAnother }: { mayBeSent?: boolean; isAnother?: boolean } = {},
  ): Promise<boolean> => {
    const loan = queryClient.getQueryData(loanQuery(order).queryKey)
    const plan = queryClient.getQueryData(instalmentsQuery(order).queryKey)
    const seen = plan && readingOf(loan ?? { orderStatus: undefined }, plan)
    const until = performance.now() + PATIENCE_MS
    do {
      const { kind } = await payments.report({ way: 'account', ...what }, { seen, mayBeSent, isAnother })
      if (kind === 'reported') return true
      if (kind === 'failed') {
        showToast(m.report_failed())
        return false
      }
      await new Promise((done) => setTimeout(done, 500))
    } while (performance.now() < until)
    showToast(m.report_busy())
    return false
  }
}
