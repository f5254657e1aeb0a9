import { useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { lastOf } from '../lib/list.ts'
import type * as placing from './place-toast.ts'
import styles from './toast.module.css'

interface Toast {
  id: number
  text: string
  kind: keyof typeof DURATION_MS | 'loading'
  /** The language of the text, if it differs from the page's. */
  lang: string | undefined
  /** The id of the ToastRegion that shows it. */
  region: string | undefined
  /** A time of `performance.now()`. */
  shownAt: number
  /** It was already announced in another region. */
  isAnnounced?: true
}

/**
 * Toasts stay 3 s, information 2 s (APP-55), and end with their screen. A `message` also ends when its cause is corrected. A
 * `next` toast belongs to the screen that is about to open, and ends with that one.
 */
const DURATION_MS = { message: 3000, done: 3000, next: 3000, info: 2000 }

/** A toast stays at least this long, so that it can be seen, unless its screen closes (APP-56). */
const LEAST_MS = 300

/** A loading toast appears after this delay, so that it does not flash when the reply is quick (APP-34). */
const LOADING_AFTER_MS = 200

/** After this, a screen reader has begun to read a toast. */
const ANNOUNCED_AFTER_MS = 1000

let places: typeof placing | undefined
let loadPlaces: (() => Promise<typeof placing | undefined>) | undefined

/** The placement code is loaded when it is first needed; until then, a toast is at the very bottom. */
export function placeToastsWith(load: typeof loadPlaces) {
  loadPlaces = load
}

/** Loads the placement code if it is not loaded yet. */
export async function preparePlaces() {
  places ??= await loadPlaces?.()
}

let current: Toast | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** When this timer ends, a loading toast is shown, unless the reply arrives first. */
let loadingTimer: ReturnType<typeof setTimeout> | undefined
let count = 0
const listeners = new Set<() => void>()
/** The regions on the page. An open dialog's region is last; only that one is visible and announced. */
let regions: string[] = []

function setCurrent(toast: Toast | undefined) {
  current = toast
  for (const listener of listeners) listener()
}

function show(text: string, kind: Toast['kind'], lang?: string) {
  clearTimeout(timer)
  count += 1
  setCurrent({ id: count, text, kind, lang, region: lastOf(regions), shownAt: performance.now() })
  return count
}

function hide() {
  clearTimeout(timer)
  setCurrent(undefined)
}

function hideSoon({ shownAt }: Toast) {
  clearTimeout(timer)
  timer = setTimeout(hide, Math.max(0, shownAt + LEAST_MS - performance.now()))
}

/** Shows a text for a moment and replaces the previous one. It is announced politely. */
export function showToast(text: string, kind: keyof typeof DURATION_MS = 'message', lang?: string) {
  show(text, kind, lang)
  timer = setTimeout(hide, DURATION_MS[kind])
}

/** Shows that something takes a while, until the returned function is called. Another toast replaces it. */
export function showLoadingToast(text: string): () => void {
  let id: number | undefined
  clearTimeout(loadingTimer)
  const own = setTimeout(() => {
    id = show(text, 'loading')
  }, LOADING_AFTER_MS)
  loadingTimer = own
  return () => {
    clearTimeout(own)
    if (id !== undefined && current?.id === id) hideSoon(current)
  }
}

/** Hides a `message` early, because its cause is corrected. */
export function dismissMessage() {
  if (current?.kind === 'message') hideSoon(current)
}

/** Hides a toast about a screen that the person leaves. */
export function dismissScreen() {
  clearTimeout(loadingTimer)
  if (current?.kind !== 'next') hide()
}

/** Call when the next screen is shown. */
export function arriveAtScreen() {
  if (current?.kind === 'next') setCurrent({ ...current, kind: 'done' })
}

/** When a dialog closes, its toast moves to the region behind it, and is not announced again. */
function removeRegion(region: string) {
  regions = regions.filter((other) => other !== region)
  if (current?.region !== region) return
  const wasAnnounced = performance.now() - current.shownAt > ANNOUNCED_AFTER_MS
  setCurrent({ ...current, region: lastOf(regions), ...(wasAnnounced && { isAnnounced: true }) })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The region where toasts appear. It must be on the page before the first toast, or screen readers miss the toast. */
export function ToastRegion() {
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const toast = useSyncExternalStore(subscribe, () => (current?.region === id ? current : undefined))
  useLayoutEffect(() => {
    regions = [...regions, id]
    return () => removeRegion(id)
  }, [id])
  useLayoutEffect(() => {
    const region = element.current
    if (!toast || !region) return undefined
    const place = () => places?.placeToast(region)
    region.removeAttribute('style')
    place()
    if (!places) void preparePlaces().then(place)
    // Elements that must not be covered may appear, disappear or move: another screen, a reply, a keyboard.
    const changes = new MutationObserver(place)
    changes.observe(document.body, {
      childList: true,
      characterData: true,
      attributeFilter: ['open', 'hidden'],
      subtree: true,
    })
    const view = window.visualViewport
    for (const event of ['resize', 'scroll']) view?.addEventListener(event, place)
    return () => {
      changes.disconnect()
      for (const event of ['resize', 'scroll']) view?.removeEventListener(event, place)
      places?.giveRoomBack(region)
    }
  }, [toast])
  return (
    <div ref={element} className={styles.region} role="status" aria-live="polite" data-print="no">
      {toast && (
        <p key={toast.id} className={styles.toast} lang={toast.lang} aria-hidden={toast.isAnnounced}>
          {toast.text}
        </p>
      )}
    </div>
  )
}
