import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test'

interface WorkerContextOptions extends BrowserContextOptions {
  /** The time in all pages, if not the machine's. */
  fixedTime?: string | undefined
}

/** The maximum time for emptying a context, and for closing it, in milliseconds. */
const PATIENCE_MS = 5000

/**
 * One context for all tests of a worker, so that the engine keeps the app's scripts cached. Each test gets it like a new one:
 * without pages, app storage, permissions, routes or headers of an earlier test. (Playwright's `reuseContext` keeps the page
 * with its history.)
 */
export class WorkerContext {
  private context: BrowserContext | undefined
  /** Keeps the app's process with its compiled code from one test to the next. */
  private anchor: Page | undefined
  private devtools: CDPSession | undefined
  /** A test has changed something that cannot be reset. */
  private isSpent = false
  private readonly browser: Browser
  private readonly options: WorkerContextOptions

  constructor(browser: Browser, options: WorkerContextOptions) {
    this.browser = browser
    this.options = options
  }

  /** The context, with a new page. */
  async take(): Promise<{ context: BrowserContext; page: Page }> {
    const context = (this.context ??= await this.create())
    const origin = this.options.baseURL ?? ''
    const [page] = await Promise.all([
      context.newPage(),
      this.devtools?.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    ])
    return { context, page }
  }

  /** Cleans up after a test. */
  async release(): Promise<void> {
    const { context } = this
    if (!context) return
    const left = context.pages().filter((page) => page !== this.anchor)
    // A route that still waits for its reply would fail with its page, and with it this test or the next.
    const unrouted = Promise.all([context, ...left].map((each) => each.unrouteAll({ behavior: 'ignoreErrors' })))
    if (this.isSpent) {
      await this.answers(unrouted)
      return this.close()
    }
    const emptied = unrouted
      .then(() => Promise.all(left.map((page) => page.close())))
      .then(() => Promise.all([context.setExtraHTTPHeaders({}), context.clearPermissions(), context.clearCookies()]))
    // If it does not answer, it is not used again.
    if (!(await this.answers(emptied))) await this.close()
  }

  async close(): Promise<void> {
    const { context } = this
    this.context = undefined
    this.isSpent = false
    // It does not close either, so it ends with the browser.
    if (context) await this.answers(context.close())
  }

  /** Whether it succeeds within the time limit. */
  private answers(doing: Promise<unknown>): Promise<boolean> {
    const done = doing.then(
      () => true,
      () => false,
    )
    return Promise.race([done, setTimeout(PATIENCE_MS, false, { ref: false })])
  }

  private async create(): Promise<BrowserContext> {
    const { fixedTime, ...options } = this.options
    const context = await this.browser.newContext(options)
    if (fixedTime) await context.clock.setFixedTime(fixedTime)
    const spend = () => {
      this.isSpent = true
    }
    // Changes of a page end with it. Changes of a context stay, and so does a clock that was set.
    for (const name of [
      'addInitScript',
      'exposeBinding',
      'exposeFunction',
      'setGeolocation',
      'setDefaultTimeout',
      // This once made the cleanup hang.
      'setOffline',
    ] as const)
      whenCalled(context, name, spend)
    for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'fastForward', 'runFor'] as const)
      whenCalled(context.clock, name, spend)
    if (options.baseURL) {
      this.anchor = await context.newPage()
      await this.anchor.goto('/icon.svg')
      this.devtools = await context.newCDPSession(this.anchor)
    }
    return context
  }
}

/** Removes scripts that earlier tests have loaded, for a test that needs a screen that is not loaded yet. */
export async function emptyCache(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  await devtools.detach()
}

function whenCalled<Name extends string>(
  target: Record<Name, (...args: never[]) => unknown>,
  name: Name,
  tell: () => void,
) {
  const method = target[name]
  Object.defineProperty(target, name, {
    value: (...args: never[]) => {
      tell()
      return Reflect.apply(method, target, args)
    },
  })
}
