import { test as base, expect } from '@playwright/test'
import { startOldChromium } from '../setup/old-chromium.ts'
import { waitForRoutes } from './routed.ts'
import { WorkerContext } from './worker-context.ts'

interface WorkerFixtures {
  workerContext: WorkerContext
  /** The time in the pages of a file's tests, if not the machine's. */
  fixedTime: string | undefined
  /** The program of an old Chromium, to use instead of the current one. */
  oldChromium: string | undefined
}

interface Watched {
  contextAndPage: Awaited<ReturnType<WorkerContext['take']>>
  /** What must not happen on any page. Anything in this list fails the journey at its end. */
  broken: string[]
}

/**
 * Errors that journeys cause on purpose, as the page and the browser log them: for calls, scripts and stylesheets, read data,
 * the address, the disk, the shell, or a frame. Any other error is a bug.
 */
const PLAYED = new RegExp(
  [
    '^Failed to load resource: ',
    'ApiError:',
    // The words of engines, the app and the router for a script that fails to load.
    'Failed to fetch dynamically imported module|A script is gone|broken entry|^Event$',
    ': cannot read ',
    'SessionMissing:|"kind": "(validation|schema)"|The address has no amount',
    '^(disk|bridge \\w+|promotion): ',
    '^(Blocked script execution|Refused to display|Framing )',
    // The router's own way of loading a screen, in React's development build.
    '^Error: This library called use\\(\\) to suspend',
  ].join('|'),
)

/** Every journey's page. It fails on an uncaught or logged error, and on a violation of the content security policy. */
export const test = base.extend<Watched, WorkerFixtures>({
  fixedTime: [undefined, { scope: 'worker', option: true }],
  oldChromium: [undefined, { scope: 'worker', option: true }],
  browser: [
    async ({ browser, oldChromium }, use) => {
      if (!oldChromium) return use(browser)
      const old = await startOldChromium(oldChromium)
      await use(old.browser)
      await old.end()
    },
    { scope: 'worker' },
  ],
  workerContext: [
    async ({ browser, fixedTime }, use, { project }) => {
      const { viewport = null, hasTouch = false, serviceWorkers = 'block', baseURL = '' } = project.use
      const context = new WorkerContext(browser, { viewport, hasTouch, serviceWorkers, baseURL, fixedTime })
      await use(context)
      await context.close()
    },
    { scope: 'worker' },
  ],
  contextAndPage: async ({ workerContext, contextOptions, locale, timezoneId, storageState, permissions }, use) => {
    const own = { ...contextOptions, timezoneId, storageState, permissions }
    const named = Object.entries(own).flatMap(([name, value]) => (value === undefined ? [] : name))
    if (named.length > 0 || locale !== 'en-US')
      throw new Error(`The context is the worker's: ${[...named, 'locale'].join()} of test.use would change nothing`)
    await use(await workerContext.take())
    await workerContext.release()
  },
  context: async ({ contextAndPage }, use) => use(contextAndPage.context),
  page: async ({ contextAndPage }, use) => use(waitForRoutes(contextAndPage.page)),

  broken: [
    async ({ page }, use) => {
      const broken: string[] = []
      page.on('pageerror', (error) => broken.push(error.message))
      page.on('console', (message) => {
        const text = message.text()
        const isError = message.type() === 'error' && !PLAYED.test(text)
        if (isError || /Content Security Policy|Trusted(HTML|Script|ScriptURL|Type)/.test(text)) broken.push(text)
      })
      await use(broken)
      expect(broken).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
