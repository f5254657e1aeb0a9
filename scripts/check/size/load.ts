import { randomUUID } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response, Route } from '@playwright/test'
import { type Load, round } from './budget.ts'

/** A page that was idle this often has requested everything. */
const IDLE_TIMES = 3
/** How long it may take until a request is noticed here. */
const HEARD_MS = 25
const LATE_MS = 450

/**
 * Opens a screen once with an empty cache, and answers its requests in rounds: the replies of a round are sent once the page
 * has requested all that it can without them. The number of rounds is the depth of the chain.
 */
export async function loadOf(
  browser: Browser,
  origin: string,
  { address, scenario }: { address: string; scenario: string },
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-world': randomUUID(), 'x-scenario': scenario },
  })
  const page = await context.newPage()
  // Prefetching before a tap is not part of the screen.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked: Route[] = []
  const { promise: isAsked, resolve } = Promise.withResolvers<void>()
  await page.route('**/*', (route) => {
    asked.push(route)
    resolve()
  })
  // Only some kinds of Chromium ask for the icon.
  await page.route('**/icon.svg', (route) => route.abort())
  const opened = page.goto(origin + address, { waitUntil: 'commit' })
  await isAsked
  const load = { page: 0, script: 0, style: 0, requests: 0, depth: 0 }
  for (;;) {
    // React shows late content up to 300 ms after the earlier content, and only then requests more.
    if (asked.length === 0) await new Promise((done) => setTimeout(done, LATE_MS))
    const turn = asked.splice(0)
    if (turn.length === 0) break
    load.depth += 1
    load.requests += turn.length
    const answers = await Promise.all(turn.map((route) => answer(route, origin)))
    await opened
    for (const response of answers) {
      const kind = response && KINDS[response.request().resourceType()]
      if (kind) load[kind] += await sizeOf(response)
    }
    await settle(page)
  }
  await context.close()
  return { ...load, page: round(load.page), script: round(load.script), style: round(load.style) }
}

const KINDS: Record<string, 'page' | 'script' | 'style' | undefined> = {
  document: 'page',
  script: 'script',
  stylesheet: 'style',
}

const sizes = new Map<string, number>()

/** In kB, compressed. A file has the same size for all screens. */
async function sizeOf(response: Response): Promise<number> {
  const known = sizes.get(response.url())
  if (known !== undefined) return known
  const size = brotliCompressSync(await response.body()).length / 1000
  sizes.set(response.url(), size)
  return size
}

/** Continues a request. A request to another origin gets no answer here. */
async function answer(route: Route, origin: string): Promise<Response | null> {
  const request = route.request()
  if (!request.url().startsWith(origin)) {
    await route.abort()
    return null
  }
  await route.continue()
  return request.response()
}

async function settle(page: Page) {
  await page.evaluate(async (times) => {
    for (let time = 0; time < times; time += 1)
      await new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 200 }))
  }, IDLE_TIMES)
  await new Promise((done) => setTimeout(done, HEARD_MS))
}
