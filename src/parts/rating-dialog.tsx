import { useState } from 'react'
import { useSingleFlight } from '../lib/use-single-flight.ts'
import { m } from '../platform/i18n/generated/messages.js'
import { Button, ButtonRow } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Rating } from '../ui/rating.tsx'
import { dismissMessage, showToast } from '../ui/toast.tsx'

interface RatingDialogProps {
  title: string
  /** What is being rated. */
  text: string
  /** The button's words. */
  submit: string
  isPending: boolean
  /**
   * Called with 1 to 5 stars, never twice at the same time. If it throws, the stars stay and can be sent again. The caller
   * handles the error.
   */
  onSend: (stars: number) => Promise<void>
  onClose: () => void
}

/** Asks for one to five stars. Sending without a star shows an error (LOAN-27, HELP-46). */
export function RatingDialog({ title, text, submit, isPending, onSend, onClose }: RatingDialogProps) {
  const [stars, setStars] = useState(0)
  const [error, setError] = useState<string>()
  const send = useSingleFlight(onSend)
  const trySend = () => {
    if (stars > 0) {
      void send(stars)
      return
    }
    // The toast is announced; the error text at the stars stays.
    setError(m.please_choose())
    showToast(m.please_choose())
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <Rating
        legend={text}
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
        <Button look="secondary" onClick={onClose}>
          {m.cancel()}
        </Button>
        <Button aria-busy={isPending} onClick={trySend}>
          {submit}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
