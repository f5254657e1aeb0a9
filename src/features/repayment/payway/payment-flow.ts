import { ApiError } from '../../../api/api-error.ts'
import type { CardPayment, CardPaymentCode, CardPaymentStarted } from '../../../api/repayment.ts'
import { codeWaitEnd } from '../../../parts/code-wait.ts'
import { errorWords } from '../../../parts/error-words.ts'
import { logError } from '../../../platform/error-log.ts'
import { nextPayment, type Payment, type PaymentEvent, type Purchase, type Refusal } from './payment.ts'

interface Ports {
  commit: (payment: CardPayment) => Promise<CardPaymentStarted>
  confirm: (code: CardPaymentCode) => Promise<unknown>
  readOrder: () => Promise<unknown>
  /** False if a request that is sent now cannot arrive. */
  isOnline: () => Promise<boolean>
  /** What the device has stored of this order's payment, also by another tab. */
  readStored: () => Payment
  persist: (payment: Payment) => void
  /** Whether a payment of this order was made, or begun elsewhere, after a moment of `now`: in another tab, or in another way. */
  paidSince: (moment: number) => boolean
  now: () => number
  onAccepted: (purchase: Purchase) => void
  /** Called for what the step itself does not tell. */
  onNotice: (notice: 'offline' | 'lost' | 'orderNotRead' | 'paidMeanwhile') => void
}

/** One order's card payment: its step, and the borrower's actions. Each step sends once, however many taps come. */
export function createPaymentFlow(ports: Ports) {
  const openedAt = ports.now()
  let payment = ports.readStored()
  let isSending = false
  const listeners = new Set<() => void>()

  /** Applies an event. False if it has no meaning in the present step (`nextPayment`). */
  function dispatch(event: PaymentEvent): boolean {
    const next = nextPayment(payment, event)
    if (next === payment) return false
    payment = next
    ports.persist(payment)
    for (const listener of listeners) listener()
    if (payment.step === 'accepted') ports.onAccepted(payment.purchase)
    return true
  }

  /** Sends only while online: a payment that was never sent cannot end as `unknown`. */
  async function whenOnline(send: () => Promise<void>) {
    if (isSending) return
    isSending = true
    try {
      if (await ports.isOnline()) await send()
      else ports.onNotice('offline')
    } finally {
      isSending = false
    }
  }

  async function commit({ orderId, amount, couponId, repayToken, card }: Purchase, sendMsg: 0 | 1) {
    const { id: cardId, bankName, cardNo, bankCode } = card
    await settle(async () => {
      const started = await ports.commit({
        orderId,
        amount,
        couponId,
        repayToken,
        cardId,
        bankName,
        cardNo,
        bankCode,
        sendMsg,
      })
      return eventOf(started)
    })
  }

  async function settle(send: () => Promise<PaymentEvent>) {
    let event: PaymentEvent
    try {
      event = await send()
    } catch (error) {
      event = eventOfFailure(error)
    }
    dispatch(event)
    if (event.type === 'lost') ports.onNotice('lost')
  }

  function eventOf({ needValid, repayRecordId }: CardPaymentStarted): PaymentEvent {
    if (!needValid) return { type: 'accepted' }
    const againAt = codeWaitEnd(ports.now())
    // A code without a record cannot be confirmed: only the order can tell whether the money was taken.
    return repayRecordId ? { type: 'codeSent', code: { repayRecordId, againAt } } : { type: 'lost' }
  }

  return {
    current: () => payment,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pay: (purchase: Purchase) =>
      whenOnline(async () => {
        // Another tab may have begun a payment meanwhile.
        const stored = ports.readStored()
        if (stored.step === 'unknown' && payment.step !== 'unknown') {
          payment = stored
          for (const listener of listeners) listener()
        }
        // This page's bill is from before that payment.
        if (ports.paidSince(openedAt)) ports.onNotice('paidMeanwhile')
        else if (dispatch({ type: 'pay', purchase })) await commit(purchase, 0)
      }),
    askAgain: () =>
      whenOnline(async () => {
        if (dispatch({ type: 'askAgain', now: ports.now() }) && payment.step === 'committing')
          await commit(payment.purchase, 1)
      }),
    confirm: (verifyCode: string) =>
      whenOnline(async () => {
        if (!dispatch({ type: 'confirm' }) || payment.step !== 'confirming') return
        const { purchase, code } = payment
        await settle(async () => {
          await ports.confirm({ orderId: purchase.orderId, verifyCode, repaymentRecordId: code.repayRecordId })
          return { type: 'accepted' }
        })
      }),
    cancel: () => void dispatch({ type: 'cancel' }),
    /** Reads the order, which tells what is left to pay. False if it could not be read. */
    checkOrder: async (): Promise<boolean> => {
      try {
        await ports.readOrder()
      } catch (error) {
        logError(error, 'order after a payment')
        ports.onNotice('orderNotRead')
        return false
      }
      dispatch({ type: 'orderRead' })
      return true
    },
  }
}

export type PaymentFlow = ReturnType<typeof createPaymentFlow>

/** A refusal means that nothing was paid. Any other failure leaves the result unknown (REPAY-19). */
function eventOfFailure(error: unknown): PaymentEvent {
  if (!(error instanceof ApiError) || (error.kind !== 'refused' && error.kind !== 'session')) {
    logError(error, 'payment')
    return { type: 'lost' }
  }
  return { type: 'refused', refusal: refusalOf(error) }
}

function refusalOf(error: ApiError): Refusal {
  const message = errorWords(error) ?? ''
  if (error.kind === 'session') return { code: 'session', message }
  const code =
    ApiError.of(error, 'commitRepayment')?.code ?? ApiError.of(error, 'confirmRepayment')?.code ?? ('other' as const)
  return { code, message }
}
