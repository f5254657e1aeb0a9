import { findViolations } from '../setup/axe.ts'
import { expect, test } from './borrower.ts'
import { CODE, codeStep, openCodeStep } from './money/payway.ts'
import { IN_ALL } from '../setup/suite.ts'

test('With the keyboard alone a borrower gets from the order to the repayment and back @RULE-4 @RULE-5', async ({
  open,
  page,
}) => {
  await open('/loanDetails', { scenario: 'order-174-extendable' })
  const repay = page.getByRole('link', { name: /^Bayar/ })
  await expect(repay).toBeVisible()
  const titles = page.locator('head > title')
  await expect(titles).toHaveCount(1)
  const passed: (string | null)[] = []
  for (let step = 0; step < 10 && !(await repay.evaluate((link) => link === document.activeElement)); step += 1) {
    await page.keyboard.press('Tab')
    passed.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
      ),
    )
  }
  expect(passed).toEqual(['Kembali', 'Muat ulang', 'Bayar Rp1.090.000'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/repayment\?/)
  // A change of screen focuses its heading, so that a screen reader starts there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle('Detail Tagihan')
  await expect(titles).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Pilih semua (3)' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Pilih semua (3)' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Kembali' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(repay).toBeVisible()
  await expect(page).toHaveTitle('Detail pinjaman')
  await expect(titles).toHaveCount(1)
})

test('Who asks for less motion gets none @RULE-6', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/loanDetails', { scenario: 'order-200-rate' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
  expect(await dialog.evaluate((element) => getComputedStyle(element, '::backdrop').animationName)).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await dialog.evaluate((element) => getComputedStyle(element).animationName)).not.toBe('none')
})

test(
  'An amount and a phone number stay on one line at 320 px, also in text of 200 %',
  IN_ALL,
  async ({ open, page }) => {
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
  },
)

test(
  'A toast stands below the title and covers none of it, also in text of 200 % and with the header scrolled away @RULE-82',
  IN_ALL,
  async ({ open, page }) => {
    // While a toast moves in, it is not at its final position.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open('/loanDetails', { scenario: 'order-180' })
    const title = page.getByRole('heading', { level: 1 })
    const toast = page.getByText('Sudah diperbarui')
    /** The positions of both at the same moment. */
    const placesWithToast = async () => {
      const handle = await title.elementHandle()
      return toast.evaluateAll(
        (toasts, heading) =>
          [heading, ...toasts]
            .map((element) => element?.getBoundingClientRect())
            .map((box) => box && { top: box.top, bottom: box.bottom }),
        handle,
      )
    }
    for (const [width, height, size] of [
      [360, 740, '100%'],
      [320, 640, '200%'],
      [740, 360, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
      }, size)
      // A toast disappears after 2 s, and the code that places it may come after the first one.
      await expect(async () => {
        await page.getByRole('button', { name: 'Muat ulang' }).click()
        await expect(toast).toBeVisible()
        const [above, below] = await placesWithToast()
        expect(below?.top).toBeGreaterThanOrEqual(above?.bottom ?? Number.NaN)
        expect(below?.bottom).toBeLessThanOrEqual(height)
      }).toPass()
      await expect(toast).toHaveCount(0)
    }
  },
)

test(
  'What stays on the screen leaves at least 60 % of it, held sideways and in text of 200 % @RULE-82',
  IN_ALL,
  async ({ open, page }) => {
    await open('/loanDetails', { scenario: 'order-174' })
    await expect(page.getByRole('link', { name: /^Bayar/ })).toBeVisible()
    for (const [width, height, size] of [
      [740, 360, '100%'],
      [320, 640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height })
      const taken = await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize
        const staying = [...document.querySelectorAll('header, main *')].filter((part) =>
          /sticky|fixed/.test(getComputedStyle(part).position),
        )
        return staying.reduce((sum, part) => sum + part.getBoundingClientRect().height, 0)
      }, size)
      expect(taken).toBeLessThanOrEqual(0.4 * height)
    }
  },
)

test('In forced colours one sees which bank and how many stars are chosen @RULE-83', IN_ALL, async ({ open, page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/individual', { scenario: 'choices-bank' })
  const bank = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
  const outline = (name: string) =>
    bank(name).evaluate((radio) => getComputedStyle(radio.closest('label') ?? radio).outlineStyle)
  await bank('BRI').check()
  expect([await outline('BRI'), await outline('BCA')]).toEqual(['solid', 'none'])
  await open('/loanDetails', { scenario: 'order-200-rate' })
  await page.getByRole('radio', { name: '3 dari 5 bintang' }).check()
  const fills = await page
    .getByRole('dialog')
    .locator('label path')
    .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill))
  expect(new Set(fills.slice(0, 3)).size).toBe(1)
  expect(fills.slice(3)).toEqual(['none', 'none'])
  expect(fills[0]).not.toBe('none')
})

test('The button that counts down says what it is for @RULE-83', async ({ open, page }) => {
  await open('/payway', CODE)
  await openCodeStep(page)
  await expect(codeStep(page).getByRole('button', { name: /^Minta kode, \d+ detik$/ })).toBeVisible()
})

test(
  'A wide screen says beside the column whose page it is and whom to call; a phone does not load that @APP-18 @RULE-85',
  IN_ALL,
  async ({ open, page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await open('/loanDetails', { scenario: 'order-200-rate' })
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
    expect(scripts.filter((url) => url.includes('beside-column'))).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    // A dialog is in the middle of the column.
    const middle = async (role: 'dialog' | 'main') => {
      const box = await page.getByRole(role).boundingBox()
      return Math.round((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN) / 2)
    }
    await expect.poll(async () => (await middle('dialog')) - (await middle('main'))).toBe(0)
    await page.keyboard.press('Escape')
    const beside = page.getByRole('complementary', { name: 'Rupya' })
    await expect(beside.getByText('Untuk peminjam Rupya: lihat tagihan, bayar, dan minta bantuan.')).toBeVisible()
    await expect(beside.getByRole('link', { name: 'Telepon 021-5095-0174' })).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  },
)
