import { ApiError } from '../../../api/api-error.ts'
import type { CardPayment, CardPaymentCode, CardPaymentStarted } from '../../../api/repayment.ts'
import { maskCard } from '../../../lib/digits.ts'
import { codeWaitEnd } from '../../../parts/code-wait.ts'
import { errorWords } from '../../../parts/error-words.ts'
import { logError } from '../../../platform/error-log.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import type { Intent } from '../journal/entry.ts'
import type { Blocked, Outcome, Payments } from '../journal/payments.ts'
import type { Standing } from '../journal/rules.ts'
import { type CodeSent, nextPayment, type Payment, type PaymentEvent, type Purchase, wasTurnedAway } from './payment.ts'

interface Ports {
  payments: Payments
  /** `key` identifies the request, also if a browser sends it twice. */
  commit: (payment: CardPayment, key: string) => Promise<CardPaymentStarted>
  confirm: (code: CardPaymentCode, key: string) => Promise<unknown>
  /** The step after a reload: the payment's code step, or idle. */
  restored: Payment
  now: () => number
  /** The words for a payment that was confirmed before (REPAY-15). */
  duplicateWords: () => string
  onAccepted: () => void
  /** Called for information that the step itself does not contain. */
  onNotice: (
    notice: Exclude<Blocked, { kind: 'asks' }> | { kind: 'lost' } | { kind: 'duplicate'; words: string },
  ) => void
}

/** The sent data, for the entry of its result. */
interface Sent {
  purchase: Purchase
  code?: CodeSent
  session: string
  /** Whether its code was sent. */
  isConfirmed?: boolean
}

