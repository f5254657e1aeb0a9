import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type BankInfo, useSaveBankInfo } from '../../api/repayment.ts'
import { useAlive } from '../../lib/use-alive.ts'
import { useSingle } from '../../lib/use-single.ts'
import { useBack } from '../../platform/back.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { currentParams } from '../../platform/session/session.ts'
import { After } from '../../ui/after.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failure } from '../../ui/failure.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Page } from '../../ui/page.tsx'
import { endMessage, showToast } from '../../ui/toast.tsx'
import styles from './bind-card.module.css'
import { bindFailure } from './bind-failure.ts'
import { CardCodeField } from './card-code-field.tsx'
import { endCodeWait, keptAgainAt, startCodeWait } from './card-code-wait.ts'
import { forgetCard, keepCard, keptCard } from './card-draft.ts'
import { CardFields, type FieldProblems, problemsAt } from './card-fields.tsx'
import { type CardField, type CardForm, isSameCard, readCard } from './card-form.ts'
import { type CardVisit, useCardsAgain } from './use-cards-again.ts'

/** Quality section 2: after this, waiting needs words. */
const STILL_WORKING_MS = 8000

/** Binds a bank card, with a code from its bank where the server asks for one, and leads back to the cards. */
export function BindCard({ visit }: { visit: CardVisit }) {
  const [form, setForm] = useState((): CardForm => ({ ...emptyForm(), ...keptCard() }))
  const [problems, setProblems] = useState<FieldProblems>({})
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState(codeSentBefore)
  const withCode = sent !== undefined && (!sent.card || isSameCard(sent.card, form))
  const fields = useRef<HTMLFormElement>(null)
  const { mutateAsync: save, isPending } = useSaveBankInfo()
  const alive = useAlive()
  const back = useBack()
  const cardsAgain = useCardsAgain(visit)

  const change = (part: Partial<CardForm>) => {
    // Autofill changes several fields at once.
    setForm((current) => ({ ...current, ...part }))
    keepCard(part)
    setProblems((current) => Object.fromEntries(Object.entries(current).filter(([field]) => !(field in part))))
    setFailure(undefined)
    endMessage()
  }
  /** Says what is wrong where it is; a screen reader hears it with the field that gets the focus. */
  const point = (found: FieldProblems, first: CardField | undefined) => {
    flushSync(() => setProblems(found))
    const field = first && fields.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
  const saved = async ({ needValid }: { needValid: unknown }) => {
    if (String(needValid) === '1') {
      const againAt = startCodeWait()
      if (!alive.current) return
      flushSync(() => setSent({ card: form, againAt }))
      point({}, 'smsCode')
      return
    }
    endCodeWait()
    if (!alive.current) return
    forgetCard()
    showToast(m.bind_done(), 'info')
    await cardsAgain()
  }
  const failed = (error: unknown) => {
    if (!alive.current) return
    const { toast, words, field } = bindFailure(error)
    showToast(toast)
    if (field) point({ [field]: words }, field)
    else setFailure(words)
  }
  const bind = useSingle((card: BankInfo) => save(card).then(saved, failed))
  const send = async (asks: { withCode: boolean }) => {
    const card = readCard(form, asks)
    setFailure(undefined)
    if (Array.isArray(card)) point(problemsAt(card), card[0])
    else await bind(card)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ withCode })
  }

  return (
    <Page title={m.bind_title()} start={<IconButton icon="back" label={m.back()} onClick={() => void back()} />}>
      <p className={styles.text}>{m.bind_text()}</p>
      <form ref={fields} className={styles.form} noValidate onSubmit={submit}>
        <Card>
          <div className={styles.fields}>
            <CardFields form={form} problems={problems} market={currentParams()['market']} onChange={change} />
            {withCode && (
              <CardCodeField
                value={form.smsCode}
                error={problems.smsCode}
                phone={sent.card?.phone}
                onChange={(smsCode) => change({ smsCode })}
                againAt={sent.againAt}
                onAskAgain={() => send({ withCode: false })}
              />
            )}
          </div>
        </Card>
        <Failure text={failure} />
        <Button type="submit" aria-busy={isPending}>
          {m.bind_save()}
        </Button>
        {isPending && (
          <After ms={STILL_WORKING_MS}>
            <p role="status">{m.still_working()}</p>
          </After>
        )}
        <Button look="quiet" onClick={() => void cardsAgain()}>
          {m.bind_cards()}
        </Button>
      </form>
    </Page>
  )
}

/** A code is on its way. For which card is not known after a reload, except to whoever got it. */
interface SentCode {
  card?: CardForm
  againAt: number
}

function codeSentBefore(): SentCode | undefined {
  const againAt = keptAgainAt()
  return againAt === undefined ? undefined : { againAt }
}

const emptyForm = (): CardForm => ({
  bankCode: '',
  bankNumber: '',
  holderName: '',
  phone: currentParams()['mobilePhone'] ?? '',
  smsCode: '',
})
