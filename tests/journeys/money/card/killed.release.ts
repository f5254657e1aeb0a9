import { expect, type Page } from '@playwright/test'
import { screenAddress } from '../../borrower.ts'
import { DUE, LOANS, send, sentDialog, STORY, textOf } from '../../complain.ts'
import { APP_SCRIPTS, settle } from '../../early.ts'
import { hold } from '../../on-page.ts'
import { type Phone, test } from '../../killed-phone.ts'
import { accepted, apply, OFFER } from '../loan-confirm.ts'
import { card, pay, payByCard, payment, question, SENDING, unknown } from '../payway.ts'

// The system may kill an app at any moment. Chromium then loses what was written to localStorage in the last minute.

async function restart(phone: Phone) {
  await phone.kill()
  return phone.start()
}

/**
 * Nothing is paid without a question. If the app was killed before it stored the reply, the payment is unknown and the screen
 * itself says so; else Pay asks.
 */
async function expectQuestion(page: Page) {
  await expect(payment(page).or(unknown(page)).first()).toBeVisible()
  // The screen ends what the killed app was sending.
  await expect(page.getByText(SENDING)).toBeHidden()
  if (await unknown(page).isVisible()) return
  await card(page, '2205').check()
  await pay(page).click()
  await expect(question(page)).toBeVisible()
}

test.describe('Paid by card @all', () => {
  const scenario = 'card-without-code,posts-after-300'
  test.use({ scenario })

  test('An app that is killed once a payment was accepted asks before it pays again @RULE-120', async ({ phone }) => {
    const payway = screenAddress('/payway', { scenario, search: { periods: '1' } })
    const page = await phone.start()
    await page.goto(payway)
    await payByCard(page)
    const again = await restart(phone)
    await again.goto(payway)
    await expectQuestion(again)
    expect(phone.sent('repayment-commit')).toBe(1)
  })

  test('After a kill the order is not drawn before the app, which shows the payment @RULE-120', async ({ phone }) => {
    const page = await phone.start()
    await page.goto(screenAddress('/payway', { scenario }))
    await payByCard(page)
    const again = await restart(phone)
    const start = await hold(again, APP_SCRIPTS)
    const answer = again.waitForResponse('**/loan-details/**')
    await again.goto(screenAddress('/loanDetails', { scenario }), { waitUntil: 'commit' })
    await (await answer).finished()
    await settle(again)
    await expect(again.getByRole('link', { name: /^Bayar/ })).toHaveCount(0)
    start()
    await expect(payment(again)).toBeVisible()
  })
})

test.describe('A loan @all', () => {
  const scenario = 'confirmation-several'
  test.use({ scenario })

  test('An app that is killed once a loan was taken does not offer it again by itself @RULE-120', async ({ phone }) => {
    const page = await phone.start()
    await page.goto(screenAddress(OFFER, { scenario }))
    await apply(page).click()
    await expect(accepted(page)).toBeVisible()
    const again = await restart(phone)
    await again.goto(screenAddress(OFFER, { scenario }))
    await expect(again.getByRole('button', { name: 'Ajukan pinjaman lagi' })).toBeVisible()
    await expect(apply(again)).toHaveCount(0)
    expect(phone.sent('loan-detail-push')).toBe(1)
  })
})

test.describe('A complaint @all', () => {
  const { scenario } = LOANS
  const FORM = screenAddress('/complainPageNext', { ...LOANS, search: { orderNo: DUE, problemType: '2' } })
  test.use({ scenario })

  test('An app that is killed when a complaint was taken does not offer it as unfinished', async ({ phone }) => {
    const page = await phone.start()
    await page.goto(FORM)
    await textOf(page).fill(STORY)
    await send(page).click()
    await expect(sentDialog(page)).toBeVisible()
    const again = await restart(phone)
    await again.goto(FORM)
    await expect(textOf(again)).toHaveValue('')
    await expect(again.getByText(/^Kami belum tahu/)).toHaveCount(0)
  })

  test('An app that is killed before a complaint was answered says it may have arrived @RULE-120', async ({
    phone,
  }) => {
    const page = await phone.start()
    await page.goto(FORM)
    const leaves = page.waitForRequest('**/problem-save*')
    await page.route('**/problem-save*', () => {})
    await textOf(page).fill(STORY)
    await send(page).click()
    await leaves
    const again = await restart(phone)
    await again.goto(FORM)
    await expect(again.getByText(/^Kami belum tahu apakah keluhan Anda sudah sampai/)).toBeVisible()
  })
})
