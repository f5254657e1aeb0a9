import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Request } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { PORTS } from './ports.ts'
import { watchToasts } from './toasts.ts'

const ALIPAY = '/#/alipayrepayment'
const SITE = `http://localhost:${PORTS.world}/__world/alipay`
const CANARY = 'canary9f27c1'
const ALL = '327000000'

const go = (page: Page) => page.getByRole('button', { name: /^Lanjut bayar/ })
const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true })
const started = (calls: Request[]) =>
  calls.filter((call) => call.url().includes('repayment-huichao')).map((call) => call.postData())

for (const { scenario, amount, words } of [
  {
    scenario: 'alipay',
    amount: ALL,
    words: {
      title: 'Bayar lewat Alipay',
      shown: 'Rp3.270.000,00',
      go: 'Lanjut bayar Rp3.270.000,00',
      site: /IDR|Rp/,
      asked: 'Sudah bayar?',
      now: 'Lunas',
      yes: 'Ya, sudah',
      thanks: /^Terima kasih\. Kalau belum terlihat/,
    },
  },
  {
    scenario: 'alipay-in',
    amount: '1450000',
    words: {
      title: 'Pay with Alipay',
      shown: '₹14,500.00',
      go: 'Go on to pay ₹14,500.00',
      site: '₹14,500.00',
      asked: 'Did you pay?',
      now: 'Paid off',
      yes: 'Yes, I paid',
      thanks: /^Thank you\. If it does not show/,
    },
  },
])
  test(`Borrower pays on the payment site and is back (${scenario}): the order shows it`, async ({
    open,
    page,
    calls,
  }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await open(ALIPAY, { scenario, search: { withholdingAmount: amount, token: CANARY } })
    await expect(page).toHaveTitle(words.title)
    await expect(page.getByText(words.shown, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.go }).click()

    await expect(page).toHaveURL((url) => url.href.startsWith(SITE))
    await expect(page.locator('#amount')).toHaveText(words.site)
    await pay(page).click()

    // Whatever the way back, the order is read again and the borrower is asked.
    await expect(page).toHaveTitle(words.asked)
    await expect(page.getByText(words.now, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: words.yes }).click()
    await expect(page.getByText(words.thanks)).toBeVisible()
    await expect(page).toHaveURL(/#\/borrowDetail\//)
    await expect(page.getByRole('heading', { name: words.now })).toBeVisible()
    expect(started(calls)).toHaveLength(1)
    expect(addresses.filter((address) => address.startsWith(SITE) && address.includes(CANARY))).toEqual([])

    // Nobody is asked about a payment that is known.
    await open(ALIPAY, { scenario, search: { withholdingAmount: amount } })
    await expect(page).toHaveTitle(words.title)
  })

test('Who cancels on the site is asked, also after a reload, and may try again or pay another way', async ({
  open,
  page,
  calls,
}) => {
  await open(ALIPAY, { scenario: 'alipay' })
  await go(page).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveTitle('Sudah bayar?')
  await page.reload()
  await expect(page.getByText('Rp1.090.000,00', { exact: true })).toBeVisible()
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  await page.getByRole('button', { name: 'Belum' }).click()
  await expect(page.getByText(/^Belum ada yang dibayar/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await go(page).click()
  await expect(page).toHaveURL((url) => url.href.startsWith(SITE))
  expect(started(calls)).toHaveLength(2)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Belum' }).click()
  await page.getByRole('button', { name: 'Bayar dengan cara lain' }).click()
  await expect(page).toHaveURL(/\/payway\?.*withholdingAmount=109000000/)
})

test('The site takes a payment once', async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay' })
  await go(page).click()
  await pay(page).click()
  await expect(page).toHaveTitle('Sudah bayar?')
  await page.goForward()
  await pay(page).click()
  await expect(page.getByText('This payment has been made already.')).toBeVisible()
})

test('An address that the settings do not name is not opened: nothing was paid, and another way is offered', async ({
  open,
  page,
}) => {
  const toasts = await watchToasts(page)
  await open(ALIPAY, { scenario: 'alipay-unknown-site' })
  await go(page).click()
  await expect(page.getByText(/^Situs pembayaran ini tidak kami kenal.*Belum ada yang dibayar/)).toBeVisible()
  expect(await toasts()).toEqual(['Situs pembayaran tidak dibuka. Belum ada yang dibayar.'])
  expect(page.url()).toContain('#/alipayrepayment?')
  await expect(go(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Telepon 021-5095-0100' })).toBeVisible()
  await page.reload()
  await expect(page).toHaveTitle('Bayar lewat Alipay')
})

for (const address of [
  'javascript:alert(document.domain)',
  `http://localhost:${PORTS.world}.evil.example/`,
  `http://localhost:${PORTS.world}@evil.example/`,
  `//localhost:${PORTS.world}/`,
  `http://localhost:${PORTS.world + 1}/`,
  'rupya://pay',
])
  test(`A hostile payment address is not opened: ${address}`, async ({ open, page }) => {
    await page.route('**/repayment-huichao*', (route) =>
      route.fulfill({ json: { code: '00', message: '', url: address } }),
    )
    await open(ALIPAY, { scenario: 'alipay' })
    await go(page).click()
    await expect(page.getByText(/^Situs pembayaran ini tidak kami kenal/)).toBeVisible()
    expect(page.url()).toContain('#/alipayrepayment?')
  })

test('The lender’s refusal is said in its words, as a toast and beside the button', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  await open(ALIPAY, { scenario: 'alipay', search: { withholdingAmount: '999900000' } })
  await go(page).click()
  await expect(page.getByText('Jumlah pembayaran lebih besar dari tagihan.')).toHaveCount(2)
  expect(await toasts()).toEqual(['Jumlah pembayaran lebih besar dari tagihan.'])
  await expect(go(page)).toHaveAttribute('aria-busy', 'false')
})

test('Ten taps ask for one payment', async ({ open, page, calls }) => {
  await open(ALIPAY, { scenario: 'alipay,latency-300' })
  await go(page).evaluate((button: HTMLElement) => {
    for (let tap = 0; tap < 10; tap += 1) button.click()
  })
  await expect(page).toHaveURL((url) => url.href.startsWith(SITE))
  expect(started(calls)).toEqual(['userId=880021460173&orderId=723421968459640174&amount=109000000'])
})

test('A tap while the site is on its way begins no second payment; who is still here is asked', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  // As in a shell that opens other sites beside the page.
  await page.route(`${SITE}*`, (route) => route.fulfill({ status: 204 }))
  await open(ALIPAY, { scenario: 'alipay' })
  const left = page.waitForRequest(`${SITE}*`)
  await go(page).click()
  await left
  await page.clock.runFor(2000)
  await go(page).click({ force: true })
  await page.clock.runFor(7000)
  await expect(page).toHaveTitle('Sudah bayar?')
  expect(started(calls)).toHaveLength(1)
})

test('Offline at the tap: said at once, nothing was paid, nothing is sent later, and a tap tries again', async ({
  open,
  page,
  context,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await open(ALIPAY, { scenario: 'alipay' })
  await context.setOffline(true)
  await go(page).click()
  await expect(page.getByText(/^Situs pembayaran belum bisa dibuka\. Belum ada yang dibayar/)).toBeVisible()
  expect(await toasts()).toEqual(['Terjadi kesalahan'])
  await context.setOffline(false)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(go(page)).toHaveAttribute('aria-busy', 'false')
  expect(started(calls)).toHaveLength(1)
  await go(page).click()
  await expect(page).toHaveURL((url) => url.href.startsWith(SITE))
  expect(started(calls)).toHaveLength(2)
})

for (const fault of ['server-error', 'html-instead', 'empty-body', 'truncated-json', 'empty-data', 'session-ended'])
  test(`With ${fault} nothing was paid, and the borrower can try again`, async ({ open, page, become }) => {
    const lines: string[] = []
    page.on('console', (message) => message.type() === 'error' && lines.push(message.text()))
    await open(ALIPAY, { scenario: `alipay,${fault}`, search: { token: CANARY } })
    await go(page).click()
    await expect(page.getByText(/Belum ada yang dibayar, karena|masuk lagi/).last()).toBeVisible()
    await expect(page.getByText(/nginx|It works|SyntaxError|undefined/)).toHaveCount(0)
    expect(lines.filter((line) => line.startsWith('alipay: '))).toHaveLength(1)
    expect(lines.filter((line) => !line.includes('Failed to load resource')).join()).not.toContain(CANARY)
    await become('alipay')
    await go(page).click()
    await expect(page).toHaveURL((url) => url.href.startsWith(SITE))
  })

for (const [what, withholdingAmount] of Object.entries({
  'no amount': undefined,
  'an empty amount': '',
  'an amount of nothing': '0',
  'a negative amount': '-1',
  'an amount with dots': '1.090.000',
  'an amount that is huge': '1e21',
  'an amount beyond the contract': '100000000000000',
}))
  test(`An address with ${what} has nothing that pays`, async ({ open, page, calls }) => {
    await open(ALIPAY, { scenario: 'alipay', search: { withholdingAmount } })
    await expect(page).toHaveTitle('Data belum lengkap')
    await expect(page.getByText(/^Jumlah yang dibayar tidak ada di tautan/)).toBeVisible()
    await expect(go(page)).toHaveCount(0)
    expect(calls).toEqual([])
  })

test('An address without its user says so, and leads to another way', async ({ open, page, calls }) => {
  await open(ALIPAY, { scenario: 'alipay', search: { userId: undefined } })
  await expect(page.getByText(/^Nomor pengguna Anda tidak ada di tautan ini/)).toBeVisible()
  await expect(go(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Bayar dengan cara lain' }).click()
  await expect(page).toHaveURL(/\/payway\?/)
  expect(started(calls)).toEqual([])
})

test('Without token, a session of sessionId and userId pays too', async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay', search: { token: undefined, sessionId: '5c1f0a7e94' } })
  await go(page).click()
  await pay(page).click()
  await expect(page).toHaveTitle('Sudah bayar?')
})

test('With the keyboard alone a borrower pays, and says so', async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay' })
  await expect(go(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(go(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pay(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Sudah bayar?')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Ya, sudah' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('An order that cannot be read leaves the question open', async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay' })
  await go(page).click()
  await page.route('**/loan-details?*', (route) => route.abort('connectionfailed'))
  await pay(page).click()
  await expect(page.getByText('Belum bisa dibaca.')).toBeVisible()
  await page.getByRole('button', { name: 'Ya, sudah' }).click()
  await expect(
    page.getByText(/^Pesanan Anda belum bisa dibaca\. Kalau sudah membayar, jangan bayar lagi/),
  ).toBeVisible()
  await page.reload()
  await expect(page).toHaveTitle('Sudah bayar?')
  await page.unroute('**/loan-details?*')
  await page.getByRole('button', { name: 'Ya, sudah' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('Storage that throws: the way to the site and back still works', async ({ open, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(ALIPAY, { scenario: 'alipay' })
  await go(page).click()
  await pay(page).click()
  await expect(go(page)).toBeVisible()
})

test('The payment site is a page that everybody can use', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(ALIPAY, { scenario: 'alipay' })
  await go(page).click()
  await expect(pay(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
