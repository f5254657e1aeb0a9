import { writeFile } from 'node:fs/promises'
import { expect, test as base, type TestInfo } from '@playwright/test'
import { PORTS } from '../../journeys/ports.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { Phone } from './phone.ts'
import type { Shell } from './shell.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  engineName: 'webkit' | 'firefox'
}

/** Takes a picture of what failed. An error on any page of a journey, or in its calls, fails it. */
export async function endJourney(phone: Phone, info: TestInfo) {
  const { page } = phone
  if (info.status !== info.expectedStatus) await writeFile(info.outputPath('screen.png'), await page.picture())
  // Runs once more, to collect what has happened.
  await page.run(() => document.title)
  expect({ broken: page.broken.splice(0), violations: await phone.violations() }).toEqual({
    broken: [],
    violations: [],
  })
}

/** Each journey has its own screen. */
export const test = base.extend<{ phone: Phone; shell: Shell }, EngineOptions & { engine: Engine }>({
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
    try {
      await endJourney(phone, info)
    } finally {
      await page.close()
    }
  },
  shell: async ({ engine, phone: _phone }, use) => {
    if (!engine.shell) throw new Error('This engine has no native shell')
    await use(await engine.shell())
  },
})

export { expect }
