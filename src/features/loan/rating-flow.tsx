import { useRef, useState } from 'react'
import { useSaveGoogleScore } from '../../api/loan.ts'
import { useIsMounted } from '../../lib/use-is-mounted.ts'
import { useSingleFlight } from '../../lib/use-single-flight.ts'
import { useCloseOnBack } from '../../platform/back.ts'
import { bridge } from '../../platform/bridge/bridge.ts'
import { m } from '../../platform/i18n/generated/messages.js'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Rating } from '../../ui/rating.tsx'
import { dismissMessage, showToast } from '../../ui/toast.tsx'

/** Below this a rating is low (LOAN-28). */
const GOOD_STARS = 4

/** Asks for stars (LOAN-25 to LOAN-31): after it come thanks, or the shell's rating prompt. */
export function RatingFlow() {
  const [step, setStep] = useState<'asking' | 'thanking' | 'done'>('asking')
  const [stars, setStars] = useState(0)
  const [error, setError] = useState<string>()
  const { mutateAsync: saveScore, isPending } = useSaveGoogleScore()
  const closed = useRef(false)
  const isMounted = useIsMounted()
  const close = () => {
    closed.current = true
    setStars(0)
    setStep('done')
  }
  useCloseOnBack(step !== 'done', close)

  const send = useSingleFlight(async () => {
    try {
      await saveScore()
    } catch {
      // The query client has shown a toast (app/query-client.ts). The stars stay, to be sent again.
      return
    }
    // The person has closed the dialog or left: open nothing more.
    if (closed.current || !isMounted.current) return
    setStep(stars < GOOD_STARS ? 'thanking' : 'done')
    // Not awaited: the rating is saved, whether the shell has a prompt or not.
    if (stars >= GOOD_STARS) void bridge.rate()
  })
  const submit = () => {
    if (stars > 0) {
      void send()
      return
    }
    // The toast is announced; the words at the stars stay.
    setError(m.please_choose())
    showToast(m.please_choose())
  }

  if (step === 'asking')
    return (
      <Dialog key="asking" title={m.rate_title()} onClose={close}>
        <Rating
          legend={m.rate_text()}
          label={(count) => m.stars({ count })}
          value={stars}
          onChange={(count) => {
            // Ignore changes while sending.
            if (isPending) return
            setStars(count)
            setError(undefined)
            dismissMessage()
          }}
          error={error}
        />
        <ButtonRow>
          <Button look="secondary" onClick={close}>
            {m.cancel()}
          </Button>
          <Button aria-busy={isPending} onClick={submit}>
            {m.submit()}
          </Button>
        </ButtonRow>
      </Dialog>
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
