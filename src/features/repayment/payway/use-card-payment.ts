import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { loanQueries, type OrderRef } from '../../../api/loan.ts'
import { type BankCard, billQueries, confirmPayment, payByCard } from '../../../api/repayment.ts'
import { findLast } from '../../../lib/list.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import type { BlockedWords } from '../../../parts/words-for-not-sent.ts'
import { bridge } from '../../../platform/bridge/bridge.ts'
import { now } from '../../../platform/clock.ts'
import { logError } from '../../../platform/error-log.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentParams } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/toast.tsx'
import { noteAccepted } from '../journal/accepted-now.ts'
import { readPayments } from '../journal/device-journal.ts'
import type { Entry } from '../journal/entry.ts'
import { present } from '../journal/present.ts'
import { asksBeforeCards } from '../journal/questions.ts'
import { useJournal, usePayments } from '../journal/use-payments.ts'
import { wordsForBlocked } from '../words-for-blocked.ts'
import { createPaymentFlow } from './payment-flow.ts'
import { languageOfRefusal, wordsForRefusal } from './payment-words.ts'
import { type Purchase, restorePayment, wasTurnedAway } from './payment.ts'

interface UseCardPaymentOptions {
  order: OrderRef
  purchase: Pick<Purchase, 'orderId' | 'amount' | 'purpose' | 'periods'>
  cards: BankCard[]
}

/**
 * The card payment of the current screen. A reply that arrives after the person has left is stored in the journal, but not
 * shown.
 */
export function useCardPayment({ order, purchase, cards }: UseCardPaymentOptions) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const isMounted = useIsMounted()
  const payments = usePayments(order)
  /** Why the last tap paid nothing. */
  const [failure, setFailure] = useState<Omit<BlockedWords, 'toast'>>()

  /** Replaces this screen by the order, so that Back does not lead to a finished payment. */
  const goToOrder = () => router.navigate({ to: '/borrowDetail', search: order, replace: true })
  const invalidateOrder = () => {
    for (const queries of [loanQueries, ...billQueries]) void queryClient.invalidateQueries(queries)
  }
  /** The code step of this purchase, if the journal has one. */
  const waitingIn = (entries: readonly Entry[]) => restorePayment({ ...purchase, cards, entries, present: present() })
  const waiting = () => waitingIn(readPayments(order.orderId))

  const [flow] = useState(() =>
    createPaymentFlow({
      payments,
      commit: payByCard,
      confirm: confirmPayment,
      restored: waiting(),
      now,
      duplicateWords: m.payway_duplicate,
      onAccepted: (id) => {
        invalidateOrder()
        if (!isMounted.current) return
        noteAccepted(id)
        void goToOrder()
        // Except on iOS, the shell closes its own repayment dialog (REPAY-8).
        if (currentParams()['platform'] !== 'ios') void bridge.close()
      },
      onNotice: (notice) => {
        if (!isMounted.current) return
        if (notice.kind === 'lost') return showToast(m.payway_lost())
        if (notice.kind === 'duplicate') return notice.words ? showToast(notice.words) : undefined
        if (notice.kind === 'unread') logError(notice.error, 'order before a payment')
        const words = wordsForBlocked(notice)
        showToast(words.toast, notice.kind === 'paidOff' ? 'next' : 'message', words.lang)
        if (notice.kind !== 'paidOff') return setFailure(words)
        invalidateOrder()
        return void goToOrder()
      },
    }),
  )
  const payment = useSyncExternalStore(flow.subscribe, flow.current)
  const question = useSyncExternalStore(flow.subscribe, flow.question)
  const pay = async (choice: Pick<Purchase, 'couponId' | 'repayToken' | 'card'>) => {
    await flow.pay({ ...purchase, ...choice })
    const after = flow.current()
    if (after.step !== 'refused' || !isMounted.current) return
    const text = wordsForRefusal(after.refusal)
    const lang = languageOfRefusal(after.refusal)
    setFailure({ text, lang, note: wasTurnedAway(after.refusal) ? m.turned_away_note() : m.not_charged() })
    showToast(text, 'message', lang)
  }
  const checkOrder = async () => {
    try {
      await payments.check()
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
  const entries = useJournal(order.orderId)
  const open = waitingIn(entries)
  return {
    flow,
    payment,
    question,
    failure,
    clearFailure: () => setFailure(undefined),
    pay,
    checkOrder,
    enterCode,
    /** A payment whose code can still be entered, here or in another tab. */
    open: open.step === 'needsCode' ? open : undefined,
    /** A payment that the borrower should look after before choosing a card. */
    unknown: findLast(entries, (entry) => asksBeforeCards(entry, present()) && !payments.hasAgreed(entry)),
    isMounted,
  }
}
