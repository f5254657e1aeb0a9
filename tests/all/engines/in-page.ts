import type { Spot } from './engine.ts'

// Functions that run in a page, so they may use nothing from outside.

/** The visible text. */
export function visibleText(): string {
  return document.body.innerText.replaceAll(/\s+/g, ' ')
}

/** Elements that are visible and not covered by others. */
export function drawnElements(selector: string): Element[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility() &&
      element.getClientRects().length > 0 &&
      !element.closest('[inert]') &&
      (modal?.contains(element) ?? true),
  )
}

/** Scrolls to an element as a person does. Returns where its middle can be tapped, or why it cannot. */
export async function spotOf(element: HTMLElement): Promise<Spot | string> {
  // A checkbox or radio button is drawn by its label.
  const label = element instanceof HTMLInputElement && /^(radio|checkbox)$/.test(element.type) && element.labels?.[0]
  const target = label || element
  const place = () => target.getBoundingClientRect()
  const { top, bottom } = place()
  if (top < 60 || bottom > innerHeight - 60) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = place()
  await new Promise<void>((drawn) => {
    requestAnimationFrame(() => requestAnimationFrame(() => drawn()))
    // On a busy machine, Firefox sometimes stopped drawing until something happened.
    setTimeout(drawn, 500)
  })
  const after = place()
  if (before.x !== after.x || before.y !== after.y) return 'it moves'
  const spot = { x: after.x + after.width / 2, y: after.y + after.height / 2 }
  const hit = document.elementFromPoint(spot.x, spot.y)
  if (hit && (target.contains(hit) || hit.contains(target))) return spot
  return `${hit?.outerHTML.slice(0, 80) ?? 'nothing'} is in front of it`
}

/** Visible elements with exactly this text. */
export function elementsOfWords(words: string): Element[] {
  const found: Element[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (texts.currentNode.textContent?.trim() === words && parent?.checkVisibility()) found.push(parent)
  }
  return found
}
