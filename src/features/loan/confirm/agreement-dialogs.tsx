import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import type { LoanConfirmation } from '../../../api/confirmation.ts'
import { useLeaveQuestion } from '../../../parts/leave-question.tsx'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { serverLanguage } from '../../../platform/i18n/language.ts'
import { frameable, openBeside, openLink } from '../../../platform/links/open-link.ts'
import type { SafeLink } from '../../../platform/links/link-policy.ts'
import { showMoney } from '../../../platform/show-money.ts'
import { AmountText } from '../../../ui/amount-text.tsx'
import { Button, ButtonRow } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SandboxedFrame } from '../../../ui/sandboxed-frame.tsx'
import { showToast } from '../../../ui/toast.tsx'
import styles from './agreement-dialogs.module.css'
import type { FramedAgreement } from './use-agreement.tsx'
import { useReading } from './use-reading.ts'

/** An agreement to read. */
export function AgreementSheet({ agreement, onClose }: { agreement: FramedAgreement; onClose: () => void }) {
  useCloseOnBack(true, onClose)
  const closeButton = useFocusedButton()
  return (
    <Dialog title={agreement.title} look="sheet" onClose={onClose}>
      <AgreementFrame {...agreement} />
      <div className={styles.decision}>
        <ButtonRow>
          <OpenApart page={agreement.page} />
          <Button ref={closeButton} look="secondary" onClick={onClose}>
            {m.close()}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

interface AgreementPopUpProps {
  offer: LoanConfirmation
  onAgree: () => void
  onClose: () => void
}

/** The agreement that must be read before the loan is taken (LOAN-36). Agree works once the agreement was shown (RULE-130). */
export function AgreementPopUp({ offer, onAgree, onClose }: AgreementPopUpProps) {
  const { popAgreementUrl, popContent, popTitle = m.confirm_pop_title(), amount } = offer
  const { state, onFrameLoad, onFrameMessage, onOpenedApart } = useReading()
  const [isUnreadable, setIsUnreadable] = useState(false)
  const reasonId = useId()
  const { askToLeave, question } = useLeaveQuestion()
  useCloseOnBack(!question, onClose)
  const cancelButton = useFocusedButton()
  const page = frameable(popAgreementUrl)
  const isRead = state === 'read'
  const openElsewhere = async () => {
    const result = await openLink(popAgreementUrl, { askToLeave })
    if (result === 'opened') onOpenedApart()
    const isFailed = result === 'refused' || result === 'failed'
    setIsUnreadable(isFailed)
    if (isFailed) showToast(m.confirm_pop_unreadable())
  }
  /** Why Agree does not work yet. */
  const reason = () => {
    if (state === 'apart') return m.confirm_read_return()
    if (!page) return isUnreadable ? m.confirm_pop_unreadable() : m.confirm_pop_elsewhere()
    return state === 'loading' ? m.confirm_read_first() : m.confirm_read_apart()
  }
  const agree = () => {
    if (isRead) onAgree()
    // If the text is open in another tab, this tap shows that the borrower is back.
    else if (state !== 'apart') showToast(reason())
  }
  // One dialog at a time.
  if (question) return question
  return (
    <Dialog title={popTitle} look="sheet" onClose={onClose}>
      <div className={isRead ? styles.popUp : `${styles.popUp} ${styles.unread}`}>
        {popContent && <p lang={serverLanguage()}>{popContent}</p>}
        {page && (
          <AgreementFrame title={popTitle} page={page} trusted onLoad={onFrameLoad} onMessage={onFrameMessage} />
        )}
        {!isRead && (
          <p id={reasonId} role="status" className={styles.reason}>
            {reason()}
          </p>
        )}
        {page ? (
          <OpenApart
            page={page}
            look={state === 'loading' || isRead ? 'quiet' : 'secondary'}
            onOpened={onOpenedApart}
          />
        ) : (
          <Button look="secondary" onClick={() => void openElsewhere()}>
            {m.confirm_open_apart()}
          </Button>
        )}
      </div>
      <div className={styles.decision}>
        <p className={styles.amount}>
          <AmountText text={m.confirm_pop_amount({ amount: showMoney(amount) })} />
        </p>
        <ButtonRow>
          <Button ref={cancelButton} look="secondary" onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button aria-disabled={!isRead} aria-describedby={isRead ? undefined : reasonId} onClick={agree}>
            {m.confirm_agree()}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  )
}

/** The ref of the button to focus at first. Otherwise the frame would get the focus and handle Escape. */
function useFocusedButton() {
  const button = useRef<HTMLButtonElement>(null)
  // Runs after the dialog has focused its first element.
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return button
}

type FrameProps = Pick<ComponentProps<typeof SandboxedFrame>, 'trusted' | 'onLoad' | 'onMessage'>

function AgreementFrame({ title, page, ...rest }: FramedAgreement & FrameProps) {
  return (
    <SandboxedFrame
      src={page}
      title={title}
      labels={{ loading: m.confirm_frame_loading() }}
      fallback={m.confirm_frame_late()}
      {...rest}
    />
  )
}

interface OpenApartProps {
  page: SafeLink
  look?: 'secondary' | 'quiet'
  onOpened?: () => void
}

/** For a page that does not display well in its frame. */
function OpenApart({ page, look = 'quiet', onOpened }: OpenApartProps) {
  const open = async () => {
    if ((await openBeside(page)) === 'opened') onOpened?.()
    else showToast(m.confirm_agreement_not_opened())
  }
  return (
    <Button look={look} onClick={() => void open()}>
      {m.confirm_open_apart()}
    </Button>
  )
}
