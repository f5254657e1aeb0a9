import { availableParallelism } from 'node:os'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { showRoboto } from './phone-font.ts'
import { reachSituation, prepareSituation } from './reach.ts'
import type { Situation, Language } from './situation.ts'
import { addressOfSituation } from './situations.ts'

/** The size of a phone's screen. */
export const WINDOW = { width: 360, height: 740 }
const LONGEST_WAIT_MS = 30_000
/** A page is complete after this many frames in a row without a request. */
const QUIET_ROUNDS = 6
/** For a situation with its pictures, on a busy machine. */
const LONGEST_LOOK_MS = 120_000

/** A situation as readers of a language see it. */
export interface InLanguage {
  situation: Situation
  language: Language
}

/**
 * Looks at situations in the app at `origin`, several in parallel, each on its own page. Returns the problems, one line each.
 */
export async function lookAtSituations<V extends InLanguage>(
  browser: Browser,
  origin: string,
  planned: V[],
  look: (page: Page, next: V) => Promise<void>,
): Promise<string[]> {
  const queue = [...planned]
  const problems: string[] = []
  let made = 0
  const inTurn = async () => {
    const shared = await newContext(browser, origin)
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { situation, language } = next
      await Promise.race([lookAtSituation(browser, shared, origin, next, look), tooLong()]).catch((error: Error) => {
        problems.push(`${situation.name} in ${language}: ${error.message.split('\n')[0]}`)
      })
      made += 1
      if (made % 50 === 0) console.log(`${made} situations, ${queue.length} to go`)
    }
    await shared.close()
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, inTurn))
  return problems
}

/** Rejects after the longest time for a situation. The timer does not keep the process alive. */
const tooLong = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('It takes too long')), LONGEST_LOOK_MS).unref()
  })

async function newContext(browser: Browser, baseURL: string) {
  const phone = { viewport: WINDOW, reducedMotion: 'reduce', timezoneId: 'Asia/Jakarta' } as const
  const context = await browser.newContext({ baseURL, ...phone })
  await showRoboto(context)
  return context
}

/** Looks at a situation without stored data of an earlier one. */
async function lookAtSituation<V extends InLanguage>(
  browser: Browser,
  shared: BrowserContext,
  origin: string,
  next: V,
  look: (page: Page, next: V) => Promise<void>,
) {
  const { fastForward, withoutChunk } = next.situation
  // A running clock or a missing script belongs to the context, so it would affect later situations.
  const own = fastForward || withoutChunk ? await newContext(browser, origin) : undefined
  const page = await (own ?? shared).newPage()
  const cdp = await page.context().newCDPSession(page)
  try {
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
    await look(page, next)
  } finally {
    await page.close()
    await own?.close()
  }
}

/** Opens a situation and takes its steps, until the page has loaded everything. */
export async function openSituation(page: Page, { situation, language }: InLanguage) {
  const quiet = watchRequests(page)
  await prepareSituation(page, situation)
  await page.goto(addressOfSituation(situation, language))
  await reachSituation(page, situation, language)
  // If the clock is controlled, a missing reply may be part of the situation.
  if (!situation.fastForward) await quiet()
}

/** Waits until the page is still, and hides the blinking caret and the fade-in of a backdrop. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { caret-color: transparent !important } ::backdrop { animation: none !important }')
    document.adoptedStyleSheets.push(still)
    await document.fonts.ready
    // If a logo does not load, the screen replaces it.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })

/** Watches the page's requests. The returned function resolves once all are answered and drawn, and no more follow. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    const deadline = Date.now() + LONGEST_WAIT_MS
    // A script may send more requests only after it has run.
    for (let quiet = 0; quiet < QUIET_ROUNDS; quiet = open.size > 0 ? 0 : quiet + 1) {
      const [waitedFor] = open
      if (Date.now() > deadline) throw new Error(`No answer comes from ${waitedFor?.url()}`)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    }
  }
}
