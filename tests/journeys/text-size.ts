import type { Page } from '@playwright/test'

/** From the next page on, text has this size, as set by a borrower. */
export const textSize = (page: Page, size: string) =>
  page.addInitScript((fontSize) => {
    new MutationObserver(() => {
      // For a moment, the page has no root element.
      if (document.documentElement) document.documentElement.style.fontSize = fontSize
    }).observe(document, { childList: true })
  }, size)
