import { useEffect, useState } from 'react'
import { isVisible } from '../../../lib/plain-text.ts'

/** What an agreement's host says to the page that frames it, once its text is there to be read (docs/hosted-pages.md). */
const SHOWN = 'agreement:shown'

/** Sooner nobody has read anything: a second tap on the button that opened it is no return. */
const SOONEST_RETURN_MS = 1000

/** What says that somebody is here again. A shell that covers the page may tell it nothing: then a tap does. */
const RETURNS = ['visibilitychange', 'pageshow', 'focus', 'click']

/**
 * Whether an agreement was there to be read: `uncertain` once its frame has loaded, be it with an error page, and `apart`
 * while it is open elsewhere.
 */
export function useReading() {
  const [state, setState] = useState<'loading' | 'uncertain' | 'apart' | 'read'>('loading')

  useEffect(() => {
    if (state !== 'apart') return undefined
    const openedAt = performance.now()
    const look = () => {
      const isHere = document.visibilityState === 'visible'
      if (isHere && performance.now() - openedAt >= SOONEST_RETURN_MS) setState('read')
    }
    // After React's own listeners: the tap that shows the return does nothing else yet.
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

/** Whether an address of our own origin has come with its text. Of any other the browser tells nothing. */
function holdsText({ src, contentDocument, contentWindow }: HTMLIFrameElement): boolean {
  // Another host's page may have led to one of ours, which is not the agreement.
  if (new URL(src).origin !== new URL(document.URL).origin || !contentDocument || !contentWindow) return false
  const [came] = contentWindow.performance.getEntriesByType('navigation')
  // Engines before 2023 do not tell the status.
  const isError = came && 'responseStatus' in came && Number(came.responseStatus) >= 400
  // The app itself answers for addresses that are none, and draws nothing where scripts are off.
  const isApp = contentDocument.querySelector('#app') !== null
  return !isError && !isApp && isVisible(contentDocument.body.innerText)
}
