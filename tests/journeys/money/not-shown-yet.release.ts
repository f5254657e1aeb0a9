import type { Page } from '@playwright/test'
import { expect, screenAddress, test } from '../borrower.ts'
import { hold } from '../hold.ts'
import { inBoth } from '../languages.ts'
import { setWorldClock } from '../other-phone.ts'
import { IN_ALL } from '../../setup/suite.ts'

// The order does not show a payment for ten days.
const LATE = 'card-without-code,posts-after-864000'
const DAY_MS = 24 * 3_600_000

const notes = (page: Page) => page.locator('main ul > li').filter({ has: page.locator('time') })
const dateOf = (page: Page) => notes(page).locator('time').innerText()

/** The scenario's order has one overdue instalment of 1,144,500. */
const OVERDUE = { productId: '1001', orderId: '723421968459640180', amount: '1144500', withholdingAmount: '114450000' }

for (const { lang, words, tag } of inBoth({
  id: {
    pay: 'Bayar Rp1.144.500,00',
    accepted: 'Diterima. Belum tercatat di pinjaman Anda. Jangan bayar lagi.',
    below: 'Yang tertulis di bawah belum memperhitungkan pembayaran ini.',
    repay: 'Bayar Rp1.144.500',
    late: 'Sudah bayar, belum tercatat?',
    long: /^Diterima, tetapi belum juga tercatat/,
    takeBack: 'Kata bank saya, uangnya tidak diambil',
    took: 'Ya, tidak diambil',
    inList: /^Pembayaran Anda Rp1\.144\.500 \(\d{4}-.*\) sudah diterima, dan mungkin belum diperhitungkan di sini\.$/,
  },
  en: {
    pay: 'Pay Rp1.144.500,00',
    accepted: 'Accepted. Your loan does not show it yet. Do not pay it again.',
    below: 'What you see below does not include this payment yet.',
    repay: 'Repay Rp1.144.500',
    late: 'Paid, and not shown yet?',
    long: /^Accepted, and your loan still does not show it/,
    takeBack: 'My bank says that it took nothing',
    took: 'Yes, it took nothing',
    inList: /^Your payment of Rp1\.144\.500 \(\d{4}-.*\) was accepted, and may not be counted here yet\.$/,
  },
}))
  test(
    `What was paid is not demanded in red while the order does not show it (language ${lang}) @RULE-72`,
    tag,
    async ({ open, page }) => {
      const search = { ...OVERDUE, lang, periods: '1' }
      await open('/loanDetails', { scenario: `order-180,${LATE}`, search })
      const status = page.getByRole('heading', { name: /^Terlambat \d+ hari/ }).locator('..')
      const tint = () => status.evaluate((card) => getComputedStyle(card).backgroundColor)
      const look = () =>
        page.getByRole('link', { name: words.repay }).evaluate((link) => getComputedStyle(link).backgroundColor)
      // During a transition, a colour is not final.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const [red, calls] = [await tint(), await look()]
      await open('/payway', { scenario: `order-180,${LATE}`, search })
      await page.getByRole('radio', { name: /2205$/ }).check()
      await page.getByRole('button', { name: words.pay }).click()
      await expect(page).toHaveURL(/borrowDetail/)
      await expect(notes(page).getByText(words.accepted)).toBeVisible()
      await expect(notes(page).getByText(words.below)).toBeVisible()
      await expect(page.getByText(words.late)).toHaveCount(0)
      await expect.poll(tint).not.toBe(red)
      await expect.poll(look).not.toBe(calls)
      // The list of instalments looks calm too.
      const isPressing = () =>
        page.getByRole('button', { name: /^(?:Bayar Segera|Pay now)/ }).evaluate((button) => {
          return getComputedStyle(button).backgroundColor
        })
      await page.getByRole('link', { name: words.repay }).click()
      await expect(notes(page).getByText(words.accepted)).toBeVisible()
      await expect.poll(isPressing).not.toBe(calls)
      // So does the choice of a bank, which shows the same amount.
      await open('/individual', { scenario: `order-180,${LATE}`, search })
      await expect(notes(page).getByText(words.below)).toBeVisible()
      // The list says it too, only for this loan.
      await open('/order', { scenario: `orders-several,${LATE}`, search: { lang } })
      const row = page.getByRole('link').filter({ hasText: OVERDUE.orderId })
      await expect(row.getByText(words.inList)).toBeVisible()
      await expect(page.getByText(words.inList)).toHaveCount(1)
      // The bank may have refunded it meanwhile.
      await setWorldClock(page, 4 * DAY_MS)
      await page.reload()
      await expect(row).toBeVisible()
      // It is shown, and not emphasised.
      const isLooked = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/payment-hint-')),
        )
      await expect.poll(isLooked).toBe(true)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await expect(page.getByText(words.inList)).toHaveCount(0)
      await open('/loanDetails', { scenario: `order-180,${LATE}`, search })
      await setWorldClock(page, 4 * DAY_MS)
      await page.reload()
      await expect(notes(page).getByText(words.long)).toBeVisible()
      await expect.poll(tint).toBe(red)
      await notes(page).getByRole('button', { name: words.takeBack }).click()
      await page.getByRole('button', { name: words.took }).click()
      await expect(notes(page)).toHaveCount(0)
    },
  )

