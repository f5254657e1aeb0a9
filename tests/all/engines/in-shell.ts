import type { EnginePage } from './engine.ts'
import { endJourney, expect, test as base } from './person.ts'
import { Phone } from './phone.ts'
import type { Shell } from './shell.ts'

/** Journeys that share one native shell, because it takes longer to start than most of them do. Each finds it empty. */
export const test = base.extend<object, { shared: { page: EnginePage; shell: Shell } }>({
  shared: [
    async ({ engine }, use) => {
      const page = await engine.newPage()
      if (!engine.shell) throw new Error('This engine has no native shell')
      await use({ page, shell: await engine.shell() })
      await page.close()
    },
    { scope: 'worker' },
  ],
  phone: async ({ shared: { page, shell } }, use, info) => {
    await page.goTo('about:blank')
    await shell.begin()
    const phone = new Phone(page)
    await use(phone)
    await endJourney(phone, info)
  },
  shell: async ({ shared, phone: _phone }, use) => use(shared.shell),
})

export { expect }
