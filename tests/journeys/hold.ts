import type { Page } from '@playwright/test'

/** From now on, requests to addresses with this pattern wait until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    // The page that sent it may be closed by then.
    await route.continue().catch(() => {})
  })
  return resolve
}
