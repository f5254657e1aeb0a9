import { expect, test } from '../borrower.ts'
import { playShell, toldShell } from '../shell.ts'
import { watchToasts } from '../toasts.ts'
import { AMOUNT, AT_ONCE, bodies, card, CODE, codeField, codeStep, openCodeStep, pay } from './payway.ts'

test('A card that wants no code pays at once and leads to the order, which shows it @REPAY-5 @REPAY-7 @REPAY-9', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', AT_ONCE)
  await expect(page).toHaveTitle('Bayar dengan kartu')
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page).toHaveURL(/#\/borrowDetail\/\?productId=1001&orderId=723421968459640174$/)
  await expect(page.getByText('Cicilan ke-2')).toBeVisible()
  const [payment, ...more] = bodies(calls, 'repayment-commit')
  expect(more).toEqual([])
  expect(payment).toEqual({
    amount: '109000000',
    bankCode: 'BRI',
    bankName: 'BRI',
    cardId: '912340000000002205',
    cardNo: '5221841120532205',
    couponId: '',
    orderId: '723421968459640174',
    repayToken: 'rt-723421968459640174-1',
    sendMsg: '0',
  })
  // Back does not lead to a finished payment.
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('In English, a card that wants a code is paid by the code @REPAY-1 @REPAY-6', async ({ open, page, calls }) => {
  await open('/payway', { ...CODE, search: { lang: '2' } })
  await page.getByRole('radio', { name: 'BCA •••• 4417' }).check()
  await page.getByRole('button', { name: `Pay ${AMOUNT}` }).click()
  const step = page.getByRole('dialog', { name: 'Enter the verification code' })
  await expect(step.getByText('A 6-digit code was sent by SMS to the number ending in 7789.')).toBeVisible()
  // The last step shows the amount and the card.
  await expect(step.getByRole('definition').getByText(AMOUNT, { exact: true })).toBeVisible()
  await expect(step.getByText('BCA •••• 4417')).toBeVisible()
  // It is at the bottom edge, near the thumb, also in engines that centre dialogs.
  await expect
    .poll(() => step.evaluate((dialog) => Math.round(innerHeight - dialog.getBoundingClientRect().bottom)))
    .toBe(0)
  await step.getByLabel('Verification code').fill('123456')
  await step.getByRole('button', { name: `Pay ${AMOUNT}` }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-confirm')).toEqual([
    {
      orderId: '723421968459640174',
      verifyCode: '123456',
      repaymentRecordId: 'rr-723421968459640174-1',
    },
  ])
})

test('The card repayment carries its session in headers, and is open to a session of its own @APP-45', async ({
  open,
  page,
  calls,
}) => {
  await open('/payway', { ...AT_ONCE, search: { token: undefined, deviceId: '00123' } })
  await expect(pay(page)).toBeVisible()
  const ways = calls.find((call) => call.url().includes('repayment-way'))
  expect(ways?.headers()).toMatchObject({
    userid: '880021460173',
    sessionid: '5c1f0a7e94',
    deviceid: '00123',
    merchantnumber: '10001',
    'x-requested-with': 'XMLHttpRequest',
  })
})

test('Without a card chosen the list and a toast say so, and nothing is sent @REPAY-3 @REPAY-4', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await open('/payway', { ...CODE, search: { lang: '2' } })
  await expect(page.getByText('please choose a card')).toBeVisible()
  await page.getByRole('button', { name: `Pay ${AMOUNT}` }).click()
  await expect(page.getByRole('group', { name: 'Choose a card' })).toContainText(
    'please choose the payment bank card first',
  )
  await expect.poll(toasts).toEqual(['please choose the payment bank card first'])
  expect(bodies(calls, 'repayment-commit')).toEqual([])
})

test('A code that is wrong twice is corrected, and pays once @REPAY-14', async ({ open, page, calls }) => {
  const toasts = await watchToasts(page)
  await open('/payway', CODE)
  await openCodeStep(page)
  for (const wrong of ['111111', '222222']) {
    await codeField(page).fill(wrong)
    await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
    await expect(codeStep(page).getByText('Kode verifikasi salah')).not.toHaveCount(0)
    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveValue(wrong)
  }
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-confirm').map(({ verifyCode }) => verifyCode)).toEqual(['111111', '222222', '123456'])
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
  await expect.poll(toasts).toContain('Kode verifikasi salah')
})

test('A code of five digits is not sent @APP-52 @REPAY-12', async ({ open, page, calls }) => {
  const toasts = await watchToasts(page)
  await open('/payway', { ...CODE, search: { lang: '2' } })
  await page.getByRole('radio', { name: 'BCA •••• 4417' }).check()
  await page.getByRole('button', { name: `Pay ${AMOUNT}` }).click()
  const field = page.getByRole('dialog').getByLabel('Verification code')
  await field.pressSequentially('12 34a5')
  await expect(field).toHaveValue('12345')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription('please enter the correct verification code')
  await expect(page.getByRole('alert')).toHaveText('please enter the correct verification code')
  expect(await toasts()).toEqual([])
  expect(bodies(calls, 'repayment-confirm')).toEqual([])
})

test('Another code can be asked for after 60 s: same token, sendMsg 1, and the new record is confirmed @REPAY-10', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await open('/payway', CODE)
  await openCodeStep(page)
  const button = codeStep(page).getByRole('button', { name: /detik$/ })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  // It looks disabled, but can still be tapped.
  await button.tap({ force: true })
  await expect(codeStep(page).getByText(/Kode baru bisa diminta setelah \d+ detik/)).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toHaveLength(1)
  await page.clock.fastForward(61_000)
  await codeStep(page).getByRole('button', { name: 'Minta kode' }).click()
  await expect(codeStep(page).getByRole('button', { name: /detik$/ })).toBeVisible()
  const [first, second] = bodies(calls, 'repayment-commit')
  expect(second).toEqual({ ...first, sendMsg: '1' })
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  expect(bodies(calls, 'repayment-confirm')[0]?.['repaymentRecordId']).toBe('rr-723421968459640174-2')
})

