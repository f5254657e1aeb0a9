import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../../api/api-error.ts'
import { isRefusal } from '../../../api/is-refusal.ts'
import { type BankInfo, type SavedBankInfo, useSaveBankInfo } from '../../../api/repayment.ts'
import { digitsOnly } from '../../../lib/digits.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { StillWorking } from '../../../parts/still-working.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { currentMarket } from '../../../platform/current-market.ts'
import { currentParams } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { dismissMessage, showToast } from '../../../ui/toast.tsx'
import { useProblems } from '../../../ui/use-problems.ts'
import type { CardSearch } from '../repayment-search.ts'
import { useReturnToPayway } from '../use-return-to-payway.ts'
import styles from './bind-card.module.css'
import {
  type CardField,
  type CardForm,
  clearCardDraft,
  clearCodeWait,
  isSameCard,
  readCardDraft,
  readCodeWait,
  startCodeWait,
  validateCard,
  writeCardDraft,
} from './card-form.ts'
import { CardCodeField, CardFields, type FieldProblems, problemWords } from './card-fields.tsx'

/** Binds a bank card, with an SMS code if the server requires one, and returns to the cards. */
export function BindCard({ search }: { search: CardSearch }) {
  const [form, setForm] = useState((): CardForm => ({ ...emptyForm(), ...readCardDraft() }))
  const { problems, announced, ...problem } = useProblems<CardField>()
  const [failure, setFailure] = useState<BindFailure>()
  const [sentCode, setSentCode] = useState(readSentCode)
  const withCode = sentCode !== undefined && (!sentCode.card || isSameCard(sentCode.card, form))
  const fields = useRef<HTMLFormElement>(null)
  const failureId = useId()
  const { mutateAsync: save, isPending } = useSaveBankInfo()
  const isMounted = useIsMounted()
  const returnToPayway = useReturnToPayway(search)

  /** The current input: autofill changes several fields before the next render. */
  const latest = useRef(form)

  const change = (part: Partial<CardForm>) => {
    latest.current = { ...latest.current, ...part }
    setForm(latest.current)
    writeCardDraft(latest.current)
    problem.clear(part)
    setFailure(undefined)
    dismissMessage()
  }
  const showProblems = (found: FieldProblems, first: CardField | undefined, isSaid = false) =>
    problem.show(found, first, first && fields.current?.elements.namedItem(first), isSaid)
  const onSaved = async ({ needValid, card }: SavedBankInfo) => {
    if (needValid) {
      const againAt = startCodeWait()
      if (!isMounted.current) return
      flushSync(() => setSentCode({ card: form, againAt }))
      showProblems({}, 'smsCode')
      return
    }
    clearCodeWait()
    if (!isMounted.current) return
    clearCardDraft()
    showToast(m.bind_done(), 'next')
    await returnToPayway(card?.id ?? digitsOnly(form.bankNumber).slice(-4))
  }
  const onFailed = (error: unknown) => {
    if (!isMounted.current) return
    const failed = bindFailure(error)
    const { toast, words, lang, field } = failed
    showToast(toast, 'message', lang)
    if (field) showProblems({ [field]: words }, field, true)
    else setFailure(failed)
  }
  const saveCard = useSingleFlight((card: BankInfo) => save(card).then(onSaved, onFailed))
  const send = async (asks: { withCode: boolean }) => {
    // The same form would be refused again, so the borrower must change something first.
    if (failure?.isFinal) {
      showToast(failure.words, 'message', failure.lang)
      return
    }
    const card = validateCard(form, asks)
    setFailure(undefined)
    if (Array.isArray(card)) showProblems(problemWords(card), card[0])
    else await saveCard(card)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ withCode })
  }

  return (
    <Page title={m.bind_title()} start={<BackButton />}>
      <p className={styles.text}>{m.bind_text()}</p>
      <form ref={fields} className={styles.form} noValidate onSubmit={submit}>
        <Card>
          <div className={styles.fields}>
            <CardFields
              form={form}
              problems={problems}
              announced={announced}
              market={currentMarket()}
              onChange={change}
            />
            {withCode && (
              <CardCodeField
                value={form.smsCode}
                error={problems.smsCode}
                announced={announced.smsCode}
                phone={sentCode.card?.phone}
                onChange={(smsCode) => change({ smsCode })}
                againAt={sentCode.againAt}
                onAskAgain={() => send({ withCode: false })}
              />
            )}
          </div>
        </Card>
        {failure && (
          <div id={failureId}>
            <Failure text={failure.words} lang={failure.lang} isAnnounced={failure.toast !== failure.words} />
            {failure.isFinal && <p className={styles.hint}>{m.bind_change()}</p>}
          </div>
        )}
        <div>
          <Button
            type="submit"
            aria-busy={isPending}
            aria-disabled={failure?.isFinal ?? false}
            aria-describedby={failure && failureId}
          >
            {m.bind_save()}
          </Button>
          <OfflineNote />
          {isPending && <StillWorking />}
          <Button look="quiet" onClick={() => void returnToPayway()}>
            {m.bind_cards()}
          </Button>
        </div>
      </form>
      <LoanHelp orderId={search.orderId} isBusy={isPending} />
    </Page>
  )
}

/** A code that was sent. After a reload, its card is unknown. */
interface SentCode {
  card?: CardForm
  againAt: number
}

function readSentCode(): SentCode | undefined {
  const againAt = readCodeWait()
  return againAt === undefined ? undefined : { againAt }
}

const emptyForm = (): CardForm => ({
  bankCode: '',
  bankNumber: '',
  holderName: '',
  phone: currentParams()['mobilePhone'] ?? '',
  smsCode: '',
})

interface BindFailure {
  /** The toast, which screen readers announce. */
  toast: string
  /** The text that stays: at `field` if given, else near the button. There it is announced if the toast has other words. */
  words: string
  /** The language of the server's words, if it differs from the page's. */
  lang?: string | undefined
  field?: CardField
  /** The same form would be refused again. */
  isFinal?: boolean
}

/** The reason why a card was not bound, or the words that this is unknown. */
function bindFailure(error: unknown): BindFailure {
  const failed = ApiError.of(error, 'saveBankInfo')
  // This toast is required by REPAY-19.
  if (failed?.seemsUnsent) return { toast: m.payway_lost(), words: m.bind_unsent() }
  // The reply was lost, but the card may be bound.
  if (!failed || !isRefusal(failed)) return { toast: m.payway_lost(), words: m.bind_lost() }
  const words = errorWords(failed) ?? m.bind_failed()
  const lang = errorLanguage(failed)
  if (failed.code === 'wrongCode') return { toast: words, words, lang, field: 'smsCode' }
  if (failed.code === 'cardKnown') return { toast: words, words, lang, field: 'bankNumber' }
  return { toast: words, words, lang, isFinal: failed.isFinal }
}
