import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { cardPaymentCode } from '../../../api/constraints.ts'
import { digitsOnly, maskCard } from '../../../lib/digits.ts'
import { fitsLimits } from '../../../lib/text-limits.ts'
import { CodeField, codeFormat } from '../../../parts/number-field.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { SendCode } from '../../../parts/send-code.tsx'
import type { BlockedWords } from '../../../parts/words-for-not-sent.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentParams } from '../../../platform/session/session.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Button } from '../../../ui/button.tsx'
import { DetailLines } from '../../../ui/detail-lines.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { dismissMessage, showToast } from '../../../ui/toast.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import { FeeNote } from '../money-head.tsx'
import type { Entry } from '../journal/entry.ts'
import { useJournal } from '../journal/use-payments.ts'
import { payLabel } from '../where-to-pay.ts'
import type { PaymentFlow } from './payment-flow.ts'
import { languageOfRefusal, wordsForRefusal } from './payment-words.ts'
import { type Payment, wasTurnedAway } from './payment.ts'
import styles from './payway.module.css'

const CODE = codeFormat(cardPaymentCode.verifyCode.maxLength)

interface CodeStepProps {
  flow: PaymentFlow
  payment: Extract<Payment, { purchase: unknown }>
  amount: string
  /** Why the last tap sent nothing. */
  failure: Omit<BlockedWords, 'toast'> | undefined
  onTry: () => void
  /** Whether the screen is still shown. */
  isShown: RefObject<boolean>
}

/** The dialog that asks for a payment's code. It shows the amount and card of the payment. */
export function CodeStep({ flow, payment, amount, failure, onTry, isShown }: CodeStepProps) {
  const [code, setCode] = useState('')
  /** Errors of the typed code. */
  const { problems, announced, ...mistake } = useProblems<'code'>()
  const input = useRef<HTMLInputElement>(null)
  const isBusy = payment.step !== 'needsCode'
  const refusal = payment.step === 'needsCode' ? payment.refusal : undefined
  // A turned-away request says nothing about the code.
  const turnedAway = refusal && wasTurnedAway(refusal) ? refusal : undefined
  const error = problems.code ?? (refusal && !turnedAway ? wordsForRefusal(refusal) : undefined)
  const phone = digitsOnly(currentParams()['mobilePhone'] ?? '').slice(-4)
  const isFromBefore = 'code' in payment && payment.code?.isFromBefore === true
  const entry = useJournal(payment.purchase.orderId).find(({ id }) => 'code' in payment && payment.code?.entryId === id)
  const toldBefore =
    turnedAway?.code === 'session' ? undefined : wordsForBefore(entry, turnedAway !== undefined, isFromBefore)
  const cancel = () => {
    dismissMessage()
    flow.cancel()
  }
  useCloseOnBack(true, cancel)

  const selectCode = () => {
    focusField(input.current)
    input.current?.select()
  }
  const showRefusal = () => {
    const current = flow.current()
    if (current.step !== 'needsCode' || !isShown.current) return
    const { refusal: told } = current
    if (told && wasTurnedAway(told)) showToast(wordsForRefusal(told))
    else if (told) {
      showToast(wordsForRefusal(told), 'message', languageOfRefusal(told))
      return selectCode()
    }
    focusField(input.current)
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (!fitsLimits(code, cardPaymentCode.verifyCode)) {
      mistake.show({ code: m.code_incomplete() }, 'code', input.current)
      selectCode()
      return
    }
    onTry()
    await flow.confirm(code)
    showRefusal()
  }
  const askAgain = async () => {
    const before = flow.current()
    onTry()
    await flow.askAgain()
    const after = flow.current()
    if (after === before || !isShown.current) return
    mistake.clear({ code })
    // Nothing was sent if the code is still the earlier one.
    const isAnother = after.step === 'needsCode' && before.step === 'needsCode' && after.code !== before.code
    if (isAnother && !after.refusal) {
      setCode('')
      showToast(m.code_again(), 'info')
    }
    showRefusal()
  }

  return (
    <Dialog look="sheet" title={m.code_title()} onClose={cancel}>
      <form className={styles.codeForm} noValidate onSubmit={(event) => void confirm(event)}>
        <p className={styles.codeText}>{sentWords(phone, isFromBefore)}</p>
        <DetailLines
          lines={[
            {
              label: payLabel(payment.purchase.purpose, m.code_amount),
              value: amount,
            },
            {
              label: m.code_card(),
              value: `${payment.purchase.card.bankName} ${maskCard(payment.purchase.card.cardNo)}`,
            },
          ]}
        />
        <FeeNote purpose={payment.purchase.purpose} />
        {toldBefore && !isBusy && !error && <p className={styles.codeText}>{toldBefore}</p>}
        <CodeField
          ref={input}
          label={m.code_label()}
          format={CODE}
          value={code}
          error={error}
          announced={announced.code}
          action={'code' in payment && payment.code && <SendCode againAt={payment.code.againAt} onAsk={askAgain} />}
          onChange={(next) => {
            // Ignore changes while sending.
            if (isBusy) return
            setCode(next)
            mistake.clear({ code })
            dismissMessage()
          }}
        />
        <Failure
          text={failure?.text ?? (turnedAway && wordsForRefusal(turnedAway))}
          lang={failure?.lang}
          note={failure?.note}
        />
        <OfflineNote />
        <Button type="submit" aria-busy={isBusy}>
          <AmountText text={m.payway_pay({ amount })} />
        </Button>
        <Button look="quiet" aria-disabled={isBusy} onClick={cancel}>
          {m.cancel()}
        </Button>
      </form>
    </Dialog>
  )
}

/** Where the code was sent. After coming back, the borrower did not just receive one. */
function sentWords(end: string, isFromBefore: boolean) {
  if (isFromBefore) return end ? m.code_before_to({ end }) : m.code_before()
  return end ? m.code_sent_to({ end }) : m.code_sent()
}

/** What is known of a code that was sent earlier: nobody looked at it, or, if the step was left and opened again, it was refused. */
function wordsForBefore(entry: Entry | undefined, isTurnedAway: boolean, isFromBefore: boolean) {
  const kind = entry && 'code' in entry.status ? entry.status.kind : 'awaitsCode'
  if (kind === 'awaitsCode') return undefined
  if (isTurnedAway || (isFromBefore && kind === 'codeUnseen')) return m.journal_code_unseen()
  return isFromBefore ? m.journal_code_refused() : undefined
}
