import type { Page } from '@playwright/test'
import { numberOf } from '../account-screen.ts'
import { expect, test } from '../../borrower.ts'
import { bodies, hold, tapTenTimes, watchToasts } from '../../on-page.ts'
import { playShell, toldShell } from '../../shell.ts'

const CHOICES = { scenario: 'choices-bank' }
const INCOMPLETE = 'Silakan lengkapi informasinya'
const BUSY = 'Sistem sedang sibuk. Coba lagi sebentar lagi.'

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const banks = (page: Page) => page.getByRole('group', { name: 'Pilih bank' })
const markets = (page: Page) => page.getByRole('group', { name: 'Pilih minimarket' })
const want = (page: Page) => page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' })
const change = (page: Page) => page.getByRole('link', { name: 'Ganti metode pembayaran' })
const back = (page: Page) => page.getByRole('button', { name: 'Kembali' })
const kept = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('rupya:'))))

test('Borrower chooses a bank, then a mini market, and gets the number of each @REPAY-39 @REPAY-40 @REPAY-41 @REPAY-42 @REPAY-43 @REPAY-44 @REPAY-46 @REPAY-47', async ({
  open,
  page,
  calls,
}) => {
  await open('/individual', { ...CHOICES, search: { amount: '1.090.000', display: '1' } })
  await expect(page).toHaveTitle('Metode pembayaran')
  await expect(page.getByText('Rp1.090.000')).toBeVisible()
  await expect(radio(page, 'Mandiri')).toBeVisible()
  await expect(page.getByText('Mobile banking')).toHaveCount(0)
  await radio(page, 'BRI').check()
  await expect(page.getByText('Lewat ATM, Mobile banking, Internet banking')).toBeVisible()
  // A reload keeps what is being chosen.
  await page.reload()
  await expect(radio(page, 'BRI')).toBeChecked()
  await want(page).click()
  await expect(numberOf(page, 'BRI')).toBeVisible()
  const bri = { payType: '1', payCode: 'BRI', specificNum: '88810', isDefault: '0' }
  expect(await kept(page)).toEqual(bri)

  await page.evaluate(() => localStorage.setItem('other', 'stays'))
  await change(page).click()
  await expect(radio(page, 'BRI')).toBeChecked()
  await radio(page, 'Mini Market').check()
  await expect(radio(page, 'Alfamart')).toBeChecked()
  // Another type also clears what is stored.
  expect(await kept(page)).toEqual({ other: 'stays' })
  await radio(page, 'Bank').check()
  for (const bank of ['BCA', 'BRI', 'Mandiri']) await expect(radio(page, bank)).not.toBeChecked()
  await radio(page, 'Mini Market').check()
  await radio(page, 'Indomaret').check()
  await want(page).click()
  await expect(numberOf(page, 'INDOMARET')).toBeVisible()
  const indomaret = { payType: '2', payCode: 'INDOMARET', specificNum: '88340', isDefault: '0' }
  expect(await kept(page)).toEqual({ ...indomaret, other: 'stays' })

  const common = { productId: '1001', orderId: '723421968459640174', amount: '1090000', is_display: '1' }
  expect(bodies(calls, 'generate-vcode')).toEqual([
    { ...common, payCode: 'BRI', pay_type: '1', is_default: '0', specific_num: '88810' },
    { ...common, payCode: 'INDOMARET', pay_type: '2', is_default: '0', specific_num: '88340' },
  ])
})

test('Until the server answers two banks can be paid at; no button moves then @REPAY-49', async ({ open, page }) => {
  const answer = await hold(page, '**/init-pay-type*')
  await open('/individual', CHOICES)
  await expect(banks(page).getByRole('radio')).toHaveCount(2)
  await radio(page, 'BCA').check()
  await expect(page.getByText('Lewat ATM, Mobile banking, Internet banking')).toBeVisible()
  const place = await want(page).boundingBox()
  answer()
  await expect(banks(page).getByRole('radio')).toHaveCount(3)
  expect(await want(page).boundingBox()).toEqual(place)
  await expect(radio(page, 'BCA')).toBeChecked()
  await want(page).click()
  await expect(numberOf(page, 'BCA')).toBeVisible()
  // The server's own number for the choice, not the default list's.
  expect(await kept(page)).toMatchObject({ payCode: 'BCA', specificNum: '70012' })
})

test('Choices that are refused are said once, and the default ones can be paid at @REPAY-45 @REPAY-49', async ({
  open,
  page,
  become,
  calls,
}) => {
  const toasts = await watchToasts(page)
  const failed = page.getByText('Daftar terbaru belum bisa dimuat.')
  const retry = page.getByRole('button', { name: 'Coba lagi' })
  await open('/individual', { scenario: 'choices-bank,session-ended' })
  await expect(page.getByRole('heading', { name: 'Sesi Anda sudah berakhir' })).toBeVisible()
  await open('/individual', { scenario: 'choices-down' })
  await expect(failed).toBeVisible()
  await expect.poll(toasts).toEqual([BUSY])
  await want(page).click()
  await expect(banks(page)).toHaveAccessibleDescription(INCOMPLETE)
  await expect.poll(toasts).toEqual([BUSY, INCOMPLETE])
  expect(bodies(calls, 'generate-vcode')).toEqual([])
  await retry.click()
  await expect.poll(toasts).toEqual([BUSY, INCOMPLETE, BUSY])
  await expect(failed).toBeVisible()
  await radio(page, 'Mini Market').check()
  await expect(markets(page).getByText(INCOMPLETE)).toHaveCount(0)
  await expect(radio(page, 'Alfamart')).toBeChecked()
  await expect.poll(toasts).toEqual([BUSY, INCOMPLETE, BUSY, BUSY])
  await become('choices-bank')
  await retry.click()
  await expect(radio(page, 'Indomaret')).toBeVisible()
  await expect(failed).toHaveCount(0)
  await want(page).click()
  await expect(numberOf(page, 'ALFAMART')).toBeVisible()
})

test('From the choice Back leads where the borrower came from @REPAY-47 @REPAY-71', async ({ open, page, calls }) => {
  await playShell(page, 'answers')
  await open('/walletInstructions', CHOICES)
  await page.getByRole('link', { name: 'Lihat nomor virtual account' }).click()
  await expect(numberOf(page, 'BCA')).toBeVisible()
  for (const bank of ['BRI', 'Mandiri']) {
    await change(page).click()
    await radio(page, bank).check()
    // Whether tapped slowly or quickly, one step back leaves the screen.
    await tapTenTimes(want(page))
    await expect(numberOf(page, bank.toUpperCase())).toBeVisible()
  }
  await change(page).click()
  await radio(page, 'BCA').check()
  const answer = await hold(page, '**/generate-vcode*')
  await tapTenTimes(want(page))
  // The number of the earlier choice must not show meanwhile.
  await expect(page.getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Salin nomor', exact: true })).toHaveCount(0)
  answer()
  await expect(numberOf(page, 'BCA')).toBeVisible()
  // Nothing was changed, so the account is the same.
  await change(page).click()
  await expect(radio(page, 'BCA')).toBeChecked()
  await back(page).click()
  await expect(numberOf(page, 'BCA')).toBeVisible()
  await back(page).click()
  await expect(page).toHaveTitle('Bayar dengan e-wallet')
  expect(await toldShell(page)).toEqual([])
  expect(bodies(calls, 'generate-vcode')).toHaveLength(4)
})
