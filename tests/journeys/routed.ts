import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'

/** A page that is being left may never answer a probe, in milliseconds. */
const PROBE_MS = 2000

/**
 * Chromium turns interception on a moment after it says so, and never for a document that opens at that moment. So on a page that
 * is open, `route` resolves only when a request of the page has met it.
 */
export function waitForRoutes(page: Page): Page {
  const route = page.route.bind(page)
  page.route = async (...args) => {
    const disposable = await route(...args)
    if (page.url() !== 'about:blank') await meetRoute(page, route)
    return disposable
  }
  return page
}

async function meetRoute(page: Page, route: Page['route']) {
  const address = new URL('/__probe', page.url()).href
  let isMet = false
  await route(address, (probe) => {
    isMet = true
    return probe.fulfill({ status: 204 })
  })
  // Requests of a page with a service worker meet no route. A document that is being left sends nothing more; the next one does.
  const isOn = async () => {
    const hasWorker = page
      .evaluate(async (url) => {
        if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return true
        await fetch(url)
        return false
      }, address)
      .catch(() => false)
    const isOver = (await Promise.race([hasWorker, setTimeout(PROBE_MS, false)])) || isMet
    if (!isOver) await turnOnAgain(page)
    return isOver
  }
  await expect.poll(isOn, { intervals: [0, 10, 50, 100] }).toBe(true)
  await page.unroute(address)
}

/** A second session that intercepts for a moment makes Chromium ask the first one again. */
async function turnOnAgain(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '/__nothing' }] })
  await session.detach()
}
