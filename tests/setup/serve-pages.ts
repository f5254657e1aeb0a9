import type { Browser } from '@playwright/test'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from '../../scripts/browser.ts'
import { serveFiles } from '../../scripts/file-server.ts'
import { builtReference } from './built-reference.ts'

/** Somewhere below an origin, as a project's pages are. */
const BASE = '/rupya/contract/'

interface Opened {
  width?: number
  scheme?: 'light' | 'dark'
  scripts?: boolean
  at?: string
}

/** Serves the contract's pages to the tests of a file, each of which fails where something goes wrong unseen. */
export function servePages() {
  let browser: Browser
  let closeServer: () => void
  let origin: string
  /** What went wrong on a page without anybody seeing it. */
  let broken: string[] = []

  beforeAll(async () => {
    const served = await serveFiles({ folder: await builtReference(), base: BASE })
    closeServer = served.close
    origin = served.origin + BASE
    browser = await launchChromium()
  }, 60_000)

  afterAll(async () => {
    await browser.close()
    closeServer()
  })

  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    const found = broken
    broken = []
    expect(found).toEqual([])
  })

  async function open(file: string, { width = 1280, scheme = 'light', scripts = true, at = origin }: Opened = {}) {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      javaScriptEnabled: scripts,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error') broken.push(message.text())
    })
    page.on('pageerror', (error) => broken.push(error.message))
    page.on('request', (request) => {
      if (!request.url().startsWith(at) && !request.url().startsWith('data:'))
        broken.push(`It asks for ${request.url()}`)
    })
    await page.goto(at + file)
    return page
  }

  /** What a test itself has brought about. */
  const forgive = (expected: RegExp) => {
    broken = broken.filter((text) => !expected.test(text))
  }

  return { open, forgive }
}
