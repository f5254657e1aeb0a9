import type { Browser } from '@playwright/test'
import { launchChromium } from '../../scripts/setup/browser.ts'
import { screenAddress } from '../journeys/borrower.ts'
import { AT_ONCE, card, pay } from '../journeys/payway.ts'
import { turned } from './load/compare-loads.ts'
import { Measured } from './measured.ts'
import { startServer } from './start-server.ts'

export const TAP_TITLE = 'From a tap that pays to its request'

const ROUNDS = 25
const CPU = 4
const COMMIT = '/repayment-commit'

/** The current app, and the app in a browser without IndexedDB: then it writes only to localStorage, as before decision 061. */
const PHONES = { 'without IndexedDB': false, 'with it': true }

export async function tapSection({ quick }: { quick: boolean }): Promise<string> {
  const server = await startServer('preview.ts', ['--world-port'])
  const browser = await launchChromium()
  const measured = new Measured()
  try {
    const rounds = quick ? 1 : ROUNDS
    // Not counted: the first visits make the server compress its files.
    for (const hasDisk of Object.values(PHONES)) await tapToRequest(browser, server.origin, hasDisk)
    for (let round = 0; round < rounds; round += 1)
      for (const [name, hasDisk] of turned(Object.entries(PHONES), round))
        measured.add('From the tap to the request, ms', name, await tapToRequest(browser, server.origin, hasDisk))
    return `${measured.table()}

- ${rounds === 1 ? 'One payment' : `${rounds} payments`} by card of each, in turns, on a processor ${CPU} times slower, each by a browser without history.
- Before its request the app reads the order and its instalments, and, where there is IndexedDB, waits until the payment is on the disk
  ([061](decisions/061-what-is-sent-is-on-the-disk.md)).`
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Pays by card, and returns how long after the tap the browser began to send the request. */
async function tapToRequest(browser: Browser, origin: string, hasDisk: boolean): Promise<number> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    extraHTTPHeaders: { 'x-world': crypto.randomUUID(), 'x-scenario': AT_ONCE.scenario },
  })
  try {
    if (!hasDisk)
      await context.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }))
    await context.addInitScript(() => addEventListener('click', () => performance.mark('tap'), { capture: true }))
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await page.goto(screenAddress('/payway', AT_ONCE))
    await card(page, '2205').check()
    await page.waitForLoadState('networkidle')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU })
    const answer = page.waitForResponse(`**${COMMIT}*`)
    await pay(page).click()
    await (await answer).finished()
    const waited = await page.waitForFunction((path) => {
      const sent = performance.getEntriesByType('resource').find(({ name }) => new URL(name).pathname.endsWith(path))
      const tap = performance.getEntriesByName('tap').pop()
      return sent && tap && sent.startTime - tap.startTime
    }, COMMIT)
    return (await waited.jsonValue()) ?? Number.NaN
  } finally {
    await context.close()
  }
}
