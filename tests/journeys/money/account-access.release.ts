import type { Page } from '@playwright/test'
import { numberOf } from './account-screen.ts'
import { expect, test } from '../borrower.ts'

/** The elements that Tab reaches, in order, up to the one with this name. */
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
  await expect(numberOf(page, 'BRI')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  expect(await tabTo(page, 'ATM')).toEqual([
    'Salin nomor',
    'Salin total yang harus dibayar',
    'Salin nomor tagihan',
    'Ganti metode pembayaran',
    'ATM',
  ])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Masukkan kartu dan PIN di ATM BRI.')).toBeVisible()
  expect(await tabTo(page, 'TELAH MEMBAYAR')).toEqual(['Mobile banking', 'Internet banking', 'TELAH MEMBAYAR'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeFocused()
  const ways = ['Tanya asisten', 'Telepon 021-5095-0174', 'Ajukan keluhan']
  expect(await tabTo(page, 'Ajukan keluhan')).toEqual(ways)
})
