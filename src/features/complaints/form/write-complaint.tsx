import { useQueryClient } from '@tanstack/react-query'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type ProblemInit, problemInitQuery, useSaveProblem } from '../../../api/complaints.ts'
import { refetch } from '../../../api/refetch.ts'
import { newProblem } from '../../../api/constraints.ts'
import { clampGraphemes } from '../../../lib/digits.ts'
import { isVisible } from '../../../lib/plain-text.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { BackButton } from '../../../parts/back-button.tsx'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { LoanHelp } from '../../../parts/loan-help.tsx'
import { NamedScreen } from '../../../parts/named-screen.tsx'
import { OfflineNote } from '../../../parts/offline-note.tsx'
import { StillWorking } from '../../../parts/still-working.tsx'
import { m } from '../../../platform/i18n/generated/messages.js'
import { Banner } from '../../../ui/banner.tsx'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { focusField } from '../../../ui/focus-field.ts'
import { Page } from '../../../ui/page.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { dismissMessage, showToast } from '../../../ui/toast.tsx'
import { type ChosenType, isCollection, valuesOf } from '../problem-type.ts'
import { PictureField } from '../uploads/picture-field.tsx'
import { usePictures } from '../uploads/use-pictures.ts'
import { AboutComplaint } from './about-complaint.tsx'
import styles from './form.module.css'
import { sendComplaint } from './send-complaint.ts'
import { SentDialog } from './sent-dialog.tsx'
import { useComplaintDraft } from './use-complaint-draft.ts'

/** The maximum number of code points in a complaint (HELP-15, HELP-17). */
const LIMIT = newProblem.problemDetail.maxLength

const WAITS = { uploading: m.complaint_wait_uploading, failed: m.complaint_wait_failed, lost: m.complaint_wait_lost }

interface WriteComplaintProps {
  init: ProblemInit
  chosen: ChosenType
  /** Shown while the text is empty. */
  children: ReactNode
}

