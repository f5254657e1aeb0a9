import { expect, test } from '../../borrower.ts'
import { settle } from '../../early.ts'
import { bodies, comeOnline, goOffline, watchToasts } from '../../on-page.ts'
import {
  AMOUNT,
  AT_ONCE,
  card,
  CODE,
  codeField,
  codeStep,
  expectOrder,
  giveCode,
  notes,
  openCodeStep,
  pay,
  payByCard,
  unknown,
} from '../payway.ts'

const BUSY = /^Layanan kami sedang sibuk\. Coba lagi dalam \d+ detik\./

test('What is refused is said, and offered again only where it may work @APP-41 @REPAY-17 @RULE-75', async ({
  reach,
  page,
  calls,
  become,
}) => {
  await reach('payway-refused')
  await expect(page.getByRole('main')).toContainText(
    'Sistem sedang sibuk. Coba lagi sebentar lagi. Saldo Anda tidak terpotong.',
  )
  await expect(card(page, '4417')).toBeChecked()
  await become('card-without-code,refuse:commitRepayment:invalidRequest')
  await pay(page).click()
  await expect(page.getByText('Permintaan tidak dapat diproses.').first()).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
  await card(page, '2205').check()
  await become('session-ended')
  await pay(page).click()
  await expect(page.getByRole('main').getByText(/masuk lagi/)).toBeVisible()
  // The order is read first, so the ended session meets no payment.
  expect(bodies(calls, 'repayment-commit')).toHaveLength(2)
})

test('A duplicate is told, also after a reload, and to pay all the same asks @REPAY-15', async ({
  reach,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await reach('payway-duplicate')
  const title = page.getByRole('heading', { name: 'Pembayaran ini sudah pernah dikirim' })
  await expect(title).toBeVisible()
  await expect.poll(toasts).toHaveLength(1)
  const [words = ''] = await toasts()
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await page.reload()
  await expect(title).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Tetap bayar lagi' }).click()
  await page.getByRole('button', { name: 'Pilih cara untuk bayar sekali lagi' }).click()
  await expect(pay(page)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
})

test('A duplicate at the code leads to the loan, which says the same @REPAY-15', async ({ reach, page }) => {
  const toasts = await watchToasts(page)
  await page.route('**/repayment-confirm*', (route) =>
    route.fulfill({ json: { code: '800005', message: 'other words', data: null } }),
  )
  await reach('payway-code')
  await giveCode(page)
  await expect(page.getByRole('heading', { name: 'Pembayaran ini sudah pernah dikirim' })).toBeVisible()
  const words = 'Pembayaran ini sudah diajukan. Jangan mengirim ulang.'
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await expect.poll(toasts).toContain(words)
  await page.getByRole('button', { name: 'Periksa pinjaman saya' }).click()
  await expectOrder(page)
  await expect(notes(page).getByText(/^Pembayaran ini sudah pernah dikirim\./)).toBeVisible()
})

test('Without an answer to the code the result is unknown until the order was read @REPAY-19', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await open('/payway', { scenario: 'confirm-reply-lost,card-needs-code', search: { periods: '1' } })
  await openCodeStep(page)
  await giveCode(page)
  await expect(unknown(page)).toBeVisible()
  await expect.poll(toasts).toContain('Terjadi kesalahan')
  await expect(page.getByText(AMOUNT)).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/Untuk\s*Cicilan ke-1/)
  await expect(pay(page)).toHaveCount(0)
  await page.reload()
  await expect(unknown(page)).toBeVisible()
  await page.route('**/loan-details/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Periksa pinjaman saya' }).click()
  await expect(page.getByText('Pinjaman Anda belum bisa dibaca.')).toBeVisible()
  await expect(unknown(page)).toBeVisible()
  await page.unroute('**/loan-details/**')
  await page.getByRole('button', { name: 'Periksa pinjaman saya' }).click()
  // The world did accept the payment.
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  await expect.poll(toasts).toContain('Pembayaran sudah masuk dan tercatat di pinjaman Anda.')
  expect(calls.filter((call) => /repayment-(commit|confirm)/.test(call.url()))).toHaveLength(2)
})