test('Cancelled, the code step is gone and another card can be paid with @REPAY-13', async ({ open, page, calls }) => {
  await page.clock.install()
  await open('/payway', CODE)
  await page.clock.pauseAt(Date.now() + 50_000)
  await openCodeStep(page)
  await codeField(page).fill('123')
  await codeStep(page).getByRole('button', { name: 'Batal' }).click()
  await expect(codeStep(page)).toHaveCount(0)
  await page.clock.runFor(20_000)
  await card(page, '2205').check()
  await pay(page).click()
  await expect(codeStep(page).getByText('BRI •••• 2205')).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  await expect(codeStep(page).getByRole('button', { name: /60 detik$/ })).toBeVisible()
  expect(bodies(calls, 'repayment-commit').map(({ cardId }) => cardId?.slice(-4))).toEqual(['4417', '2205'])
})

test('Off iOS the shell is told to close its dialog, on iOS it is not @REPAY-8', async ({ open, page }) => {
  await playShell(page, 'answers')
  await open('/payway', { ...AT_ONCE, search: { periods: '1' } })
  await card(page, '2205').check()
  await pay(page).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await expect.poll(() => toldShell(page)).toContain('close')
  await open('/payway', { ...AT_ONCE, search: { platform: 'ios', periods: '2' } })
  await card(page, '9031').check()
  await pay(page).click()
  await expect(page.getByText('Cicilan ke-3')).toBeVisible()
  expect(await toldShell(page)).toEqual([])
})

test('Binding a card and alipay take the payment’s parameters along @REPAY-2 @REPAY-20 @REPAY-21 @REPAY-22', async ({
  open,
  page,
}) => {
  await open('/payway', { ...CODE, search: { couponId: 'c-1', couponMoney: '2500000' } })
  await expect(page.getByText('Sudah dipotong kupon Rp25.000,00')).toBeVisible()
  const inside = async (name: string) => {
    const href = (await page.getByRole('link', { name }).getAttribute('href')) ?? ''
    return Object.fromEntries(new URLSearchParams(href.split('#')[1]?.split('?')[1]))
  }
  expect(await inside('Tambah kartu bank')).toEqual({
    productId: '1001',
    orderId: '723421968459640174',
    withholdingAmount: '109000000',
    couponId: 'c-1',
    couponMoney: '2500000',
    from: 'payway',
  })
  expect(await inside('Bayar dengan Alipay')).toEqual({
    productId: '1001',
    orderId: '723421968459640174',
    withholdingAmount: '109000000',
    from: 'payway',
  })
})

test('Alipay is offered only where the server does @REPAY-2', async ({ open, page }) => {
  await open('/payway', { scenario: 'alipay-off' })
  await expect(pay(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bayar dengan Alipay' })).toHaveCount(0)
})

test('With the keyboard alone a borrower chooses a card and pays by code @RULE-4', async ({ open, page }) => {
  await open('/payway', CODE)
  await expect(card(page, '4417')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(card(page, '2205')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(pay(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('From the Indian order by card to the code; Back closes the code step and stays', async ({
  open,
  page,
  calls,
}) => {
  const search = { market: 'in', productId: '2001', orderId: '723421968459640003' }
  await open('/loanDetails', { ...CODE, search })
  await page.getByRole('link', { name: 'Repay' }).click()
  await page.getByRole('button', { name: /^Pay now/ }).click()
  await expect(page).toHaveURL(/\/payway\?.*withholdingAmount=\d+00\b/)
  const withholdingAmount = new URL(page.url()).searchParams.get('withholdingAmount') ?? ''
  await page.getByRole('radio', { name: 'HDFC •••• 8820' }).check()
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const step = page.getByRole('dialog', { name: 'Enter the verification code' })
  await expect(step).toBeVisible()
  await page.goBack()
  await expect(step).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible()
  expect(bodies(calls, 'repayment-commit')).toMatchObject([{ amount: withholdingAmount, orderId: search.orderId }])
})

test('What was wrong is said no more once it is put right, nor over the next step @RULE-8', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  await page.clock.install()
  await open('/payway', CODE)
  // A toast ends by itself after some seconds.
  await page.clock.pauseAt(Date.now() + 50_000)
  await pay(page).click()
  const toast = page.getByRole('status').filter({ hasText: 'Pilih dulu kartu bank' })
  await expect(toast).toBeVisible()
  await card(page, '4417').check()
  await page.clock.runFor(300)
  await expect(toast).toHaveCount(0)
  await page.clock.resume()
  await openCodeStep(page)
  await expect.poll(toasts).toEqual(['Pilih dulu kartu bank untuk membayar'])
})

test('What was wrong on one screen is not said on the next @RULE-8', async ({ open, page }) => {
  await page.clock.install()
  await open('/payway', CODE)
  await page.clock.pauseAt(Date.now() + 50_000)
  await pay(page).click()
  const toast = page.getByRole('status').filter({ hasText: 'Pilih dulu kartu bank' })
  await expect(toast).toBeVisible()
  await page.getByRole('link', { name: 'Tambah kartu bank' }).click()
  await expect(page).toHaveTitle('Tambah kartu bank')
  await page.clock.runFor(300)
  await expect(toast).toHaveCount(0)
})
