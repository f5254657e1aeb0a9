import { test as base, expect } from '@playwright/test'
import { PORTS } from '../journeys/ports.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Screen } from './screen.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  engineName: 'webkit' | 'firefox'
}

/** A journey has a screen of its own; what is broken on any of its pages, or in its calls, fails it at its end. */
export const test = base.extend<{ screen: Screen }, EngineOptions & { engine: Engine }>({
  engineName: ['webkit', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await (engineName === 'webkit' ? startWebKit(PORTS.webdriver) : startFirefox())
      await use(engine)
      await engine.close()
    },
    { scope: 'worker' },
  ],
  screen: async ({ engine }, use, info) => {
    const page = await engine.newPage()
    const screen = new Screen(page)
    await use(screen)
    if (info.status !== info.expectedStatus)
      await info.attach('screen', { body: await page.picture(), contentType: 'image/png' })
    // Asks once more what has happened.
    await page.run(() => document.title)
    const violations = await screen.violations()
    await page.close()
    expect(page.broken).toEqual([])
    expect(violations).toEqual([])
  },
})

export { expect }
