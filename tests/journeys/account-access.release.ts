import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'

/** What the keyboard comes to, in its order, until it is at the part of that name. */
async function tabTo(page: Page, name: string): Promise<string[]> {
  const passed: string[] = []
  while (passed.at(-1) !== name && passed.length < 20) {
    await page.keyboard.press('Tab')
    passed.push(
      await page.evaluate(() => {
        const part = document.activeElement
        const label = part instanceof HTMLInputElement ? part.labels?.[0]?.querySelector('span > span') : part
        return part?.getAttribute('aria-label') ?? label?.textContent ?? ''
      }),
    )
  }
  return passed
}

test('With the keyboard alone a borrower chooses a bank, reads how to pay, and says that it is paid', async ({
  open,
  page,
}) => {
  await open('/individual', { scenario: 'choices-bank' })
  await expect(page.getByRole('radio', { name: 'Mandiri' })).toBeVisible()
  expect(await tabTo(page, 'BCA')).toEqual(['Kembali', 'Bank', 'BCA'])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'BRI' })).toBeChecked()
  expect(await tabTo(page, 'SAYA INGIN MEMBAYAR')).toEqual(['SAYA INGIN MEMBAYAR'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nomor virtual account BRI' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(await tabTo(page, 'ATM')).toEqual([
    'Salin total yang harus dibayar',
    'Salin nomor virtual account',
    'Salin nomor tagihan',
    'Salin kode pembayaran bank',
    'Ganti metode pembayaran',
    'ATM',
  ])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Masukkan kartu dan PIN di ATM BRI.')).toBeVisible()
  expect(await tabTo(page, 'TELAH MEMBAYAR')).toEqual(['Mobile banking', 'Internet banking', 'TELAH MEMBAYAR'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Lihat pesanan' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeFocused()
  expect(await tabTo(page, 'Telepon 021-5095-0174')).toEqual(['Ajukan keluhan', 'Telepon 021-5095-0174'])
})

const STATES: [path: string, scenario: string, taps: string[]][] = [
  ['/that', 'account-bank', ['ATM', 'Internet banking', 'TELAH MEMBAYAR']],
  ['/that', 'account-market', []],
  ['/that', 'account-unknown-type', []],
  ['/individual', 'choices-bank', ['BRI', 'SAYA INGIN MEMBAYAR']],
  ['/individual', 'choices-down', ['SAYA INGIN MEMBAYAR']],
  ['/walletInstructions', 'account-bank', []],
]

test('Everything that can be tapped on the way to pay is at least 44 px wide and high', async ({ open, page }) => {
  for (const [path, scenario] of STATES) {
    await open(path, { scenario })
    await page.waitForLoadState('networkidle')
    for (const target of await page.locator('a:visible, button:visible, summary:visible, label:visible').all()) {
      const box = await target.boundingBox()
      expect(Math.round(Math.min(box?.height ?? 0, box?.width ?? 0)), await target.innerText()).toBeGreaterThanOrEqual(
        44,
      )
    }
  }
})

for (const [path, scenario, taps] of STATES)
  test(`${path} in ${scenario}, opened and tapped, loses nothing at 320 px and text of 200 %`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const lang of ['1', '2']) {
      await open(path, { scenario, search: { lang } })
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      // The mark of a bank may be its name.
      if (lang === '1') for (const tap of taps) await page.getByText(tap, { exact: true }).last().click()
      const lost = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('h1, h2, p, li, dt, dd, a, button, label, summary, legend, span')]
        return parts
          .filter((part) => {
            const { left, right, width } = part.getBoundingClientRect()
            return width > 1 && (left < -1 || right > 321)
          })
          .map((part) => part.outerHTML.slice(0, 120))
      })
      expect(lost).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
  })
