import type { Page } from '@playwright/test'
import { ALIPAY, atSite, go as goToSite, pay as payAtSite } from './alipay.ts'
import { expect, test } from '../borrower.ts'
import { inBoth } from '../languages.ts'
import { comeOnline, goOffline } from '../online.ts'
import { passTime, setWorldClock } from '../other-phone.ts'
import { AMOUNT, NOTED, card, codeField, codeStep, openCodeStep, pay } from './payway.ts'
import { emptyCache } from '../worker-context.ts'
import { IN_ALL } from '../../setup/suite.ts'

// The order does not show a payment before the next day.
const LATE = 'card-without-code,posts-after-86400'
const DAY_MS = 24 * 3_600_000

async function mistype(page: Page) {
  await codeField(page).fill('111111')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page.getByText(/^Kode verifikasi salah/).first()).toBeVisible()
}

const notes = (page: Page) => page.getByRole('list', { name: 'Pembayaran Anda' }).getByRole('listitem')

test('A payment whose page was closed on its way is said to be unknown on the order, and not to be on its way @RULE-72', async ({
  open,
  page,
  context,
}) => {
  await open('/payway', { scenario: `${LATE},commit-reply-lost,latency-1000` })
  await card(page, '2205').check()
  const sent = page.waitForRequest('**/repayment-commit*')
  await pay(page).click()
  await sent
  const address = page.url().replace('/payway', '/loanDetails')
  await page.close()
  const later = await context.newPage()
  await later.goto(address)
  await expect(notes(later).getByText(/^Kami tidak mendapat jawaban/)).toBeVisible()
})

test('An order that is paid says nothing of payments on their way, also if its instalments cannot be read @RULE-78', async ({
  open,
  page,
}) => {
  await open('/payway', { scenario: LATE, search: { withholdingAmount: '327000000' } })
  await card(page, '2205').check()
  await page.getByRole('button', { name: 'Bayar Rp3.270.000,00' }).click()
  await expect(notes(page)).toHaveCount(1)
  await page.route('**/loan-play-detail*', (route) => route.abort())
  await setWorldClock(page, 2 * DAY_MS)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  // The notes load after the order.
  await page.waitForLoadState('networkidle')
  await expect(notes(page)).toHaveCount(0)
})

test('A code that can no longer be given is not waited for @RULE-78', async ({ open, page }) => {
  await page.clock.install()
  await open('/payway', { scenario: 'card-needs-code' })
  await openCodeStep(page)
  await open('/loanDetails', { scenario: 'card-needs-code' })
  await expect(notes(page).getByText(/^Menunggu kode dari SMS/)).toBeVisible()
  await passTime(page, 16)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(notes(page)).toHaveCount(0)
})

