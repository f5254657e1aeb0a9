import { useId, useLayoutEffect, useSyncExternalStore } from 'react'
import styles from './toast.module.css'

interface Toast {
  id: number
  text: string
  kind: keyof typeof DURATION_MS
  /** The id of the ToastRegion that shows it. */
  region: string | undefined
  /** A time of `performance.now()`. */
  shownAt: number
  /** It was announced in another region. */
  isAnnounced?: true
}

/**
 * Toasts stay 3 s, information 2 s, nothing under 300 ms (APP-55, APP-56). A `message` is about this screen, and
 * `dismissMessage` ends it; `done` and `info` stay true on the next screen.
 */
const DURATION_MS = { message: 3000, done: 3000, info: 2000 }

/** After this a screen reader has begun to read a toast. */
const ANNOUNCED_AFTER_MS = 1000

let current: Toast | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0
const listeners = new Set<() => void>()
/** The regions on the page; an open dialog's comes last, and is the one that is visible and announced. */
let regions: string[] = []

function setCurrent(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a text for a moment, in place of the one before. It is announced politely. */
export function showToast(text: string, kind: keyof typeof DURATION_MS = 'message') {
  clearTimeout(timer)
  count += 1
  setCurrent({ id: count, text, kind, region: regions.at(-1), shownAt: performance.now() })
  timer = setTimeout(() => setCurrent(undefined), DURATION_MS[kind])
}

/** Hides a `message` before its time, because its cause is corrected or the person has left the screen. */
export function dismissMessage() {
  if (current?.kind !== 'message') return
  clearTimeout(timer)
  setCurrent(undefined)
}

/** When a dialog closes, its toast moves to the region behind it, and is not announced a second time. */
function removeRegion(region: string) {
  regions = regions.filter((other) => other !== region)
  if (current?.region !== region) return
  const wasAnnounced = performance.now() - current.shownAt > ANNOUNCED_AFTER_MS
  setCurrent({ ...current, region: regions.at(-1), ...(wasAnnounced && { isAnnounced: true }) })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear. It must be on the page before the first toast, or screen readers miss it. */
export function ToastRegion() {
  const id = useId()
  const toast = useSyncExternalStore(subscribe, () => (current?.region === id ? current : undefined))
  useLayoutEffect(() => {
    regions = [...regions, id]
    return () => removeRegion(id)
  }, [id])
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toast && (
        <p key={toast.id} className={styles.toast} aria-hidden={toast.isAnnounced}>
          {toast.text}
        </p>
      )}
    </div>
  )
}
