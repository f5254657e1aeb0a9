import type { Page } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { bodies, hold } from '../../on-page.ts'
import { passTime, payOnOtherPhone } from '../../other-phone.ts'
import { ALIPAY, atSite, go as goToSite, pay as payAtSite, started } from '../alipay.ts'
import {
  NOTED,
  card,
  codeField,
  codeStep,
  expectOrder,
  giveCode,
  LATE,
  openCodeStep,
  pay,
  payByCard,
  payWithNewCode,
  payment,
  payWithoutAnswer,
  question,
  unknown,
} from '../payway.ts'

const LATE_CODE = { scenario: 'card-needs-code,posts-after-86400' }
const FIRST = { scenario: 'card-needs-code', search: { periods: '1' } }
const OFFER = 'extension-last-hour,card-needs-code'

const over = (page: Page) => page.getByRole('main').getByText(/^Saat ini tidak ada perpanjangan dengan biaya ini\./)

/** The requests of a page that send money. */
function sentBy(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const [path = ''] = /repayment-(?:commit|confirm|huichao)/.exec(request.url()) ?? []
    if (path) sent.push(path)
  })
  return sent
}

test('Two tabs in the code step: one pays, and the code of the other is not sent @RULE-73', async ({
  open,
  page,
  context,
}) => {
  await open('/payway', LATE_CODE)
  await openCodeStep(page)
  const other = await context.newPage()
  const sent = sentBy(other)
  await other.goto(page.url())
  await expect(codeStep(other)).toBeVisible()
  await codeField(other).fill('123456')
  await giveCode(page)
  await expectOrder(page)
  await giveCode(other)
  await expect(
    other.getByRole('main').getByText(/^Pembayaran ini sudah pernah dikirim dan mungkin berhasil/),
  ).toBeVisible()
  expect(sent).toEqual([])
})

test('Two tabs with a code of their own: the newer goes on, the older does not', async ({ open, page, context }) => {
  await open('/payway', LATE_CODE)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(pay(other)).toBeVisible()
  await openCodeStep(page)
  // Its note moves the cards down.
  await expect(other.getByText(/^Menunggu kode dari SMS/)).toBeVisible()
  // What is open in one tab is entered in another.
  await expect(other.getByRole('button', { name: 'Masukkan kode' })).toBeVisible()
  await card(other, '4417').check()
  await payWithNewCode(other).click()
  await expect(codeStep(other)).toBeVisible()
  const sent = sentBy(page)
  await giveCode(page)
  await expect(page.getByRole('main').getByText(/^Pembayaran ini sudah diakhiri/)).toBeVisible()
  expect(sent).toEqual([])
  await giveCode(other)
  await expectOrder(other)
})

test('A code step asks first where alipay was paid in another tab', async ({ open, page, context }) => {
  await open('/payway', LATE_CODE)
  await openCodeStep(page)
  const sent = sentBy(page)
  const other = await context.newPage()
  await other.goto(page.url().replace('/payway?', '/?').concat('#/alipayrepayment'))
  await goToSite(other).click()
  await payAtSite(other).click()
  await expect(other).toHaveTitle('Sudah bayar?')
  await giveCode(page)
  // Going to alipay has invalidated this payment's code.
  await expect(page.getByRole('main').getByText(/^Pembayaran ini sudah diakhiri/)).toBeVisible()
  await pay(page).click()
  await expect(question(page).getByText(`${NOTED} lewat Alipay`)).toBeVisible()
  await question(page).getByRole('link', { name: 'Periksa pinjaman dulu' }).click()
  await expectOrder(page)
  expect(sent).toEqual([])
})

test('A payment that is not shown asks whatever the clock says, and no other borrower @RULE-72 @RULE-77 @RULE-78', async ({
  open,
  page,
}) => {
  const sent = sentBy(page)
  await open('/payway', { scenario: LATE })
  await payByCard(page)
  await expect(payment(page)).toBeVisible()
  const second = { token: 'second-borrower', userId: undefined, sessionId: undefined }
  await open('/payway', { scenario: LATE, search: second })
  await expect(page.getByRole('main').getByText('Pesanan tidak ditemukan.')).toBeVisible()
  await expect(page.getByText(NOTED)).toHaveCount(0)
  // The first borrower again, an hour and ten days later, and with the clock set back.
  for (const hours of [61 / 60, 240, -3]) {
    await page.clock.setSystemTime(Date.now() + hours * 3_600_000)
    await open('/payway', { scenario: LATE, search: { token: 'a-new-token' } })
    await expect(payment(page)).toBeVisible()
    await card(page, '9031').check()
    await pay(page).click()
    await expect(question(page).getByText(/^Diterima\./)).toBeVisible()
    await question(page).getByRole('button', { name: 'Batal' }).click()
  }
  expect(sent).toEqual(['repayment-commit'])
  // Paying twice on purpose is a decision that needs its own tap.
  await pay(page).click()
  await question(page).getByRole('button', { name: 'Tetap bayar Rp1.090.000,00' }).click()
  await expectOrder(page)
  expect(sent).toEqual(['repayment-commit', 'repayment-commit'])
})

