import type { Page } from '@playwright/test'
import { expect } from './page.ts'

/** Ends `setOffline(true)`: for a moment after it the engine may still fail what the page asks. */
export async function comeOnline(page: Page): Promise<void> {
  await page.context().setOffline(false)
  const asks = () =>
    fetch('/robots.txt', { cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  await expect.poll(() => page.evaluate(asks)).toBe(true)
}
