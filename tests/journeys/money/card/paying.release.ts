import type { Page, Request } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { settle } from '../../early.ts'
import { bodies, hold, reachedInInert, tapTenTimes, watchToasts } from '../../on-page.ts'
import { setWorldClock } from '../../other-phone.ts'
import { playShell, toldShell } from '../../shell.ts'
import { accepted, apply, OFFER } from '../loan-confirm.ts'
import {
  AMOUNT,
  AT_ONCE,
  card,
  CODE,
  codeField,
  codeStep,
  DAY_MS,
  expectOrder,
  notes,
  openCodeStep,
  pay,
  showMore,
} from '../payway.ts'

const SESSION = { userId: '880021460173', sessionId: '5c1f0a7e94' }
/** The parameters that the shell adds to the card repayment's address. No token. */
const CARD = { ...SESSION, token: undefined, mobilePhone: '081234567789', merchantNumber: '86' }
const OWNER = { scenario: 'order-174-extendable' }
const INDIAN = { productId: '2001', orderId: '723421968459640003' }

/** Checks that a screen is shown and the session is still in its address. */
async function expectScreen(page: Page, title: string) {
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const { searchParams } = new URL(page.url())
  const { token: _none, ...carried } = CARD
  expect(Object.fromEntries(searchParams)).toMatchObject(carried)
  expect(searchParams.has('token')).toBe(false)
}

/** Each call sends the session, except the one for the contacts, which is public. */
async function expectSession(calls: Request[]) {
  expect(calls.length).toBeGreaterThan(0)
  for (const call of calls.filter((each) => !each.url().includes('get-whatsapp')))
    expect(await call.allHeaders(), call.url()).toMatchObject({ userid: SESSION.userId, sessionid: SESSION.sessionId })
}

const tap = (page: Page, name: string | RegExp, role: 'link' | 'button' = 'link') =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).click()

