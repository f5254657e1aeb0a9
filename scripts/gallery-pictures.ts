import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { captureWebp } from './capture.ts'
import { playState, prepareState } from './gallery-play.ts'
import { type GalleryState, type Language, LANGUAGES } from './gallery-state.ts'
import { addressOfState, SCHEMES } from './gallery-states.ts'

/** What a phone shows at once. */
export const WINDOW = { width: 360, height: 740 }
/** Pixels of a picture for each pixel of the page. */
const SCALE = 1.5
const QUALITY = 80
const LONGEST_WAIT_MS = 30_000
/** So often in a row nothing may be asked for between two frames, until a page counts as complete. */
const QUIET_ROUNDS = 6
/** Of a state and its pictures, on a machine that is busy with something else. */
const LONGEST_VISIT_MS = 120_000

type Scheme = (typeof SCHEMES)[number]

/** The file of what a phone shows of a state, or of the whole page if that is taller. */
export const pictureOf = (name: string, language: Language, scheme: Scheme, whole = false) =>
  `${name}-${language}-${scheme}${whole ? '-whole' : ''}.webp`

interface Visit {
  state: GalleryState
  language: Language
}

/**
 * Takes the pictures of states in every language and scheme, from the app at `origin`, into a folder. What went wrong is a
 * line each.
 */
export async function takePictures(browser: Browser, origin: string, states: GalleryState[], folder: string) {
  const visits = LANGUAGES.flatMap((language) => states.map((state): Visit => ({ state, language })))
  const problems: string[] = []
  let taken = 0
  const takeInTurn = async () => {
    const shared = await newContext(browser, origin)
    for (let visit = visits.shift(); visit; visit = visits.shift()) {
      const { name } = visit.state
      await Promise.race([takeVisit(browser, shared, visit, origin, folder), tooLong()]).catch((error: Error) => {
        problems.push(`${name} in ${visit.language}: ${error.message.split('\n')[0]}`)
      })
      taken += 1
      if (taken % 50 === 0) console.log(`${taken} states, ${visits.length} to go`)
    }
    await shared.close()
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, takeInTurn))
  return problems
}

/** Fails after the longest time that a visit may take; it keeps no process alive. */
const tooLong = () =>
  new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('It takes too long')), LONGEST_VISIT_MS).unref()
  })

const newContext = (browser: Browser, baseURL: string) =>
  browser.newContext({ baseURL, viewport: WINDOW, reducedMotion: 'reduce', timezoneId: 'Asia/Jakarta' })

/** Opens a state and takes its pictures, with nothing on the device that an earlier state left. */
async function takeVisit(browser: Browser, shared: BrowserContext, visit: Visit, origin: string, folder: string) {
  const { fastForward, withoutChunk } = visit.state
  // A clock that runs, or a script that is gone, is the context's and would stay for the states that follow.
  const own = fastForward || withoutChunk ? await newContext(browser, origin) : undefined
  const page = await (own ?? shared).newPage()
  const cdp = await page.context().newCDPSession(page)
  try {
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' })
    await openState(page, visit)
    await capture(page, visit, folder)
  } finally {
    await page.close()
    await own?.close()
  }
}

async function openState(page: Page, { state, language }: Visit) {
  const quiet = watchRequests(page)
  await prepareState(page, state)
  await page.goto(addressOfState(state, language))
  await playState(page, state, language)
  // Where time is played, an answer that does not come is the state.
  if (!state.fastForward) await quiet()
}

async function capture(page: Page, { state, language }: Visit, folder: string) {
  const shoot = async (scheme: Scheme, whole: boolean) => {
    await page.emulateMedia({ colorScheme: scheme })
    const file = join(folder, pictureOf(state.name, language, scheme, whole))
    await captureWebp(page, file, { quality: QUALITY, scale: SCALE })
  }
  const height = await settle(page)
  for (const scheme of SCHEMES) await shoot(scheme, false)
  const behindDialog = await page.getByRole('dialog').isVisible()
  if (height <= WINDOW.height || behindDialog) return
  // In a window as tall as the page, what is pinned to the window's edges is at the page's.
  await page.setViewportSize({ width: WINDOW.width, height })
  await settle(page)
  for (const scheme of SCHEMES) await shoot(scheme, true)
}

/** Brings the page to rest at its top, without the blinking caret and a backdrop that fades in. Its height. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('* { caret-color: transparent !important } ::backdrop { animation: none !important }')
    document.adoptedStyleSheets = [still]
    await document.fonts.ready
    // A logo that does not load is the screen's to replace.
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    window.scrollTo(0, 0)
    return document.documentElement.scrollHeight
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
