import { BCA, BIND, fill, save } from './bind-card.ts'
import { expect, test } from '../borrower.ts'
import { DUE, formsOf, LOANS, send, sentDialog, STORY, textOf } from '../complain.ts'
import { settle } from '../early.ts'
import { AT_ONCE, bodies, card, CODE, codeField, codeStep, openCodeStep, pay, payByCard } from './payway.ts'

const BUSY = /^Layanan kami sedang sibuk\. Coba lagi dalam \d+ detik\./

test('A busy server is asked again by itself, and the order is shown @RULE-32', async ({ open, page, calls }) => {
  await open('/loanDetails', { scenario: 'order-174,busy-once:getLoanDetails' })
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  expect(formsOf(calls, '/loan-details/loan-details')).toHaveLength(2)
  await expect(page.getByText(BUSY)).toHaveCount(0)
})

test('A server that stays busy is said to be, and a tap does not ask it sooner than it wants @RULE-32', async ({
  open,
  page,
  calls,
  become,
}) => {
  const reads = () => formsOf(calls, '/loan-details/loan-details').length
  await page.clock.install()
  const answer = page.waitForResponse('**/loan-details/**')
  await open('/loanDetails', { scenario: 'order-174,busy-120' })
  // On this clock a pending request would time out.
  await (await answer).finished()
  await settle(page)
  await expect(page.locator('#app').getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  await page.clock.fastForward(120_000)
  await expect(page).toHaveTitle('Layanan sedang sibuk')
  await expect(page.getByText(BUSY).first()).toBeVisible()
  expect(reads()).toBe(2)
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('main').getByText(/Coba lagi dalam (110|10\d|\d\d?) detik/)).toBeVisible()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText(/Coba lagi dalam (110|10\d|\d\d?) detik/)).toHaveCount(2)
  expect(reads()).toBe(2)
  await become('order-174')
  await page.clock.fastForward(111_000)
  await expect(page.getByText('Anda bisa mencoba lagi sekarang.')).toBeVisible()
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
})

test('A complaint that a busy server refuses stays as it was typed, and is sent by another tap @RULE-32', async ({
  open,
  page,
  calls,
}) => {
  const scenario = `${LOANS.scenario},busy-once:saveProblem`
  await page.clock.install()
  await open('/complainPageNext', { scenario, search: { orderNo: DUE, problemType: '2' } })
  await textOf(page).fill(STORY)
  await send(page).click()
  await expect(page.getByRole('main').getByText(BUSY)).toBeVisible()
  await expect(textOf(page)).toHaveValue(STORY)
  await expect(page.getByText(/^Kami belum tahu apakah keluhan Anda sudah sampai/)).toHaveCount(0)
  // Longer than the server's wait: it is not sent again automatically.
  await page.clock.runFor(3000)
  expect(formsOf(calls, 'problem-save')).toHaveLength(1)
  await send(page).click()
  await expect(sentDialog(page)).toBeVisible()
  expect(formsOf(calls, 'problem-save')).toHaveLength(2)
})

test('A payment that a busy server turned away says so, and asks before it is made again @REPAY-19', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', { scenario: `${AT_ONCE.scenario},busy-once:commitRepayment` })
  await payByCard(page)
  await expect(page.getByText(/Permintaan ini ditolak sebelum diproses\./)).toBeVisible()
  await expect(page.getByText(BUSY).first()).toBeVisible()
  await expect(page.getByText('Tidak ada uang yang diambil.')).toHaveCount(0)
  await page.reload()
  await card(page, '2205').check()
  await pay(page).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(/jadi kemungkinan besar belum dibayar/)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
  await question.getByRole('button', { name: /^Tetap bayar/ }).click()
  await page.waitForURL(/\/borrowDetail\/\?/)
  expect(bodies(calls, 'repayment-commit')).toHaveLength(2)
})

test('A code that a busy server turned away is not said to be wrong', async ({ open, page, calls }) => {
  await open('/payway', { scenario: `${CODE.scenario},busy-once:confirmRepayment` })
  await openCodeStep(page)
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(codeStep(page).getByText(BUSY).first()).toBeVisible()
  await expect(codeStep(page).getByText(/^Permintaannya ditolak sebelum diproses\./)).toBeVisible()
  await expect(codeField(page)).toHaveValue('123456')
  await expect(codeField(page)).not.toHaveAttribute('aria-invalid', 'true')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await page.waitForURL(/\/borrowDetail\/\?/)
  expect(bodies(calls, 'repayment-confirm')).toHaveLength(2)
})

test('Of a payment that ended with HTTP 503 nobody knows, and nobody blames the bank @REPAY-19', async ({
  open,
  page,
}) => {
  await open('/payway', { scenario: `${AT_ONCE.scenario},busy-once:commitRepayment:503` })
  await payByCard(page)
  await expect(page.getByRole('heading', { name: 'Kami belum tahu apakah pembayaran Anda masuk' })).toBeVisible()
  await expect(page.getByText(/^Kami tidak mendapat jawaban yang jelas\./)).toBeVisible()
  await expect(page.getByText(BUSY)).toHaveCount(0)
})

test('Of a card whose saving ended with HTTP 503 nobody knows whether it is bound', async ({ open, page }) => {
  await open(BIND, { scenario: 'bind-card,busy-once:saveBankInfo:503' })
  await fill(page, BCA)
  await save(page).click()
  await expect(page.getByRole('main').getByText(/^Kami belum tahu apakah kartu ini tersimpan/)).toBeVisible()
  await expect(page.getByText(BUSY)).toHaveCount(0)
  await save(page).click()
  await expect(page.getByText('Kartu tersimpan')).toBeVisible()
})
