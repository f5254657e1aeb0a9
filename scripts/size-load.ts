import { randomUUID } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response, Route } from '@playwright/test'
import { type Load, round } from './size-budget.ts'

/** A page that has had nothing to do so often has asked for all that it wants. */
const IDLE_TIMES = 3
/** How long after that a request may take to be heard of here. */
const HEARD_MS = 25
const LATE_MS = 450

/**
 * Opens a screen once, with nothing in its cache, and what it asks for in rounds: the answers of one round come when the page
 * has asked for all that it can without them. As many rounds as there are, so deep is the chain.
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
  // What is fetched ahead of a tap is no part of the screen.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  const asked: Route[] = []
  const { promise: isAsked, resolve } = Promise.withResolvers<void>()
  await page.route('**/*', (route) => {
    asked.push(route)
    resolve()
  })
  const opened = page.goto(origin + address, { waitUntil: 'commit' })
  await isAsked
  const load = { page: 0, script: 0, style: 0, requests: 0, depth: 0 }
  for (;;) {
    // React shows what a screen has loaded late up to 300 ms after what it showed before, and only then does it ask.
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

/** In kB, compressed. A file is the same for all screens. */
async function sizeOf(response: Response): Promise<number> {
  const known = sizes.get(response.url())
  if (known !== undefined) return known
  const size = brotliCompressSync(await response.body()).length / 1000
  sizes.set(response.url(), size)
  return size
}

/** Lets a request go; one to another origin gets no answer here. */
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
