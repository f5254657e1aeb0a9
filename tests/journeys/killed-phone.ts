import { randomUUID } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page, test as base } from '@playwright/test'
import { chromiumOptions } from '../../scripts/setup/browser.ts'
import { bringStandIn } from '../setup/old-chromium.ts'

/** A folder that Linux keeps in memory. */
const MEMORY = '/dev/shm'

export interface Phone {
  /** Starts the app with the data on its disk. */
  start: () => Promise<Page>
  /** Kills it as the system does to free memory: all its processes end at once. */
  kill: () => Promise<void>
  /** The requests so far whose address contains this. */
  sent: (part: string) => number
}

/** Space for a profile, in bytes. */
const ROOM = 512 * 1024 * 1024

/**
 * A folder in memory, where writes are fast: the app does not wait longer than 2 s for a write, and a machine's disk may take
 * that long while other tests write. As on a disk, what a killed process has written is kept.
 */
function quickFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > ROOM ? MEMORY : tmpdir()
}

/** A browser with its own disk. `close` removes both. */
export async function startPhone(options: BrowserContextOptions): Promise<Phone & { close: () => Promise<void> }> {
  const program = chromiumOptions()
  const profile = await mkdtemp(join(quickFolder(), 'rupya-phone-'))
  const sent: string[] = []
  let running: BrowserContext | undefined
  return {
    start: async () => {
      // RUPYA_CHROMIUM may name an old one.
      await bringStandIn()
      running = await chromium.launchPersistentContext(profile, { ...program, ...options })
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
    close: async () => {
      await running?.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A browser with its own disk, in its own world. */
export const test = base.extend<{ scenario: string; phone: Phone }>({
  scenario: ['order-174', { option: true }],

  phone: async ({ baseURL, scenario, viewport, hasTouch }, use) => {
    const extraHTTPHeaders = { 'x-world': randomUUID(), 'x-scenario': scenario }
    const phone = await startPhone({ ...(baseURL && { baseURL }), viewport, hasTouch, extraHTTPHeaders })
    await use(phone)
    await phone.close()
  },
})