for (const { lang, words, tag } of inBoth({
  id: {
    paid: 'TELAH MEMBAYAR',
    see: 'Lihat pinjaman',
    reported: /^Anda mencatat sudah membayar\. Catatan ini hanya ada di ponsel ini\. Belum tercatat/,
    late: 'Sudah bayar, belum tercatat?',
    complain: 'Ajukan keluhan soal pembayaran ini',
    type: 'Pembayaran',
    field: 'Apa yang terjadi?',
    text: (at: string) =>
      `Pada ${at} saya mencatat di aplikasi bahwa saya sudah membayar Rp1.090.000 lewat BCA. Pembayaran ini belum tercatat di pinjaman saya.`,
    send: 'Kirim',
    sent: 'Berhasil terkirim',
    complained: /^Anda sudah mengajukan keluhan soal pinjaman ini/,
    mine: 'Keluhan saya',
  },
  en: {
    paid: 'I have paid',
    see: 'See the loan',
    reported: /^You noted that you paid\. This note is on this phone only\. Your loan does not show it yet/,
    late: 'Paid, and not shown yet?',
    complain: 'Complain about this payment',
    type: 'Pembayaran',
    field: 'What happened?',
    text: (at: string) =>
      `On ${at} I noted in the app that I had paid Rp1.090.000 through BCA. My loan does not show it yet.`,
    send: 'Send',
    sent: 'Successfully Sent',
    complained: /^You have sent a complaint about this loan; /,
    mine: 'My complaints',
  },
}))
  test(
    `The next day a payment that is not shown leads to a complaint that says it (language ${lang}) @RULE-72`,
    tag,
    async ({ open, page, calls }) => {
      const scenario = 'account-bank'
      await page.clock.install()
      await open('/that', { scenario, search: { lang } })
      await page.getByRole('button', { name: words.paid }).click()
      await page.getByRole('dialog').getByRole('link', { name: words.see }).click()
      await expect(notes(page).getByText(words.reported)).toBeVisible()
      await expect(page.getByText(words.late)).toHaveCount(0)
      const at = await dateOf(page)
      await setWorldClock(page, DAY_MS)
      await page.reload()
      await expect(page.getByRole('heading', { name: words.late })).toBeVisible()
      await expect(page.getByText(/soon|segera/i)).toHaveCount(0)
      await expect(notes(page).getByRole('link', { name: /021-5095-0174/ })).toBeVisible()
      await notes(page).getByRole('link', { name: words.complain }).click()
      await page.getByRole('link', { name: words.type, exact: true }).click()
      const field = page.getByLabel(words.field)
      await expect(field).toHaveValue(words.text(at))
      await page.reload()
      await expect(field).toHaveValue(words.text(at))
      // The dialog leaves for another screen by itself.
      await page.clock.pauseAt(Date.now() + 50_000)
      await page.getByRole('button', { name: words.send, exact: true }).click()
      await expect(page.getByRole('dialog', { name: words.sent })).toBeVisible()
      // After a reload, the same complaint is not prepared again.
      await page.evaluate(() => location.reload())
      await page.clock.resume()
      await expect(field).toHaveValue('')
      await page.goto(await page.evaluate(() => location.href))
      await expect(field).toHaveValue('')
      await open('/loanDetails', { scenario, search: { lang } })
      await expect(notes(page).getByText(words.complained)).toBeVisible()
      await expect(notes(page).getByRole('link', { name: words.mine })).toHaveAttribute('href', /^\/complaintList/)
      const saved = calls.find((call) => call.url().includes('/problem-save'))
      expect(new URLSearchParams(saved?.postData() ?? '').get('problemDetail')).toBe(words.text(at))
    },
  )

test('Without a token what was paid and is not shown the next day leads to the phone and e-mail alone @RULE-72', async ({
  open,
  page,
}) => {
  const search = { token: undefined, sessionId: '5c1f0a7e94', userId: '880021460173' }
  await open('/that', { scenario: 'account-bank', search })
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' }).click()
  await expect(notes(page)).toHaveCount(1)
  await setWorldClock(page, DAY_MS)
  await page.reload()
  await expect(page.getByText('Simpan bukti bayarnya, dan telepon kami.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ajukan keluhan soal pembayaran ini' })).toHaveCount(0)
  await expect(notes(page).getByRole('link', { name: /^Telepon/ })).toBeVisible()
  await expect(notes(page).getByRole('link', { name: 'Kirim e-mail' })).toHaveAttribute('href', /^\/customerService/)
})

