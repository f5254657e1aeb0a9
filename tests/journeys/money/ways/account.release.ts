import type { Page } from '@playwright/test'
import { asked, numberOf } from '../account-screen.ts'
import { expect, test } from '../../borrower.ts'
import { goOffline, tabTo } from '../../on-page.ts'
import { emptyCache } from '../../worker-context.ts'

const BANK = { scenario: 'account-bank' }
const NUMBER = '7001268459640174'
const KEEPS_LOAN = 'Biaya ini tidak mengurangi pinjaman Anda.'

const shown = (page: Page) => page.getByText('7001 2684 5964 0174')

/** Asks for the number once more, after a payment was reported. */
async function showAgain(page: Page) {
  await page.getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  await expect(shown(page)).toBeVisible()
}

test('Borrower reads the number, copies its digits, and says that it is paid @REPAY-30 @REPAY-31 @REPAY-32 @REPAY-33 @REPAY-36', async ({
  open,
  page,
  calls,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/that', BANK)
  await expect(page).toHaveTitle('Pelunasan')
  await expect(page.getByText('Rp1.090.000')).toBeVisible()
  await expect(shown(page)).toBeVisible()
  for (const [button, what, raw] of [
    ['Salin total yang harus dibayar', 'Total yang harus dibayar', '1090000'],
    ['Salin nomor', 'Nomor virtual account', NUMBER],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('status')).toHaveText(`${what} disalin`)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(raw)
  }
  // The number of the bill looks like one to pay to.
  const bill = page.getByText('9684 5964 0174')
  await expect(bill).toBeHidden()
  await page.getByText('Nomor tagihan', { exact: true }).click()
  await expect(bill).toBeVisible()
  await expect(page.getByText('RUPYA FINANCE SARI')).toBeVisible()
  await expect(page.getByText(/^\d{4}-\d\d-\d\d 23:59:59 WIB$/)).toBeVisible()
  await expect(numberOf(page, 'BCA')).toBeVisible()
  await expect(page.getByText('Kami pilihkan BCA untuk Anda. Anda bisa menggantinya.')).toBeVisible()
  expect(asked(calls)).toEqual([
    {
      productId: '1001',
      orderId: '723421968459640174',
      amount: '1090000',
      payCode: '',
      pay_type: '1',
      is_default: '1',
      is_display: '0',
      specific_num: '',
    },
  ])

  const step = page.getByText('Masukkan kartu dan PIN di ATM BCA.')
  await expect(step).toBeHidden()
  await page.getByText('ATM', { exact: true }).click()
  await expect(step).toBeVisible()

  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  const tips = page.getByRole('dialog', { name: 'Pelunasan Anda akan segera dikonfirmasi' })
  await expect(tips.getByText(KEEPS_LOAN)).toHaveCount(0)
  await tips.getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expect(page).toHaveTitle('Detail pinjaman')
  await expect(page.getByText('Anda bilang sudah membayar', { exact: true })).toBeVisible()
  await page.goBack()
  // After a report of a payment, the screen asks before it shows the number again.
  await expect(shown(page)).toHaveCount(0)
  await showAgain(page)
  expect(asked(calls)).toHaveLength(1)
})

test('Who has a number that has ended gets another, or says they paid @REPAY-31', async ({ open, page, become }) => {
  await open('/that', { scenario: 'account-expired' })
  await expect(page.getByRole('heading', { name: 'Nomor ini sudah tidak berlaku' })).toBeVisible()
  await expect(shown(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeVisible()
  const ask = page.getByRole('button', { name: 'Minta nomor baru' })
  await ask.click()
  await expect(page.getByRole('status')).toHaveText(/^Nomor yang baru juga sudah tidak berlaku/)
  await become('account-bank')
  await ask.click()
  await expect(shown(page)).toBeVisible()
})

test('A refusal is said in the server’s words, and leads to another try or method', async ({
  open,
  page,
  become,
  calls,
}) => {
  const refusal = page.getByRole('main').getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')
  await open('/that', { scenario: 'account-refused' })
  await expect(refusal).toBeVisible()
  expect(asked(calls)).toHaveLength(1)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.poll(() => asked(calls)).toHaveLength(2)
  await expect(refusal).toBeVisible()
  await become('account-bank')
  await page.getByRole('link', { name: 'Ganti metode pembayaran' }).click()
  await page.getByRole('radio', { name: 'BRI' }).check()
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click()
  await expect(numberOf(page, 'BRI')).toBeVisible()
})

test('When the network goes the number stays, and can be copied', async ({ open, page, context, calls }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await emptyCache(page)
  await open('/that', BANK)
  await expect(shown(page)).toBeVisible()
  // The screens behind the links are prefetched while there is a network.
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  for (const screen of ['/loan-details-', '/individual-']) await expect.poll(fetched).toContain(screen)
  await goOffline(page)
  await page.evaluate(() => {
    for (const type of ['offline', 'focus', 'online', 'visibilitychange']) window.dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByText('Mobile banking', { exact: true }).click()
  await expect(page.getByText('Buka aplikasi mobile banking BCA dan masuk.')).toBeVisible()
  await page.getByRole('button', { name: 'Salin nomor', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(NUMBER)
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  await page.getByRole('button', { name: 'Tutup' }).click()

  await page.getByRole('link', { name: 'Ganti metode pembayaran' }).click()
  await expect(page.getByText('Daftar terbaru belum bisa dimuat.')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await showAgain(page)
  expect(asked(calls)).toHaveLength(1)
})

test('With the keyboard alone a borrower chooses a bank and says that it is paid', async ({ open, page }) => {
  await open('/individual', { scenario: 'choices-bank' })
  await expect(page.getByRole('radio', { name: 'Mandiri' })).toBeVisible()
  expect(await tabTo(page, 'BCA')).toEqual(['Kembali', 'Bank', 'BCA'])
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'BRI' })).toBeChecked()
  expect(await tabTo(page, 'SAYA INGIN MEMBAYAR')).toEqual(['SAYA INGIN MEMBAYAR'])
  await page.keyboard.press('Enter')
  await expect(numberOf(page, 'BRI')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  const copies = ['Salin nomor', 'Salin total yang harus dibayar', 'Nomor tagihan']
  expect(await tabTo(page, 'ATM')).toEqual([...copies, 'Ganti metode pembayaran', 'ATM'])
  await page.keyboard.press('Enter')
  await expect(page.getByText('Masukkan kartu dan PIN di ATM BRI.')).toBeVisible()
  expect(await tabTo(page, 'TELAH MEMBAYAR')).toEqual(['Mobile banking', 'Internet banking', 'TELAH MEMBAYAR'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'TELAH MEMBAYAR' })).toBeFocused()
})

test('The e-wallet’s steps lead to the number, or first to the bill, and name a fee @REPAY-29 @REPAY-69 @all', async ({
  open,
  page,
  calls,
}) => {
  const account = page.getByRole('link', { name: 'Lihat nomor virtual account' })
  await open('/walletInstructions', BANK)
  await expect(page).toHaveTitle('Bayar dengan e-wallet')
  await expect(page.getByText('Total yang harus dibayar')).toBeVisible()
  await expect(page.getByText(KEEPS_LOAN)).toHaveCount(0)
  await account.click()
  await expect(shown(page)).toBeVisible()
  await open('/walletInstructions', { ...BANK, search: { amount: '327000', from: 'repaymentDelay' } })
  await expect(page.getByText('Biaya perpanjangan', { exact: true })).toBeVisible()
  await expect(page.getByText(KEEPS_LOAN)).toBeVisible()
  await page.goto('about:blank')
  const before = calls.length
  await open('/walletInstructions', { ...BANK, search: { amount: '-5' } })
  const choose = page.getByRole('link', { name: 'Pilih yang mau dibayar' })
  await expect(choose).toBeVisible()
  await expect(account).toHaveCount(0)
  await expect(page.getByText(/Rp|NaN/)).toHaveCount(0)
  expect(calls.length).toBe(before)
  await choose.click()
  await expect(page).toHaveURL(/\/repayment\?.*orderId=723421968459640174/)
})
