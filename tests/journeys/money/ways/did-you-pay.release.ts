import { expect, test } from '../../borrower.ts'
import { hold } from '../../on-page.ts'

test('Who says yes sees the order, read again @REPAY-27', async ({ open, page, calls }) => {
  await open('/repayOrNotQuestion', { scenario: 'repay-or-not' })
  await expect(page).toHaveTitle('Sudah bayar?')
  await expect(page.getByRole('paragraph').filter({ hasText: /^Rp1\.090\.000$/ })).toBeVisible()
  await expect(page.getByText(/Catatannya tetap di sini sampai/)).toBeVisible()
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  const before = calls.length
  await page.getByRole('button', { name: 'Ya, sudah' }).click()
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  await expect(page).toHaveURL(/\/loanDetails\?/)
  await expect.poll(() => calls.length).toBeGreaterThan(before)
})

test('Who has not paid says what happened, gets a next step, and may come back @REPAY-28', async ({ open, page }) => {
  const answer = await hold(page, '**/loan-details/loan-details*')
  const happened = (name: string) => page.getByRole('radio', { name })
  await open('/repayOrNotQuestion', { scenario: 'repay-or-not' })
  // The order arrives under the finger, and moves nothing.
  await page.getByRole('button', { name: 'Belum' }).hover()
  await page.mouse.down()
  answer()
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  await page.mouse.up()
  await expect(page).toHaveTitle('Apa yang terjadi?')
  await happened('Jumlah yang dibayar salah').check()
  await expect(page.getByRole('link', { name: 'Telepon 021-5095-0100' })).toHaveAttribute('href', 'tel:02150950100')
  // Only in the answer, and not also at the end of the screen.
  await expect(page.getByRole('link', { name: 'Ajukan keluhan' })).toHaveAttribute(
    'href',
    /^\/complainPage\?.*orderNo=723421968459640174/,
  )
  await happened('Kode tidak masuk').check()
  await expect(page.getByText('Lewat bank atau minimarket Anda tidak perlu kode SMS.')).toBeVisible()
  await happened('Mau bayar dengan cara lain').check()
  await page.getByRole('link', { name: 'Pilih cara bayar' }).click()
  await expect(page).toHaveURL(/\/individual\?.*amount=1090000/)
  await page.goBack()
  await expect(happened('Mau bayar dengan cara lain')).toBeChecked()
  await happened('Sudah bayar, belum tercatat').check()
  await page.reload()
  await expect(happened('Sudah bayar, belum tercatat')).toBeChecked()
  await page.getByRole('link', { name: 'Lihat pinjaman saya' }).click()
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
})

test('With the keyboard alone a borrower says what happened', async ({ open, page }) => {
  await open('/repayOrNotQuestion', { scenario: 'repay-or-not' })
  await expect(page.getByRole('button', { name: 'Belum' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Belum' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Apa yang terjadi?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Kode tidak masuk' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ke halaman pembayaran' })).toBeFocused()
})
