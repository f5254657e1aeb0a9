import { useId, useLayoutEffect, useSyncExternalStore } from 'react'
import styles from './toast.module.css'

interface Toast {
  id: number
  text: string
  kind: keyof typeof SHOWN_MS
  /** Where it appears. */
  region: string | undefined
  since: number
  /** It has been announced somewhere else. */
  heard?: true
}

/**
 * Specification section 9: toasts 3 s, information 2 s, never under 300 ms. A message is about something that can be
 * corrected here (`endMessage`); what is done, and information, are true on the next screen too.
 */
const SHOWN_MS = { message: 3000, done: 3000, info: 2000 }

/** After this a screen reader has begun to read. */
const HEARD_MS = 1000

let current: Toast | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0
const listeners = new Set<() => void>()
/** The regions on the page; an open dialog's comes last, and is the one that is seen and heard. */
let regions: string[] = []

function show(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a text for a moment, in place of the one before. It is announced politely. */
export function showToast(text: string, kind: keyof typeof SHOWN_MS = 'message') {
  clearTimeout(timer)
  count += 1
  show({ id: count, text, kind, region: regions.at(-1), since: performance.now() })
  timer = setTimeout(() => show(undefined), SHOWN_MS[kind])
}

/** Takes a message away before its time: its cause is corrected, or the person is somewhere else. */
export function endMessage() {
  if (current?.kind !== 'message') return
  clearTimeout(timer)
  show(undefined)
}

/** A toast stays where it was shown; when its dialog closes it goes to what is behind, and is not announced twice. */
function leave(region: string) {
  regions = regions.filter((other) => other !== region)
  if (current?.region !== region) return
  const isHeard = performance.now() - current.since > HEARD_MS
  show({ ...current, region: regions.at(-1), ...(isHeard && { heard: true }) })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear. It has to be on the page before the first one, or screen readers miss it. */
export function ToastRegion() {
  const id = useId()
  const toast = useSyncExternalStore(subscribe, () => (current?.region === id ? current : undefined))
  useLayoutEffect(() => {
    regions = [...regions, id]
    return () => leave(id)
  }, [id])
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toast && (
        <p key={toast.id} className={styles.toast} aria-hidden={toast.heard}>
          {toast.text}
        </p>
      )}
    </div>
  )
}
