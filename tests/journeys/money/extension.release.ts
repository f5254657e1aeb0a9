import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { watchToasts } from '../toasts.ts'
import { emptyCache } from '../worker-context.ts'
import { tapTenTimes } from '../tap-ten-times.ts'
import { passTime } from '../other-phone.ts'
import { comeBack, comeOnline, goOffline } from '../online.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

const OPEN = { scenario: 'extension-open' }
const LAST_HOUR = { scenario: 'extension-last-hour' }

const pay = (page: Page) => page.getByRole('button', { name: 'Bayar Segera' })
const payBill = (page: Page) => page.getByRole('link', { name: 'Bayar tagihan' })
/**
 * The bill below the offer. Once it is there, all calls of the screen are answered: a later answer would set its time to the
 * server's, which does not move with the page's clock.
 */
const bill = (page: Page) =>
  page.getByRole('heading', { name: /^(Kalau Anda membayar tagihannya|If you pay the bill instead)$/ })
const ended = (page: Page) => page.getByRole('heading', { name: 'Penawaran ini sudah berakhir' })

/** Changes fields in the reply with the extension on its way. */
const changeFields = (page: Page, fields: object) =>
  page.route('**/delay-detail?*', async (route) => {
    const reply = await (await route.fetch()).json()
    Object.assign(reply.data, fields)
    await route.fulfill({ json: reply })
  })

async function expectOff(page: Page, reason: string) {
  await expect(pay(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(pay(page)).toHaveAccessibleDescription(reason)
  // Playwright would wait until the button is enabled.
  await pay(page).click({ force: true })
  await expect(page.locator('[aria-live=polite]')).toHaveText(reason)
  await expect(page).toHaveURL(/\/repaymentDelay\?/)
  await expect(payBill(page)).toBeVisible()
}

/** The page is hidden, an hour passes for phone and server, and no timer runs. */
async function sleep(page: Page) {
  await page.clock.pauseAt(Date.now() + 5000)
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await passTime(page, 60)
}

/** The page is visible again. */
const wake = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  })

const EXPIRED = 'Penawaran perpanjangan sudah berakhir.'
const UNREADABLE = 'Biaya atau batas waktunya tidak terbaca.'

for (const [index, { lang, title, fee, notPaid, still, after, until, left, payNow }] of [
  {
    lang: '1',
    title: 'Detail Tagihan',
    fee: 'Biaya perpanjangan',
    notPaid: 'Biaya ini tidak mengurangi pinjaman Anda.',
    still: 'Bayar biayanya, lalu jatuh tempo mundur. Tagihan Anda tetap ada dan tetap harus dibayar.',
    after: 'Pinjaman Anda dengan perpanjangan ini',
    until: /^Berlaku sampai \d{4}-\d\d-\d\d \d\d:\d\d:\d\d WIB$/,
    left: /^Sisa 2 hari 23 jam$/,
    payNow: 'Bayar Segera Rp327.000',
  },
  {
    lang: '2',
    title: 'Bill details',
    fee: 'Extension fee',
    notPaid: 'This fee does not reduce your loan.',
    still: 'Pay the fee, and the due date moves. What you owe stays, and still has to be paid.',
    after: 'Your loan with this extension',
    until: /^Offered until \d{4}-\d\d-\d\d \d\d:\d\d:\d\d WIB$/,
    left: /^2 d 23 h left$/,
    payNow: 'Pay now Rp327.000',
  },
].entries())
  test(
    `Borrower (lang ${lang}) pays for an extension, and knows what it does not pay @REPAY-63 @REPAY-64 @REPAY-65 @REPAY-66 @REPAY-67`,
    inAll(index),
    async ({ open, page, calls }) => {
      await open('/repaymentDelay', { ...OPEN, search: { lang } })
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page).toHaveTitle(title)
      await expect(page.getByText('Dana Cepat')).toBeVisible()
      await expect(page.getByText(fee)).toBeVisible()
      await expect(page.getByRole('paragraph').getByText('Rp327.000', { exact: true })).toBeVisible()
      await expect(page.getByText(until)).toBeVisible()
      await expect(page.getByRole('timer')).toHaveText(left)
      const time = page.getByRole('time').first()
      await expect(time).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d WIB$/)
      await expect(time).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
      await expect(page.getByText(notPaid)).toBeVisible()
      await expect(page.getByText(still)).toBeVisible()
      await expect(page.getByRole('heading', { name: after })).toBeVisible()
      await expect(page.getByRole('term').filter({ hasText: 'Jatuh tempo baru' })).toBeVisible()
      await expect(page.getByRole('link', { name: '021-5095-0174' })).toHaveAttribute('href', 'tel:02150950174')
      await page.getByRole('button', { name: payNow, exact: true }).click()
      await expect(page).toHaveURL(/\/individual\?.*amount=327000/)
      expect(calls.filter((call) => call.url().includes('delay-detail'))).toHaveLength(1)
    },
  )

