import { expect, type Page } from '@playwright/test'

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Place {
  text: string
  box: Box
  screen: { width: number; height: number }
  /** The texts of the titles, amounts, dialogs and bars that it covers. */
  covers: string[]
}

/** Records the position of each later toast, and what it covers. */
export async function watchToastPlaces(page: Page): Promise<() => Promise<Place[]>> {
  // While a toast moves in, it is not at its final position.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    const places: Place[] = []
    Object.assign(window, { places })
    const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    // Elements fixed to an edge of the screen: the header, and the payment bar.
    const bars = () =>
      [...document.querySelectorAll('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky' && !element.closest('[role=status]'),
      )
    const measure = (toast: Element): Place => {
      const found = toast.getBoundingClientRect()
      const box = { left: found.left, top: found.top, right: found.right, bottom: found.bottom }
      // With large text, there is not always room beside optional content.
      const isLarge = parseFloat(getComputedStyle(document.documentElement).fontSize) > 16
      const dialogs = [...document.querySelectorAll('dialog[open]')]
      const kept = [
        ...document.querySelectorAll(dialogs.length > 0 ? 'dialog[open]' : isLarge ? 'h1' : 'h1, h2, h3, :focus'),
        ...(dialogs.length > 0 ? [] : bars()),
      ]
      const covers = kept
        // A dialog contains its toast, so the toast does not cover it.
        .filter((element) => overlap(box, element.getBoundingClientRect()) && element.tagName !== 'MAIN')
        .map((element) => (element instanceof HTMLDialogElement ? 'dialog' : element.textContent || element.tagName))
      if (dialogs.length === 0) {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { currentNode: text } = texts
          if (toast.contains(text)) continue
          for (const { index, 0: amount } of (text.nodeValue ?? '').matchAll(/(?:Rp|₹) ?[\d.,]*\d/g)) {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + amount.length)
            if ([...range.getClientRects()].some((each) => overlap(box, each))) covers.push(amount)
          }
        }
      }
      return {
        text: toast.textContent ?? '',
        box,
        screen: { width: document.documentElement.clientWidth, height: window.innerHeight },
        covers,
      }
    }
    const follow = (toast: Element, index = places.length) => {
      if (!toast.isConnected) return
      places[index] = measure(toast)
      requestAnimationFrame(() => follow(toast, index))
    }
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.parentElement?.matches('[role=status][aria-live=polite]')) follow(node)
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate('window.places')
}

/** A toast has appeared, is fully visible, and covers nothing important, once its placement code has loaded. */
export async function expectNothingCovered(places: () => Promise<Place[]>) {
  await expect.poll(async () => (await places()).length).toBeGreaterThan(0)
  await expect.poll(async () => (await places()).flatMap(({ covers }) => covers)).toEqual([])
  for (const { text, box, screen } of await places()) {
    const isInSight = box.left >= 0 && box.top >= 0 && box.right <= screen.width && box.bottom <= screen.height
    expect(isInSight, `${text}: ${JSON.stringify({ box, screen })}`).toBe(true)
  }
}
