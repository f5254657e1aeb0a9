import type { Page } from '@playwright/test'
import { allSituations } from '../../../scripts/situations/situations.ts'
import { isSitePath } from '../../../src/site/paths.ts'
import { translateAsChromeDoes } from '../../setup/translator.ts'
import { expect, test } from '../../journeys/borrower.ts'

// An uncaught error fails each of these (page.ts).
test.beforeEach(async ({ page }) => page.addInitScript(translateAsChromeDoes))

const heading = (page: Page) => page.locator('#app h1')
const toast = (page: Page) => page.locator('[aria-live=polite][role=status]').last()

/** What the page shows, in the original words before translation. */
const shown = async (page: Page) => (await page.locator('body').innerText()).replaceAll(/[«»]/g, '')
const shows = (page: Page, words: string | RegExp) => expect.poll(() => shown(page)).toMatch(words)

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

test('On a translated order toasts come and go, and sums follow the choice @RULE-134', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-174-extendable' })
  await shows(page, '0 dari 3 cicilan sudah dibayar')
  await page.getByRole('button', { name: 'Salin nomor pinjaman' }).click()
  await expect(toast(page)).toContainText('«')
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(toast(page)).toContainText('«')
  await expect(toast(page)).toBeEmpty()
  await page.getByRole('link', { name: /Bayar.*Rp1\.090\.000/ }).click()
  for (const [tapped, count, sum] of [
    [1, 2, '2.180.000'],
    [2, 3, '3.270.000'],
    [1, 1, '1.090.000'],
  ] as const) {
    await page.getByRole('checkbox').nth(tapped).click()
    await shows(page, new RegExp(`${count} cicilan dipilih\\s+Rp${sum}`))
    await shows(page, `Bayar Segera Rp${sum}`)
  }
})

test('A translated payment says that it is sent, asks for its code, and counts @RULE-134', async ({ open, page }) => {
  await page.clock.install()
  await open('/payway', { scenario: 'card-needs-code' })
  await page.getByRole('radio').first().check()
  await page.clock.pauseAt(Date.now() + 50_000)
  await page
    .locator('#app')
    .getByRole('button', { name: /Bayar.*Rp1\.090\.000,00/ })
    .click()
  const wait = page.getByRole('dialog').getByRole('button', { name: /\d+ detik/ })
  await expect(wait).toHaveText(/^«\D*60\D*»$/)
  await page.clock.runFor(2000)
  await expect(wait).toHaveText(/^«\D*58\D*»$/)
  await page.clock.resume()
  await page.getByRole('dialog').getByRole('textbox').fill('000000')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Bayar.*Rp1\.090\.000,00/ })
    .click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveAccessibleDescription(/«/)
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