/** The screen to write a complaint, add photos, and send it (HELP-14 to HELP-27). */
export function WriteComplaint({ init, chosen, children }: WriteComplaintProps) {
  const { orderNo } = init.orderDetail
  const { begun, drop } = useBegunText()
  const { restored, isUnsure, keep, ...draft } = useComplaintDraft(orderNo, chosen, begun)
  const [text, setText] = useState(restored.text)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<{ words: string; lang: string | undefined }>()
  const [isSent, setSent] = useState(false)
  const pictures = usePictures({ saved: restored.pictures, onChange: (saved) => keep({ pictures: saved }) })
  const queryClient = useQueryClient()
  const { mutateAsync: save } = useSaveProblem()
  const [isSending, setSending] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  const isMounted = useIsMounted()
  const id = useId()
  const hint = isCollection(chosen.type.value) ? m.complaint_collection_hint : m.complaint_text_hint
  const added = `${begun}\n${text}`
  const waits = pictures.unfinished && WAITS[pictures.unfinished]()

  // Once the borrower edits the app's text, it is their own.
  const isOfApp = restored.text === begun
  const change = (typed: string) => {
    if (isOfApp) drop()
    setText(typed)
    keep({ text: typed })
    setError(undefined)
    setFailure(undefined)
    dismissMessage()
  }
  const send = useSingleFlight(async () => {
    setFailure(undefined)
    if (!isVisible(text)) {
      flushSync(() => setError(m.complaint_empty()))
      showToast(m.complaint_empty())
      focusField(area.current)
      return
    }
    if (waits) {
      showToast(waits)
      return
    }
    const problemDetail = clampGraphemes(text.trim(), LIMIT)
    const problemImage = pictures.urls.join(',')
    const complaint = { ...valuesOf(chosen), problemDetail, problemImage, orderNo }
    setSending(true)
    try {
      const answer = await sendComplaint(orderNo, draft, {
        save: (key) => save({ ...complaint, key }),
        reach: () => refetch(queryClient, problemInitQuery(orderNo)),
      })
      if (isMounted.current) show(answer)
    } finally {
      setSending(false)
    }
  })
  const show = (answer: Awaited<ReturnType<typeof sendComplaint>>) => {
    switch (answer.kind) {
      case 'taken':
        drop()
        return setSent(true)
      case 'unsure':
        draft.lose()
        return showToast(m.complaint_unsure_toast())
      case 'offline':
        setFailure({ words: m.complaint_offline(), lang: undefined })
        return showToast(m.complaint_offline())
      case 'unsent':
        setFailure({ words: m.unsent(), lang: undefined })
        return showToast(m.unsent())
      case 'refused': {
        const words = errorWords(answer.error) ?? m.complaint_refused()
        const lang = errorLanguage(answer.error)
        setFailure({ words, lang })
        return showToast(words, 'message', lang)
      }
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send()
  }

  return (
    <Page title={m.complaint_form_title()} start={<BackButton />}>
      <div inert={isSending}>
        <AboutComplaint init={init} chosen={chosen} />
      </div>
      {!isVisible(text) && pictures.list.length === 0 && children}
      <form className={styles.form} noValidate onSubmit={submit}>
        {/* A change made now would not be sent, and would be lost with the draft. */}
        <div inert={isSending} className={styles.form}>
          <Card>
            <TextArea
              ref={area}
              label={m.complaint_text()}
              hint={hint({ limit: LIMIT })}
              limit={LIMIT}
              roomWords={(left) => (left > 0 ? m.complaint_room({ left }) : m.complaint_full({ limit: LIMIT }))}
              value={text}
              error={error}
              onChange={change}
            />
            {begun && !isOfApp && !text.includes(begun) && clampGraphemes(added, LIMIT) === added && (
              <div className={styles.begun}>
                <p className={styles.muted}>{begun}</p>
                <Button
                  look="quiet"
                  onClick={() => {
                    change(added)
                    drop()
                  }}
                >
                  {m.complaint_add_begun()}
                </Button>
              </div>
            )}
          </Card>
          <Card>
            <PictureField pictures={pictures} />
          </Card>
        </div>
        <p className={styles.note}>
          <NamedScreen text={m.complaint_answer_note()} name={m.my_complaints()} to="/complaintList" />
        </p>
        <Failure
          text={failure?.words}
          lang={failure?.lang}
          note={pictures.list.length > 0 ? m.complaint_kept() : m.complaint_kept_text()}
        />
        {isUnsure && !isSending && <Unsure />}
        <div>
          {waits && (
            <p id={`${id}-waits`} className={styles.waits}>
              {waits}
            </p>
          )}
          <Button
            type="submit"
            aria-busy={isSending}
            aria-disabled={waits !== undefined}
            aria-describedby={waits && `${id}-waits`}
          >
            {m.complaint_send()}
          </Button>
          <OfflineNote />
          {isSending && <StillWorking />}
        </div>
      </form>
      <LoanHelp orderId={orderNo} without={['complain']} isBusy={isSending} />
      {isSent && <SentDialog orderNo={orderNo} />}
    </Page>
  )
}

/** The text that the previous screen prepared. After its use it is removed: it survives a reload, and would be added twice. */
function useBegunText() {
  const carried = useLocation({ select: ({ state }) => state.complaintText })
  const navigate = useNavigate()
  const drop = () => {
    if (carried === undefined) return
    void navigate({
      to: '.',
      search: true,
      state: ({ complaintText: _used, ...kept }) => kept,
      replace: true,
      resetScroll: false,
    })
  }
  return { begun: carried && clampGraphemes(carried, LIMIT), drop }
}

/** Warns that a send got no reply: the complaint may have arrived, and sending again may duplicate it. */
function Unsure() {
  return (
    <Banner tone="warning">
      <p>{m.complaint_unsure()}</p>
      <Link to="/complaintList" className={buttonClass.quiet}>
        {m.my_complaints()}
      </Link>
    </Banner>
  )
}
