import type { Page } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { watchShifts } from '../../early.ts'
import { hold, watchToasts } from '../../on-page.ts'
import { playShell, toldShell } from '../../shell.ts'

test('Borrower reads the order: notice, product, and the lines that have a value @LOAN-1 @LOAN-3 @LOAN-4 @LOAN-5 @old', async ({
  open,
  page,
}) => {
  await open('/loanDetails', { scenario: 'order-151' })
  await expect(page).toHaveTitle('Detail pinjaman')
  await expect(page.getByRole('heading', { name: 'Dana sedang dikirim' })).toBeVisible()
  await expect(page.getByText('Disetujui. Dana masuk ke rekening Anda dalam 1 sampai 3 hari.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dana Cepat' })).toBeVisible()
  await expect(page.getByRole('main').locator('img')).not.toHaveCount(0)
  await expect(page.getByRole('term').filter({ hasText: 'Jumlah pinjaman' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Rp3.000.000' })).toBeVisible()
  // The world sends it with the value null.
  await expect(page.getByText('Kode promo')).toHaveCount(0)
})

const repay = (page: Page) => page.getByRole('link', { name: /^Bayar( (Rp|₹)[\d.,]+)?$/ })
const extend = (page: Page) => page.getByRole('link', { name: 'Perpanjang' })
const borrowMore = (page: Page) => page.getByRole('button', { name: 'Pinjam lagi' })
const support = (page: Page) => page.getByRole('link', { name: /^Telepon 0\d/ })

/** A status of each kind (loan-rules.test.ts has them all), in the forms in which an order may arrive. */
const ORDERS: [path: string, scenario: string, offered: Record<'pay' | 'later' | 'more' | 'products', number>][] = [
  ['/#/borrowDetail/', 'order-174-extendable,scrambled', { pay: 1, later: 1, more: 0, products: 0 }],
  ['/loanDetails', 'order-3,texts', { pay: 1, later: 0, more: 0, products: 1 }],
  ['/#/borrowDetail/', 'order-200,texts', { pay: 0, later: 0, more: 1, products: 0 }],
  ['/loanDetails', 'order-21,scrambled', { pay: 0, later: 0, more: 0, products: 1 }],
  ['/loanDetails', 'order-174-extendable,unknown-status', { pay: 0, later: 0, more: 0, products: 0 }],
]

test('An order offers what its status allows, and somebody to call @LOAN-7 @LOAN-18 @LOAN-19 @LOAN-53', async ({
  open,
  page,
}) => {
  for (const [path, scenario, offered] of ORDERS) {
    await open(path, { scenario, search: { lang: '1' } })
    await expect(support(page)).toHaveCount(1)
    await expect(repay(page)).toHaveCount(offered.pay)
    await expect(extend(page)).toHaveCount(offered.later)
    await expect(borrowMore(page)).toHaveCount(offered.more)
    await expect(page.getByRole('heading', { name: 'Pinjaman lain untuk Anda' })).toHaveCount(offered.products)
  }
  // An unknown status is also followed by the button for more products, and by no other.
  await expect(page.getByRole('button', { name: 'Lihat produk lainnya' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(2)
})

test('Who paid off borrows more, which is recorded @APP-1 @LOAN-13 @RULE-53', async ({ open, page, events }) => {
  await open('/loanDetails', { scenario: 'order-200', search: { zzz: '{1}', lang: '1' } })
  await borrowMore(page).click()
  await expect(page).toHaveTitle('Rupya: pinjaman yang jelas biayanya')
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ market: 'id', lang: '1' })
  await expect
    .poll(events)
    .toEqual([{ operation: 'saveServiceEvent', event: { productId: '1001', moduleId: 30, positionId: 0 } }])
  await playShell(page, 'answers')
  await open('/loanDetails', { scenario: 'order-4', search: { lang: '1' } })
  await borrowMore(page).click()
  await expect.poll(() => toldShell(page)).toEqual(['goHome'])
  await expect(page).toHaveURL(/\/loanDetails/)
  await expect.poll(async () => (await events()).length).toBe(1)
})

const progress = (page: Page) => page.getByText(/^\d+ dari \d+ cicilan sudah dibayar$/)

test('A borrower sees what is due and when, and pays, or later for a fee @LOAN-49 @LOAN-52', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-180' })
  await expect(page.getByRole('paragraph').getByText('Rp1.144.500', { exact: true })).toBeVisible()
  // The server's own label, and no line that repeats it.
  await expect(page.getByText('Tagihan', { exact: true })).toHaveCount(1)
  const day = page.getByRole('time')
  await expect(day).toHaveText(/^\d{4}-\d\d-\d\d$/)
  await expect(day).toHaveAttribute('datetime', (await day.textContent()) ?? '')
  await expect(page.getByText('terlambat 4 hari', { exact: true })).toBeVisible()
  await expect(progress(page)).toHaveText('0 dari 3 cicilan sudah dibayar')
  await page.getByRole('link', { name: 'Bayar Rp1.144.500' }).click()
  await expect(page).toHaveURL(/\/repayment\?/)
  await open('/loanDetails', { scenario: 'order-180-extendable' })
  const line = (label: string) => page.getByRole('main').locator('dl > div').filter({ hasText: label })
  await expect(line('Biaya perpanjangan')).toContainText('Rp343.350')
  await expect(line('Tagihan')).toContainText('Rp1.144.500')
  await expect(line('Jatuh tempo baru').getByRole('time')).toBeVisible()
  await expect(page.getByText('Biaya ini tidak mengurangi pinjaman.')).toBeVisible()
  await extend(page).click()
  await expect(page).toHaveURL(/\/repaymentDelay\?/)
})

test('A borrower who cannot pay in full can pay later, call or complain @LOAN-73', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-180-extendable' })
  const dialog = page.getByRole('dialog', { name: 'Tidak bisa bayar penuh?' })
  const ask = page.getByRole('button', { name: 'Tidak bisa bayar penuh?' })
  await ask.click()
  await expect(dialog.getByText('Terlambat 4 hari, termasuk denda Rp54.500')).toBeVisible()
  await expect(dialog.getByRole('link')).toHaveText([
    /^Perpanjang/,
    /Telepon 021-5095-0174$/,
    /^Ceritakan keadaan Anda/,
  ])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(ask).toBeFocused()
  await ask.click()
  await dialog.getByRole('link', { name: 'Perpanjang' }).click()
  await expect(page).toHaveURL(/\/repaymentDelay\?/)
  await open('/loanDetails', { scenario: 'order-5' })
  await page.getByRole('button', { name: 'Can’t pay in full?' }).click()
  await expect(page.getByRole('dialog').getByRole('link')).toHaveText([/^Talk to us/, /^Tell us your situation/])
})

test('Progress and extension come after the order, or not at all, and nothing moves @LOAN-51', async ({
  open,
  page,
}) => {
  const toasts = await watchToasts(page)
  const shifts = await watchShifts(page)
  const answers = [await hold(page, '**/loan-play-detail*'), await hold(page, '**/delay-detail*')]
  await open('/loanDetails', { scenario: 'order-180-extendable' })
  // The order is complete without them, and can be paid.
  await expect(page.getByRole('link', { name: 'Bayar Rp1.144.500' })).toBeVisible()
  await expect(page.getByText('Biaya ini tidak mengurangi pinjaman.')).toBeVisible()
  await expect(support(page)).toBeVisible()
  const before = await support(page).boundingBox()
  for (const answer of answers) answer()
  await expect(progress(page)).toBeVisible()
  await expect(page.getByText('Rp343.350')).toBeVisible()
  expect(await support(page).boundingBox()).toEqual(before)
  expect(await shifts()).toEqual([])

  await page.route('**/loan-play-detail*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.route('**/delay-detail*', (route) =>
    route.fulfill({ json: { code: 9, message: 'Perpanjangan tidak tersedia.', data: null } }),
  )
  await open('/loanDetails', { scenario: 'order-180-extendable' })
  await expect(page.getByText(/^Biaya dan tanggal barunya tampil di layar berikutnya/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
  await expect(extend(page)).toBeVisible()
  await expect(progress(page)).toHaveCount(0)
  expect(await toasts()).toEqual([])
  expect(await shifts()).toEqual([])
})

test('What is being collected says that paying as well may pay twice @LOAN-10', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-170' })
  await expect(page.getByText(/Kalau Anda juga membayar dan keduanya berhasil, Anda membayar dua kali\./)).toBeVisible()
  await page.getByRole('link', { name: 'Bayar Rp1.090.000' }).click()
  await expect(page.getByText(/^Rekening Anda sedang didebet otomatis untuk tagihan ini/)).toBeVisible()
})

/** Situations of the gallery: all screens of a loan. */
const OF_A_LOAN = `order-180 instalments-many instalments-none extension-open account-bank choices-bank
  wallet-with-amount bind-card card-needs-code alipay repay-or-not what-happened`.split(/\s+/)

test('Each screen of a loan ends with whom to ask, call and complain to @REPAY-76 @HELP-78 @all', async ({
  reach,
  page,
}) => {
  for (const name of OF_A_LOAN) {
    await reach(name)
    const help = page.getByRole('region', { name: 'Perlu bantuan?' }).getByRole('link')
    await expect(help, name).toHaveText(['Tanya asisten', /^Telepon \d/, 'Ajukan keluhan'])
    await expect(help.nth(0)).toHaveAttribute('href', /^\/intelligentCustomerService\?.*orderNo=7234\d+/)
    await expect(help.nth(1)).toHaveAttribute('href', /^tel:\d+$/)
    await expect(help.nth(2)).toHaveAttribute('href', /^\/complainPage\?.*orderNo=7234\d+/)
  }
})
