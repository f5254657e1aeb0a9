import type { Locator, Page } from '@playwright/test'
import { expect, screenAddress, test } from '../../borrower.ts'
import { bodies, hold, watchToasts } from '../../on-page.ts'
import { passTime, setWorldClock } from '../../other-phone.ts'
import {
  card,
  CODE,
  codeStep,
  DAY_MS,
  expectOrder,
  giveCode,
  LATE,
  notes,
  pay,
  payWithNewCode,
  payWithoutAnswer,
  question,
  showMore,
  steps,
} from '../payway.ts'

const ORDER = '723421968459640174'
const LOST = { scenario: `${LATE},commit-reply-lost` }
/** The scenario's order has one overdue instalment of 1,144,500. */
const OVERDUE = { productId: '1001', orderId: '723421968459640180', withholdingAmount: '114450000', periods: '1' }

const enterCode = (page: Page) => page.getByRole('button', { name: 'Masukkan kode' })
const colour = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)

test('What was paid is a way of three steps, and is not demanded in red @RULE-72', async ({ open, page }) => {
  const scenario = 'order-180,card-without-code,posts-after-864000'
  // During a transition, a colour is not final.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const toasts = await watchToasts(page)
  await open('/loanDetails', { scenario, search: OVERDUE })
  const status = page.getByRole('heading', { name: /^Terlambat \d+ hari/ }).locator('..')
  const repay = page.getByRole('link', { name: 'Bayar Rp1.144.500' })
  const alarm = page.locator('[data-icon=overdue]')
  const [red, loud] = [await colour(status), await colour(repay)]
  await expect(alarm).toBeVisible()
  await open('/payway', { scenario, search: OVERDUE })
  await card(page, '2205').check()
  await page.getByRole('button', { name: 'Bayar Rp1.144.500,00' }).click()
  const moment = notes(page).getByRole('status')
  await expect(moment.getByRole('heading', { name: 'Pembayaran diterima' })).toBeVisible()
  for (const words of ['Rp1.144.500', 'Jangan bayar lagi.']) await expect(moment).toContainText(words)
  const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`
  await expect(steps(page)).toHaveText([
    new RegExp(`^Dikirim selesai ${time}$`),
    new RegExp(`^Kami terima selesai ${time}$`),
    /^Tercatat di pinjaman belum\s*$/,
  ])
  expect(await toasts()).toEqual([])
  await expect(page.getByText('Sudah bayar, belum tercatat?')).toHaveCount(0)
  await expect.poll(() => colour(status)).not.toBe(red)
  await expect.poll(() => colour(repay)).not.toBe(loud)
  await expect(alarm).toHaveCount(0)
  await page.reload()
  await expect(steps(page)).toHaveCount(3)
  await expect(moment).toHaveCount(0)
  await showMore(page)
  await expect(notes(page).getByText(/^Pembayaran ini belum diperhitungkan/)).toBeVisible()
  await repay.click()
  await expect(notes(page)).toHaveCount(1)
  await expect.poll(() => colour(page.getByRole('button', { name: /^Bayar Segera/ }))).not.toBe(loud)
  await open('/individual', { scenario, search: { ...OVERDUE, amount: '1144500' } })
  await showMore(page)
  await expect(notes(page).getByText(/^Pembayaran ini belum diperhitungkan/)).toBeVisible()
  await open('/loanDetails', { scenario, search: OVERDUE })
  // The bank may have refunded it after some days.
  await setWorldClock(page, 4 * DAY_MS)
  await page.reload()
  await expect(notes(page).getByText(/^Diterima, tetapi belum juga tercatat/)).toBeVisible()
  await expect.poll(() => colour(status)).toBe(red)
  await showMore(page)
  const takeBack = notes(page).getByRole('button', { name: 'Kata bank, saldo saya tidak terpotong' })
  await takeBack.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Batal' }).click()
  await takeBack.click()
  await page.getByRole('button', { name: 'Ya, kata bank begitu' }).click()
  await expect(notes(page)).toHaveCount(0)
})

test('Who says that they paid means what was sent, and is told once it is shown @RULE-72', async ({ open, page }) => {
  await open('/payway', LOST)
  await payWithoutAnswer(page)
  await open('/repayOrNotQuestion', { ...LOST, search: { amount: '1.090.000' } })
  await page.getByRole('button', { name: 'Ya, sudah' }).click()
  await expect(page).toHaveURL(/\/loanDetails/)
  await expect(notes(page)).toHaveCount(1)
  await setWorldClock(page, 2 * DAY_MS)
  await page.reload()
  await expect(page.getByText('Pembayaran sudah masuk dan tercatat di pinjaman Anda.')).toBeVisible()
  await expect(notes(page)).toHaveCount(0)
})

test('From a code left or refused there is a way back, after a reload too @RULE-122', async ({ reach, open, page }) => {
  await page.clock.install()
  await reach('payway-code')
  const justSent = codeStep(page).getByText(/^Kode 6 angka sudah dikirim lewat SMS/)
  const sentBefore = codeStep(page).getByText(/^Masukkan kode 6 angka yang tadi dikirim/)
  const refused = /^Kode yang Anda masukkan ditolak/
  await expect(justSent).toBeVisible()
  await open('/loanDetails', CODE)
  await expect(notes(page).getByText(/^Menunggu kode dari SMS/)).toBeVisible()
  await notes(page).getByRole('link', { name: 'Masukkan kode' }).click()
  await giveCode(page, '111111')
  await expect(codeStep(page).getByText('Kode verifikasi salah').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText(/^Kode verifikasi salah/)).toHaveCount(0)
  await expect(notes(page).getByText(refused)).toBeVisible()
  await enterCode(page).click()
  await expect(codeStep(page).getByText(refused)).toBeVisible()
  await expect(sentBefore).toBeVisible()
  await page.reload()
  await expect(codeStep(page).getByText(refused)).toBeVisible()
  await expect(sentBefore).toBeVisible()
  // An open code is entered. Only another card, or a wish for a new code, asks.
  await codeStep(page).getByRole('button', { name: 'Batal' }).click()
  await expect(card(page, '4417')).toBeChecked()
  await card(page, '9031').check()
  await expect(enterCode(page)).toHaveCount(0)
  await pay(page).click()
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Batal' }).click()
  await card(page, '4417').check()
  await expect(enterCode(page)).toBeVisible()
  await payWithNewCode(page).click()
  await expect(question(page)).toBeVisible()
  await question(page).getByRole('button', { name: 'Batal' }).click()
  await enterCode(page).click()
  // The refused code is not the currently requested one.
  await passTime(page, 1)
  await codeStep(page).getByRole('button', { name: 'Minta kode' }).click()
  await expect(justSent).toBeVisible()
  await expect(codeStep(page).getByText(/ditolak/)).toHaveCount(0)
  await giveCode(page)
  await expectOrder(page)
})

test('The next day a payment that is not shown leads to a complaint that says it @RULE-72', async ({
  open,
  page,
  calls,
}) => {
  const scenario = 'account-bank'
  await page.clock.install()
  await open('/that', { scenario })
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expect(steps(page)).toHaveText([
    /^Anda bilang sudah membayar selesai \d{4}-/,
    /^Kami terima belum pasti\s*$/,
    /^Tercatat di pinjaman belum\s*$/,
  ])
  await expect(page.getByRole('button', { name: 'Ternyata saya belum membayar' })).toHaveCount(0)
  await showMore(page)
  await expect(notes(page).getByText(/^Anda bilang sudah membayar\. Catatan ini hanya ada di ponsel/)).toBeVisible()
  await expect(page.getByText('Sudah bayar, belum tercatat?')).toHaveCount(0)
  const at = await notes(page).locator('time').innerText()
  await setWorldClock(page, DAY_MS)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sudah bayar, belum tercatat?' })).toBeVisible()
  await expect(page.getByText(/segera/i)).toHaveCount(0)
  await showMore(page)
  await expect(notes(page).getByRole('link', { name: /021-5095-0174/ })).toBeVisible()
  await notes(page).getByRole('link', { name: 'Ajukan keluhan soal pembayaran ini' }).click()
  await page.getByRole('link', { name: 'Pembayaran', exact: true }).click()
  const field = page.getByLabel('Apa yang terjadi?')
  const text = `Pada ${at} saya mencatat di aplikasi bahwa saya sudah membayar Rp1.090.000 lewat BCA. Pembayaran ini belum tercatat di pinjaman saya.`
  await expect(field).toHaveValue(text)
  await page.reload()
  await expect(field).toHaveValue(text)
  // The dialog leaves for another screen by itself.
  await page.clock.pauseAt(Date.now() + 50_000)
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Berhasil terkirim' })).toBeVisible()
  expect(bodies(calls, '/problem-save')).toMatchObject([{ problemDetail: text }])
  // After a reload, the same complaint is not prepared again.
  await page.evaluate(() => location.reload())
  await page.clock.resume()
  await expect(field).toHaveValue('')
  await open('/loanDetails', { scenario })
  await expect(notes(page).getByText(/^Anda sudah mengajukan keluhan soal pinjaman ini/)).toBeVisible()
  await expect(notes(page).getByRole('link', { name: 'Keluhan saya' })).toHaveAttribute('href', /^\/complaintList/)
})

test('A complaint about a payment without an answer keeps what was written before', async ({ open, page }) => {
  const scenario = 'card-without-code,lost:commitRepayment,posts-after-864000'
  await open('/payway', { scenario })
  await payWithoutAnswer(page)
  const field = page.getByLabel('Apa yang terjadi?')
  await open('/complainPageNext', { scenario, search: { orderNo: ORDER, problemType: '2' } })
  // Both texts have to fit.
  await field.fill('Tolong.')
  await open('/loanDetails', { scenario })
  await setWorldClock(page, DAY_MS)
  await page.reload()
  await notes(page).getByRole('link', { name: 'Ajukan keluhan soal pembayaran ini' }).click()
  await expect(field).toHaveValue('Tolong.')
  await page.getByRole('button', { name: 'Tambahkan ini ke tulisan Anda' }).click()
  await expect(field).toHaveValue(
    /^Pada \d{4}-.* saya mengirim pembayaran Rp1\.090\.000 dan tidak mendapat jawaban\..*\nTolong\.$/,
  )
  await expect(page.getByRole('button', { name: 'Tambahkan ini' })).toHaveCount(0)
})

test('What a list says of a payment delays it for a moment only @RULE-140', async ({ open, page, context }) => {
  const scenario = 'account-bank'
  await page.clock.install()
  await open('/that', { scenario })
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expect(notes(page)).toHaveCount(1)
  const order = page.url()
  for (const isInTime of [true, false]) {
    const visit = await context.newPage()
    const come = await hold(visit, '**/payment-hint-*')
    const asked = visit.waitForRequest('**/payment-hint-*')
    await visit.goto(order)
    await expect(notes(visit)).toHaveCount(1)
    await visit.clock.pauseAt(Date.now() + 10_000)
    await visit.evaluate(
      (address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      screenAddress('/order', { scenario }),
    )
    await asked
    const row = visit.getByRole('link').filter({ hasText: '7234 2196 8459 6401 74' })
    const hint = row.getByText(/^Anda bilang sudah membayar Rp1\.090\.000 \(/)
    await expect(row).toHaveCount(0)
    if (isInTime) come()
    else await visit.clock.runFor(1000)
    await row.waitFor()
    expect(await hint.isVisible()).toBe(isInTime)
    await visit.clock.resume()
    come()
    await expect(hint).toBeVisible()
  }
})