test('Offline, or where the order cannot be read, nothing is sent, also not later @RULE-68 @RULE-115', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await page.route('**/loan-play-detail?*', (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
  await open('/payway', AT_ONCE)
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page.getByRole('main').getByText(/belum bisa kami baca.*tidak ada yang dikirim/)).toBeVisible()
  await page.unroute('**/loan-play-detail?*')
  await goOffline(page)
  await pay(page).click()
  await expect.poll(toasts).toContain('Terjadi kesalahan')
  await expect(page.getByRole('main').getByText(/tidak ada yang dikirim/)).toBeVisible()
  await comeOnline(page)
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
  expect(bodies(calls, 'repayment-commit')).toEqual([])
  // A queued request would be sent now, with the earlier chosen card.
  await card(page, '9031').check()
  await pay(page).click()
  await expectOrder(page)
  expect(bodies(calls, 'repayment-commit').map(({ cardId }) => cardId?.slice(-4))).toEqual(['9031'])
})

test('Where the loan cannot be read the code stays, and one tap tries again @RULE-115', async ({
  reach,
  page,
  calls,
  become,
}) => {
  await reach('payway-code')
  await goOffline(page)
  await giveCode(page, '111111')
  await expect(codeStep(page).getByText(/^Pinjaman Anda belum bisa kami baca/)).toBeVisible()
  await expect(codeField(page)).toHaveValue('111111')
  expect(bodies(calls, 'repayment-confirm')).toEqual([])
  await comeOnline(page)
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(codeStep(page).getByText('Kode verifikasi salah')).not.toHaveCount(0)
  // A refused code may have been taken, so that nothing is said of the money.
  await become('refuse:getLoanDetails:invalidRequest')
  await giveCode(page)
  await expect(codeStep(page)).toContainText('Permintaan tidak dapat diproses. Pinjaman Anda belum bisa kami baca')
  await expect(codeStep(page)).not.toContainText('Saldo Anda tidak terpotong')
  expect(bodies(calls, 'repayment-confirm')).toHaveLength(1)
})

test('A card list that is refused or lost says so, and a tap retries @REPAY-18 @REPAY-19', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  const replies = ['Kartu tidak bisa dibaca saat ini.', '']
  await page.route('**/repayment-way?*', (route) => {
    const message = replies.shift()
    return message === undefined ? route.abort() : route.fulfill({ json: { code: '77', message, data: null } })
  })
  await open('/payway', CODE)
  const again = page.getByRole('button', { name: 'Coba lagi' })
  for (const words of ['Kartu tidak bisa dibaca saat ini.', 'Gagal memuat daftar kartu']) {
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
    await expect.poll(toasts).toContain(words)
    await again.click()
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Tidak ada koneksi' })).toBeVisible()
  await expect.poll(toasts).toContain('Terjadi kesalahan')
  await page.unroute('**/repayment-way?*')
  await again.click()
  await expect(pay(page)).toBeVisible()
})

test('A payment that a busy server turned away asks before it is made again @REPAY-19', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', { scenario: `${AT_ONCE.scenario},busy-once:commitRepayment` })
  await payByCard(page)
  await expect(page.getByText(/Permintaan ini ditolak sebelum diproses\./)).toBeVisible()
  await expect(page.getByText(BUSY).first()).toBeVisible()
  await expect(page.getByText('Saldo Anda tidak terpotong.')).toHaveCount(0)
  await page.reload()
  await card(page, '2205').check()
  await pay(page).click()
  const question = page.getByRole('dialog')
  await expect(question.getByText(/jadi kemungkinan besar belum dibayar/)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
  await question.getByRole('button', { name: /^Tetap bayar/ }).click()
  await expectOrder(page)
  expect(bodies(calls, 'repayment-commit')).toHaveLength(2)
})

test('A server that stays busy is not asked sooner than it wants @RULE-32', async ({ open, page, calls, become }) => {
  const reads = () => bodies(calls, '/loan-details/loan-details').length
  await page.clock.install()
  const answer = page.waitForResponse('**/loan-details/**')
  await open('/loanDetails', { scenario: 'order-174,busy-120' })
  // On this clock a pending request would time out.
  await (await answer).finished()
  await settle(page)
  await expect(page.locator('#app').getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  await page.clock.fastForward(120_000)
  await expect(page).toHaveTitle('Layanan sedang sibuk')
  // It was asked once more by itself.
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
