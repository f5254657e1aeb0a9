import { ALIPAY, atSite, CANARY, go, pay, SITE, started } from './alipay.ts'
import { findViolations } from '../../setup/axe.ts'
import { expect, test } from '../borrower.ts'
import { tapTenTimes } from '../tap-ten-times.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

const ALL = '327000000'

for (const [index, { scenario, amount, words }] of [
  {
    scenario: 'alipay',
    amount: ALL,
    words: {
      title: 'Bayar dengan Alipay',
      shown: 'Rp3.270.000,00',
      go: 'Lanjut ke Alipay',
      site: /IDR|Rp/,
      arrived: 'Pembayaran sudah masuk dan terlihat di pinjaman Anda.',
      now: 'Lunas',
    },
  },
  {
    scenario: 'alipay-in',
    amount: '1450000',
    words: {
      title: 'Pay with Alipay',
      shown: '₹14,500.00',
      go: 'Continue to Alipay',
      site: '₹14,500.00',
      arrived: 'Your payment arrived, and your loan shows it.',
      now: 'Paid off',
    },
  },
].entries())
  test(
    `Borrower pays on the payment site and is back (${scenario}): the order shows it @REPAY-26 @RULE-74`,
    inAll(index),
    async ({ open, page, calls }) => {
      const addresses: string[] = []
      page.on('request', (request) => addresses.push(request.url()))
      await open(ALIPAY, { scenario, search: { withholdingAmount: amount, token: CANARY } })
      await expect(page).toHaveTitle(words.title)
      await expect(page.getByText(words.shown, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: words.go }).click()

      await expect(page).toHaveURL(atSite)
      await expect(page.locator('#amount')).toHaveText(words.site)
      await pay(page).click()

      // However the borrower returns, the order is read again. Nobody is asked about a payment that it already shows.
      await expect(page.getByText(words.arrived)).toBeVisible()
      await expect(page).toHaveURL(/#\/borrowDetail\//)
      await expect(page.getByRole('heading', { name: words.now, exact: true })).toBeVisible()
      expect(started(calls)).toHaveLength(1)
      expect(addresses.filter((address) => address.startsWith(SITE) && address.includes(CANARY))).toEqual([])

      await open(ALIPAY, { scenario, search: { withholdingAmount: amount } })
      await expect(page).toHaveTitle(words.title)
    },
  )

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

test('From the cards to alipay and back to the cards: Back does not lead to alipay again', async ({ open, page }) => {
  await open('/payway', { scenario: 'card-without-code' })
  await page.getByRole('link', { name: 'Bayar dengan Alipay' }).click()
  await expect(page).toHaveTitle('Bayar dengan Alipay')
  await page.getByRole('button', { name: 'Bayar dengan cara lain' }).click()
  await expect(page).toHaveTitle('Bayar dengan kartu')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('The site takes a payment once', async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay,posts-after-86400' })
  await go(page).click()
  await pay(page).click()
  await expect(page).toHaveTitle('Sudah bayar?')
  await page.goForward()
  await pay(page).click()
  await expect(page.getByText('This payment has been made already.')).toBeVisible()
})

test('Ten taps ask for one payment', async ({ open, page, calls }) => {
  await open(ALIPAY, { scenario: 'alipay,latency-300' })
  await tapTenTimes(go(page))
  await expect(page).toHaveURL(atSite)
  expect(started(calls)).toEqual(['userId=880021460173&orderId=723421968459640174&amount=109000000'])
})

test('A tap while the site is on its way begins no second payment; who is still here is asked', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  // Like a shell that opens other sites outside the page.
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

test('Without token, a session of sessionId and userId pays too', async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay,posts-after-86400', search: { token: undefined, sessionId: '5c1f0a7e94' } })
  await go(page).click()
  await pay(page).click()
  await expect(page).toHaveTitle('Sudah bayar?')
})

test('With the keyboard alone a borrower pays, and says so', async ({ open, page }) => {
  await open(ALIPAY, { scenario: 'alipay,posts-after-86400' })
  await expect(go(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(go(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pay(page)).toBeVisible()
  await page.waitForLoadState()
  await page.keyboard.press('Tab')
  await expect(pay(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Sudah bayar?')
  const yes = page.getByRole('button', { name: 'Ya, sudah' })
  await expect(yes).toBeVisible()
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('The payment site is a page that everybody can use', IN_ALL, async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(ALIPAY, { scenario: 'alipay' })
  await go(page).click()
  await expect(pay(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page)).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
