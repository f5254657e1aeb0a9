import type { Browser, Page } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from '../../scripts/setup/browser.ts'
import { serveFiles } from '../../scripts/serve/file-server.ts'
import { builtReference } from './built-reference.ts'

/** A path below an origin, as a project's pages have. */
const BASE = '/rupya/contract/'

interface Opened {
  scheme?: 'light' | 'dark'
  scripts?: boolean
  at?: string
}

/** The contract's pages, served for the tests of a file. */
export function servedReference() {
  let browser: Browser
  let closeServer: () => void
  const served = {
    folder: '',
    origin: '',
    /** Hidden errors of a page. */
    broken: [] as string[],
    open,
  }

  beforeAll(async () => {
    served.folder = await builtReference()
    const { origin, close } = await serveFiles({ folder: served.folder, base: BASE })
    closeServer = close
    served.origin = origin + BASE
    browser = await launchChromium()
  }, 60_000)

  afterAll(async () => {
    await browser.close()
    closeServer()
  })

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    const found = served.broken
    served.broken = []
    expect(found).toEqual([])
  })

  async function open(
    file: string,
    { scheme = 'light', scripts = true, at = served.origin }: Opened = {},
  ): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      colorScheme: scheme,
      javaScriptEnabled: scripts,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') served.broken.push(message.text())
    })
    page.on('pageerror', (error) => served.broken.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(at) && !request.url().startsWith('data:'))
        served.broken.push(`It asks for ${request.url()}`)
    })
    await page.goto(at + file)
    return page
  }

  return served
}