test('Two tabs at once: one sends, the other says so, and then asks @RULE-73', async ({ open, page, context }) => {
  await open('/payway', { scenario: LATE })
  const other = await context.newPage()
  await other.goto(page.url())
  const sent = [sentBy(page), sentBy(other)]
  const answer = await hold(page, '**/repayment-commit*')
  await card(page, '2205').check()
  await card(other, '2205').check()
  await pay(page).click()
  await expect.poll(() => sent[0]).toHaveLength(1)
  await pay(other).click()
  await expect(other.getByRole('main').getByText(/^Halaman lain sedang mengirim/)).toBeVisible()
  answer()
  await expectOrder(page)
  await pay(other).click()
  await expect(question(other)).toBeVisible()
  expect(sent).toEqual([['repayment-commit'], []])
})

test('While alipay is pending alipay in another tab and a card ask, also after a no @RULE-73 @RULE-77', async ({
  open,
  page,
  context,
  calls,
}) => {
  await open(ALIPAY, { scenario: LATE })
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(goToSite(other)).toBeVisible()
  const sent = sentBy(other)
  await goToSite(page).click()
  await page.waitForURL(atSite)
  await goToSite(other).click()
  await expect(question(other).getByText(`${NOTED} lewat Alipay`)).toBeVisible()
  expect(sent).toEqual([])
  await open('/payway', { scenario: LATE })
  await expect(page.getByText(`${NOTED} lewat Alipay`)).toBeVisible()
  await card(page, '2205').check()
  await pay(page).click()
  await question(page).getByRole('button', { name: 'Batal' }).click()
  await page.getByRole('link', { name: 'Sudah bayar?' }).click()
  await page.getByRole('button', { name: 'Belum' }).click()
  await open('/payway', { scenario: LATE })
  await card(page, '2205').check()
  await pay(page).click()
  await expect(question(page).getByText(/^Anda mencatat belum membayar di Alipay/)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toEqual([])
})

test('Without storage a lost payment is known after a reload, and in another tab @RULE-77', async ({
  open,
  page,
  context,
  calls,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open('/payway', { scenario: `${LATE},commit-reply-lost` })
  await payWithoutAnswer(page)
  await page.reload()
  await expect(unknown(page)).toBeVisible()
  await page.getByRole('button', { name: 'Tetap bayar lagi' }).click()
  await expect(question(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(unknown(other)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
})

test('An old pay address asks, also with storage emptied; the next instalment does not @RULE-77 @RULE-114', async ({
  open,
  page,
  context,
}) => {
  const sent = sentBy(page)
  await open('/payway', { scenario: 'card-without-code', search: { periods: '1' } })
  await payByCard(page)
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  await expect(page.getByText('Sudah dibayar, dan sudah tercatat di pinjaman Anda.')).toBeVisible()
  for (const periods of ['1', undefined]) {
    await open('/payway', { scenario: 'card-without-code', search: { periods } })
    await card(page, '2205').check()
    await pay(page).click()
    await expect(question(page)).toBeVisible()
  }
  // The phone has emptied the page's storage between two visits, as iOS does after a week.
  const { origin } = new URL(page.url())
  await page.goto('about:blank')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await open('/payway', { scenario: 'card-without-code', search: { periods: '1' } })
  await card(page, '2205').check()
  await pay(page).click()
  await expect(question(page).getByText('Cicilan ke-1 sudah tercatat lunas.')).toBeVisible()
  expect(sent).toEqual(['repayment-commit'])
  await open('/payway', { scenario: 'card-without-code', search: { periods: '2' } })
  await payByCard(page)
  await expect(page.getByText('Cicilan ke-3')).toBeVisible()
})

test('A loan that was paid off elsewhere is not paid again @RULE-78', async ({ open, page, context, calls }) => {
  await open('/payway', { scenario: 'card-without-code', search: { withholdingAmount: '327000000' } })
  const other = await context.newPage()
  await other.goto(page.url())
  await card(other, '2205').check()
  await card(page, '2205').check()
  await page.getByRole('button', { name: 'Bayar Rp3.270.000,00' }).click()
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Bayar Rp3.270.000,00' }).click()
  await expect(other.getByText('Pinjaman ini sudah lunas. Tidak ada yang dikirim.')).toBeVisible()
  await expectOrder(other)
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
})

test('In the code step an instalment that was paid elsewhere asks, also after a reload @RULE-114', async ({
  open,
  page,
  browser,
  worlds,
  calls,
}) => {
  const isPaid = question(page).getByText('Cicilan ke-1 sudah tercatat lunas.')
  await page.clock.install()
  await open('/payway', FIRST)
  await openCodeStep(page)
  await payOnOtherPhone({ browser, world: worlds.at(-1), address: page.url() })
  await giveCode(page)
  await expect(isPaid).toBeVisible()
  await question(page).getByRole('button', { name: 'Batal' }).click()
  await page.clock.fastForward(61_000)
  await codeStep(page).getByRole('button', { name: 'Minta kode', exact: true }).click()
  await expect(isPaid).toBeVisible()
  await page.reload()
  await giveCode(page)
  await expect(isPaid).toBeVisible()
  await question(page).getByRole('link', { name: 'Periksa pinjaman dulu' }).click()
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  await page.getByRole('link', { name: 'Masukkan kode' }).click()
  await giveCode(page)
  await expect(isPaid).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
  expect(bodies(calls, 'repayment-confirm')).toEqual([])
  await question(page).getByRole('button', { name: 'Tetap bayar' }).click()
  await expectOrder(page)
  expect(bodies(calls, 'repayment-confirm')).toHaveLength(1)
})

test('The code of a fee whose offer has ended is not sent, and the code step ends @REPAY-69 @RULE-116', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', { scenario: OFFER, search: { withholdingAmount: '32700000', purpose: 'extension' } })
  await card(page, '4417').check()
  await page.getByRole('button', { name: 'Bayar Rp327.000,00' }).click()
  await expect(codeStep(page).getByText('Biaya perpanjangan')).toBeVisible()
  await expect(codeStep(page).getByText('Biaya ini tidak mengurangi pinjaman Anda.')).toBeVisible()
  await passTime(page, 50)
  await giveCode(page)
  await expect(over(page)).toBeVisible()
  await expect(codeStep(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Bayar Rp327.000,00' })).toHaveCount(0)
  expect(bodies(calls, 'repayment-confirm')).toEqual([])
  await page.getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expectOrder(page)
})

test('A kept address of a fee that is not offered sends nothing, whichever way @RULE-116', async ({
  open,
  page,
  calls,
}) => {
  const order = { productId: '1001', orderId: '723421968459640174', market: 'id' }
  const search = { ...order, withholdingAmount: '32800000', purpose: 'extension', userId: '880021460173' }
  await open('/payway', { scenario: OFFER, search })
  await card(page, '2205').check()
  await page.getByRole('button', { name: /^Bayar Rp/ }).click()
  await expect(over(page)).toBeVisible()
  await open(ALIPAY, { scenario: OFFER, search })
  await goToSite(page).click()
  await expect(over(page)).toBeVisible()
  await open('/that', { scenario: OFFER, search: { ...order, amount: '328000', from: 'repaymentDelay' } })
  await expect(page.getByRole('heading', { name: 'Perpanjangan tidak tersedia' })).toBeVisible()
  await expect(page.getByText(/7001 2684/)).toHaveCount(0)
  expect(bodies(calls, 'repayment-commit')).toEqual([])
  expect(started(calls)).toEqual([])
})

test('Another borrower is not asked about a payment at alipay @RULE-77', async ({ open, page }) => {
  await open(ALIPAY, { scenario: LATE })
  await goToSite(page).click()
  await page.waitForURL(atSite)
  await open(ALIPAY, { scenario: LATE, search: { token: 'second-borrower', withholdingAmount: '218000000' } })
  await expect(goToSite(page)).toBeVisible()
  await expect(page.getByText(NOTED)).toHaveCount(0)
})
