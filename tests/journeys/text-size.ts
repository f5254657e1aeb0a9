import type { Page } from '@playwright/test'

/** From the next page on the text has this size, as a borrower has set it. */
export const textSize = (page: Page, size: string) =>
  page.addInitScript((fontSize) => {
    new MutationObserver(() => {
      // There is a moment before the page has an element.
      if (document.documentElement) document.documentElement.style.fontSize = fontSize
    }).observe(document, { childList: true })
  }, size)
