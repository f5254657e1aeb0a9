import { isSameAddress } from './address.ts'
import { elementAt, type Place, placeOf } from './taps.ts'

/** The app has drawn a screen: it takes the place of the early picture, in one frame, with focus and taps. */
export function takeOver() {
  const early = document.querySelector('#early')
  const app = document.querySelector('#app')
  if (!early || !app) return
  const { activeElement, documentElement: html } = document
  const focused = activeElement && early.contains(activeElement) ? placeOf(activeElement) : undefined
  const opened = [...early.querySelectorAll('details[open]')].map(placeOf)
  early.remove()
  html.classList.remove('early', 'drawn', 'gone')
  html.dataset['app'] = 'ready'
  const at = (place: Place) => elementAt(app, place)
  for (const place of opened) at(place)?.setAttribute('open', '')
  if (focused) at(focused)?.focus({ preventScroll: true })
  for (const place of globalThis.rupyaEarlyTaps ?? []) at(place)?.click()
}

/** As `takeOver`, for a screen that still loads: what is drawn of the same address stays until the screen is there. */
export function takeOverLoading() {
  if (!document.documentElement.classList.contains('drawn') || !isSameAddress()) takeOver()
}
