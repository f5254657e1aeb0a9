import { useEffect, useState } from 'react'
import { isVisible } from '../../../lib/plain-text.ts'

/** The message from an agreement's page to the page that frames it, once its text is visible (docs/hosted-pages.md). */
const SHOWN = 'agreement:shown'

/** Nobody reads faster than this: an earlier tap is a second tap on the button that opened it, and not a return. */
const SOONEST_RETURN_MS = 1000

/** Events that show that the borrower is back. A shell that covers the page may send none of them except a tap. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus', 'click']

/** Whether an agreement was shown. `uncertain`: its frame has loaded, perhaps an error page. `apart`: it is open elsewhere. */
export function useReading() {
  const [state, setState] = useState<'loading' | 'uncertain' | 'apart' | 'read'>('loading')

  useEffect(() => {
    if (state !== 'apart') return undefined
    const openedAt = performance.now()
    const look = () => {
      const isHere = document.visibilityState === 'visible'
      if (isHere && performance.now() - openedAt >= SOONEST_RETURN_MS) setState('read')
    }
    // Added after React's own listeners: the tap that shows the return has no other effect yet.
    for (const event of RETURNS) addEventListener(event, look)
    return () => RETURNS.forEach((event) => removeEventListener(event, look))
  }, [state])

  const advance = (to: typeof state) => setState((present) => (present === 'read' ? present : to))
  return {
    state,
    onFrameLoad: (frame: HTMLIFrameElement) => {
      if (holdsText(frame)) setState('read')
      else setState((present) => (present === 'loading' ? 'uncertain' : present))
    },
    onFrameMessage: (message: unknown) => {
      if (message === SHOWN) setState('read')
    },
    onOpenedApart: () => advance('apart'),
  }
}

/** Whether a page of our own origin has loaded with its text. Browsers tell nothing about other origins. */
function holdsText({ src, contentDocument, contentWindow }: HTMLIFrameElement): boolean {
  // A page of another host may have navigated to one of ours, which is not the agreement.
  if (new URL(src).origin !== new URL(document.URL).origin || !contentDocument || !contentWindow) return false
  const [came] = contentWindow.performance.getEntriesByType('navigation')
  // Engines before 2023 do not provide the status.
  const isError = came && 'responseStatus' in came && Number(came.responseStatus) >= 400
  // The app itself answers unknown addresses, and renders nothing without scripts.
  const isApp = contentDocument.querySelector('#app') !== null
  return !isError && !isApp && isVisible(contentDocument.body.innerText)
}
