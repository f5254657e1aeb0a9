import { availableParallelism } from 'node:os'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { playState, prepareState } from './gallery-play.ts'
import type { GalleryState, Language } from './gallery-state.ts'
import { addressOfState } from './gallery-states.ts'

/** What a phone shows at once. */
export const WINDOW = { width: 360, height: 740 }
const LONGEST_WAIT_MS = 30_000
/** So often in a row nothing may be asked for between two frames, until a page counts as complete. */
const QUIET_ROUNDS = 6
/** Of a state and its pictures, on a machine that is busy with something else. */
const LONGEST_VISIT_MS = 120_000

export interface Visit {
  state: GalleryState
  language: Language
}

/**
 * Makes visits to the app at `origin`, several at once, each on a page of its own. What went wrong is a line each.
 */
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

/** Fails after the longest time that a visit may take; it keeps no process alive. */
const tooLong = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('It takes too long')), LONGEST_VISIT_MS).unref()
  })

const newContext = (browser: Browser, baseURL: string) =>
  browser.newContext({ baseURL, viewport: WINDOW, reducedMotion: 'reduce', timezoneId: 'Asia/Jakarta' })

/** Makes a visit with nothing on the device that an earlier one left. */
async function makeVisit<V extends Visit>(
  browser: Browser,
  shared: BrowserContext,
  origin: string,
  visit: V,
  visitOn: (page: Page, visit: V) => Promise<void>,
) {
  const { fastForward, withoutChunk } = visit.state
  // A clock that runs, or a script that is gone, is the context's and would stay for the states that follow.
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

/** Opens a state and plays it, until the page has all that it asks for. */
export async function openState(page: Page, { state, language }: Visit) {
  const quiet = watchRequests(page)
  await prepareState(page, state)
  await page.goto(addressOfState(state, language))
  await playState(page, state, language)
  // Where time is played, an answer that does not come is the state.
  if (!state.fastForward) await quiet()
}

/** Brings the page to rest, without the blinking caret and a backdrop that fades in. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { caret-color: transparent !important } ::backdrop { animation: none !important }')
    document.adoptedStyleSheets = [still]
    await document.fonts.ready
    // A logo that does not load is the screen's to replace.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })

/** Watches what the page asks for. The answer waits until it has all of that, has drawn it, and asks for no more. */
function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    const deadline = Date.now() + LONGEST_WAIT_MS
    // A script that has come may ask for more only once it runs.
    for (let quiet = 0; quiet < QUIET_ROUNDS; quiet = open.size > 0 ? 0 : quiet + 1) {
      const [waitedFor] = open
      if (Date.now() > deadline) throw new Error(`No answer comes from ${waitedFor?.url()}`)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    }
  }
}
