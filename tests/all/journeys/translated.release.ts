import type { Page } from '@playwright/test'
import { allSituations } from '../../../scripts/situations/situations.ts'
import { isSitePath } from '../../../src/site/paths.ts'
import { translateAsChromeDoes } from '../../setup/translator.ts'
import { expect, test } from '../../journeys/borrower.ts'

// An uncaught error fails it (page.ts).
test.beforeEach(async ({ page }) => page.addInitScript(translateAsChromeDoes))

const heading = (page: Page) => page.locator('#app h1')

/** Addresses that are not in the release or have no route, and the screen to which others redirect. */
const OTHERS = ['/testPreview', '/no-such-page', '/', '/product']

/** A situation of each screen. */
const SCREENS = new Map(
  allSituations()
    .filter(
      ({ path, fastForward, dialogAfter, withoutChunk }) =>
        !OTHERS.includes(path) && !isSitePath(path) && !fastForward && !dialogAfter && !withoutChunk,
    )
    .toReversed()
    .map((situation) => [situation.path, situation] as const),
)

test('Each screen survives the browser’s translation, another language and Back @RULE-134', async ({ open, page }) => {
  test.setTimeout(300_000)
  for (const [path, { scenario, search }] of SCREENS)
    await test.step(path, async () => {
      // Browsers treat two addresses that differ only after the # as one page.
      await page.goto('about:blank')
      await open(path, { scenario, search: { ...search, lang: '1' } })
      let title = ''
      // Read at once: the app's heading takes the place of the early picture's, and the translator finds it a little later.
      await expect.poll(async () => (title = await heading(page).innerText())).toMatch(/^«(?!Memuat)/)
      await page.evaluate(() => {
        history.pushState(history.state, '', '/product?token=journey&lang=2')
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      })
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(heading(page)).toHaveText('«Products»')
      await page.goBack()
      await expect(heading(page)).toHaveText(title)
    })
})
