/** Where an element stands: the place of each of its parents among its siblings, from the outermost. */
export type Place = number[]

declare global {
  // A global that scripts of one page share can only be declared so.
  // oxlint-disable-next-line no-var
  var rupyaEarlyTaps: Place[] | undefined
}

const ACTIVE = 'button, label, input, summary'

/** The place of an element inside the early picture, or inside the app: both hold the same picture. */
export function placeIn(root: Element, element: Element): Place {
  const place: Place = []
  for (let node = element; node !== root; ) {
    const parent = node.parentElement
    if (!parent) return []
    place.unshift([...parent.children].indexOf(node))
    node = parent
  }
  return place
}

export const elementAt = (root: Element, place: Place): Element | undefined =>
  place.reduce<Element | undefined>((node, index) => node?.children[index], root)

/** Keeps taps on what only the app can answer. Links lead on by themselves. */
export function keepTaps() {
  const taps = (globalThis.rupyaEarlyTaps ??= [])
  document.addEventListener('click', (event) => {
    const root = document.querySelector('#early')
    const tapped = event.target instanceof Element ? event.target.closest(`a, ${ACTIVE}`) : null
    if (!root || !tapped || !root.contains(tapped) || tapped.matches('a')) return
    event.preventDefault()
    // Once, however often it was tapped.
    const place = placeIn(root, tapped)
    if (tapped.ariaBusy !== 'true') taps.push(place)
    tapped.ariaBusy = 'true'
  })
}