test('The next day a payment of which no answer came leads to a complaint that says just that', async ({
  open,
  page,
}) => {
  await open('/payway', { scenario: 'card-without-code,lost:commitRepayment,posts-after-864000' })
  await page.getByRole('radio', { name: /2205$/ }).check()
  await page.getByRole('button', { name: /^Bayar/ }).click()
  await expect(page.getByRole('heading', { name: 'Kami belum tahu apakah pembayaran Anda masuk' })).toBeVisible()
  await open('/loanDetails', { scenario: 'card-without-code,lost:commitRepayment,posts-after-864000' })
  await setWorldClock(page, DAY_MS)
  await page.reload()
  await notes(page).getByRole('link', { name: 'Ajukan keluhan soal pembayaran ini' }).click()
  await page.getByRole('link', { name: 'Pembayaran', exact: true }).click()
  await expect(page.getByLabel('Apa yang terjadi?')).toHaveValue(
    /^Pada \d{4}-.* saya mengirim pembayaran Rp1\.090\.000 dan tidak mendapat jawaban\./,
  )
})

test(
  'What was written already about a loan stays when a payment is complained about',
  IN_ALL,
  async ({ open, page }) => {
    await open('/that', { scenario: 'account-bank' })
    await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Lihat pinjaman' }).click()
    await expect(notes(page)).toHaveCount(1)
    await open('/complainPageNext', {
      scenario: 'account-bank',
      search: { orderNo: '723421968459640174', problemType: '2' },
    })
    await page.getByLabel('Apa yang terjadi?').fill('Petugas menelepon terus.')
    await page.goBack()
    await setWorldClock(page, DAY_MS)
    await page.reload()
    await notes(page).getByRole('link', { name: 'Ajukan keluhan soal pembayaran ini' }).click()
    const field = page.getByLabel('Apa yang terjadi?')
    await expect(field).toHaveValue('Petugas menelepon terus.')
    await page.getByRole('button', { name: 'Tambahkan ini ke tulisan Anda' }).click()
    await expect(field).toHaveValue(/^Pada \d{4}-.*\nPetugas menelepon terus\.$/)
    await expect(page.getByRole('button', { name: 'Tambahkan ini' })).toHaveCount(0)
  },
)

test('The number to pay to names its bank, which instalments it pays, and until when @REPAY-31', async ({
  open,
  page,
}) => {
  await open('/that', { scenario: 'account-bank', search: { periods: '1-2', amount: '2180000' } })
  await expect(page.getByRole('heading', { name: 'BCA Virtual Account' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main).toContainText(/Untuk\s*Cicilan ke-1 sampai ke-2/)
  await expect(main).toContainText(/Jatuh tempo pertama\s*\d{4}-\d\d-\d\d/)
  await open('/that', { scenario: 'account-market', search: { periods: '1', lang: '2' } })
  await expect(page.getByRole('heading', { name: 'Pay at ALFAMART' })).toBeVisible()
  await expect(main).toContainText(/Pays\s*Instalment 1/)
  await expect(main).toContainText(/Due\s*\d{4}-\d\d-\d\d/)
  await expect(main).not.toContainText('may grow')
})

for (const { lang, words, tag } of inBoth({
  id: {
    firstDue: /Cicilan pertama jatuh tempo\s*\d{4}/,
    due: /Sudah jatuh tempo\s*\d{4}-\d\d-\d\d/,
    grows: 'Yang lewat jatuh tempo bisa bertambah setiap hari.',
  },
  en: {
    firstDue: /First one was due\s*\d{4}/,
    due: /Was due\s*\d{4}-\d\d-\d\d/,
    grows: 'What is overdue may grow each day.',
  },
}))
  test(
    `An overdue amount to pay to says that it was due, and may grow (language ${lang})`,
    tag,
    async ({ open, page }) => {
      await open('/that', { scenario: 'order-180,account-bank', search: { ...OVERDUE, lang, periods: '1' } })
      await expect(page.getByRole('heading', { name: /BCA/ })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(words.due)
      await expect(page.getByRole('main')).toContainText(words.grows)
      await open('/that', { scenario: 'order-180,account-bank', search: { ...OVERDUE, lang, periods: '1-2' } })
      await expect(page.getByRole('main')).toContainText(words.firstDue)
    },
  )

test('A card payment says which loan and which of its instalments are paid', async ({ open, page }) => {
  const search = { ...OVERDUE, periods: '1' }
  await open('/payway', { scenario: `order-180,commit-reply-lost,${LATE}`, search })
  await expect(page.getByText('Cicilan ke-1', { exact: true })).toBeVisible()
  await expect(page.getByText(`No. pinjaman ${OVERDUE.orderId}`)).toBeVisible()
  await page.getByRole('radio', { name: /2205$/ }).check()
  await page.getByRole('button', { name: 'Bayar Rp1.144.500,00' }).click()
  await expect(page.getByRole('heading', { name: 'Hasil belum jelas' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Untuk\s*Cicilan ke-1/)
})

test('What a list says of a payment comes with the list, and keeps it waiting for a moment only @RULE-140', async ({
  open,
  page,
  context,
}) => {
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
    const row = visit.getByRole('link').filter({ hasText: '723421968459640174' })
    const hint = row.getByText(/^Anda mencatat sudah membayar Rp1\.090\.000 \(/)
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
