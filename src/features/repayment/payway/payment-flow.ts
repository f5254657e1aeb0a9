import { ApiError } from '../../../api/api-error.ts'
import type { CardPayment, CardPaymentCode, CardPaymentStarted } from '../../../api/repayment.ts'
import type { Sending } from '../../../ledger/send-once.ts'
import { maskCard } from '../../../lib/digits.ts'
import { codeWaitEnd } from '../../../parts/code-wait.ts'
import { errorWords } from '../../../parts/error-words.ts'
import { logError } from '../../../platform/error-log.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import type { Intent } from '../journal/entry.ts'
import type { Blocked, Payments } from '../journal/payments.ts'
import type { ReasonToAsk } from '../journal/rules.ts'
import {
  type CardResult,
  type CodeSent,
  nextPayment,
  type Payment,
  type PaymentEvent,
  type Purchase,
} from './payment.ts'

type Key = Sending['key']

interface Ports {
  payments: Payments
  /** `key` identifies the request, also if a browser sends it twice. */
  commit: (payment: CardPayment, key: Key) => Promise<CardPaymentStarted>
  confirm: (code: CardPaymentCode, key: Key) => Promise<unknown>
  /** The step after a reload: the payment's code step, or idle. */
  restored: Payment
  now: () => number
  /** The words for a payment that was confirmed before (REPAY-15). */
  duplicateWords: () => string
  onAccepted: (entryId: string) => void
  /** Called for information that the step itself does not contain. */
  onNotice: (
    notice: Exclude<Blocked, { kind: 'asks' }> | { kind: 'lost' } | { kind: 'duplicate'; words: string },
  ) => void
}

/** A question between a tap and its payment. */
interface Question {
  reason: ReasonToAsk
  /** Does what was tapped, once the borrower has agreed. Undefined if nothing was: they choose how to pay then. */
  resume?: () => Promise<void>
}

