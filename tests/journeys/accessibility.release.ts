import { expect, test } from './borrower.ts'

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
