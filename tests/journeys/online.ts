import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/** From here on what the page asks fails. For a moment after `setOffline` the engine may still answer. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expectAnswered(page, false)
}

/** Ends `goOffline`: for a moment after it the engine may still fail what the page asks. */
export async function comeOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await expectAnswered(page, true)
}

function expectAnswered(page: Page, isAnswered: boolean) {
  const asks = () =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  return expect.poll(() => page.evaluate(asks)).toBe(isAnswered)
}

/** The page comes back from the background, like one whose borrower looks at another app until it shows `seen`. */
export async function comeBack(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await seen()
  }).toPass()
}
