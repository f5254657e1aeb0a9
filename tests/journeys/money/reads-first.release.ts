import type { Page } from '@playwright/test'
import { numberOf } from './account-screen.ts'
import { ALIPAY, go as goToSite, started } from './alipay.ts'
import { expect, test } from '../borrower.ts'
import { comeOnline, goOffline } from '../online.ts'
import { passTime, payOnOtherPhone } from '../other-phone.ts'
import { bodies, card, codeField, codeStep, openCodeStep, pay } from './payway.ts'
import { inAll } from '../../setup/suite.ts'

const FIRST = { scenario: 'card-needs-code', search: { periods: '1' } }
const UNNAMED = { scenario: 'card-needs-code' }
const OFFER = 'extension-last-hour,card-without-code'
const FEE = { scenario: OFFER, search: { withholdingAmount: '32700000', purpose: 'extension' } }
const ORDER = { productId: '1001', orderId: '723421968459640174', market: 'id' }

const question = (page: Page) => page.getByRole('dialog', { name: 'Bayar lagi?' })
const isPaid = (page: Page) => question(page).getByText('Pinjaman Anda menunjukkan cicilan ke-1 sudah dibayar.')
const over = (page: Page) => page.getByRole('main').getByText(/^Saat ini tidak ada perpanjangan dengan biaya ini\./)
const unread = (page: Page) => codeStep(page).getByText(/^Pinjaman Anda belum bisa kami baca/)
const giveCode = async (page: Page) => {
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
}

