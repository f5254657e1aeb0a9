import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { ALIPAY, atSite, go as goToSite, SITE, started } from './alipay.ts'
import { AMOUNT, AT_ONCE, bodies, card, CODE, codeField, codeStep, openCodeStep, pay } from './payway.ts'

const accepted = `Pembayaran ${AMOUNT} diterima pukul`
const unrecorded = `Pembayaran ${AMOUNT} pukul`

test('A payment that was accepted is said on the order until the order can show it, and where the next is paid', async ({
  open,
  page,
}) => {
  await open('/payway', AT_ONCE)
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await expect(page.getByText(accepted)).toBeVisible()
  await page.reload()
  await expect(page.getByText(accepted)).toBeVisible()
  await page.getByRole('link', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/\/repayment/)
  await expect(page.getByText(accepted)).toBeVisible()
  await open('/payway', AT_ONCE)
  await expect(page.getByText(accepted)).toBeVisible()
  // The next instalment can be paid.
  await expect(pay(page)).toBeVisible()
})

test('Of another order nothing is said', async ({ open, page }) => {
  await open('/payway', AT_ONCE)
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page.getByText(accepted)).toBeVisible()
  await open('/loanDetails', { ...AT_ONCE, search: { orderId: '723421968459640180' } })
  await expect(page.getByRole('link', { name: 'Bayar' })).toBeVisible()
  await expect(page.getByText(accepted)).toHaveCount(0)
})

test('While a payment is on its way Back stays, and says why', async ({ open, page, calls }) => {
  const search = { market: 'in', productId: '2001', orderId: '723421968459640003' }
  await open('/repayment', { scenario: 'card-without-code', search })
  await page.getByRole('button', { name: /^Pay now/ }).click()
  await page.getByRole('radio', { name: 'HDFC •••• 8820' }).check()
  const answer = await hold(page, '**/repayment-commit*')
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await expect.poll(() => bodies(calls, 'repayment-commit')).toHaveLength(1)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByText('Your payment is being processed. Wait for the answer.')).toBeVisible()
  await expect(page).toHaveURL(/\/payway/)
  answer()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await expect(page.getByText(/^Your payment of ₹[\d.,]+ was accepted at/)).toBeVisible()
})

test('Who leaves a payment that is on its way all the same is told on the next screen', async ({
  open,
  page,
  calls,
}) => {
  await open('/loanDetails', { scenario: 'card-without-code' })
  await expect(page.getByRole('link', { name: 'Bayar' })).toBeVisible()
  await open('/payway', { scenario: 'card-without-code' })
  await hold(page, '**/repayment-commit*')
  await card(page, '2205').check()
  await pay(page).click()
  await expect.poll(() => bodies(calls, 'repayment-commit')).toHaveLength(1)
  // To a page of another visit, which no script can hold.
  await page.goBack()
  await expect(page.getByText(`Hasil pembayaran ${AMOUNT} belum kami ketahui.`)).toBeVisible()
})

