import { isSameAddress } from '../page/early-address.ts'
import { elementAt, type Place, placeOf } from './taps.ts'

/**
 * The page's own title until a screen sets one: React inserts that before it. When skeletons are built there is no document.
 */
const ownTitle = typeof document === 'undefined' ? null : document.querySelector('head > title')

/** How long the app waits for the end of a press on the early picture. */
const PRESS_MS = 2000

/**
 * Call when the app has drawn a screen: it replaces the early picture in one frame, with title, focus and taps. A press on the
 * picture is awaited until `latest`, because a click needs its press and its release on one element. If the app's screen is no
 * longer wanted by then, the picture stays.
 */
export function takeOver(isWanted = () => true, latest = performance.now() + PRESS_MS) {
  if (document.querySelectorAll('head > title').length > 1) ownTitle?.remove()
  const early = document.querySelector('#early')
  const app = document.querySelector('#app')
  if (!early || !app || !isWanted()) return
  const { activeElement, documentElement: html } = document
  if (early.querySelector(':active') && performance.now() < latest) {
    // The app's screen is there instead of the words, and must not be shown beside its picture.
    html.classList.remove('gone')
    requestAnimationFrame(() => takeOver(isWanted, latest))
    return
  }
  const focused = activeElement && early.contains(activeElement) ? placeOf(activeElement) : undefined
  const tapped = (globalThis.rupyaEarlyTaps ?? []).map(placeOf)
  const opened = [...early.querySelectorAll('details[open]')].map(placeOf)
  early.remove()
  // The page looked for payments before this screen: a later one has to look again.
  globalThis.rupyaUnpaid = undefined
  html.classList.remove('early', 'drawn', 'gone')
  html.dataset['app'] = 'ready'
  const at = (place: Place) => elementAt(app, place)
  for (const place of opened) at(place)?.setAttribute('open', '')
  if (focused) at(focused)?.focus({ preventScroll: true })
  for (const place of tapped) at(place)?.click()
}

/**
 * Call when a screen has its data: early replies that it has not used are too old for a later one. The waiting screen is too
 * soon, because a slow phone may not have loaded the screen's own script by then.
 */
export function forgetEarlyCalls() {
  globalThis.rupyaEarlyCalls = undefined
}

/** Whether the early picture is still shown and is scrolled down. */
export const isEarlyScrolled = () => scrollY > 0 && document.querySelector('#early') !== null

/** Whether the reply is drawn, for the current address. It stays until the app has drawn it too. */
export const isDrawn = () => document.documentElement.classList.contains('drawn') && isSameAddress()
