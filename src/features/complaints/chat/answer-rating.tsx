import { useRef, useState } from 'react'
import { errorLanguage, errorWords } from '../../../parts/error-words.ts'
import { RatingDialog } from '../../../parts/rating-dialog.tsx'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { useCloseOnBack } from '../../../platform/back.ts'
import { bridge } from '../../../platform/bridge/bridge.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { showToast } from '../../../ui/toast.tsx'
import { detail } from '../../../ui/detail.tsx'

/** From this many stars, a rating is high (HELP-48). */
const HIGH_RATING = 4

interface AnswerRatingProps {
  rate: (stars: number) => Promise<void>
  onClose: () => void
}

/** Asks how good an answer was. The server's thanks appear as a message of the bot. */
export const AnswerRating = detail(function AnswerRating({ rate, onClose }: AnswerRatingProps) {
  const [isPending, setIsPending] = useState(false)
  const isClosed = useRef(false)
  const isMounted = useIsMounted()
  const close = () => {
    isClosed.current = true
    onClose()
  }
  useCloseOnBack(true, close)
  const send = async (stars: number) => {
    setIsPending(true)
    try {
      await rate(stars)
    } catch (error) {
      // The stars stay, so that they can be sent again.
      if (isMounted.current) showToast(errorWords(error) ?? m.action_failed(), 'message', errorLanguage(error))
      setIsPending(false)
      return
    }
    // The person has closed the dialog or left: open nothing more.
    if (isClosed.current || !isMounted.current) return
    onClose()
    // Not awaited: the rating is recorded even if the shell has no prompt.
    if (stars >= HIGH_RATING) void bridge.rate()
  }
  return (
    <RatingDialog
      title={m.chat_rate_title()}
      text={m.chat_rate_text()}
      submit={m.submit()}
      isPending={isPending}
      onSend={send}
      onClose={close}
    />
  )
})