test('In another tab the payment that was made here is not made again', async ({ open, page, context, calls }) => {
  await open('/payway', AT_ONCE)
  const other = await context.newPage()
  const sent: string[] = []
  other.on('request', (request) => sent.push(request.url()))
  await other.goto(page.url())
  await card(other, '9031').check()
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
  await pay(other).click()
  await expect(other.getByText('Pesanan ini baru saja dibayar, jadi tidak ada yang dikirim.')).toBeVisible()
  await expect(other).toHaveURL(/#\/borrowDetail\//)
  await expect(other.getByText(accepted)).toBeVisible()
  expect(sent.filter((url) => url.includes('repayment-commit'))).toEqual([])
})

test('After an unknown result was checked, the order still says not to pay again yet', async ({ open, page }) => {
  await open('/payway', { scenario: 'commit-reply-lost,card-without-code' })
  await card(page, '4417').check()
  await pay(page).click()
  await page.getByRole('button', { name: 'Periksa pesanan' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await expect(page.getByText(unrecorded)).toBeVisible()
  await expect(page.getByText('jangan bayar lagi dulu')).toBeVisible()
})

test('While a card payment’s result is unknown, alipay is not begun, and every way to pay says so', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', { scenario: 'commit-reply-lost,card-without-code' })
  await card(page, '4417').check()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Hasilnya belum kami ketahui' })).toBeVisible()
  const says = `Hasil pembayaran ${AMOUNT} belum kami ketahui.`
  for (const path of ['/repayment', '/that', '/individual', '/loanDetails']) {
    await open(path, { scenario: 'commit-reply-lost,card-without-code', search: { amount: '1090000' } })
    await expect(page.getByText(says)).toBeVisible()
  }
  await open(ALIPAY, { scenario: 'commit-reply-lost,card-without-code' })
  await expect(page.getByText(says)).toBeVisible()
  await goToSite(page).click()
  await expect(page.getByText('Periksa dulu pembayaran dengan kartu.')).toBeVisible()
  expect(started(calls)).toEqual([])
  await page.getByRole('link', { name: 'Periksa pembayaran' }).click()
  await expect(page.getByRole('heading', { name: 'Hasilnya belum kami ketahui' })).toBeVisible()
})

test('Who left for alipay meets the question on the way to pay by card', async ({ open, page }) => {
  await open(ALIPAY, AT_ONCE)
  await goToSite(page).click()
  await page.waitForURL(atSite)
  await open('/payway', AT_ONCE)
  await expect(page.getByText(`Anda sudah dibawa ke Alipay untuk membayar ${AMOUNT}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Sudah bayar?' }).click()
  await page.getByRole('button', { name: 'Ya, sudah' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await expect(page.getByText(unrecorded)).toBeVisible()
})

test('A tab that was opened before another one went to alipay asks instead of going again', async ({
  open,
  page,
  context,
}) => {
  await open(ALIPAY, AT_ONCE)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(goToSite(other)).toBeVisible()
  await goToSite(page).click()
  await page.waitForURL(atSite)
  await goToSite(other).click()
  await expect(other.getByRole('heading', { name: 'Apakah Anda sudah membayar?' })).toBeVisible()
  expect(other.url()).not.toContain(SITE)
})

test('A tab that was opened before the order was paid by card does not lead to alipay', async ({
  open,
  page,
  context,
}) => {
  await open(ALIPAY, AT_ONCE)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(goToSite(other)).toBeVisible()
  await open('/payway', AT_ONCE)
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await goToSite(other).click()
  await expect(other.getByText('Pesanan ini baru saja dibayar, jadi tidak ada yang dikirim.')).toBeVisible()
  await expect(other).toHaveURL(/#\/borrowDetail\//)
})

test('A duplicate stays unknown over a reload', async ({ open, page }) => {
  await open('/payway', { scenario: 'payment-duplicate' })
  await card(page, '4417').check()
  await pay(page).click()
  await expect(page.getByRole('heading', { name: 'Pembayaran ini sudah diajukan.' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bayar dengan Alipay' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Hasilnya belum kami ketahui' })).toBeVisible()
  await expect(pay(page)).toHaveCount(0)
})

test('A duplicate in the code step that is cancelled leads to the order, not back to Pay', async ({ open, page }) => {
  await page.route('**/repayment-confirm*', (route) =>
    route.fulfill({ json: { code: '800005', message: '', data: null } }),
  )
  await open('/payway', CODE)
  await openCodeStep(page)
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(codeStep(page).getByText('Pembayaran ini sudah diajukan.')).not.toHaveCount(0)
  await codeStep(page).getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('heading', { name: 'Hasilnya belum kami ketahui' })).toBeVisible()
})

test('A session that ended at the payment leads back to the app', async ({ open, page, become }) => {
  await open('/payway', AT_ONCE)
  await card(page, '4417').check()
  await become('session-ended')
  await pay(page).click()
  await expect(page.getByRole('group')).toContainText('masuk lagi')
  await expect(pay(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ke beranda' })).toBeVisible()
})

test('Another amount in the address opens no site for the amount before, and the site for its own', async ({
  open,
  page,
  calls,
}) => {
  await open(ALIPAY, { scenario: 'card-without-code' })
  const answer = await hold(page, '**/repayment-huichao*')
  const led: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().startsWith(SITE)) led.push(request.url())
  })
  await goToSite(page).click()
  await expect.poll(() => started(calls)).toHaveLength(1)
  await page.evaluate(() => {
    window.location.hash = window.location.hash.replace('withholdingAmount=109000000', 'withholdingAmount=218000000')
  })
  await expect(goToSite(page)).toHaveText('Lanjut bayar Rp2.180.000,00')
  const answered = page.waitForResponse('**/repayment-huichao*')
  answer()
  await (await answered).finished()
  // The site opens for the amount that is shown now, and had not been opened before.
  await goToSite(page).click()
  await page.waitForURL(atSite)
  expect(led).toHaveLength(1)
  expect(led[0]).toContain('amount=218000000')
})

test('What is paid for an extension is called its fee up to the end', async ({ open, page }) => {
  await open('/repaymentDelay', { scenario: 'extension-open' })
  await page.getByRole('button', { name: /^Bayar Segera/ }).click()
  await expect(page).toHaveURL(/\/individual/)
  await expect(page.getByText('Biaya perpanjangan')).toBeVisible()
  await page.getByRole('radio', { name: /BCA/ }).check()
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click()
  await expect(page).toHaveURL(/\/that/)
  await expect(page.getByText('Biaya perpanjangan')).toBeVisible()
})