/** The card payment of one order: its step, and the borrower's actions. Each step sends once, however often it is tapped. */
export function createPaymentFlow(ports: Ports) {
  const { payments } = ports
  let payment = ports.restored
  let question: Question | undefined
  let isBusy = false
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }

  /** Applies an event. False if it has no meaning in the current step (`nextPayment`). */
  function dispatch(event: PaymentEvent): boolean {
    const next = nextPayment(payment, event)
    if (next === payment) return false
    payment = next
    notify()
    if (payment.step === 'accepted') ports.onAccepted(payment.entryId)
    return true
  }

  function ask(next: Question | undefined) {
    question = next
    notify()
  }

  /** Ignores taps while an earlier one is being handled. */
  async function once(action: () => Promise<void>) {
    if (isBusy) return
    isBusy = true
    try {
      await action()
    } finally {
      isBusy = false
    }
  }

  function endBlocked(blocked: Blocked, resume: () => Promise<void>) {
    dispatch({ type: 'blocked' })
    if (blocked.kind === 'asks') return ask({ reason: blocked.reason, resume })
    if (blocked.kind === 'replaced' || blocked.kind === 'notOffered') dispatch({ type: 'cancel' })
    ports.onNotice(blocked)
  }

  /** Shows the result. It is already in the journal, where the next screen reads it. */
  function showResult(result: CardResult = { kind: 'lost' }, entryId = '') {
    dispatch({ type: 'answered', result, entryId })
    if (result.kind === 'lost' || result.kind === 'duplicate') ports.onNotice(result)
  }

  function commit({ orderId, amount, couponId, repayToken, card }: Purchase, sendMsg: 0 | 1, key: Key) {
    const { id: cardId, bankName, cardNo, bankCode } = card
    return ports.commit({ orderId, amount, couponId, repayToken, cardId, bankName, cardNo, bankCode, sendMsg }, key)
  }

  function resultOf({ needValid, repayRecordId }: CardPaymentStarted, purchase: Purchase): CardResult {
    if (!needValid) return { kind: 'accepted', record: repayRecordId }
    // A code without a record id cannot be confirmed: only the order can tell whether the money was taken.
    if (!repayRecordId) return { kind: 'lost' }
    const { couponId, repayToken, card } = purchase
    const code = { couponId, repayToken, cardId: card.id, repayRecordId, againAt: codeWaitEnd(ports.now()) }
    return { kind: 'codeSent', code }
  }

  async function payOnce(purchase: Purchase) {
    if (!dispatch({ type: 'check', purchase })) return
    const result = await payments.begin(intentOf(purchase), async ({ key }) => {
      dispatch({ type: 'send' })
      return commit(purchase, 0, key).then((started) => resultOf(started, purchase), resultOfFailure)
    })
    if (result.kind === 'sent') showResult(result.sent?.result, result.id)
    else endBlocked(result, () => pay(purchase))
  }

  /** Continues a payment that waits for its code. */
  async function goOn(
    { entryId }: CodeSent,
    { send, isCode, resume }: { send: (key: Key) => Promise<CardResult>; isCode: boolean; resume: () => Promise<void> },
  ) {
    const result = await payments.goOn(entryId, {
      isCode,
      send: ({ key }) => send(key).catch((error: unknown) => resultOfFailure(error, ports.duplicateWords)),
    })
    if (result.kind === 'sent') showResult(result.sent?.result, entryId)
    else endBlocked(result, resume)
  }

  async function askAgainOnce() {
    if (!dispatch({ type: 'askAgain', now: ports.now() })) return
    if (payment.step !== 'committing' || !payment.code) return
    const { purchase, code } = payment
    const send = async (key: Key) => resultOf(await commit(purchase, 1, key), purchase)
    await goOn(code, { send, isCode: false, resume: askAgain })
  }

  async function confirmOnce(verifyCode: string) {
    if (!dispatch({ type: 'confirm' }) || payment.step !== 'confirming') return
    const { purchase, code } = payment
    const send = async (key: Key): Promise<CardResult> => {
      await ports.confirm({ orderId: purchase.orderId, verifyCode, repaymentRecordId: code.repayRecordId }, key)
      return { kind: 'accepted' }
    }
    await goOn(code, { send, isCode: true, resume: () => confirm(verifyCode) })
  }

  const pay = (purchase: Purchase) => once(() => payOnce(purchase))
  const askAgain = () => once(askAgainOnce)
  const confirm = (verifyCode: string) => once(() => confirmOnce(verifyCode))

  return {
    current: () => payment,
    question: () => question?.reason,
    /** Whether agreeing sends at once. */
    sendsOnceAgreed: () => question?.resume !== undefined,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pay,
    askAgain,
    confirm,
    /** Shows the code step of a payment that still waits for its code (`restorePayment`). */
    comeBack: (waiting: Payment) => dispatch({ type: 'comeBack', payment: waiting }),
    cancel: () => {
      const code = payment.step === 'needsCode' ? payment.code : undefined
      if (dispatch({ type: 'cancel' }) && code) void payments.endUnsent(code.entryId)
    },
    /** The borrower pays again after being told of the payments in the question. */
    payAgain: async () => {
      if (!question) return
      const { reason, resume } = question
      payments.agree(reason)
      ask(undefined)
      await resume?.()
    },
    /** Asks before the borrower chooses how to pay again. */
    askFirst: (reason: ReasonToAsk) => ask({ reason }),
    dismissQuestion: () => ask(undefined),
  }
}

export type PaymentFlow = ReturnType<typeof createPaymentFlow>

const intentOf = ({ amount, purpose, periods, card }: Purchase): Intent => ({
  way: 'card',
  amount,
  purpose,
  periods,
  card: `${card.bankName} ${maskCard(card.cardNo)}`,
})

/** A refusal means that nothing was paid, except for a duplicate. After any other failure the result is unknown (REPAY-19). */
function resultOfFailure(error: unknown, duplicateWords?: () => string): CardResult {
  if (!isRefusal(error)) {
    logError(error, 'payment')
    return { kind: 'lost' }
  }
  const message = errorWords(error) ?? ''
  if (error.kind === 'session' || error.kind === 'busy')
    return { kind: 'turnedAway', refusal: { code: error.kind, message } }
  const code =
    ApiError.of(error, 'commitRepayment')?.code ?? ApiError.of(error, 'confirmRepayment')?.code ?? ('other' as const)
  // The server already has this payment.
  if (code === 'duplicatePayment') return { kind: 'duplicate', words: duplicateWords?.() ?? message }
  return { kind: 'refused', refusal: { code, message } }
}
