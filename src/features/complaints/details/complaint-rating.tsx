import { useEffect, useRef, useState } from 'react'
import { useScoreProblem } from '../../../api/complaints.ts'
import { useIsMounted } from '../../../lib/use-is-mounted.ts'
import { RatingDialog } from '../../../parts/rating-dialog.tsx'
import { useCloseOnBack } from '../../../platform/back.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { detail } from '../../../ui/detail.tsx'
import { showToast } from '../../../ui/toast.tsx'

/** How long a borrower sees the complaint before they are asked (HELP-33). */
const ASK_AFTER_MS = 3000

interface ComplaintRatingProps {
  problemId: string
  /** Another dialog is open, and this one waits until it closes. */
  isHeldBack: boolean
}

/** Asks once for a rating of the answer, some time after it is shown. If the borrower cancels, the next visit asks again. */
export const ComplaintRating = detail(function ComplaintRating({ problemId, isHeldBack }: ComplaintRatingProps) {
  const [step, setStep] = useState<'waiting' | 'asking' | 'done'>('waiting')
  const { mutateAsync: saveScore, isPending } = useScoreProblem()
  const isMounted = useIsMounted()
  const closed = useRef(false)
  useEffect(() => {
    const timer = setTimeout(() => setStep('asking'), ASK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const isOpen = step === 'asking' && !isHeldBack
  const close = () => {
    closed.current = true
    setStep('done')
  }
  useCloseOnBack(isOpen, close)

  const send = async (score: number) => {
    try {
      await saveScore({ score, problemId })
    } catch {
      // The query client has shown a toast (app/query-client.ts). The stars stay, so that they can be sent again.
      return
    }
    if (!isMounted.current) return
    if (!closed.current) close()
    showToast(m.complaint_rated())
  }
  if (!isOpen) return null
  return (
    <RatingDialog
      title={m.complaint_rate_title()}
      text={m.complaint_rate_text()}
      submit={m.complaint_rate_send()}
      isPending={isPending}
      onSend={send}
      onClose={close}
    />
  )
})
