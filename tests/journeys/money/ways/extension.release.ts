import type { Page } from '@playwright/test'
import { numberOf } from '../account-screen.ts'
import { expect, test } from '../../borrower.ts'
import { comeBack, watchToasts } from '../../on-page.ts'
import { passTime } from '../../other-phone.ts'

const OPEN = { scenario: 'extension-open' }
const LAST_HOUR = { scenario: 'extension-last-hour' }
const EXPIRED = 'Penawaran perpanjangan sudah berakhir.'
const KEEPS_LOAN = 'Biaya ini tidak mengurangi pinjaman Anda.'

const pay = (page: Page) => page.getByRole('button', { name: 'Bayar Segera' })
const payBill = (page: Page) => page.getByRole('link', { name: 'Bayar tagihan' })
/**
 * The bill below the offer. Once it is there, all calls of the screen are answered: a later answer would set its time to the
 * server's, which does not move with the page's clock.
 */
const bill = (page: Page) => page.getByRole('heading', { name: 'Kalau Anda membayar tagihannya' })
const ended = (page: Page) => page.getByRole('heading', { name: 'Penawaran ini sudah berakhir' })

/** The fee is named, and that it does not reduce the loan. */
async function expectFee(page: Page) {
  await expect(page.getByRole('main').getByText('Biaya perpanjangan', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(KEEPS_LOAN)).toBeVisible()
  await expect(page.getByText('Total yang harus dibayar')).toHaveCount(0)
}

async function expectOff(page: Page, reason: string) {
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(pay(page)).toHaveAccessibleDescription(reason)
  // Playwright would wait until the button is enabled.
  await pay(page).click({ force: true })
  await expect(page.locator('[aria-live=polite]')).toHaveText(reason)
  await expect(page).toHaveURL(/\/repaymentDelay\?/)
  await expect(payBill(page)).toBeVisible()
}

test('Borrower pays for an extension, whose fee keeps its name and is paid once @REPAY-63 @REPAY-64 @REPAY-66 @REPAY-67 @REPAY-69 @REPAY-82', async ({
  open,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const offer = page.getByRole('link', { name: /^Perpanjang/ }).locator('..')
  const look = () => pay(page).evaluate((button) => getComputedStyle(button).backgroundColor)
  await open('/loanDetails', OPEN)
  await expect(offer).toContainText('Biaya perpanjangan')
  await page.getByRole('link', { name: /^Perpanjang/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Detail Tagihan' })).toBeVisible()
  await expectFee(page)
  await expect(page.getByText('Bayar biayanya, lalu jatuh tempo mundur.')).toBeVisible()
  await expect(page.getByText(/^Berlaku sampai \d{4}-\d\d-\d\d \d\d:\d\d:\d\d WIB$/)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^Sisa 2 hari 23 jam$/)
  await expect(page.getByRole('heading', { name: 'Pinjaman Anda dengan perpanjangan ini' })).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Jatuh tempo baru' })).toBeVisible()
  await expect(bill(page)).toBeVisible()
  const loud = await look()
  await page.getByRole('button', { name: 'Bayar Segera Rp327.000', exact: true }).click()

  await expect(page).toHaveURL(/\/individual\?.*amount=327000/)
  await page.getByRole('radio', { name: 'BRI' }).check()
  await expectFee(page)
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click()
  await expect(numberOf(page, 'BRI')).toBeVisible()
  await expectFee(page)
  await page.getByRole('link', { name: 'Ganti metode pembayaran' }).click()
  await expect(page.getByRole('radio', { name: 'BRI' })).toBeChecked()
  await expectFee(page)
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click()
  await expect(numberOf(page, 'BRI')).toBeVisible()
  await expectFee(page)
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  const tips = page.getByRole('dialog', { name: 'Biaya perpanjangan Anda akan segera dikonfirmasi' })
  await expect(tips.getByText(KEEPS_LOAN)).toBeVisible()

  await open('/loanDetails', OPEN)
  await expect(offer.getByText(/^Biaya ini sudah Anda kirim atau catat/)).toBeVisible()
  await expect(offer).not.toContainText('Biaya perpanjangan')
  await page.getByRole('button', { name: 'Tidak bisa bayar penuh?' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Ceritakan keadaan Anda/ })).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: /^Perpanjang/ })).toHaveCount(0)
  await open('/repaymentDelay', OPEN)
  await expect.poll(look).not.toBe(loud)
})

