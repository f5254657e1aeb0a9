import { expect, test } from './borrower.ts'
import { field, getCode, PHONE, SMS_CODE, watchCodes } from './register.ts'

test('A newcomer gets from the site to a loan and to paying it back, without a dead end', async ({
  open,
  page,
  become,
}) => {
  const code = watchCodes(page)
  await become('order-174')
  await page.goto('/?lang=1')
  await page.getByRole('link', { name: 'Daftar sekarang' }).click()
  await field(page, 'phone').pressSequentially(PHONE)
  await field(page, 'capcode').pressSequentially(await code())
  await getCode(page).click()
  await field(page, 'smsCode').pressSequentially(SMS_CODE)
  await page.getByRole('button', { name: 'Daftar sekarang' }).click()
  await expect(page.getByRole('heading', { name: 'Anda sudah terdaftar' })).toBeVisible()

  // From here on in the app, which has the session.
  await open('/relevant', { scenario: 'order-174', search: { scene: 'banner_jingzhun' } })
  await expect(page.getByRole('button', { name: 'Ajukan, Rupiah Kilat' })).toBeVisible()
  await open('/loanConfirm')
  await page.getByRole('button', { name: 'Ajukan Rp3.000.000' }).click()
  await page.getByRole('link', { name: /pinjaman saya/i }).click()
  await expect(page).toHaveTitle('Pinjaman saya')
  // The new loan is the first of them; another one is due.
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Sedang ditinjau' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('orderId')).toBe('723421968459641001')
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page
    .getByRole('link', { name: /Waktunya membayar/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^Bayar/ }).click()
  await page.getByRole('button', { name: /^Bayar Segera/ }).click()
  await page.getByText('BCA', { exact: true }).click()
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click()
  await expect(page).toHaveTitle('Pelunasan')
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeVisible()
})