/** A question between a tap and its payment. */
interface Question {
  standing: Standing
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
    if (payment.step === 'accepted') ports.onAccepted()
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
    if (blocked.kind === 'asks') return ask({ standing: blocked.standing, resume })
    if (blocked.kind === 'replaced' || blocked.kind === 'notOffered') dispatch({ type: 'cancel' })
    ports.onNotice(blocked)
  }

  /** Shows the reply. It is already in the journal, where the next screen reads it. */
  function showAnswer(event: PaymentEvent = { type: 'lost' }) {
    dispatch(event)
    if (event.type !== 'lost') return
    ports.onNotice(event.duplicate === undefined ? { kind: 'lost' } : { kind: 'duplicate', words: event.duplicate })
  }

  function commit({ orderId, amount, couponId, repayToken, card }: Purchase, sendMsg: 0 | 1, key: string) {
    const { id: cardId, bankName, cardNo, bankCode } = card
    return ports.commit({ orderId, amount, couponId, repayToken, cardId, bankName, cardNo, bankCode, sendMsg }, key)
  }

  function eventOf({ needValid, repayRecordId }: CardPaymentStarted, entryId: string): PaymentEvent {
    if (!needValid) return { type: 'accepted', record: repayRecordId }
    const againAt = codeWaitEnd(ports.now())
    // A code without a record id cannot be confirmed: only the order can tell whether the money was taken.
    return repayRecordId ? { type: 'codeSent', code: { entryId, repayRecordId, againAt } } : { type: 'lost' }
  }

  /**
   * The entry's result for an event. `code` is the one sent earlier, if any. `session` is the one that sent the payment; it
   * may have ended before the reply. A refused code may have been accepted: browsers resend requests without a reply, and a
   * code works once (docs/decisions/065). The same holds for a request that was turned away.
   */
  function outcomeOf(event: PaymentEvent, { purchase, code, session, isConfirmed }: Sent): Outcome {
    // After a wrong code, or if the server refuses to send another, the payment still waits for its code.
    const awaited = event.type === 'codeSent' ? event.code : event.type === 'refused' ? code : undefined
    const isTurnedAway = event.type === 'refused' && wasTurnedAway(event.refusal) ? true : undefined
    if (awaited)
      return {
        state: 'needsCode',
        code: storedCode(purchase, awaited, session),
        ...(isConfirmed &&
          event.type === 'refused' && { mayBePaid: true, isTurnedAway, ...(isTurnedAway && { mayBeRight: true }) }),
      }
    if (isTurnedAway) return { state: 'unknown', isTurnedAway }
    if (event.type === 'lost' && event.duplicate !== undefined) return { state: 'unknown', isDuplicate: true }
    if (event.type === 'accepted') return { state: 'accepted', record: event.record ?? code?.repayRecordId }
    return { state: event.type === 'refused' ? event.type : 'unknown' }
  }

  function storedCode({ couponId, repayToken, card }: Purchase, { repayRecordId, againAt }: CodeSent, session: string) {
    return { couponId, repayToken, cardId: card.id, repayRecordId, againAt, session }
  }

  async function payOnce(purchase: Purchase) {
    if (!dispatch({ type: 'check', purchase })) return
    let event: PaymentEvent | undefined
    const result = await payments.begin(intentOf(purchase), async (entryId) => {
      dispatch({ type: 'send' })
      const session = payments.session()
      event = await commit(purchase, 0, entryId).then((started) => eventOf(started, entryId), eventOfFailure)
      return outcomeOf(event, { purchase, session })
    })
    if (result.kind === 'sent') showAnswer(event)
    else endBlocked(result, () => pay(purchase))
  }

  /** Continues a payment that waits for its code. */
  async function goOn(
    { purchase, code }: { purchase: Purchase; code: CodeSent },
    {
      send,
      isConfirmed,
      resume,
    }: { send: (key: string) => Promise<PaymentEvent>; isConfirmed: boolean; resume: () => Promise<void> },
  ) {
    let event: PaymentEvent | undefined
    const result = await payments.goOn(code.entryId, async (key) => {
      const session = payments.session()
      event = await send(key).catch((error: unknown) => eventOfFailure(error, ports.duplicateWords))
      return outcomeOf(event, { purchase, code, session, isConfirmed })
    })
    if (result.kind === 'sent') showAnswer(event)
    else endBlocked(result, resume)
  }

  async function askAgainOnce() {
    if (!dispatch({ type: 'askAgain', now: ports.now() })) return
    if (payment.step !== 'committing' || !payment.code) return
    const { purchase, code } = payment
    const send = async (key: string) => eventOf(await commit(purchase, 1, key), code.entryId)
    await goOn({ purchase, code }, { send, isConfirmed: false, resume: askAgain })
  }

  async function confirmOnce(verifyCode: string) {
    if (!dispatch({ type: 'confirm' }) || payment.step !== 'confirming') return
    const { purchase, code } = payment
    const send = async (key: string): Promise<PaymentEvent> => {
      await ports.confirm({ orderId: purchase.orderId, verifyCode, repaymentRecordId: code.repayRecordId }, key)
      return { type: 'accepted' }
    }
    await goOn({ purchase, code }, { send, isConfirmed: true, resume: () => confirm(verifyCode) })
  }

  const pay = (purchase: Purchase) => once(() => payOnce(purchase))
  const askAgain = () => once(askAgainOnce)
  const confirm = (verifyCode: string) => once(() => confirmOnce(verifyCode))

  return {
    current: () => payment,
    question: () => question?.standing,
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
      const { standing, resume } = question
      payments.agree(standing)
      ask(undefined)
      await resume?.()
    },
    /** Asks before the borrower chooses how to pay again. */
    askFirst: (standing: Standing) => ask({ standing }),
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
function eventOfFailure(error: unknown, duplicateWords?: () => string): PaymentEvent {
  if (!isRefusal(error)) {
    logError(error, 'payment')
    return { type: 'lost' }
  }
  const message = errorWords(error) ?? ''
  if (error.kind === 'session' || error.kind === 'busy')
    return { type: 'refused', refusal: { code: error.kind, message } }
  const code =
    ApiError.of(error, 'commitRepayment')?.code ?? ApiError.of(error, 'confirmRepayment')?.code ?? ('other' as const)
  // The server already has this payment.
  if (code === 'duplicatePayment') return { type: 'lost', duplicate: duplicateWords?.() ?? message }
  return { type: 'refused', refusal: { code, message } }
}
