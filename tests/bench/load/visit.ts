import type { Browser, CDPSession, Page } from '@playwright/test'
import { type Line, type Link, NO_LINE } from './link.ts'
import { DONE, SEEN, type Seen, watchPage } from './watch-page.ts'

/** The network and the phone. */
export interface Conditions {
  line: Line
  /** How many times slower than this machine. */
  cpu: number
}

interface Visit {
  address: string
  /** XPaths of elements: the data is loaded when one element of each is visible. */
  shown: string[]
  /** Without them, this machine at full speed. */
  conditions?: Conditions
  /** A repeated visit, with the files in the cache. */
  isAgain?: boolean
  /** Called for every frame that the browser paints: a JPEG and its time in milliseconds since 1970. */
  onFrame?: (frame: string, time: number) => void
  /** Runs in the page at the end. */
  inspect?: (page: Page) => Promise<void>
}

export interface Load extends Seen {
  /** Bytes received before the data was on the screen, headers included. */
  bytes: number
  requests: number
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
const LONGEST_MS = 60_000
/** Layout shifts after this time are not recorded. */
const SETTLE_MS = 700

/** Opens an address in a fresh browser, and measures how it loads. Throws if the data or the app does not load. */
export async function visit(browser: Browser, link: Link, options: Visit): Promise<Load> {
  const { address, shown, conditions, isAgain, onFrame, inspect } = options
  const context = await browser.newContext(PHONE)
  try {
    await context.addInitScript(watchPage, { shown, done: DONE, seen: SEEN })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Runtime.enable')
    await cdp.send('Runtime.addBinding', { name: DONE })
    await cdp.send('Network.enable')
    link.line = NO_LINE
    if (isAgain) {
      await open(page, cdp, link.origin + address)
      await page.goto('about:blank')
    }
    const replies = watchReplies(cdp)
    link.line = conditions?.line ?? NO_LINE
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: conditions?.cpu ?? 1 })
    if (onFrame) await watchFrames(cdp, onFrame)
    await open(page, cdp, link.origin + address)
    // `watchPage` has put it there.
    const seen = await page.evaluate((name) => Reflect.get(window, name) as Seen, SEEN)
    await inspect?.(page)
    const before = replies.filter(({ time }) => time <= seen.began + seen.data)
    return { ...seen, bytes: before.reduce((sum, { bytes }) => sum + bytes, 0), requests: before.length }
  } finally {
    await context.close()
  }
}

/** Opens an address. Resolves when the app has taken over, and late layout shifts are over. */
async function open(page: Page, cdp: CDPSession, address: string) {
  const done = new Promise<true>((resolve) => {
    cdp.on('Runtime.bindingCalled', ({ name }) => {
      if (name === DONE) resolve(true)
    })
  })
  await page.goto(address, { waitUntil: 'commit' })
  const isDone = await Promise.race([done, page.waitForTimeout(LONGEST_MS)])
  if (!isDone) throw new Error(`After ${LONGEST_MS} ms the page is not there:\n${await page.innerText('body')}`)
  await page.waitForTimeout(SETTLE_MS)
}

/** Every network reply, with the milliseconds since 1970 when it was complete. The list grows. */
function watchReplies(cdp: CDPSession): { time: number; bytes: number }[] {
  const replies: { time: number; bytes: number }[] = []
  /** Per request: converts the browser's own seconds into milliseconds since 1970. */
  const asked = new Map<string, (seconds: number) => number>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (request.url.startsWith('http')) asked.set(requestId, (seconds) => (wallTime + seconds - timestamp) * 1000)
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const time = asked.get(requestId)?.(timestamp)
    if (time !== undefined) replies.push({ time, bytes: encodedDataLength })
  })
  return replies
}

async function watchFrames(cdp: CDPSession, onFrame: NonNullable<Visit['onFrame']>) {
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    // A closed page needs no acknowledgement.
    cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
    if (metadata.timestamp) onFrame(data, metadata.timestamp * 1000)
  })
  const { width, height } = PHONE.viewport
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: width, maxHeight: height })
}
