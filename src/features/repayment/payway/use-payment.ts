import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { loanQueries, loanQuery, type OrderRef } from '../../../api/loan.ts'
import { type BankCard, billQueries, confirmPayment, payByCard } from '../../../api/repayment.ts'
import type { Minor } from '../../../lib/money.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { bridge } from '../../../platform/bridge/bridge.ts'
import { now } from '../../../platform/clock.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentParams } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/toast.tsx'
import { storeMadePayment, wasPaidSince, wasSentSince } from '../last-payment/last-payment.ts'
import { createPaymentFlow } from './payment-flow.ts'
import { amountOfDuplicate } from './payment.ts'
import { persistPayment, readStoredPayment } from './stored-payment.ts'

interface UsePaymentOptions {
  order: OrderRef
  amount: Minor
  cards: BankCard[]
}

/** The card payment of the screen that is open. A result that comes after the person has left is stored, and not shown. */
export function usePayment({ order, amount, cards }: UsePaymentOptions) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  const { orderId } = order

  const readOrder = () => queryClient.fetchQuery({ ...loanQuery(order), staleTime: 0, retry: false })
  /** Replaces this screen by the order, so that Back does not lead to a payment that is done. */
  const goToOrder = () => router.navigate({ to: '/borrowDetail', search: order, replace: true })
  const invalidateOrder = () => {
    for (const queries of [loanQueries, ...billQueries]) void queryClient.invalidateQueries(queries)
  }

  const [flow] = useState(() =>
    createPaymentFlow({
      commit: payByCard,
      confirm: confirmPayment,
      readOrder,
      // A web view may be wrong about being offline, so try a call.
      isOnline: async () =>
        navigator.onLine ||
        readOrder().then(
          () => true,
          () => false,
        ),
      readStored: () => readStoredPayment({ orderId, amount, cards }),
      persist: (payment) => persistPayment(orderId, payment),
      now,
      paidSince: (moment) => wasPaidSince(orderId, moment) || wasSentSince(orderId, moment),
      onAccepted: ({ amount: paid }) => {
        // Also after the person has left, because the order may not show the payment yet.
        storeMadePayment(orderId, { amount: paid, isAccepted: true })
        invalidateOrder()
        if (!isMounted.current) return
        showToast(m.payway_accepted(), 'info')
        void goToOrder()
        // Off iOS the shell closes its own repayment dialog (REPAY-8).
        if (currentParams()['platform'] !== 'ios') void bridge.close()
      },
      onNotice: (notice) => {
        if (!isMounted.current) return
        // `done` stays on the order's screen, `message` does not (ui/toast.tsx).
        showToast(NOTICES[notice](), notice === 'paidMeanwhile' ? 'done' : 'message')
        if (notice === 'paidMeanwhile') void goToOrder()
      },
    }),
  )
  const payment = useSyncExternalStore(flow.subscribe, flow.current)
  const checkOrder = async () => {
    const before = flow.current()
    if (!(await flow.checkOrder())) return
    const maybePaid = before.step === 'unknown' ? before.amount : amountOfDuplicate(before)
    if (maybePaid !== undefined) storeMadePayment(orderId, { amount: maybePaid, isAccepted: false })
    invalidateOrder()
    if (isMounted.current) await goToOrder()
  }
  return { flow, payment, checkOrder }
}

const NOTICES = {
  offline: m.payway_offline,
  lost: m.payway_lost,
  orderNotRead: m.unknown_not_read,
  paidMeanwhile: m.payway_paid_meanwhile,
}
