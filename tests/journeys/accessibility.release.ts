import { findViolations } from '../setup/axe.ts'
import { expect, test } from './borrower.ts'
import { tabTo } from './on-page.ts'

test('By keyboard one gets from the order to the repayment and back @RULE-4 @RULE-5', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-174-extendable' })
  const repay = page.getByRole('link', { name: /^Bayar/ })
  await expect(repay).toBeVisible()
  const titles = page.locator('head > title')
  await expect(titles).toHaveCount(1)
  expect(await tabTo(page, 'Bayar Rp1.090.000')).toEqual(['Kembali', 'Muat ulang', 'Bayar Rp1.090.000'])
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

test('What stays on the screen leaves 60 % of it, held sideways and in text of 200 % @RULE-82 @all', async ({
  open,
  page,
}) => {
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
})

test('Reduced motion has none, and forced colours show which bank and stars are chosen @LOAN-26 @RULE-6 @RULE-83 @all', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open('/individual', { scenario: 'choices-bank' })
  const bank = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
  const outline = (name: string) =>
    bank(name).evaluate((radio) => getComputedStyle(radio.closest('label') ?? radio).outlineStyle)
  await bank('BRI').check()
  expect([await outline('BRI'), await outline('BCA')]).toEqual(['solid', 'none'])

  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await open('/loanDetails', { scenario: 'order-200-rate' })
  const dialog = page.getByRole('dialog')
  await page.getByRole('radio', { name: '3 dari 5 bintang' }).check()
  const fills = await dialog
    .locator('label path')
    .evaluateAll((stars) => stars.map((star) => getComputedStyle(star).fill))
  expect(new Set(fills.slice(0, 3)).size).toBe(1)
  expect(fills.slice(3)).toEqual(['none', 'none'])
  expect(fills[0]).not.toBe('none')

  const animation = (of?: string) =>
    dialog.evaluate((element, part) => getComputedStyle(element, part).animationName, of)
  expect([await animation(), await animation('::backdrop')]).toEqual(['none', 'none'])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await animation()).not.toBe('none')
})

test('A wide screen names lender and phone beside the column; a phone loads none of it @APP-18 @RULE-85 @all', async ({
  open,
  page,
}) => {
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
})
