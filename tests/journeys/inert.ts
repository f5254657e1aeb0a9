import type { Page } from '@playwright/test'

/** What a tap could reach inside inert parts of a page, in an engine without the attribute. */
export const reachedInInert = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('[inert], [inert] *')]
    if (parts.length === 0) throw new Error('Nothing is inert.')
    return parts
      .filter((part) => getComputedStyle(part).pointerEvents !== 'none')
      .map((part) => part.outerHTML.slice(0, 120))
  })
