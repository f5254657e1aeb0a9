import type { Page } from '@playwright/test'

/** What a tap would reach in parts of a page that are inert, where an engine does not know the attribute. */
export const reachedInInert = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[inert], [inert] *')]
    if (parts.length === 0) throw new Error('Nothing is inert.')
    return parts
      .filter((part) => getComputedStyle(part).pointerEvents !== 'none')
      .map((part) => part.outerHTML.slice(0, 120))
  })
