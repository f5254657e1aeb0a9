import { useRef, useState } from 'react'
import { useSaveGoogleScore } from '../../api/loan-rating.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { RatingDialog } from '../../parts/rating-dialog.tsx'
import { useCloseOnBack } from '../../platform/back.ts'
import { bridge } from '../../platform/bridge/bridge.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** With fewer stars, a rating is low (LOAN-28). */
const GOOD_STARS = 4

/** Asks for stars (LOAN-25 to LOAN-31). Then it shows thanks or the shell's rating prompt. */
export function RatingFlow() {
  const [step, setStep] = useState<'asking' | 'thanking' | 'done'>('asking')
  const { mutateAsync: saveScore, isPending } = useSaveGoogleScore()
  const closed = useRef(false)
  const isMounted = useIsMounted()
  const close = () => {
    closed.current = true
    setStep('done')
  }
  useCloseOnBack(step !== 'done', close)

  const send = async (stars: number) => {
    try {
      await saveScore()
    } catch {
      // The query client has shown a toast (app/query-client.ts). The stars stay, so that they can be sent again.
      return
    }
    // The person has closed the dialog or left: open nothing more.
    if (closed.current || !isMounted.current) return
    setStep(stars < GOOD_STARS ? 'thanking' : 'done')
    // Not awaited: the rating is saved even if the shell has no prompt.
    if (stars >= GOOD_STARS) void bridge.rate()
  }

  if (step === 'asking')
    return (
      <RatingDialog
        title={m.rate_title()}
        text={m.rate_text()}
        submit={m.submit()}
        isPending={isPending}
        onSend={send}
        onClose={close}
      />
    )
  if (step === 'thanking')
    return (
      <Dialog key="thanking" title={m.thanks_title()} onClose={close}>
        <p>{m.thanks_text()}</p>
        <ButtonRow>
          <Button onClick={close}>{m.close()}</Button>
        </ButtonRow>
      </Dialog>
    )
  return null
}