test('From a refused code that was left there is a way back to it, which says so, also after a reload @RULE-122', async ({
  open,
  page,
}) => {
  await page.clock.install()
  await open('/payway', { scenario: 'card-needs-code' })
  await openCodeStep(page)
  const justSent = codeStep(page).getByText(/^Kode 6 angka sudah dikirim lewat SMS/)
  const sentBefore = codeStep(page).getByText(/^Masukkan kode 6 angka yang tadi dikirim/)
  await expect(justSent).toBeVisible()
  await mistype(page)
  await codeStep(page).getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByText(/^Kode verifikasi salah/)).toHaveCount(0)
  await expect(notes(page).getByText(/^Kode yang Anda masukkan ditolak/)).toBeVisible()
  await notes(page).getByRole('link', { name: 'Masukkan kode' }).click()
  await expect(codeStep(page).getByText(/^Kode yang Anda masukkan ditolak/)).toBeVisible()
  await expect(sentBefore).toBeVisible()
  await page.reload()
  await expect(codeStep(page).getByText(/^Kode yang Anda masukkan ditolak/)).toBeVisible()
  await expect(sentBefore).toBeVisible()
  // The refused code is not the currently requested one.
  await passTime(page, 1)
  await codeStep(page)
    .getByRole('button', { name: /^Minta kode/ })
    .click()
  await expect(justSent).toBeVisible()
  await expect(codeStep(page).getByText(/ditolak/)).toHaveCount(0)
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

const DAYS = 4 * 24 * 60

test(
  'A code that was mistyped and left is a calm note, which is gone after days and holds no other payment up',
  IN_ALL,
  async ({ open, page }) => {
    const scenario = 'card-needs-code'
    await page.clock.install()
    await open('/payway', { scenario })
    await openCodeStep(page)
    await mistype(page)
    await open('/loanDetails', { scenario })
    await passTime(page, 16)
    await page.reload()
    const words = /^Kode yang Anda masukkan ditolak, jadi kemungkinan besar belum dibayar\./
    await expect(notes(page).getByText(words)).toBeVisible()
    await expect(notes(page).getByRole('button', { name: 'Kata bank saya, uangnya tidak diambil' })).toBeVisible()
    // Another card is used, and its code is not entered: the result of the first payment stays unknown.
    await open('/payway', { scenario })
    await card(page, '9031').check()
    await pay(page).click()
    await page.getByRole('button', { name: `Tetap bayar ${AMOUNT}` }).click()
    await codeStep(page).getByRole('button', { name: 'Batal' }).click()
    await open('/payway', { scenario })
    await expect(page.getByText(/^Kode yang Anda masukkan ditolak, jadi kemungkinan besar belum dibayar/)).toBeVisible()
    await expect(page.getByText(/^Sebelum membayar lagi, lihat dulu/)).toBeVisible()
    await passTime(page, DAYS)
    await open('/loanDetails', { scenario })
    await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(notes(page)).toHaveCount(0)
    await open('/payway', { scenario })
    await expect(pay(page)).toBeVisible()
  },
)

test(
  'A payment whose right code was on its way when the page was closed is told of days later too',
  IN_ALL,
  async ({ open, page, context }) => {
    await page.clock.install()
    await open('/payway', { scenario: 'card-needs-code,late-10000:confirmRepayment,posts-after-8640000' })
    await openCodeStep(page)
    await mistype(page)
    await codeField(page).fill('123456')
    const sent = page.waitForRequest('**/repayment-confirm*')
    await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
    await sent
    const address = page.url().replace('/payway', '/loanDetails')
    await page.close()
    const later = await context.newPage()
    await later.clock.install()
    await passTime(later, DAYS)
    await later.goto(address)
    await expect(notes(later).getByText(/^Kami tidak mendapat jawaban/)).toBeVisible()
  },
)

/** On the next days, the order shows the payment in the note. */
async function arrives(page: Page) {
  await expect(notes(page)).toHaveCount(1)
  await setWorldClock(page, 2 * DAY_MS)
  await page.reload()
  await expect(page.getByText('Pembayaran sudah masuk dan terlihat di pinjaman Anda.')).toBeVisible()
  await expect(notes(page)).toHaveCount(0)
}

test('A payment of which no answer came is told of once the order shows it', async ({ open, page }) => {
  const scenario = `${LATE},commit-reply-lost`
  await open('/payway', { scenario })
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Hasil belum jelas' })).toBeVisible()
  await open('/loanDetails', { scenario })
  await arrives(page)
})

test('A payment at the payment site is told of once the order shows it, also of who did not say that they paid', async ({
  open,
  page,
}) => {
  await open(ALIPAY, { scenario: LATE })
  await goToSite(page).click()
  await page.waitForURL(atSite)
  await payAtSite(page).click()
  await page.waitForURL((url) => !atSite(url))
  await open('/loanDetails', { scenario: LATE })
  await arrives(page)
})

test('While a payment may have been made, paying is not the button that calls', async ({ open, page }) => {
  const scenario = `${LATE},commit-reply-lost`
  await open('/payway', { scenario })
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Hasil belum jelas' })).toBeVisible()
  // During a transition, a colour is not final.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const repay = page.getByRole('link', { name: /^Bayar Rp/ })
  const look = () => repay.evaluate((link) => getComputedStyle(link).backgroundColor)
  await open('/loanDetails', { scenario })
  await expect(notes(page)).toHaveCount(1)
  const beside = await look()
  await expect(notes(page).getByText(/^Kalau sudah dibayar, yang tertulis di bawah/)).toBeVisible()
  // An earlier request must not be taken for that of the current tap.
  const address = page.url()
  await open('/payway', { scenario })
  await expect(page.getByText('Pembayaran ini Anda kirim sebelumnya. Sekarang tidak ada yang dikirim.')).toBeVisible()
  await page.goto(address)
  await expect(notes(page)).toHaveCount(1)
  // An accidental tap takes nothing back.
  await notes(page).getByRole('button', { name: 'Kata bank saya, uangnya tidak diambil' }).click()
  const question = page.getByRole('dialog')
  // The question is inside the note, but does not look like a part of it.
  const looks = await question.evaluate((dialog) => {
    const { color, textDecorationLine, fontSize } = getComputedStyle(dialog)
    const ink = getComputedStyle(document.body).color
    return { isInk: color === ink, textDecorationLine, fontSize }
  })
  expect(looks).toEqual({ isInk: true, textDecorationLine: 'none', fontSize: '16px' })
  await question.getByRole('button', { name: 'Batal' }).click()
  await expect(notes(page)).toHaveCount(1)
  await notes(page).getByRole('button', { name: 'Kata bank saya, uangnya tidak diambil' }).click()
  await page.getByRole('button', { name: 'Ya, tidak diambil' }).click()
  await expect(notes(page)).toHaveCount(0)
  await expect.poll(look).not.toBe(beside)
})

test('Who says that they paid means the payment that was sent from here @RULE-72', async ({ open, page }) => {
  const scenario = `${LATE},commit-reply-lost`
  await open('/payway', { scenario })
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Kami belum tahu apakah pembayaran Anda masuk' })).toBeVisible()
  await open('/repayOrNotQuestion', { scenario, search: { amount: '1.090.000' } })
  await page.getByRole('button', { name: 'Ya, sudah' }).click()
  await expect(page).toHaveURL(/\/loanDetails/)
  await expect(notes(page)).toHaveCount(1)
})

test('Another borrower is not asked about a payment at alipay @RULE-77', async ({ open, page }) => {
  await open(ALIPAY, { scenario: LATE })
  await goToSite(page).click()
  await page.waitForURL(atSite)
  const search = { token: 'second-borrower', withholdingAmount: '218000000' }
  await open(ALIPAY, { scenario: LATE, search })
  await expect(page.getByText(NOTED)).toHaveCount(0)
  await expect(goToSite(page)).toBeVisible()
  await expect(page.getByText(NOTED)).toHaveCount(0)
})

for (const { lang, words, tag } of inBoth({
  id: {
    notLoaded: /^Catatan pembayaran di ponsel ini belum bisa dimuat/,
    again: 'Coba lagi',
    offline: /^Anda sedang offline/,
    accepted: 'Diterima. Belum tercatat di pinjaman Anda. Jangan bayar lagi.',
    inList: /^Pembayaran Anda .* sudah diterima/,
  },
  en: {
    notLoaded: /^The notes of payments on this phone could not be loaded/,
    again: 'Try again',
    offline: /^You are offline/,
    accepted: 'Accepted. Your loan does not show it yet. Do not pay it again.',
    inList: /^Your payment of .* was accepted/,
  },
}))
  test(
    `Where the words for a payment do not come, the order and the list say that they may not count it (language ${lang}) @RULE-72`,
    tag,
    async ({ open, page }) => {
      const search = { lang }
      await open('/payway', { scenario: LATE, search })
      await card(page, '2205').check()
      await page.getByRole('button', { name: /^(?:Bayar|Pay) Rp/ }).click()
      await expect(page.getByText(words.accepted)).toBeVisible()
      const lost = '**/assets/{order-payments,payment-hint}-*.js'
      await page.route(lost, (route) => route.abort())
      await emptyCache(page)
      await open('/order', { scenario: `orders-several,${LATE}`, search })
      await expect(page.getByText(words.notLoaded)).toHaveCount(1)
      await open('/loanDetails', { scenario: LATE, search })
      await expect(page.getByText(words.notLoaded)).toBeVisible()
      await goOffline(page)
      await page.getByRole('button', { name: words.again }).click()
      await expect(page.getByText(words.offline)).toBeVisible()
      await comeOnline(page)
      await page.unroute(lost)
      await page.getByRole('button', { name: words.again }).click()
      await expect(page.getByText(words.accepted)).toBeVisible()
      await expect(page.getByText(words.notLoaded)).toHaveCount(0)
      await open('/order', { scenario: `orders-several,${LATE}`, search })
      await expect(page.getByText(words.inList)).toHaveCount(1)
    },
  )
