import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { loanQueries, type OrderRef } from '../../../api/loan.ts'
import { type BankCard, billQueries, confirmPayment, payByCard } from '../../../api/repayment.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { bridge } from '../../../platform/bridge/bridge.ts'
import { now } from '../../../platform/clock.ts'
import { ledgerNow } from '../../../platform/server-time.ts'
import { logError } from '../../../platform/error-log.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentParams } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/toast.tsx'
import { journal } from '../journal/device-journal.ts'
import { hasArrived } from '../journal/rules.ts'
import { usePayments } from '../journal/use-payments.ts'
import { createPaymentFlow } from './payment-flow.ts'
import type { Purchase } from './payment.ts'
import { restorePayment } from './restored-payment.ts'

/** Why nothing was paid, shown beside the button. */
export interface PayFailure {
  text: string
  lang?: string | undefined
  note?: string
  /** The only way to continue, if trying again cannot help. */
  next?: 'order' | 'home'
}

interface UseCardPaymentOptions {
  order: OrderRef
  purchase: Pick<Purchase, 'orderId' | 'amount' | 'purpose' | 'periods'>
  cards: BankCard[]
  /** Called with the reason why nothing was sent. */
  onBlocked: (failure: PayFailure) => void
}

/**
 * The card payment of the current screen. A reply that arrives after the person has left is stored in the journal, but not
 * shown.
 */
export function useCardPayment({ order, purchase, cards, onBlocked }: UseCardPaymentOptions) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  const payments = usePayments(order)

  /** Replaces this screen by the order, so that Back does not lead to a finished payment. */
  const goToOrder = () => router.navigate({ to: '/borrowDetail', search: order, replace: true })
  const invalidateOrder = () => {
    for (const queries of [loanQueries, ...billQueries]) void queryClient.invalidateQueries(queries)
  }
  const say = (words: string) => {
    showToast(words)
    onBlocked({ text: words })
  }

  /** The code step of this purchase, if the journal has one. */
  const waiting = () =>
    restorePayment({
      ...purchase,
      cards,
      entries: journal.read(order.orderId),
      session: payments.session(),
      now: ledgerNow(),
    })

  const [flow] = useState(() =>
    createPaymentFlow({
      payments,
      commit: payByCard,
      confirm: confirmPayment,
      restored: waiting(),
      now,
      duplicateWords: m.payway_duplicate,
      onAccepted: () => {
        invalidateOrder()
        if (!isMounted.current) return
        showToast(m.payway_accepted(), 'next')
        void goToOrder()
        // Except on iOS, the shell closes its own repayment dialog (REPAY-8).
        if (currentParams()['platform'] !== 'ios') void bridge.close()
      },
      onNotice: (notice) => {
        if (!isMounted.current) return
        switch (notice.kind) {
          case 'lost':
            return showToast(m.payway_lost())
          case 'duplicate':
            if (notice.words) showToast(notice.words)
            return
          case 'busy':
            return say(m.busy_elsewhere())
          case 'unsent':
            return say(m.unsent())
          case 'replaced':
            return say(notice.mayBePaid ? m.code_maybe_paid() : m.code_replaced())
          case 'unread': {
            const { error } = notice
            logError(error, 'order before a payment')
            const words = errorWords(error)
            const lang = errorLanguage(error)
            // For a network failure, the specification requires this toast (REPAY-19).
            showToast(words ?? (isNetworkFailure(error) ? m.payway_lost() : m.order_unread()), 'message', lang)
            if (words === undefined) return onBlocked({ text: m.order_unread() })
            const isSessionOver = error instanceof ApiError && error.kind === 'session'
            return onBlocked({ text: words, lang, note: m.order_unread(), ...(isSessionOver && { next: 'home' }) })
          }
          case 'notOffered':
            showToast(m.fee_not_offered())
            return onBlocked({ text: m.fee_not_offered(), next: 'order' })
          case 'paidOff':
            showToast(m.paid_off_already(), 'next')
            invalidateOrder()
            return void goToOrder()
        }
      },
    }),
  )
  const payment = useSyncExternalStore(flow.subscribe, flow.current)
  const question = useSyncExternalStore(flow.subscribe, flow.question)
  const checkOrder = async () => {
    const before = journal.read(order.orderId)
    try {
      const reading = await payments.check()
      if (isMounted.current && hasArrived(before, journal.read(order.orderId), reading))
        showToast(m.journal_arrived(), 'next')
    } catch (error) {
      logError(error, 'order after a payment')
      if (isMounted.current) showToast(errorWords(error) ?? m.unknown_not_read(), 'message', errorLanguage(error))
      return
    }
    if (isMounted.current) await goToOrder()
  }
  const enterCode = () => {
    const step = waiting()
    return step.step === 'needsCode' && flow.comeBack(step)
  }
  return { flow, payment, question, payments, checkOrder, enterCode, isMounted }
}

const isNetworkFailure = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout')
