import type { Page } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { goOffline, tapTenTimes } from '../../on-page.ts'
import { payOnOtherPhone } from '../../other-phone.ts'
import { asked, numberOf } from '../account-screen.ts'
import { card, notes, pay, question, showMore } from '../payway.ts'

const BANK = 'account-bank'
const MARKET = { scenario: 'account-market' }
const CODE = '8812 0684 5964 0174'

const paid = (page: Page) => page.getByRole('button', { name: 'TELAH MEMBAYAR' })
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Tutup' }).click()
const show = (page: Page) => page.getByRole('button', { name: 'Tunjukkan ke kasir' })
const counter = (page: Page) => page.getByRole('dialog', { name: 'ALFAMART' })

/** Shows a number that is hidden because something was paid. */
async function showNumber(page: Page) {
  await page.getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
}

test('The number to pay to names its bank, which instalments it pays, and until when @REPAY-31 @REPAY-77', async ({
  open,
  page,
}) => {
  const overdue = { productId: '1001', orderId: '723421968459640180', amount: '1144500', periods: '1-2' }
  const main = page.getByRole('main')
  await open('/that', { scenario: `order-180,${BANK}`, search: overdue })
  await expect(page.getByRole('heading', { name: 'BCA Virtual Account' })).toBeVisible()
  await expect(main).toContainText(/Untuk\s*Cicilan ke-1 sampai ke-2/)
  await expect(main).toContainText(/Cicilan pertama jatuh tempo\s*\d{4}/)
  await expect(main).toContainText('Yang lewat jatuh tempo bisa bertambah setiap hari.')
  await expect(page.getByRole('button', { name: 'Salin nomor', exact: true })).toBeVisible()
  await expect(show(page)).toHaveCount(0)
  await open('/that', { ...MARKET, search: { periods: '1' } })
  await expect(page.getByRole('heading', { name: 'Bayar di ALFAMART' })).toBeVisible()
  await expect(main).toContainText(/Jatuh tempo\s*\d{4}-\d\d-\d\d/)
  await expect(main).not.toContainText('bisa bertambah')
  // The server named neither, and the lender is not the recipient at a mini market.
  await expect(page.getByRole('term').filter({ hasText: 'Pemberi pinjaman' })).toBeVisible()
  await expect(main).not.toContainText(/Nama penerima|Berlaku sampai/)
})

