import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { PORTS } from '../journeys/ports.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Phone } from './phone.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  engineName: 'webkit' | 'firefox'
}

/** Each journey has its own screen. An error on any of its pages, or in its calls, fails the journey at its end. */
export const test = base.extend<{ phone: Phone }, EngineOptions & { engine: Engine }>({
  engineName: ['webkit', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKit(PORTS.webdriver) : startFirefox())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  phone: async ({ engine }, use, info) => {
    const page = await engine.newPage()
    const phone = new Phone(page)
    await use(phone)
    if (info.status !== info.expectedStatus) await writeFile(info.outputPath('screen.png'), await page.picture())
    // Runs once more, to collect what has happened.
    await page.run(() => document.title)
    const violations = await phone.violations()
    await page.close()
    expect(page.broken).toEqual([])
    expect(violations).toEqual([])
  },
})

export { expect }
