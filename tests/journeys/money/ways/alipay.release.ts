import { ALIPAY, atSite, CANARY, go, pay, SITE, started } from '../alipay.ts'
import { expect, test } from '../../borrower.ts'
import { comeOnline, goOffline, hold, tapTenTimes, watchToasts } from '../../on-page.ts'

test('Borrower pays on the payment site and is back: the order shows it @REPAY-26 @RULE-74', async ({
  open,
  page,
  calls,
}) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const all = { scenario: 'alipay', search: { withholdingAmount: '327000000', token: CANARY } }
  await open(ALIPAY, all)
  await expect(page).toHaveTitle('Bayar dengan Alipay')
  await expect(page.getByText('Rp3.270.000,00', { exact: true })).toBeVisible()
  await go(page).click()
  await expect(page).toHaveURL(atSite)
  await expect(page.locator('#amount')).toHaveText(/IDR|Rp/)
  await pay(page).click()

  // However the borrower returns, the order is read again. Nobody is asked about a payment that it already shows.
  await expect(page.getByText('Pembayaran sudah masuk dan tercatat di pinjaman Anda.')).toBeVisible()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  expect(started(calls)).toHaveLength(1)
  expect(addresses.filter((address) => address.startsWith(SITE) && address.includes(CANARY))).toEqual([])
  await open(ALIPAY, all)
  await expect(page).toHaveTitle('Bayar dengan Alipay')
})

test('Who cancels on the site is asked, and may try again or pay another way', async ({ open, page, calls }) => {
  await open(ALIPAY, { scenario: 'alipay' })
  await go(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveTitle('Sudah bayar?')
  await page.reload()
  await expect(page.getByText('Rp1.090.000,00', { exact: true })).toBeVisible()
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  await page.getByRole('button', { name: 'Belum' }).click()
  await expect(page.getByText(/^Belum dibayar\./)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await go(page).click()
  // The site may still be open somewhere, so opening it again needs a decision.
  await page.getByRole('button', { name: 'Tetap bayar Rp1.090.000,00' }).click()
  await expect(page).toHaveURL(atSite)
  expect(started(calls)).toHaveLength(2)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Belum' }).click()
  await page.getByRole('button', { name: 'Bayar dengan cara lain' }).click()
  await expect(page).toHaveURL(/\/payway\?.*withholdingAmount=109000000/)
})

test('Without a token one pays at alipay too, and Back skips alipay on the way back', async ({ open, page }) => {
  const search = { token: undefined, sessionId: '5c1f0a7e94', userId: '880021460173' }
  const alipay = page.getByRole('link', { name: 'Bayar dengan Alipay' })
  await open('/payway', { scenario: 'card-without-code,posts-after-86400', search })
  await alipay.click()
  await expect(page).toHaveTitle('Bayar dengan Alipay')
  await page.getByRole('button', { name: 'Bayar dengan cara lain' }).click()
  await expect(page).toHaveTitle('Bayar dengan kartu')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
  await page.goForward()
  await alipay.click()
  await go(page).click()
  await pay(page).click()
  await expect(page).toHaveTitle('Sudah bayar?')
})

test('Ten taps, and one more while the site is on its way, ask for one payment', async ({ open, page, calls }) => {
  await page.clock.install()
  // Like a shell that opens other sites outside the page.
  await page.route(`${SITE}*`, (route) => route.fulfill({ status: 204 }))
  await open(ALIPAY, { scenario: 'alipay' })
  const left = page.waitForRequest(`${SITE}*`)
  await tapTenTimes(go(page))
  await left
  await page.clock.runFor(2000)
  await go(page).click({ force: true })
  await page.clock.runFor(7000)
  await expect(page).toHaveTitle('Sudah bayar?')
  expect(started(calls)).toEqual(['userId=880021460173&orderId=723421968459640174&amount=109000000'])
})

test('Where no known site can be opened nothing was paid, and another way is offered @REPAY-26', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await open(ALIPAY, { scenario: 'alipay-unknown-site' })
  await go(page).click()
  await expect(page.getByText(/^Situs pembayaran ini tidak kami kenal.*Belum ada yang dibayar/)).toBeVisible()
  await expect.poll(toasts).toEqual(['Situs pembayaran tidak dibuka. Belum ada yang dibayar.'])
  expect(page.url()).toContain('#/alipayrepayment?')
  await expect(go(page)).toHaveCount(0)
  await page.reload()
  await expect(page).toHaveTitle('Bayar dengan Alipay')
  // Nor does an address without its user lead there.
  await open(ALIPAY, { scenario: 'alipay', search: { userId: undefined } })
  await expect(page.getByText(/^Nomor pengguna Anda tidak ada di tautan ini/)).toBeVisible()
  await expect(go(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Bayar dengan cara lain' }).click()
  await expect(page).toHaveURL(/\/payway\?/)
  expect(started(calls)).toHaveLength(1)
})

test('A refusal is a toast and at the button; an ended session leads home @RULE-75', async ({ open, page, become }) => {
  const toasts = await watchToasts(page)
  await open(ALIPAY, { scenario: 'alipay', search: { withholdingAmount: '999900000' } })
  await go(page).click()
  await expect(page.getByText('Jumlah pembayaran lebih besar dari tagihan.')).toHaveCount(2)
  await expect(page.getByText(/Saldo Anda tidak terpotong/)).toBeVisible()
  await expect.poll(toasts).toEqual(['Jumlah pembayaran lebih besar dari tagihan.'])
  await expect(go(page)).toHaveAttribute('aria-busy', 'false')
  await become('alipay,session-ended')
  await go(page).click()
  await expect(page.getByText(/masuk lagi/).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ke beranda' })).toBeVisible()
  await expect(go(page)).toHaveCount(0)
})

test('Offline at the tap nothing is sent, then or later, and another tap tries again @REPAY-19', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await open(ALIPAY, { scenario: 'alipay' })
  await expect(go(page)).toBeVisible()
  await goOffline(page)
  await go(page).click()
  await expect(page.getByRole('main').getByText(/^Pinjaman Anda belum bisa kami baca/)).toBeVisible()
  await expect.poll(toasts).toEqual(['Terjadi kesalahan'])
  await comeOnline(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(go(page)).toHaveAttribute('aria-busy', 'false')
  expect(started(calls)).toEqual([])
  await go(page).click()
  await expect(page).toHaveURL(atSite)
  expect(started(calls)).toHaveLength(1)
})

test('Another amount in the address opens the site for its own amount only', async ({ open, page, calls }) => {
  await open(ALIPAY, { scenario: 'card-without-code' })
  const answer = await hold(page, '**/repayment-huichao*')
  const led: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(SITE)) led.push(request.url())
  })
  await go(page).click()
  await expect.poll(() => started(calls)).toHaveLength(1)
  await page.evaluate(() => {
    window.location.hash = window.location.hash.replace('withholdingAmount=109000000', 'withholdingAmount=218000000')
  })
  await expect(page.getByText('Rp2.180.000,00', { exact: true })).toBeVisible()
  const answered = page.waitForResponse('**/repayment-huichao*')
  answer()
  await (await answered).finished()
  // The site opens for the currently shown amount, and was not opened before.
  await go(page).click()
  await page.waitForURL(atSite)
  expect(led).toHaveLength(1)
  expect(led[0]).toContain('amount=218000000')
})

test('Storage that throws: the way to the site and back still works', async ({ open, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(ALIPAY, { scenario: 'alipay,posts-after-86400' })
  await go(page).click()
  await pay(page).click()
  await expect(page).toHaveTitle('Sudah bayar?')
})
