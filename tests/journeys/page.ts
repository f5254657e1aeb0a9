import { test as base, expect } from '@playwright/test'
import { startOldChromium } from '../setup/old-chromium.ts'
import { WorkerContext } from './worker-context.ts'

interface WorkerFixtures {
  workerContext: WorkerContext
  /** The time that the pages of a file's tests show, if not the machine's. */
  fixedTime: string | undefined
  /** The program of an old Chromium, in place of today's. */
  oldChromium: string | undefined
}

interface Watched {
  contextAndPage: Awaited<ReturnType<WorkerContext['take']>>
  /** What must not happen on any page, whatever a journey does; anything in here fails it at its end. */
  broken: string[]
}

/**
 * What a journey does to a page, as the page and the browser log it: to its calls, scripts and stylesheet, to what it reads, to the
 * address, the disk, the shell, or a frame. Any other error is the program's.
 */
const PLAYED = new RegExp(
  [
    '^Failed to load resource: ',
    'ApiError:',
    // As engines, the app and the router say of a script that does not come.
    'Failed to fetch dynamically imported module|A script is gone|reading .component.|broken entry|^Event$',
    ': cannot read ',
    'SessionMissing:|"kind": "(validation|schema)"|The address has no amount',
    '^(disk|bridge \\w+|promotion): ',
    '^(Blocked script execution|Refused to display|Framing )',
    // The router's own way to load a screen, in React's development build.
    '^Error: This library called use\\(\\) to suspend',
  ].join('|'),
)

/** Every journey's page: an error that nobody caught or that the page logs, or what the content security policy stops, fails it. */
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
  page: async ({ contextAndPage }, use) => use(contextAndPage.page),

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