test('A borrower in India whose loan is overdue is shown what extending costs', IN_ALL, async ({ open, page }) => {
  await open('/repaymentDelay', { scenario: 'order-5-extendable' })
  await expect(page.getByRole('main')).toContainText(/₹\d/)
})

test('Borrower in India pays the fee by card, in hundredths @REPAY-67', async ({ open, page }) => {
  await open('/repaymentDelay', { scenario: 'order-3-extendable' })
  await page.getByRole('button', { name: 'Pay now ₹1,450' }).click()
  await expect(page).toHaveURL(/\/payway\?.*withholdingAmount=145000/)
})

test('In its last hour the offer counts down, and is off once it is over', async ({ open, page }) => {
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
  await expectOff(page, EXPIRED)
  await payBill(page).click()
  await expect(page).toHaveURL(/\/repayment\?/)
})

test(
  'An offer that ended while the page slept is off at the first tap, before any timer has run',
  IN_ALL,
  async ({ open, page }) => {
    await page.clock.install()
    await open('/repaymentDelay', LAST_HOUR)
    await expect(bill(page)).toBeVisible()
    await expect(pay(page)).toHaveAttribute('aria-disabled', 'false')
    await sleep(page)
    await wake(page)
    await pay(page).click({ force: true })
    await expect(page.locator('[aria-live=polite]')).toHaveText(EXPIRED)
    await expect(page).toHaveURL(/\/repaymentDelay\?/)
  },
)

test('Back from the background the screen knows at once that the offer has ended', IN_ALL, async ({ open, page }) => {
  await page.clock.install()
  await open('/repaymentDelay', LAST_HOUR)
  await expect(bill(page)).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await sleep(page)
  await wake(page)
  await expect(ended(page)).toBeVisible()
})

test('A clock that is set back does not bring the offer back', IN_ALL, async ({ open, page }) => {
  await page.clock.install()
  await open('/repaymentDelay', LAST_HOUR)
  await expect(bill(page)).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.fastForward(43 * 60_000)
  await expect(ended(page)).toBeVisible()
  await page.clock.setSystemTime(Date.now() - 60 * 60_000)
  await page.clock.fastForward(5000)
  await expect(ended(page)).toBeVisible()
  await expectOff(page, EXPIRED)
})

test('An offer that is over cannot be paid; the bill can @REPAY-65', async ({ open, page, calls }) => {
  await open('/repaymentDelay', { scenario: 'extension-expired' })
  await expect(ended(page)).toBeVisible()
  await expect(page.getByText(/^Berlaku sampai/)).toBeVisible()
  await expectOff(page, EXPIRED)
  expect(calls.filter((call) => call.url().includes('delay-detail'))).toHaveLength(1)
})