for (const [index, { how, address }] of [
  { how: 'named in the address', address: FIRST },
  { how: 'not named', address: UNNAMED },
].entries())
  test(
    `In the open code step an instalment that was paid elsewhere asks, and pays nothing unasked: ${how} @RULE-114`,
    inAll(index),
    async ({ open, page, browser, worlds, calls }) => {
      await open('/payway', address)
      await openCodeStep(page)
      await payOnOtherPhone({ browser, world: worlds.at(-1), address: page.url() })
      await giveCode(page)
      await expect(isPaid(page)).toBeVisible()
      expect(bodies(calls, 'repayment-confirm')).toEqual([])
      await question(page).getByRole('button', { name: 'Batal' }).click()
      // Paying twice on purpose is a decision.
      await giveCode(page)
      await question(page)
        .getByRole('button', { name: /^Tetap bayar/ })
        .click()
      await expect(page).toHaveURL(/#\/borrowDetail\//)
      expect(bodies(calls, 'repayment-confirm')).toHaveLength(1)
    },
  )

test('After a reload, and by the note of the order, the code step asks as well @RULE-114', async ({
  open,
  page,
  browser,
  worlds,
  calls,
}) => {
  await open('/payway', FIRST)
  await openCodeStep(page)
  await payOnOtherPhone({ browser, world: worlds.at(-1), address: page.url() })
  await page.reload()
  await giveCode(page)
  await expect(isPaid(page)).toBeVisible()
  await question(page).getByRole('link', { name: 'Periksa pinjaman dulu' }).click()
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  await page.getByRole('link', { name: 'Masukkan kode' }).click()
  await giveCode(page)
  await expect(isPaid(page)).toBeVisible()
  expect(bodies(calls, 'repayment-confirm')).toEqual([])
})

test('Another code is not asked for either, before the borrower was asked @RULE-114', async ({
  open,
  page,
  browser,
  worlds,
  calls,
}) => {
  await page.clock.install()
  await open('/payway', FIRST)
  await openCodeStep(page)
  await payOnOtherPhone({ browser, world: worlds.at(-1), address: page.url() })
  await page.clock.fastForward(61_000)
  await codeStep(page).getByRole('button', { name: 'Minta kode', exact: true }).click()
  await expect(isPaid(page)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
})

test('Where the loan cannot be read the code stays, nothing is sent, and one tap tries again @RULE-115', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', FIRST)
  await openCodeStep(page)
  await goOffline(page)
  await giveCode(page)
  await expect(unread(page)).toBeVisible()
  await expect(codeField(page)).toHaveValue('123456')
  expect(bodies(calls, 'repayment-confirm')).toEqual([])
  await comeOnline(page)
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-confirm')).toHaveLength(1)
})

test('A fee whose offer has ended while its address stayed open is not sent @RULE-116', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', FEE)
  await card(page, '2205').check()
  await passTime(page, 50)
  await page.getByRole('button', { name: 'Bayar Rp327.000,00' }).click()
  await expect(over(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Bayar Rp327.000,00' })).toHaveCount(0)
  expect(bodies(calls, 'repayment-commit')).toEqual([])
  await page.getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('Nor is the code of a fee, which then ends @RULE-116', async ({ open, page, calls }) => {
  await open('/payway', { ...FEE, scenario: 'extension-last-hour,card-needs-code' })
  await card(page, '4417').check()
  await page.getByRole('button', { name: 'Bayar Rp327.000,00' }).click()
  await expect(codeStep(page)).toBeVisible()
  await passTime(page, 50)
  await giveCode(page)
  await expect(over(page)).toBeVisible()
  await expect(codeStep(page)).toHaveCount(0)
  expect(bodies(calls, 'repayment-confirm')).toEqual([])
})

test('While its offer stands a fee is paid @RULE-116', async ({ open, page, calls }) => {
  await open('/payway', FEE)
  await card(page, '2205').check()
  await page.getByRole('button', { name: 'Bayar Rp327.000,00' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
})

for (const { what, scenario, amount } of [
  { what: 'of an order that has none', scenario: 'order-174,card-without-code', amount: '32700000' },
  { what: 'at another amount', scenario: OFFER, amount: '32800000' },
])
  test(`A kept address of an extension ${what} sends nothing, whichever way @RULE-116`, async ({
    open,
    page,
    calls,
  }) => {
    const search = { ...ORDER, withholdingAmount: amount, purpose: 'extension', userId: '880021460173' }
    await open('/payway', { scenario, search })
    await card(page, '2205').check()
    await page.getByRole('button', { name: /^Bayar Rp/ }).click()
    await expect(over(page)).toBeVisible()
    await open(ALIPAY, { scenario, search })
    await goToSite(page).click()
    await expect(over(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Lihat pinjaman' })).toBeVisible()
    await open('/that', { scenario, search: { ...ORDER, amount: amount.slice(0, -2), from: 'repaymentDelay' } })
    await expect(page.getByRole('heading', { name: 'Perpanjangan tidak tersedia' })).toBeVisible()
    await expect(page.getByText(/7001 2684/)).toHaveCount(0)
    expect(bodies(calls, 'repayment-commit')).toEqual([])
    expect(started(calls)).toEqual([])
  })

test('The number to pay to asks for an instalment that the order shows as paid @RULE-114', async ({
  open,
  page,
  browser,
  worlds,
}) => {
  await open('/payway', FIRST)
  await expect(pay(page)).toBeVisible()
  await payOnOtherPhone({ browser, world: worlds.at(-1), address: page.url() })
  await open('/that', { ...FIRST, search: { ...ORDER, amount: '1090000', periods: '1' } })
  await expect(page.getByRole('heading', { name: 'Mungkin sudah ada pembayaran' })).toBeVisible()
  await expect(numberOf(page, 'BCA')).toHaveCount(0)
  await page.getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  await expect(isPaid(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  await expect(numberOf(page, 'BCA')).toBeVisible()
})

test('The number stands only where the loan could be read, and one tap tries again @RULE-115', async ({
  open,
  page,
}) => {
  await page.route('**/loan-play-detail*', (route) => route.abort())
  await open('/that', { scenario: 'account-bank' })
  await expect(page.getByRole('heading', { name: 'Pinjaman Anda belum bisa diperiksa' })).toBeVisible()
  await expect(numberOf(page, 'BCA')).toHaveCount(0)
  await page.unroute('**/loan-play-detail*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(numberOf(page, 'BCA')).toBeVisible()
})

test('A redirect of a payment is not followed: its result is unknown @RULE-118', async ({ open, page, calls }) => {
  await open('/payway', { scenario: 'card-without-code' })
  await page.route('**/repayment-commit*', async (route) => {
    await route.fetch()
    await route.fulfill({ status: 307, headers: { location: route.request().url() } })
  })
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Kami belum tahu apakah pembayaran Anda masuk' })).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
})
