import type { Page } from '@playwright/test'
import { NOON } from '../../../scripts/situations/reach.ts'
import { allSituations } from '../../../scripts/situations/situations.ts'
import { isSitePath } from '../../../src/site/paths.ts'
import { expect, test } from '../../journeys/borrower.ts'

test.use({ fixedTime: NOON })

/** What one lets fail stays so in its page, and the other's frame never ends loading. */
const UNENDING = ['payway-code-unread', 'confirm-pop-up']

/** The site is no app, and /testPreview not in the release. */
const SITUATIONS = allSituations().filter(
  ({ name, path, isAlike }) => !isAlike && !isSitePath(path) && path !== '/testPreview' && !UNENDING.includes(name),
)

for (const { name } of SITUATIONS)
  test(`Focus stays on the page when its control is removed: ${name} @RULE-5`, async ({ reach, page }) => {
    test.slow()
    await reach(name)
    const count = await (await controls(page)).count()
    for (let index = 0; index < count; index += 1) {
      // Without what the tap before has stored.
      if (index > 0) await forget(page)
      if (index > 0) await reach(name)
      const control = (await controls(page)).nth(index)
      const what = await control.innerText()
      await control.press('Enter')
      await page.waitForLoadState('networkidle')
      expect.soft(await page.evaluate(() => document.activeElement !== document.body), what).toBe(true)
    }
  })

/** An open dialog's buttons and links, or else the screen's links that change only the search. */
async function controls(page: Page) {
  const dialog = page.getByRole('dialog').last()
  if (await dialog.isVisible()) return dialog.locator('button, a[href^="/"]')
  return page.locator(`main a[href^="${new URL(page.url()).pathname}?"]`)
}

async function forget(page: Page) {
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
}