test(
  'An extension that the server could not be asked for says nothing of what it offers, and leads to the bill',
  IN_ALL,
  async ({ open, page }) => {
    await open('/repaymentDelay', { scenario: 'extension-open,refuse:getExtension:invalidRequest' })
    await expect(page.getByRole('heading', { name: 'Belum bisa ditampilkan' })).toBeVisible()
    await expect(page.getByText('Perpanjangan tidak tersedia')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Coba lagi' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
    await page.getByRole('link', { name: 'Bayar tagihan' }).click()
    await expect(page.getByRole('heading', { name: 'Belum dibayar' })).toBeVisible()
  },
)

test('An extension that the server refuses is said once in its words, with the way to pay the bill @REPAY-70 @REPAY-76', async ({
  open,
  page,
  become,
}) => {
  const toasts = await watchToasts(page)
  await open('/repaymentDelay', { scenario: 'order-174' })
  await expect(page).toHaveTitle('Detail Tagihan')
  await expect(page.getByRole('heading', { name: 'Perpanjangan tidak tersedia' })).toBeVisible()
  await expect(page.getByRole('main').getByText('Pinjaman ini tidak bisa diperpanjang.')).toBeVisible()
  await expect.poll(toasts).toEqual(['Pinjaman ini tidak bisa diperpanjang.'])
  await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await payBill(page).click()
  await expect(page).toHaveURL(/\/repayment\?/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Perpanjangan tidak tersedia' })).toBeVisible()
  await become('extension-open')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(pay(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('An offer that the server takes back while the screen is open is gone', IN_ALL, async ({ open, page, become }) => {
  await page.clock.install()
  await open('/repaymentDelay', OPEN)
  await expect(pay(page)).toBeVisible()
  await become('order-174')
  await page.clock.fastForward(20_000)
  const gone = page.getByRole('main').getByText('Pinjaman ini tidak bisa diperpanjang.')
  await comeBack(page, () => expect(gone).toBeVisible({ timeout: 3000 }))
  await expect(pay(page)).toHaveCount(0)
  await become('extension-open')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(pay(page)).toBeVisible()
})

for (const [index, [what, fields]] of Object.entries({
  'a fee of null': { delayShouldPayAmount: null },
  'an empty fee': { delayShouldPayAmount: '' },
  'a negative fee': { delayShouldPayAmount: -1 },
  'a huge fee': { delayShouldPayAmount: 1e21 },
  'a fee with dots': { delayShouldPayAmount: '1.000.000' },
  'no fee': { delayShouldPayAmount: 0 },
  'no end': { delayExpiryTime: null },
  'an end on 30 February': { delayExpiryTime: '2027-02-30 10:00:00' },
}).entries())
  test(`With ${what} nothing can be paid, and the screen says why @RULE-36`, inAll(index), async ({ open, page }) => {
    await changeFields(page, { ...fields, orderDetail: undefined, telephone: null })
    await open('/repaymentDelay', OPEN)
    await expect(page.getByRole('heading', { name: 'Belum bisa dibayar di sini' })).toBeVisible()
    await expect(page.getByText(/NaN|undefined|Infinity|Invalid/)).toHaveCount(0)
    await expectOff(page, UNREADABLE)
    // The lender's own phone, if the order has none.
    await expect(page.getByRole('link', { name: /Telepon \d/ })).toBeVisible()
  })

test('Ten taps on pay make one step, and nothing is sent', async ({ open, page, calls }) => {
  await open('/repaymentDelay', OPEN)
  await expect(pay(page)).toBeVisible()
  const before = await page.evaluate(() => window.history.length)
  await tapTenTimes(pay(page))
  await expect(page).toHaveURL(/\/individual\?/)
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1)
  expect(calls.filter((call) => !/delay-detail|loan-details|init-pay-type/.test(call.url()))).toEqual([])
})

test(
  'Without a connection at the tap the borrower is told, and pays once it is back',
  IN_ALL,
  async ({ open, page }) => {
    await emptyCache(page)
    // Otherwise the next screen may already be prefetched, and show the message itself.
    await page.route('**/assets/ahead-*.js', (route) => route.abort())
    await open('/repaymentDelay', OPEN)
    await expect(pay(page)).toBeVisible()
    await goOffline(page)
    await pay(page).click()
    await expect(page.getByRole('heading', { name: 'Kami tidak bisa terhubung' })).toBeVisible()
    await comeOnline(page)
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByRole('heading', { name: 'Kami tidak bisa terhubung' })).toHaveCount(0)
    await expect(page).toHaveURL(/\/individual\?.*amount=327000/)
  },
)

test('With the keyboard alone a borrower gets from the order to the extension and on to pay @LOAN-12', async ({
  open,
  page,
}) => {
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
