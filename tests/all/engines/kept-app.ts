import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { PORTS } from '../../journeys/ports.ts'
import { startWebKit, type WebKit } from './webkit.ts'

/** An app whose storage outlives it. */
export const test = base.extend<{ app: WebKit }>({
  app: async ({ browserName: _browserName }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'rupya-web-view-'))
    const app = await startWebKit(PORTS.killed, folder)
    await use(app)
    await app.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

export { expect } from '@playwright/test'
