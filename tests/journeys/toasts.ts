import type { Page } from '@playwright/test'

/** Records every later toast, also those that disappear quickly. */
export async function watchToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const toasts: string[] = []
    Object.assign(window, { toasts })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node.parentElement?.getAttribute('aria-live') === 'polite') toasts.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  return () => page.evaluate('window.toasts')
}
