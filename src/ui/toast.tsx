import { useId, useLayoutEffect, useSyncExternalStore } from 'react'
import styles from './toast.module.css'

interface Toast {
  id: number
  text: string
}

/** Specification section 9: toasts 3 s, information 2 s, never under 300 ms. */
const SHOWN_MS = { message: 3000, info: 2000 }

let current: Toast | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let count = 0
const listeners = new Set<() => void>()
/** The regions on the page; an open dialog's comes last, and is the one that is seen and heard. */
let regions: string[] = []

function show(toast: Toast | undefined) {
  current = toast
  tell()
}

function tell() {
  for (const listener of listeners) listener()
}

/** Shows a text for a moment, in place of the one before. It is announced politely. */
export function showToast(text: string, kind: keyof typeof SHOWN_MS = 'message') {
  clearTimeout(timer)
  count += 1
  show({ id: count, text })
  timer = setTimeout(() => show(undefined), SHOWN_MS[kind])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where toasts appear. It has to be on the page before the first one, or screen readers miss it. */
export function ToastRegion() {
  const id = useId()
  const toast = useSyncExternalStore(subscribe, () => (regions.at(-1) === id ? current : undefined))
  useLayoutEffect(() => {
    regions = [...regions, id]
    tell()
    return () => {
      regions = regions.filter((other) => other !== id)
      tell()
    }
  }, [id])
  return (
    <div className={styles.region} role="status" aria-live="polite">
      {toast && (
        <p key={toast.id} className={styles.toast}>
          {toast.text}
        </p>
      )}
    </div>
  )
}
