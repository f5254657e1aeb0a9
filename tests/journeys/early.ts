import type { Page } from '@playwright/test'
import { expect } from './page.ts'
import { hold } from './on-page.ts'

/** The app's scripts, without those that the page itself loads. */
export const APP_SCRIPTS = /\/assets\/(?!early-|start-anyway-)[^/]*\.js$/

/** The screens that are drawn before the app has loaded, with what a borrower looks for. */
export const DRAWN = [
  { path: '/loanDetails', scenario: 'order-174-extendable', money: 'Rp1.090.000' },
  { path: '/#/borrowDetail/', scenario: 'order-180', money: 'Rp1.' },
  { path: '/repayment', scenario: 'instalments-many', money: 'Rp545.000' },
  { path: '/repaymentDelay', scenario: 'extension-open', money: 'Rp327.000' },
]

/** Blocks the app's scripts until the returned function is called. Until then, the page is on its own. */
export const holdApp = (page: Page) => hold(page, APP_SCRIPTS)

/**
 * Stops the phone's clock, for what is not about time: the router shows no waiting screen then, however busy the machine is.
 */
export const stopClock = (page: Page) => page.clock.setFixedTime(Date.now())

/** The reply is drawn, and the app has not loaded. */
export const expectDrawn = (page: Page) => expect(page.locator('html.drawn:not([data-app])')).toBeAttached()

/** The page had enough time to draw the reply. */
export async function settle(page: Page) {
  for (let task = 0; task < 20; task += 1) await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** The app has taken over the page, and its on-demand parts have loaded. */
export async function expectTakenOver(page: Page) {
  await expect(page.locator('html[data-app=ready]')).toBeAttached()
  await expect(page.locator('#early')).toHaveCount(0)
}

/** From the next page on, records layout shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => entry.toJSON()))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate('shifts')
}

/** The targets of the links in a part of the page. */
export const linksIn = (page: Page, part: '#early' | '#app') =>
  page.evaluate((selector) => {
    const links = document.querySelectorAll<HTMLAnchorElement>(`${selector} a`)
    return [...links].map(({ href, textContent }) => [textContent, href])
  }, part)

/** The page's picture once two in a row are the same: a busy machine paints letters after the page has placed them. */
export async function steadyPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot()
  for (;;) {
    const next = await page.screenshot()
    if (next.equals(last)) return next
    last = next
  }
}

/** The largest difference of a colour channel between two pictures of the same size, 0 to 255. */
export async function differenceOf(page: Page, before: Buffer, after: Buffer): Promise<number> {
  const other = await page.context().newPage()
  try {
    return await other.evaluate(
      async (pictures) => {
        const [a, b] = await Promise.all(
          pictures.map(async (picture) => {
            const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
            context?.drawImage(bitmap, 0, 0)
            return context?.getImageData(0, 0, bitmap.width, bitmap.height).data
          }),
        )
        if (!a || a.length !== b?.length) return 255
        return a.reduce((most, value, index) => Math.max(most, Math.abs(value - (b[index] ?? 0))), 0)
      },
      [before.toString('base64'), after.toString('base64')],
    )
  } finally {
    await other.close()
  }
}