test('A card that wants no code pays at once, and the order shows the payment @REPAY-1 @REPAY-5 @REPAY-7 @REPAY-8 @REPAY-9 @old', async ({
  open,
  page,
  calls,
}) => {
  await playShell(page, 'answers')
  await open('/payway', { ...AT_ONCE, search: { periods: '1' } })
  await expect(page).toHaveTitle('Bayar dengan kartu')
  await expect(page.getByText('Cicilan ke-1', { exact: true })).toBeVisible()
  await expect(page.getByText('No. pinjaman 7234 2196 8459 6401 74')).toBeVisible()
  await card(page, '2205').check()
  await tapTenTimes(pay(page))
  await expect(page).toHaveURL(/#\/borrowDetail\/\?productId=1001&orderId=723421968459640174$/)
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toEqual([
    {
      amount: '109000000',
      bankCode: 'BRI',
      bankName: 'BRI',
      cardId: '912340000000002205',
      cardNo: '5221841120532205',
      couponId: '',
      orderId: '723421968459640174',
      repayToken: 'rt-723421968459640174-1',
      sendMsg: '0',
    },
  ])
  await expect.poll(() => toldShell(page)).toContain('close')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('With the keyboard alone a code is given: short, wrong, then right @REPAY-6 @REPAY-8 @REPAY-12 @REPAY-14 @RULE-4 @old', async ({
  open,
  page,
  calls,
}) => {
  await playShell(page, 'answers')
  const toasts = await watchToasts(page)
  await open('/payway', { ...CODE, search: { platform: 'ios' } })
  await expect(card(page, '4417')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).focus()
  for (const key of ['Tab', 'Space', 'ArrowDown']) await page.keyboard.press(key)
  await expect(card(page, '2205')).toBeChecked()
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(codeField(page)).toBeFocused()
  await expect(codeStep(page).getByText(/^Kode 6 angka sudah dikirim lewat SMS.* 7789\.$/)).toBeVisible()
  await expect(codeStep(page).getByRole('definition').getByText(AMOUNT, { exact: true })).toBeVisible()
  await expect(codeStep(page).getByText('BRI •••• 2205')).toBeVisible()
  const type = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  await type('12 34a5')
  await expect(codeField(page)).toHaveValue('12345')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toHaveAccessibleDescription('Masukkan kode verifikasi yang benar')
  await expect(page.getByRole('alert')).toHaveText('Masukkan kode verifikasi yang benar')
  expect(await toasts()).toEqual([])
  await type('111111')
  await page.keyboard.press('Enter')
  await expect.poll(toasts).toContain('Kode verifikasi salah')
  await expect(codeStep(page).getByText('Kode verifikasi salah')).not.toHaveCount(0)
  await expect(codeField(page)).toBeFocused()
  await expect(codeField(page)).toHaveValue('111111')
  await type('123456')
  await page.keyboard.press('Enter')
  await expectOrder(page)
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  const sent = { orderId: '723421968459640174', repaymentRecordId: 'rr-723421968459640174-1' }
  expect(bodies(calls, 'repayment-confirm')).toEqual([
    { ...sent, verifyCode: '111111' },
    { ...sent, verifyCode: '123456' },
  ])
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
  // On iOS the shell has no dialog to close.
  expect(await toldShell(page)).toEqual([])
})

test('Another code can be asked for after 60 s, and the newest is confirmed once @REPAY-10 @RULE-12', async ({
  reach,
  page,
  calls,
}) => {
  await page.clock.install()
  await reach('payway-code')
  const wait = codeStep(page).getByRole('button', { name: /detik$/ })
  await expect(wait).toHaveAttribute('aria-disabled', 'true')
  // It looks disabled, but can still be tapped.
  await wait.tap({ force: true })
  await expect(codeStep(page).getByText(/Kode baru bisa diminta setelah \d+ detik/)).toBeVisible()
  await page.clock.fastForward(20_000)
  await page.reload()
  await expect(wait).toHaveText(/(^|\D)(40|[1-3]?\d) detik$/)
  await page.clock.fastForward(61_000)
  await codeStep(page).getByRole('button', { name: 'Minta kode', exact: true }).click()
  await expect(wait).toBeVisible()
  const [first, ...more] = bodies(calls, 'repayment-commit')
  expect(more).toEqual([{ ...first, sendMsg: '1' }])
  await codeField(page).fill('123456')
  await tapTenTimes(codeStep(page).getByRole('button', { name: 'Bayar' }))
  await expectOrder(page)
  expect(bodies(calls, 'repayment-confirm')).toMatchObject([{ repaymentRecordId: 'rr-723421968459640174-2' }])
})

test('A code step that is cancelled is gone, and another card has its own whole wait @REPAY-13', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await open('/payway', CODE)
  await page.clock.pauseAt(Date.now() + 50_000)
  await openCodeStep(page)
  await codeField(page).fill('123')
  await codeStep(page).getByRole('button', { name: 'Batal' }).click()
  await expect(codeStep(page)).toHaveCount(0)
  await page.clock.runFor(20_000)
  await card(page, '2205').check()
  await pay(page).click()
  await expect(codeStep(page).getByText('BRI •••• 2205')).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await expect(codeStep(page).getByRole('button', { name: /60 detik$/ })).toBeVisible()
  expect(bodies(calls, 'repayment-commit').map(({ cardId }) => cardId?.slice(-4))).toEqual(['4417', '2205'])
})

test('Binding a card and alipay take the payment’s parameters along @REPAY-2 @REPAY-20 @REPAY-21 @REPAY-22', async ({
  open,
  page,
}) => {
  await open('/payway', { ...CODE, search: { couponId: 'c-1', couponMoney: '2500000' } })
  await expect(page.getByText('Sudah dipotong kupon Rp25.000,00')).toBeVisible()
  const inside = async (name: string) => {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    return Object.fromEntries(new URLSearchParams(href.split('#')[1]?.split('?')[1]))
  }
  const payment = {
    productId: '1001',
    orderId: '723421968459640174',
    withholdingAmount: '109000000',
    from: 'payway',
  }
  expect(await inside('Tambah kartu bank')).toEqual({ ...payment, couponId: 'c-1', couponMoney: '2500000' })
  expect(await inside('Bayar dengan Alipay')).toEqual(payment)
  await open('/payway', { scenario: 'alipay-off' })
  await expect(pay(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bayar dengan Alipay' })).toHaveCount(0)
})

test('Without a card chosen the list and a toast say so, until one is @REPAY-3 @REPAY-4 @RULE-8', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await open('/payway', CODE)
  await expect(page.getByText('Silakan pilih kartu')).toBeVisible()
  // A toast ends by itself after some seconds.
  await page.clock.pauseAt(Date.now() + 50_000)
  await pay(page).click()
  const words = 'Pilih dulu kartu bank untuk membayar'
  const list = page.getByRole('group', { name: 'Pilih kartu' })
  const toast = page.getByRole('status').filter({ hasText: words })
  await expect(list).toContainText(words)
  await expect(toast).toBeVisible()
  await card(page, '4417').check()
  await page.clock.runFor(300)
  await expect(toast).toHaveCount(0)
  await expect(list).not.toContainText(words)
  expect(bodies(calls, 'repayment-commit')).toEqual([])
})

test('While a payment is sent Back stays and says why; all else is inert @old', async ({ open, page, calls }) => {
  await playShell(page, 'answers')
  await open('/payway', AT_ONCE)
  const answer = await hold(page, '**/repayment-commit*')
  await card(page, '2205').check()
  await pay(page).click()
  await expect.poll(() => bodies(calls, 'repayment-commit')).toHaveLength(1)
  const inert = page.locator('[inert]')
  await expect(inert.getByRole('link', { name: 'Bayar dengan Alipay' })).toBeVisible()
  await expect(inert.getByRole('link', { name: 'Tambah kartu bank' })).toBeVisible()
  await expect(inert.getByRole('radio', { name: /9031$/ })).toBeVisible()
  expect(await reachedInInert(page)).toEqual([])
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page.getByText('Pembayaran sedang diproses. Tunggu jawabannya dulu.')).toBeVisible()
  await expect(page).toHaveURL(/\/payway/)
  expect(await toldShell(page)).not.toContain('close')
  answer()
  await expectOrder(page)
})

test('In Indonesia a card session reads plan and extension, and pays to a number @APP-3 @REPAY-76', async ({
  open,
  page,
  calls,
}) => {
  await open('/#/borrowDetail/', { ...OWNER, search: CARD })
  await expectScreen(page, 'Detail pinjaman')
  await tap(page, /^Bayar Rp/)
  await expectScreen(page, 'Detail Tagihan')
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await tap(page, 'Kembali', 'button')
  await expectScreen(page, 'Detail pinjaman')

  await tap(page, 'Perpanjang')
  await expectScreen(page, 'Detail Tagihan')
  await tap(page, /^Bayar Segera Rp/, 'button')
  await expectScreen(page, 'Metode pembayaran')
  await page.getByRole('radio', { name: /^BCA/ }).check()
  await tap(page, 'SAYA INGIN MEMBAYAR', 'button')
  await expectScreen(page, 'Pelunasan')
  await expect(page.getByRole('heading', { name: /^Nomor virtual account/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
  await expect(page.getByRole('link', { name: /Ajukan keluhan|Tanya asisten/ })).toHaveCount(0)
  await tap(page, 'Kirim email')
  await expectScreen(page, 'Layanan pelanggan')
  await expect(page.getByRole('link', { name: /^Email/ })).toHaveAttribute('href', /^mailto:/)
  await tap(page, 'Kembali', 'button')
  await expectScreen(page, 'Pelunasan')

  await tap(page, 'TELAH MEMBAYAR', 'button')
  await tap(page, 'Lihat pinjaman')
  await expectScreen(page, 'Detail pinjaman')
  await expectSession(calls)
  // Who paid and does not see it cannot complain without a token.
  await setWorldClock(page, DAY_MS)
  await page.reload()
  await expect(page.getByText('Simpan bukti bayarnya, dan telepon kami.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajukan keluhan soal pembayaran ini' })).toHaveCount(0)
  await expect(notes(page).getByRole('link', { name: /^Telepon/ })).toBeVisible()
  await showMore(page)
  await expect(notes(page).getByRole('link', { name: 'Kirim email' })).toHaveAttribute('href', /^\/customerService/)
})

test('In India a card session sees cards, one more card and alipay, and pays by card @APP-3 @APP-45 @REPAY-22', async ({
  open,
  page,
  calls,
}) => {
  await open('/#/borrowDetail/', { ...AT_ONCE, search: { ...CARD, market: 'in', ...INDIAN } })
  await tap(page, /^Repay/)
  await expectScreen(page, 'Bill details')
  await tap(page, /^Pay now ₹/, 'button')
  await expectScreen(page, 'Pay by card')
  await expect(page.getByRole('radio').first()).toBeVisible()

  await tap(page, 'Add a bank card')
  await expectScreen(page, 'Add a bank card')
  await expect(page.getByLabel('Card number')).toBeVisible()
  await tap(page, 'See my cards', 'button')
  await expectScreen(page, 'Pay by card')

  await tap(page, 'Pay with Alipay')
  await expectScreen(page, 'Pay with Alipay')
  await expect(page.getByRole('button', { name: /^Continue to Alipay/ })).toBeVisible()
  await tap(page, 'Pay another way', 'button')
  await expectScreen(page, 'Pay by card')

  const amount = new URL(page.url()).searchParams.get('withholdingAmount')
  await page.getByRole('radio', { name: 'HDFC •••• 8820' }).check()
  await tap(page, /^Pay ₹/, 'button')
  await expectScreen(page, 'Loan details')
  expect(bodies(calls, 'repayment-commit')).toMatchObject([{ amount, orderId: INDIAN.orderId }])
  await expectSession(calls)
  const ways = calls.find((call) => call.url().includes('repayment-way'))
  expect(ways?.headers()).toMatchObject({ merchantnumber: '86', 'x-requested-with': 'XMLHttpRequest' })
})

test('A card session is asked whether it paid, and calls instead of complaining', async ({ open, page }) => {
  await open('/repayOrNotQuestion', { ...OWNER, search: { ...CARD, amount: '1090000' } })
  await expectScreen(page, 'Sudah bayar?')
  await tap(page, 'Belum', 'button')
  await expectScreen(page, 'Apa yang terjadi?')
  await page.getByRole('radio', { name: 'Jumlah yang dibayar salah' }).check()
  await expect(page.getByText('Simpan bukti bayarnya, dan telepon kami')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Telepon 021-5095-0100' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajukan keluhan' })).toHaveCount(0)

  await open('/walletInstructions', { ...OWNER, search: { ...CARD, amount: '1090000' } })
  await expectScreen(page, 'Bayar dengan e-wallet')
  await tap(page, 'Lihat nomor virtual account')
  await expectScreen(page, 'Pelunasan')

  await open('/complainPage', { search: CARD })
  await expect(page.getByRole('heading', { name: 'Buka halaman ini dari aplikasi' })).toBeVisible()
})

test('A refused payment of one order is not told on another order’s screen', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  const answer = await hold(page, '**/repayment-commit?*')
  await open('/payway', { scenario: 'payment-refused' })
  await card(page, '4417').check()
  await pay(page).click()
  const refused = page.waitForResponse('**/repayment-commit?*')
  // The shell may change the address while a screen waits for a reply.
  await page.evaluate(() => {
    const next = window.location.href.replace(/orderId=\d+/, 'orderId=723421968459640180')
    window.history.pushState({ __TSR_index: 1, __TSR_key: 'next', key: 'next' }, '', next)
  })
  await expect(card(page, '4417')).not.toBeChecked()
  answer()
  await (await refused).finished()
  await settle(page)
  expect(await toasts()).toEqual([])
})

test('An agreement that comes when the loan is being sent opens nothing over it', async ({ open, page }) => {
  const bring = await hold(page, '**/contract-jump?*')
  const take = await hold(page, '**/loan-detail-push?*')
  await open(OFFER, { scenario: 'confirmation-several' })
  await page.getByRole('button', { name: 'Perjanjian Pinjaman' }).click()
  const brought = page.waitForResponse('**/contract-jump?*')
  await apply(page).click()
  await expect(apply(page)).toHaveAttribute('aria-busy', 'true')
  bring()
  await (await brought).finished()
  await settle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  take()
  await expect(accepted(page)).toBeVisible()
})
