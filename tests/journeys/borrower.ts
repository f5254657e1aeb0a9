import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, Request } from '@playwright/test'
import { scenarios } from '../../mocks/scenario.ts'
import { prepareSituation, reachSituation } from '../../scripts/situations/reach.ts'
import type { Language } from '../../scripts/situations/situation.ts'
import { allSituations } from '../../scripts/situations/situations.ts'
import { LANGUAGES } from '../../src/platform/i18n/languages.ts'
import { test as base, expect } from './page.ts'
import { PORTS } from './ports.ts'

export interface OpenOptions {
  scenario?: string
  /** Parameters of the address; `undefined` removes one. */
  search?: Record<string, string | undefined>
  /** Whether to wait until the app has loaded; by default the value of `waitsForApp`. */
  waits?: boolean
}

interface Fixtures {
  /** Whether `open` waits until the app has loaded, if the page is drawn before it. */
  waitsForApp: boolean
  /** Opens an address in a world of this test. The order is the scenario's. */
  open: (path: string, options?: OpenOptions) => Promise<void>
  /** Opens a situation of the gallery (scripts/situations), by its name. */
  reach: (name: string, language?: Language) => Promise<void>
  /** Worlds that this test has opened. Each one's ledger is checked at the end. */
  worlds: string[]
  /** From now on, a new world in this scenario answers calls. */
  become: (scenario: string) => Promise<void>
  /** Requests to the API so far. */
  calls: Request[]
  /** The tracking calls that the world has received so far, by operation. Calls may overtake each other. */
  events: () => Promise<Told[]>
}

interface Told {
  operation: string
  event: Record<string, unknown>
}

/** The screen's own parameters and a session, as the shell would write them. */
export function searchFor(scenario: string): Record<string, string> {
  const [name = ''] = scenario.split(',')
  return { token: 'journey', ...(scenarios[name]?.address ?? scenarios['order-174']?.address)?.search }
}

/** A screen's address in a scenario. In a hash address, the order is inside the hash and the session before it. */
export function screenAddress(path: string, { scenario = 'order-174', search = {} }: OpenOptions = {}): string {
  const [screen, hash] = path.split('#')
  const params = Object.entries({ ...searchFor(scenario), ...search }).filter(([, value]) => value !== undefined)
  const inside = (name: string) => hash !== undefined && (name === 'productId' || name === 'orderId')
  const query = (own: boolean) =>
    new URLSearchParams(
      params.flatMap(([name, value]) => (inside(name) === own ? [[name, value ?? '']] : [])),
    ).toString()
  return `${screen}?${query(false)}${hash === undefined ? '' : `#${hash}?${query(true)}`}`
}

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/gateway/')

/** How many milliseconds a journey waits for replies at its end; some are delayed on purpose. */
const MOST_WAIT_MS = 1000

/** Watches the calls of a context. The returned function resolves once all calls are answered, and stops watching. */
function watchCalls(context: BrowserContext): () => Promise<void> {
  const begun = new Set<Request>()
  const begin = (request: Request) => void (isCall(request) && begun.add(request))
  const end = (request: Request) => void begun.delete(request)
  context.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return async () => {
    const until = Date.now() + MOST_WAIT_MS
    while (begun.size > 0 && Date.now() < until) await setTimeout(10)
    context.off('request', begin).off('requestfinished', end).off('requestfailed', end)
  }
}

/** Longer than the app takes on a busy machine, in milliseconds. */
const TAKE_OVER_MS = 30_000

/** The picture at a hash address is drawn by a script that comes later. */
const isTakenOver = (isHash: boolean) =>
  !document.documentElement.classList.contains('early') && (!isHash || !document.querySelector('#early'))

export const test = base.extend<Fixtures>({
  waitsForApp: [true, { option: true }],

  calls: async ({ page }, use) => {
    const calls: Request[] = []
    page.on('request', (request) => {
      if (isCall(request)) calls.push(request)
    })
    await use(calls)
  },

  events: async ({ page }, use) => {
    await use(async () => {
      const told: Told[] = await (await page.request.get('/gateway/__world/events')).json()
      return told.toSorted((a, b) => b.operation.localeCompare(a.operation))
    })
  },

  worlds: async ({ page }, use) => {
    const worlds: string[] = []
    const answered = watchCalls(page.context())
    await use(worlds)
    // The calls of the last tap belong to the journey.
    await answered()
    // Whatever a journey does, both sides must keep the contract in each of its worlds.
    for (const world of worlds) {
      const ledger = await fetch(`http://localhost:${PORTS.world}/__world/violations`, {
        headers: { 'x-world': world },
      })
      const reply = await ledger.text()
      expect(reply, `what the world said of ${world} (${ledger.status})`).toMatch(/^\[/)
      const violations: { injected: boolean }[] = JSON.parse(reply)
      expect(violations.filter(({ injected }) => !injected)).toEqual([])
    }
  },

  become: async ({ context, worlds }, use) => {
    await use(async (scenario) => {
      const world = randomUUID()
      worlds.push(world)
      await context.setExtraHTTPHeaders({ 'x-world': world, 'x-scenario': scenario })
    })
  },

  open: async ({ page, become, waitsForApp }, use) => {
    let present: string | undefined
    await use(async (path, options = {}) => {
      const { scenario = 'order-174', waits = waitsForApp } = options
      if (scenario !== present) await become(scenario)
      present = scenario
      await page.goto(screenAddress(path, options))
      // Taps and measurements while the app takes over the page are tested by other journeys (early-*).
      if (waits) await page.waitForFunction(isTakenOver, path.startsWith('/#/borrowDetail'), { timeout: TAKE_OVER_MS })
    })
  },

  reach: async ({ page, open }, use) => {
    await use(async (name, language = 'id') => {
      const situation = allSituations().find((one) => one.name === name)
      if (!situation) throw new Error(`${name} is not a situation of the gallery`)
      if (situation.fastForward || situation.dialogAfter || situation.withoutChunk)
        await prepareSituation(page, situation)
      const { path, scenario, search } = situation
      await open(path, { scenario, search: { ...search, lang: LANGUAGES[language].lang } })
      await reachSituation(page, situation, language)
    })
  },
})

export { expect }
