import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { stepBack } from '../../../platform/step-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawing } from '../../../ui/drawing.tsx'
import styles from './form.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The first screen was opened after a complaint had been sent. */
    isComplaintSent?: boolean
  }
}

/** How long the dialog stays (HELP-26). */
const SHOWN_MS = 1500

/** A letter that is being sent. */
const sentDrawing = (
  <Drawing
    paper="M26 36h56v40H26zM94 76a14 14 0 1 1-28 0a14 14 0 1 1 28 0"
    lines="M26 36l28 22 28-22M74 76l4.5 5 8-9"
  />
)

/** Says for 1.5 s that the complaint was sent, then opens the first screen of complaints. Leaving earlier ends the wait. */
export function SentDialog({ orderNo }: { orderNo: string }) {
  const goOn = useReturnToEntry(orderNo)
  useEffect(() => {
    const timer = setTimeout(() => void goOn(), SHOWN_MS)
    return () => clearTimeout(timer)
    // The wait starts only once, when the dialog opens.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Dialog title={m.complaint_sent()} onClose={() => void goOn()}>
      <div className={styles.sent}>
        <div className={styles.drawing} aria-hidden="true">
          {sentDrawing}
        </div>
        <p>{m.complaint_sent_text()}</p>
      </div>
    </Dialog>
  )
}

/** Opens the first screen in place of the form and of the first screen before it, so that Back shows neither again. */
function useReturnToEntry(orderNo: string) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const cameFromEntry = useLocation({ select: ({ state }) => state.fromComplaintEntry })
  return useSingleFlight(async () => {
    if (cameFromEntry && canGoBack) await stepBack(router.history)
    await router.navigate({ to: '/complainPage', search: { orderNo }, replace: true, state: { isComplaintSent: true } })
  })
}