test('The number to pay to stands only where the loan was read and is not paid @RULE-114 @RULE-115', async ({
  open,
  page,
  browser,
  worlds,
}) => {
  const scenario = 'card-needs-code'
  await open('/payway', { scenario, search: { periods: '1' } })
  await expect(pay(page)).toBeVisible()
  await payOnOtherPhone({ browser, world: worlds.at(-1), address: page.url() })
  await page.route('**/loan-play-detail*', (route) => route.abort())
  await open('/that', { scenario, search: { amount: '1090000', periods: '1' } })
  await expect(page.getByRole('heading', { name: 'Pinjaman Anda belum bisa diperiksa' })).toBeVisible()
  await expect(numberOf(page, 'BCA')).toHaveCount(0)
  await page.unroute('**/loan-play-detail*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { name: 'Mungkin sudah ada pembayaran' })).toBeVisible()
  await expect(numberOf(page, 'BCA')).toHaveCount(0)
  await page.getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  await expect(question(page).getByText('Cicilan ke-1 sudah tercatat lunas.')).toBeVisible()
  await question(page).getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  await expect(numberOf(page, 'BCA')).toBeVisible()
})

test('A second “I have paid” asks, and is kept after Yes @RULE-115 @RULE-138', async ({ open, page }) => {
  await open('/that', { scenario: BANK, search: { periods: '2-3' } })
  await paid(page).waitFor()
  // The page is closed before the order is read.
  await page.route('**/v3/loan-details/**', () => {})
  await paid(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.unroute('**/v3/loan-details/**')
  await page.reload()
  await expect(notes(page)).toContainText('Cicilan ke-2 sampai ke-3')
  await showNumber(page)
  const twice = page.getByRole('dialog', { name: 'Apakah Anda membayar sekali lagi?' })
  await paid(page).click()
  await expect(twice).toContainText('Cicilan ke-2 sampai ke-3')
  await twice.getByRole('button', { name: 'Tidak, itu sudah saya catat' }).click()
  await close(page)
  await expect(notes(page)).toHaveCount(1)
  // Also on the same visit: the page may have been open for days.
  await paid(page).click()
  await twice.getByRole('button', { name: 'Ya, saya membayar sekali lagi' }).click()
  await close(page)
  await expect(notes(page)).toHaveCount(2)
})

test('A fee that is on its way does not pass for the bill, nor is it paid again @RULE-139', async ({ open, page }) => {
  const scenario = 'order-174-extendable'
  await open('/that', { scenario, search: { amount: '327000', from: 'repaymentDelay' } })
  await paid(page).click()
  await close(page)
  await expect(notes(page).getByText(/^Jangan bayar biaya ini lagi\./)).toBeVisible()
  await open('/that', { scenario, search: { amount: '1090000' } })
  await expect(page.getByRole('heading', { name: 'Mungkin ada pembayaran lain' })).toBeVisible()
  await page.getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  const other = page.getByRole('dialog', { name: 'Bayar ini juga?' })
  await expect(other.getByText(/^Biaya dan tagihan tidak saling menggantikan/)).toBeVisible()
})

test('The pop-up is one however many taps, Back closes it, and a report is taken back @RULE-9', async ({
  open,
  page,
  calls,
}) => {
  await open('/walletInstructions', { scenario: BANK })
  await page.getByRole('link', { name: 'Lihat nomor virtual account' }).click()
  await paid(page).focus()
  await tapTenTimes(paid(page))
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.evaluate(() => window.history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(paid(page)).toBeFocused()
  await expect(page).toHaveURL(/\/that\?/)
  expect(asked(calls)).toHaveLength(1)
  await paid(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tidak, itu sudah saya catat' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expect(notes(page)).toHaveCount(1)
  await showMore(page)
  await page.getByRole('button', { name: 'Ternyata saya belum membayar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ya, saya belum membayar' }).click()
  await expect(notes(page)).toHaveCount(0)
})

test('After "I have paid" an order that shows the payment offers no number @RULE-138', async ({ open, page }) => {
  await page.clock.install()
  await open('/that', { scenario: BANK, search: { periods: '1' } })
  await paid(page).waitFor()
  await page.route('**/v3/loan-play-detail**', async (route) => {
    const reply = await route.fetch()
    const { data, ...envelope } = await reply.json()
    const [first, ...others] = data.repayPlanDetail.repayWaitDetail
    const shown = { ...first, at: '2026-11-26', periodStatus: 3 }
    const repayPlanDetail = { repayWaitDetail: others, repayYetDetail: [...data.repayPlanDetail.repayYetDetail, shown] }
    await route.fulfill({ json: { ...envelope, data: { ...data, repayPlanDetail } } })
  })
  // As long as it takes to pay at a bank.
  await page.clock.fastForward('20:00')
  await paid(page).click()
  await expect(page.getByText('Pembayaran sudah masuk dan tercatat di pinjaman Anda.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(paid(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Mungkin sudah ada pembayaran' })).toBeVisible()
})

test('Who says they paid while another page pays is not turned away @RULE-115', async ({ open, page, context }) => {
  await open('/payway', { scenario: `card-without-code,${BANK}` })
  const other = await context.newPage()
  const address = page.url().replace('/payway', '/that')
  await other.goto(address.replace(/withholdingAmount=\d+/, 'amount=1090000'))
  await paid(other).waitFor()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const reads = page.waitForRequest('**/v3/loan-details/loan-details**')
  await page.route('**/v3/loan-details/loan-details**', async (route) => {
    await held
    await route.abort()
  })
  await card(page, '2205').check()
  await pay(page).click()
  await reads
  await paid(other).click()
  await expect(paid(other)).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(other.getByRole('dialog')).toBeVisible()
  await expect(notes(other)).toHaveCount(1)
})

/** Replaces the engine's lock by one that writes down what happens to it. It is refused while `low` is set. */
const watchLocks = (page: Page) =>
  page.addInitScript(() => {
    const battery = { low: false }
    const locks: string[] = []
    Object.assign(window, { battery, locks })
    const request = async () => {
      locks.push('asked')
      if (battery.low) throw new DOMException('Low battery', 'NotAllowedError')
      return { release: async () => void locks.push('released') }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })

test('A cashier reads code and amount offline, after another app, on a screen kept on @REPAY-77 @REPAY-78', async ({
  open,
  page,
}) => {
  const locks = () => page.evaluate('window.locks')
  const goToOtherAppAndBack = () =>
    page.evaluate(() => {
      for (const value of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }
    })
  await watchLocks(page)
  // Back closes what is open only after another screen.
  await open('/walletInstructions', MARKET)
  await page.getByRole('link', { name: 'Lihat nomor virtual account' }).click()
  await expect(page.getByText(CODE)).toBeVisible()
  await goOffline(page)
  await show(page).press('Enter')
  await expect(counter(page).getByText('Terangkan layar Anda')).toBeVisible()
  await expect.poll(locks).toEqual(['asked'])
  await goToOtherAppAndBack()
  await expect.poll(locks).toEqual(['asked', 'asked'])
  for (const text of [CODE, 'Rp1.090.000']) {
    const shown = counter(page).getByText(text)
    const size = await shown.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    expect(size, text).toBeGreaterThanOrEqual(40)
  }
  await page.goBack()
  await expect(counter(page)).toHaveCount(0)
  await expect(page).toHaveTitle('Pelunasan')
  await expect(show(page)).toBeFocused()
  await expect.poll(locks).toEqual(['asked', 'asked', 'released'])
  await goToOtherAppAndBack()
  expect(await locks()).toEqual(['asked', 'asked', 'released'])

  // Where the phone refuses it, all else is the same.
  await page.evaluate('battery.low = true')
  await show(page).click()
  await expect(counter(page).getByText(CODE)).toBeVisible()
  await expect.poll(locks).toEqual(['asked', 'asked', 'released', 'asked'])
})
