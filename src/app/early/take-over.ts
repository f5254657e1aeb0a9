import { elementAt, placeIn } from './taps.ts'

/** The app has drawn a screen: it takes the place of the early picture, in one frame, with focus and taps. */
export function takeOver() {
  const early = document.querySelector('#early')
  const app = document.querySelector('#app')
  if (!early || !app) return
  const { activeElement } = document
  const focused = activeElement && early.contains(activeElement) ? placeIn(early, activeElement) : undefined
  const opened = [...early.querySelectorAll('details[open]')].map((details) => placeIn(early, details))
  early.remove()
  document.documentElement.classList.remove('early', 'drawn', 'gone')
  document.documentElement.dataset['app'] = 'ready'
  const at = (place: number[]) => elementAt(app, place)
  for (const place of opened) at(place)?.setAttribute('open', '')
  const target = focused && at(focused)
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  for (const place of globalThis.rupyaEarlyTaps ?? []) {
    const tapped = at(place)
    if (tapped instanceof HTMLElement) tapped.click()
  }
}
