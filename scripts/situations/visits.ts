import { availableParallelism } from 'node:os'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { playState, prepareState } from './play.ts'
import type { GalleryState, Language } from './situation.ts'
import { addressOfState } from './situations.ts'

/** The size of a phone's screen. */
export const WINDOW = { width: 360, height: 740 }
const LONGEST_WAIT_MS = 30_000
/** A page is complete after this many frames in a row without a request. */
const QUIET_ROUNDS = 6
/** For a state with its pictures, on a busy machine. */
const LONGEST_VISIT_MS = 120_000

export interface Visit {
  state: GalleryState
  language: Language
}

/** Makes visits to the app at `origin`, several in parallel, each on its own page. Returns the problems, one line each. */
export async function makeVisits<V extends Visit>(
  browser: Browser,
  origin: string,
  planned: V[],
  visitOn: (page: Page, visit: V) => Promise<void>,
): Promise<string[]> {
  const visits = [...planned]
  const problems: string[] = []
  let made = 0
  const visitInTurn = async () => {
    const shared = await newContext(browser, origin)
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      const { state, language } = visit
      await Promise.race([makeVisit(browser, shared, origin, visit, visitOn), tooLong()]).catch((error: Error) => {
        problems.push(`${state.name} in ${language}: ${error.message.split('\n')[0]}`)
      })
      made += 1
      if (made % 50 === 0) console.log(`${made} states, ${visits.length} to go`)
    }
    await shared.close()
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, visitInTurn))
  return problems
}

/** Rejects after the longest time for a visit. The timer does not keep the process alive. */
const tooLong = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('It takes too long')), LONGEST_VISIT_MS).unref()
  })

const newContext = (browser: Browser, baseURL: string) =>
  browser.newContext({ baseURL, viewport: WINDOW, reducedMotion: 'reduce', timezoneId: 'Asia/Jakarta' })

/** Makes a visit without stored data of an earlier one. */
async function makeVisit<V extends Visit>(
  browser: Browser,
  shared: BrowserContext,
  origin: string,
  visit: V,
  visitOn: (page: Page, visit: V) => Promise<void>,
) {
  const { fastForward, withoutChunk } = visit.state
  // A running clock or a missing script belongs to the context, so it would affect later states.
  const own = fastForward || withoutChunk ? await newContext(browser, origin) : undefined
  const page = await (own ?? shared).newPage()
  const cdp = await page.context().newCDPSession(page)
  try {
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
    await visitOn(page, visit)
  } finally {
    await page.close()
    await own?.close()
  }
}

/** Opens a state and plays it, until the page has loaded everything. */
export async function openState(page: Page, { state, language }: Visit) {
  const quiet = watchRequests(page)
  await prepareState(page, state)
  await page.goto(addressOfState(state, language))
  await playState(page, state, language)
  // If the clock is controlled, a missing reply may be part of the state.
  if (!state.fastForward) await quiet()
}

/** Waits until the page is still, and hides the blinking caret and the fade-in of a backdrop. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { caret-color: transparent !important } ::backdrop { animation: none !important }')
    document.adoptedStyleSheets = [still]
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
