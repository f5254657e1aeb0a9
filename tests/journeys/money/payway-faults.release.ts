import { expect, test } from '../borrower.ts'
import { watchToasts } from '../toasts.ts'
import { AMOUNT, AT_ONCE, bodies, card, CODE, codeField, codeStep, openCodeStep, pay } from './payway.ts'
import { tapTenTimes } from '../tap-ten-times.ts'
import { comeOnline, goOffline } from '../online.ts'

test('Without any session the card repayment makes no call', async ({ open, page, calls }) => {
  await open('/payway', { ...AT_ONCE, search: { token: undefined, sessionId: undefined } })
  await expect(page.getByRole('heading', { name: 'Buka halaman ini dari aplikasi' })).toBeVisible()
  expect(calls).toEqual([])
})

test('Reloaded at 40 s, the code step is there again with at most 40 s, and pays @REPAY-10', async ({ open, page }) => {
  await page.clock.install()
  await open('/payway', CODE)
  await openCodeStep(page)
  await page.clock.fastForward(20_000)
  await page.reload()
  await expect(codeStep(page)).toBeVisible()
  await expect(codeStep(page).getByRole('button', { name: /detik$/ })).toHaveText(/(^|\D)(40|[1-3]?\d) detik$/)
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('A clock set back never makes the wait longer than 60 s', async ({ open, page }) => {
  await open('/payway', CODE)
  await openCodeStep(page)
  await page.clock.setSystemTime(Date.now() - 3_600_000)
  // The server's time shows that the code is recent.
  await page.reload()
  const text = await codeStep(page)
    .getByRole('button', { name: /detik$/ })
    .textContent()
  expect(Number.parseInt(text ?? '', 10)).toBeLessThanOrEqual(60)
})

test('Ten taps on Pay, and ten on the code, send one request each @RULE-12', async ({ open, page, calls }) => {
  await open('/payway', CODE)
  await card(page, '4417').check()
  await tapTenTimes(pay(page))
  await expect(codeStep(page)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
  await codeField(page).fill('123456')
  await tapTenTimes(codeStep(page).getByRole('button', { name: 'Bayar' }))
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-confirm')).toHaveLength(1)
})

test('A payment that the server cannot read is not offered again; with another card it is', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', { scenario: 'card-without-code,refuse:commitRepayment:invalidRequest' })
  await card(page, '4417').check()
  await pay(page).click()
  await expect(page.getByText('Permintaan tidak dapat diproses.').first()).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
  await card(page, '2205').check()
  await expect(pay(page)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
})

test('A duplicate submission says so and leads to the order, not to another payment @REPAY-15', async ({
  open,
  page,
}) => {
  const toasts = await watchToasts(page)
  await open('/payway', { scenario: 'payment-duplicate', search: { lang: '2' } })
  await page.getByRole('radio', { name: 'BCA •••• 4417' }).check()
  await page.getByRole('button', { name: `Pay ${AMOUNT}` }).click()
  await expect(page.getByRole('heading', { name: 'This payment was sent before' })).toBeVisible()
  await expect.poll(toasts).toHaveLength(1)
  const [words = ''] = await toasts()
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await expect(page.getByRole('button', { name: `Pay ${AMOUNT}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Check my loan' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  // The loan says the same, and not that there was no reply.
  const note = page.getByRole('list', { name: 'Your payments' })
  await expect(note.getByText(/^This payment was sent before\./)).toBeVisible()
})

test('What the bank refuses is said in its words, and can be tried again @APP-41 @REPAY-17 @RULE-75', async ({
  open,
  page,
  become,
}) => {
  await open('/payway', { scenario: 'payment-refused' })
  await card(page, '4417').check()
  await pay(page).click()
  await expect(page.getByRole('main')).toContainText(
    'Sistem sedang sibuk. Coba lagi sebentar lagi. Tidak ada uang yang diambil.',
  )
  await expect(card(page, '4417')).toBeChecked()
  await become('payment-duplicate')
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Pembayaran ini sudah pernah dikirim' })).toBeVisible()
})

for (const [scenario, where] of [
  ['commit-reply-lost,card-without-code', 'commit'],
  ['confirm-reply-lost,card-needs-code', 'confirm'],
] as const)
  test(`A reply lost on ${where}: the result is unknown, also after a reload, until the order was read @REPAY-19`, async ({
    open,
    page,
    calls,
  }) => {
    const toasts = await watchToasts(page)
    await open('/payway', { scenario })
    await card(page, '4417').check()
    await pay(page).click()
    if (where === 'confirm') {
      await codeField(page).fill('123456')
      await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
    }
    const unknown = page.getByRole('heading', { name: 'Kami belum tahu apakah pembayaran Anda masuk' })
    await expect(unknown).toBeVisible()
    await expect.poll(toasts).toContain('Terjadi kesalahan')
    await expect(page.getByText(AMOUNT)).toBeVisible()
    await expect(pay(page)).toHaveCount(0)
    const sent = calls.filter((call) => /repayment-(commit|confirm)/.test(call.url())).length
    await page.reload()
    await expect(unknown).toBeVisible()
    await page.route('**/loan-details/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Periksa pinjaman saya' }).click()
    await expect(page.getByText('Pinjaman Anda belum bisa dibaca.')).toBeVisible()
    await expect(unknown).toBeVisible()
    await page.unroute('**/loan-details/**')
    await page.getByRole('button', { name: 'Periksa pinjaman saya' }).click()
    // The world did accept the payment.
    await expect(page.getByText('Cicilan ke-2')).toBeVisible()
    await expect.poll(toasts).toContain('Pembayaran sudah masuk dan terlihat di pinjaman Anda.')
    expect(calls.filter((call) => /repayment-(commit|confirm)/.test(call.url()))).toHaveLength(sent)
  })

test('Offline at the tap: it says so at once, and nothing is sent, not even when the connection is back @RULE-68', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await open('/payway', AT_ONCE)
  await card(page, '2205').check()
  await goOffline(page)
  await pay(page).click()
  await expect(page.getByRole('main').getByText(/tidak ada yang dikirim/)).toBeVisible()
  await expect.poll(toasts).toEqual(['Terjadi kesalahan'])
  await comeOnline(page)
  await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
  expect(bodies(calls, 'repayment-commit')).toEqual([])
  // A queued request would be sent now, with the earlier chosen card.
  await card(page, '9031').check()
  await pay(page).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-commit').map(({ cardId }) => cardId?.slice(-4))).toEqual(['9031'])
})

test('Another amount in the address discards the code step of the former @RULE-70', async ({ open, page, calls }) => {
  await open('/payway', CODE)
  await openCodeStep(page)
  await open('/payway', { ...CODE, search: { withholdingAmount: '50000000' } })
  await expect(page.getByRole('button', { name: 'Bayar Rp500.000,00' })).toBeVisible()
  await expect(codeStep(page)).toHaveCount(0)
  expect(bodies(calls, 'repayment-confirm')).toEqual([])
})

test('An amount that cannot be read cannot be paid and makes no call @RULE-76', async ({ open, page, calls }) => {
  await open('/payway', { ...CODE, search: { withholdingAmount: '1e21' } })
  await expect(page.getByRole('heading', { name: 'Tautan ini tidak lengkap' })).toBeVisible()
  expect(calls).toEqual([])
})

for (const [message, says] of [
  ['Kartu tidak bisa dibaca saat ini.', 'Kartu tidak bisa dibaca saat ini.'],
  ['', 'Gagal memuat daftar kartu'],
] as const)
  test(`A card list refused with the words "${message}" says "${says}", as a toast too, and can be tried again @REPAY-18`, async ({
    open,
    page,
  }) => {
    const toasts = await watchToasts(page)
    await page.route('**/repayment-way?*', (route) => route.fulfill({ json: { code: '77', message, data: null } }))
    await open('/payway', CODE)
    await expect(page.getByRole('main').getByText(says)).toBeVisible()
    await expect.poll(toasts).toEqual([says])
    await page.unroute('**/repayment-way?*')
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(pay(page)).toBeVisible()
  })

test('A card list that the network loses says “error” as a toast, and can be tried again @REPAY-19', async ({
  open,
  page,
}) => {
  const toasts = await watchToasts(page)
  await page.route('**/repayment-way?*', (route) => route.abort())
  await open('/payway', CODE)
  await expect(page.getByRole('heading', { level: 1, name: 'Tidak ada koneksi' })).toBeVisible()
  await expect.poll(toasts).toEqual(['Terjadi kesalahan'])
  await page.unroute('**/repayment-way?*')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(pay(page)).toBeVisible()
})

test('A card list refused without words says ours in the page’s language', async ({ open, page }) => {
  await page.route('**/repayment-way?*', (route) => route.fulfill({ json: { code: '77', message: '', data: null } }))
  await open('/payway', { ...CODE, search: { lang: '2' } })
  await expect(page.getByRole('main').getByText('failed to query card list')).not.toHaveAttribute('lang')
})

test('A duplicate stays unknown over a reload, and to pay all the same asks', async ({ open, page }) => {
  await open('/payway', { scenario: 'payment-duplicate' })
  await card(page, '4417').check()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Pembayaran ini sudah pernah dikirim' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Pembayaran ini sudah pernah dikirim' })).toBeVisible()
  await expect(page.getByText('Pembayaran ini sudah diajukan. Jangan mengirim ulang.')).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Tetap bayar lagi' }).click()
  await page.getByRole('button', { name: 'Pilih cara untuk bayar sekali lagi' }).click()
  await expect(pay(page)).toBeVisible()
})

test('A duplicate at the code says the quoted words under a heading, and leads to the loan @REPAY-15', async ({
  open,
  page,
}) => {
  const toasts = await watchToasts(page)
  await page.route('**/repayment-confirm*', (route) =>
    route.fulfill({ json: { code: '800005', message: 'other words', data: null } }),
  )
  await open('/payway', { ...CODE, search: { lang: '2' } })
  await page.getByRole('radio', { name: 'BCA •••• 4417' }).check()
  await page.getByRole('button', { name: `Pay ${AMOUNT}` }).click()
  await page.getByRole('textbox', { name: 'Verification code' }).fill('123456')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Pay ${AMOUNT}` })
    .click()
  await expect(page.getByRole('heading', { name: 'This payment was sent before' })).toBeVisible()
  await expect(page.getByRole('main').getByText('do not submit the payment application repeatedly')).toBeVisible()
  await expect.poll(toasts).toEqual(['do not submit the payment application repeatedly'])
  await page.getByRole('button', { name: 'Check my loan' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('A session that ended at the payment leads back to the app', async ({ open, page, become }) => {
  await open('/payway', AT_ONCE)
  await card(page, '4417').check()
  await become('session-ended')
  await pay(page).click()
  await expect(page.getByRole('main').getByText(/masuk lagi/)).toBeVisible()
})

test('A payment of which the order cannot be read first is not sent @RULE-75', async ({ open, page, calls }) => {
  await page.route('**/loan-play-detail?*', (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
  await open('/payway', AT_ONCE)
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page.getByRole('main').getByText(/belum bisa kami baca.*tidak ada yang dikirim/)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toEqual([])
  await page.unroute('**/loan-play-detail?*')
  await pay(page).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('After a refused code, which may have been taken, an order that is refused says nothing of the money', async ({
  open,
  page,
  calls,
  become,
}) => {
  await open('/payway', CODE)
  await openCodeStep(page)
  await codeField(page).fill('111111')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(codeStep(page).getByText('Kode verifikasi salah')).not.toHaveCount(0)
  await become('refuse:getLoanDetails:invalidRequest')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(codeStep(page)).toContainText('Permintaan tidak dapat diproses. Pinjaman Anda belum bisa kami baca')
  await expect(codeStep(page)).not.toContainText('Tidak ada uang yang diambil')
  expect(bodies(calls, 'repayment-confirm')).toHaveLength(1)
})
