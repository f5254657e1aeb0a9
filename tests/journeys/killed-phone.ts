import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page, test as base } from '@playwright/test'
import { chromiumOptions } from '../../scripts/browser.ts'

export interface Phone {
  /** Starts the app, with what its disk has. */
  start: () => Promise<Page>
  /** Ends it as the system does where it needs the memory: nothing of it runs any more. */
  kill: () => Promise<void>
  /** The requests so far whose address has this in it. */
  sent: (part: string) => number
}

/** A browser with a disk of its own, in a world of its own. */
export const test = base.extend<{ scenario: string; phone: Phone }>({
  scenario: ['order-174', { option: true }],

  phone: async ({ baseURL, scenario, viewport, hasTouch }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'rupya-phone-'))
    const extraHTTPHeaders = { 'x-world': randomUUID(), 'x-scenario': scenario }
    const sent: string[] = []
    let running: BrowserContext | undefined
    await use({
      start: async () => {
        const options = { ...chromiumOptions(), ...(baseURL && { baseURL }), viewport, hasTouch, extraHTTPHeaders }
        running = await chromium.launchPersistentContext(profile, options)
        running.on('request', (request) => sent.push(request.url()))
        return running.pages()[0] ?? running.newPage()
      },
      kill: async () => {
        const browser = running?.browser()
        if (!browser) throw new Error('No browser is running')
        const devtools = await browser.newBrowserCDPSession()
        const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
        const main = processInfo.find(({ type }) => type === 'browser')
        if (!main) throw new Error('The browser does not say its process')
        const ended = new Promise((resolve) => browser.once('disconnected', resolve))
        process.kill(main.id, 'SIGKILL')
        await ended
        running = undefined
      },
      sent: (part) => sent.filter((url) => url.includes(part)).length,
    })
    await running?.close()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  },
})