test('With the keyboard alone one gets from the order to the extension’s fee @LOAN-12', async ({ open, page }) => {
  await open('/loanDetails', OPEN)
  await page.getByRole('link', { name: 'Perpanjang' }).focus()
  await page.keyboard.press('Enter')
  await expect(pay(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Detail Tagihan' })).toBeFocused()
  for (const name of ['Bayar Segera Rp327.000', 'Bayar tagihan', 'Tanya asisten', 'Telepon 021-5095-0174']) {
    await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toHaveAccessibleName(name)
  }
  await pay(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/individual\?/)
})

test('In its last hour the offer counts down, and once it is over it stays over @REPAY-65', async ({ open, page }) => {
  await page.clock.install()
  await open('/repaymentDelay', LAST_HOUR)
  await expect(bill(page)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^Sisa 4[12]:\d\d$/)
  await page.clock.fastForward(40 * 60_000)
  await expect(page.getByRole('timer')).toHaveText(/^Sisa 0[12]:\d\d$/)
  await pay(page).focus()
  await page.clock.fastForward(2 * 60_000)
  await expect(ended(page)).toBeVisible()
  // It is announced when it happens, and the focus does not move.
  await expect(page.getByRole('status').filter({ has: ended(page) })).toBeVisible()
  await expect(pay(page)).toBeFocused()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.clock.setSystemTime(Date.now() - 60 * 60_000)
  await page.clock.fastForward(5000)
  await expectOff(page, EXPIRED)
  await payBill(page).click()
  await expect(page).toHaveURL(/\/repayment\?/)
})

test('An offer that ended while the page slept is off at the first tap @all', async ({ open, page }) => {
  await page.clock.install()
  await open('/repaymentDelay', LAST_HOUR)
  await expect(bill(page)).toBeVisible()
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'false')
  // The page is hidden, an hour passes for phone and server, and no timer runs.
  await page.clock.pauseAt(Date.now() + 5000)
  const see = (visibilityState: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value })
      document.dispatchEvent(new Event('visibilitychange'))
    }, visibilityState)
  await see('hidden')
  await passTime(page, 60)
  await see('visible')
  await pay(page).click({ force: true })
  await expect(page.locator('[aria-live=polite]')).toHaveText(EXPIRED)
  await expect(ended(page)).toBeVisible()
  await expect(page).toHaveURL(/\/repaymentDelay\?/)
})

test('An extension that is refused or taken back says so, and leads to the bill @REPAY-70 @REPAY-76', async ({
  open,
  page,
  become,
}) => {
  const toasts = await watchToasts(page)
  const refusal = page.getByRole('main').getByText('Pinjaman ini tidak bisa diperpanjang.')
  await page.clock.install()
  await open('/repaymentDelay', { scenario: 'order-174' })
  await expect(page).toHaveTitle('Detail Tagihan')
  await expect(page.getByRole('heading', { name: 'Perpanjangan tidak tersedia' })).toBeVisible()
  await expect(refusal).toBeVisible()
  await expect.poll(toasts).toEqual(['Pinjaman ini tidak bisa diperpanjang.'])
  await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await payBill(page).click()
  await expect(page).toHaveURL(/\/repayment\?/)
  await page.goBack()
  await expect(refusal).toBeVisible()
  await become('extension-open')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(pay(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await become('order-174')
  await page.clock.fastForward(20_000)
  await comeBack(page, () => expect(refusal).toBeVisible({ timeout: 3000 }))
  await expect(pay(page)).toHaveCount(0)
  await become('extension-open')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(pay(page)).toBeVisible()
})

test('With a fee or an end that cannot be read nothing can be paid @REPAY-82 @RULE-36', async ({ open, page }) => {
  await page.route('**/gateway/**/loan-details*', (route) => route.abort())
  for (const unreadable of [{ delayShouldPayAmount: '1.000.000' }, { delayExpiryTime: '2027-02-30 10:00:00' }]) {
    await page.route('**/delay-detail?*', async (route) => {
      const reply = await (await route.fetch()).json()
      Object.assign(reply.data, unreadable, { orderDetail: undefined, telephone: null })
      await route.fulfill({ json: reply })
    })
    await open('/repaymentDelay', OPEN)
    await expect(page.getByRole('heading', { name: 'Belum bisa dibayar di sini' })).toBeVisible()
    await expect(page.getByText(/NaN|undefined|Infinity|Invalid/)).toHaveCount(0)
    await expectOff(page, 'Biaya atau batas waktunya tidak terbaca.')
    await expect(page.getByRole('link', { name: /Telepon \d/ })).toBeVisible()
    await expect(bill(page)).toHaveCount(0)
  }
})
