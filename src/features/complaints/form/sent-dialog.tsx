import { useCanGoBack, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSingleFlight } from '../../../lib/use-single-flight.ts'
import { m } from '../../../platform/i18n/generated/messages.js'
import { stepBack } from '../../../platform/step-back.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Drawing } from '../../../ui/drawing.tsx'
import styles from './form.module.css'

/** How long the dialog stays (HELP-26). */
const SHOWN_MS = 1500

/** A letter that is on its way. */
const sentDrawing = <Drawing paper="M28 40h56v36H28z" lines="M28 40l28 22 28-22M44 90l8 7 16-17" />

/** Says for 1.5 s that the complaint was sent, and goes on to the entry of complaints. Leaving before ends the wait. */
export function SentDialog({ orderNo }: { orderNo: string }) {
  const goOn = useReturnToEntry(orderNo)
  useEffect(() => {
    const timer = setTimeout(() => void goOn(), SHOWN_MS)
    return () => clearTimeout(timer)
    // The wait is counted once, from when the dialog opened.
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

/** Leads to the entry in place of the form, and of the entry before it, so that Back shows neither of them again. */
function useReturnToEntry(orderNo: string) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const cameFromEntry = useLocation({ select: ({ state }) => state.fromComplaintEntry })
  return useSingleFlight(async () => {
    if (cameFromEntry && canGoBack) await stepBack(router.history)
    await router.navigate({ to: '/complainPage', search: { orderNo }, replace: true })
  })
}
