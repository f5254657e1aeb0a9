import { AxeBuilder } from '@axe-core/playwright'
import { playState, prepareState } from '../../scripts/gallery-play.ts'
import { LANG } from '../../scripts/gallery-state.ts'
import { galleryStates } from '../../scripts/gallery-states.ts'
import { expect, test } from './borrower.ts'

// /testPreview is not in the release; the demo's own journeys look at it.
const STATES = galleryStates().filter(({ path }) => path !== '/testPreview')

// A trace takes longer than what it would show: a violation names its part.
test.use({ trace: 'off' })

test.describe('In both schemes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  // Each state in one language, taken in turns: the other one has the same parts with other words.
  for (const [index, state] of STATES.entries()) {
    const language = index % 2 === 0 ? 'id' : 'en'
    test(`axe finds nothing in ${state.name}`, async ({ open, page }) => {
      await prepareState(page, state)
      await open(state.path, { scenario: state.scenario, search: { ...state.search, lang: LANG[language] } })
      await playState(page, state, language)
      const found = async (axe: AxeBuilder) =>
        // Without the page of its own that it opens for frames of other sites, of which there are none.
        (await axe.setLegacyMode().analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html])
      expect(await found(new AxeBuilder({ page }))).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await found(new AxeBuilder({ page }).withRules('color-contrast'))).toEqual([])
    })
  }
})

test('320 px and text of 200 % lose nothing, and nothing scrolls sideways', async ({ open, page }) => {
  test.setTimeout(120_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { name, path, scenario, search, dialog } of STATES.filter(
    ({ fastForward, withoutChunk }) => !fastForward && !withoutChunk,
  )) {
    await open(path, { scenario, search: { ...search } })
    await page
      .getByRole('heading', { level: 1 })
      .filter({ hasNotText: /^(Memuat|Loading)$/ })
      .waitFor()
    if (dialog) await page.getByRole('dialog').waitFor()
    // What the system's text size does to a page that is set in rem.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const lost = await page.evaluate(() => {
      const width = document.documentElement.clientWidth
      const parts = [...document.querySelectorAll('h1, h2, h3, p, dt, dd, a, button, label')]
      return parts
        .filter((part) => {
          const { left, right, width: own } = part.getBoundingClientRect()
          const hidden = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflow !== 'visible'
          return own > 1 && (left < -1 || right > width + 1 || hidden)
        })
        .map((part) => part.outerHTML.slice(0, 120))
    })
    expect({ name, lost }).toEqual({ name, lost: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('With the keyboard alone a borrower gets from the order to the repayment and back', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-174-extendable' })
  const repay = page.getByRole('link', { name: 'Bayar' })
  await expect(repay).toBeVisible()
  const passed: (string | null)[] = []
  for (let step = 0; step < 10 && !(await repay.evaluate((link) => link === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab')
    passed.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      ),
    )
  }
  expect(passed).toEqual(['Kembali', 'Muat ulang', 'Salin nomor pesanan', 'Bayar'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/repayment\?/)
  // A change of screen puts the focus on its heading, so that a screen reader begins there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Detail Tagihan')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pilih semua (3)' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Kembali' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(repay).toBeVisible()
  await expect(page).toHaveTitle('Detail pinjaman')
})

test('Everything that can be tapped is at least 44 px high', async ({ open, page }) => {
  for (const [path, scenario] of [
    ...['order-174-extendable', 'order-21', 'order-200-rate', 'unknown-status', 'offline'].map(
      (name) => ['/loanDetails', name] as const,
    ),
    ['/repayment', 'instalments-many'],
    ['/repaymentDelay', 'extension-open'],
  ] as const) {
    await open(path, { scenario })
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Memuat' }).waitFor()
    for (const target of await page.locator('a:visible, button:visible, label:visible, summary:visible').all()) {
      const box = await target.boundingBox()
      expect(Math.round(box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44)
      expect(Math.round(box?.width ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44)
    }
  }
})

test('Who asks for less motion gets none', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/loanDetails', { scenario: 'order-200-rate' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none')
})

test('An amount and a phone number stay on one line at 320 px, also in text of 200 %', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [path, scenario, first] of [
    ['/payway', 'card-needs-code', 'Rp1.090.000,00'],
    ['/repayment', 'instalments-many', 'Rp545.000'],
    ['/that', 'account-bank', 'Rp1.090.000'],
    ['/that', 'account-bank', '021-5095-0174'],
    ['/repaymentDelay', 'extension-open', 'Rp327.000'],
  ] as const) {
    await open(path, { scenario })
    const number = page.getByText(first, { exact: true }).first()
    for (const size of ['100%', '200%']) {
      await number.waitFor()
      const lines = await number.evaluate((element, fontSize) => {
        document.documentElement.style.fontSize = fontSize
        const text = document.createRange()
        text.selectNodeContents(element)
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      }, size)
      expect(`${first} at ${size}: ${lines}`).toBe(`${first} at ${size}: 1`)
    }
  }
})
