import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/** From now on, the page's requests fail. Waits, because after `setOffline` the engine may still answer for a moment. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await expectAnswered(page, false)
}

/** Ends `goOffline`. Waits, because the engine may still let requests fail for a moment. */
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

/** The page returns from the background, repeatedly until it shows `seen`, like a borrower who switches apps. */
export async function comeBack(page: Page, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await seen()
  }).toPass()
}
