import { earlyCalls } from '../../api/early-calls.ts'
import { noteStep } from '../../platform/links/early-step.ts'

/** The position of an element: its index among its siblings and those of its parents, from the outermost, and its text. */
export interface Place {
  path: number[]
  looks: string
}

declare global {
  // Only `var` can declare a global that several scripts of one page share.
  // oxlint-disable-next-line no-var
  var rupyaEarlyTaps: Element[] | undefined
}

/** Elements that need the app. Links and `<details>` work without it. */
const ACTIVE = 'button, label, input'

/** How a person recognises an element: the picture may have changed since the tap. */
const looksOf = (element: Element) =>
  [element.tagName, element.getAttribute('aria-label'), (element.closest('label') ?? element).textContent].join()

/** The position of an element in the early picture, also in one that another has replaced. The app draws the same picture. */
export function placeOf(element: Element): Place {
  const root = element.closest('[data-language], #early')
  const path: number[] = []
  for (let node = element; node !== root && node.parentElement; node = node.parentElement)
    path.unshift([...node.parentElement.children].indexOf(node))
  return { path, looks: looksOf(element) }
}

/** The element at this position of a picture, if it still looks the same. */
export function elementAt(root: Element, { path, looks }: Place): HTMLElement | undefined {
  const found = path.reduce<Element | undefined>((node, index) => node?.children[index], root)
  return found instanceof HTMLElement && looksOf(found) === looks ? found : undefined
}

/** Whether a tap on a link opens its page in this tab. */
const opensHere = ({ target }: HTMLAnchorElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  target === '' && !ctrlKey && !metaKey && !shiftKey && !altKey

/** Remembers taps on elements that need the app, and the step of a link. */
export function keepTaps() {
  const taps = (globalThis.rupyaEarlyTaps ??= [])
  document.addEventListener('click', (event) => {
    const touched = event.target instanceof Element ? event.target.closest(`a, summary, ${ACTIVE}`) : null
    if (!touched?.closest('#early')) return
    if (touched instanceof HTMLAnchorElement && opensHere(touched, event)) noteStep(touched.href)
    if (!touched.matches(ACTIVE)) return
    event.preventDefault()
    // Only once, however often it was tapped, on its words or on its box.
    const tapped = touched.closest('label')?.control ?? touched
    if (tapped.ariaBusy !== 'true') taps.push(tapped)
    tapped.ariaBusy = 'true'
  })
  // Safari knows what is pressed (`:active`) only where something listens to touches.
  document.addEventListener('touchstart', () => {}, { passive: true })
  // A person who comes back to this page wants new data, and has forgotten the tap.
  addEventListener('pagehide', () => {
    taps.length = 0
    globalThis.rupyaUnpaid = undefined
    earlyCalls().length = 0
    for (const tapped of document.querySelectorAll('#early [aria-busy]')) tapped.ariaBusy = null
  })
}
