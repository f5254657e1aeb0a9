import { earlyCalls } from '../../api/early-calls.ts'

/** Where an element stands: the place of each of its parents among its siblings, from the outermost, and what it says. */
export interface Place {
  path: number[]
  looks: string
}

declare global {
  // A global that scripts of one page share can only be declared so.
  // oxlint-disable-next-line no-var
  var rupyaEarlyTaps: Place[] | undefined
}

/** What only the app can answer. Links lead on by themselves, and `<details>` opens by itself. */
const ACTIVE = 'button, label, input'

/** What a person takes an element for: the picture may have changed since it was tapped. */
const looksOf = (element: Element) =>
  [element.tagName, element.getAttribute('aria-label'), (element.closest('label') ?? element).textContent].join()

/** The place of an element inside the early picture. The app holds the same picture. */
export function placeOf(element: Element): Place {
  const root = element.closest('[data-language], #early')
  const path: number[] = []
  for (let node = element; node !== root && node.parentElement; node = node.parentElement)
    path.unshift([...node.parentElement.children].indexOf(node))
  return { path, looks: looksOf(element) }
}

/** The element at this place of a picture, if it is the one that it was. */
export function elementAt(root: Element, { path, looks }: Place): HTMLElement | undefined {
  const found = path.reduce<Element | undefined>((node, index) => node?.children[index], root)
  return found instanceof HTMLElement && looksOf(found) === looks ? found : undefined
}

/** Keeps taps on what only the app can answer. */
export function keepTaps() {
  const taps = (globalThis.rupyaEarlyTaps ??= [])
  document.addEventListener('click', (event) => {
    const tapped = event.target instanceof Element ? event.target.closest(`a, summary, ${ACTIVE}`) : null
    if (!tapped?.matches(ACTIVE) || !tapped.closest('#early')) return
    event.preventDefault()
    // Once, however often it was tapped.
    if (tapped.ariaBusy !== 'true') taps.push(placeOf(tapped))
    tapped.ariaBusy = 'true'
  })
  // Who comes back to this page wants to hear everything anew, and has forgotten the tap.
  addEventListener('pagehide', () => {
    taps.length = 0
    earlyCalls().length = 0
    for (const tapped of document.querySelectorAll('#early [aria-busy]')) tapped.ariaBusy = null
  })
}
