import { expect, test } from '../borrower.ts'
import { hold } from '../hold.ts'
import { reachedInInert } from '../inert.ts'
import { playShell, toldShell } from '../shell.ts'
import { NOTED, AT_ONCE, bodies, card, CODE, codeField, codeStep, openCodeStep, pay } from './payway.ts'

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
})

test('A payment that begins at the first screen of a visit keeps Back, too: the shell closes nothing', async ({
  open,
  page,
  calls,
}) => {
  await playShell(page, 'answers')
  await open('/payway', AT_ONCE)
  const answer = await hold(page, '**/repayment-commit*')
  await card(page, '2205').check()
  await pay(page).click()
  await expect.poll(() => bodies(calls, 'repayment-commit')).toHaveLength(1)
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page.getByText('Pembayaran sedang diproses. Tunggu jawabannya dulu.')).toBeVisible()
  expect(await toldShell(page)).not.toContain('close')
  answer()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('Who leaves a payment that is on its way all the same is told on the next screen @RULE-72', async ({
  open,
  page,
  calls,
}) => {
  const scenario = 'card-without-code,posts-after-86400'
  await open('/loanDetails', { scenario })
  await expect(page.getByRole('link', { name: /^Bayar/ })).toBeVisible()
  await open('/payway', { scenario })
  await hold(page, '**/repayment-commit*')
  await card(page, '2205').check()
  await pay(page).click()
  await expect.poll(() => bodies(calls, 'repayment-commit')).toHaveLength(1)
  // To a page of another visit, which a script cannot prevent.
  await page.goBack()
  await expect(page.getByText(`${NOTED} dengan kartu (BRI •••• 2205)`)).toBeVisible()
})

test('While a payment is being sent no other card and no other way can be taken', async ({ open, page, calls }) => {
  await open('/payway', AT_ONCE)
  const answer = await hold(page, '**/repayment-commit*')
  await card(page, '2205').check()
  await pay(page).click()
  await expect.poll(() => bodies(calls, 'repayment-commit')).toHaveLength(1)
  const inert = page.locator('[inert]')
  await expect(inert.getByRole('link', { name: 'Bayar dengan Alipay' })).toBeVisible()
  await expect(inert.getByRole('link', { name: 'Tambah kartu bank' })).toBeVisible()
  await expect(inert.getByRole('radio', { name: /9031$/ })).toBeVisible()
  expect(await reachedInInert(page)).toEqual([])
  answer()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})

test('With storage that throws a payment by code still works', async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open('/payway', CODE)
  await openCodeStep(page)
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
})
