import type { Page } from '@playwright/test'
import { BCA, BIND, fill, save } from './bind-card.ts'
import { expect, test } from '../borrower.ts'
import { settle } from '../early.ts'
import { hold } from '../hold.ts'
import { accepted, apply, OFFER } from './loan-confirm.ts'
import { AMOUNT, AT_ONCE, card, pay } from './payway.ts'
import { VISITOR } from '../register.ts'
import { playShell, toldShell } from '../shell.ts'
import { watchToasts } from '../toasts.ts'
import { IN_ALL } from '../../setup/suite.ts'

// The shell may change the address while a screen waits for a reply, and a person may tap before the reply.

const OTHER_ORDER = '723421968459640180'

/** Replaces a text in the current address, as the shell or a link would. */
const changeAddress = (page: Page, text: string | RegExp, other: string) =>
  page.evaluate(
    ([from, to]) => {
      const next = window.location.href.replace(from, to)
      window.history.pushState({ __TSR_index: 1, __TSR_key: 'next', key: 'next' }, '', next)
    },
    [text, other] as const,
  )

test('A card that is added while the amount to pay changes leads to the new amount', async ({ open, page }) => {
  const answer = await hold(page, '**/save-bank-info?*')
  await open(BIND, { scenario: 'bind-card' })
  await fill(page, BCA)
  await save(page).click()
  await changeAddress(page, 'withholdingAmount=109000000', 'withholdingAmount=55500000')
  answer()
  await expect(page).toHaveURL(/\/payway\?.*withholdingAmount=55500000/)
  await expect(page.getByRole('button', { name: 'Bayar Rp555.000,00' })).toBeVisible()
})

test('A refused payment of one order is not told on another order’s screen', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  const answer = await hold(page, '**/repayment-commit?*')
  await open('/payway', { scenario: 'payment-refused' })
  await card(page, '4417').check()
  await page.getByRole('button', { name: `Bayar ${AMOUNT}` }).click()
  const refused = page.waitForResponse('**/repayment-commit?*')
  await changeAddress(page, /orderId=\d+/, `orderId=${OTHER_ORDER}`)
  await expect(card(page, '4417')).not.toBeChecked()
  answer()
  await (await refused).finished()
  await settle(page)
  expect(await toasts()).toEqual([])
})

test(
  'A toast about one order goes with it, and the heading of the next has the focus',
  IN_ALL,
  async ({ open, page }) => {
    await page.clock.install()
    await open('/payway', AT_ONCE)
    // A toast ends by itself after some seconds.
    await page.clock.pauseAt(Date.now() + 10_000)
    await pay(page).click()
    const toast = page.getByRole('status').getByText('Pilih dulu kartu bank untuk membayar')
    await expect(toast).toBeVisible()
    await changeAddress(page, /orderId=\d+/, `orderId=${OTHER_ORDER}`)
    await page.clock.runFor(300)
    await expect(toast).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)

test(
  'Who leaves the download page before the address has come stays on the next page',
  IN_ALL,
  async ({ open, page }) => {
    await playShell(page, 'answers')
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/channel-template?*', async (route) => {
      await promise
      await route.fulfill({
        json: { code: 0, message: '', data: { id: '88', config: { downloadUrl: 'rupya://store' } } },
      })
    })
    await open('/#/downloadTemplate', { scenario: 'register', search: VISITOR })
    await page.getByRole('button', { name: 'Unduh Rupya' }).click()
    const answered = page.waitForResponse('**/channel-template?*')
    await changeAddress(page, 'downloadTemplate', 'registerTemplate')
    answer()
    await (await answered).finished()
    await expect(page.getByRole('form')).toBeVisible()
    await settle(page)
    expect(await toldShell(page)).not.toContain('openProduct')
  },
)

test('An agreement that comes when the loan is being sent opens nothing over it', async ({ open, page }) => {
  const bring = await hold(page, '**/contract-jump?*')
  const take = await hold(page, '**/loan-detail-push?*')
  await open(OFFER, { scenario: 'confirmation-several' })
  await page.getByRole('button', { name: 'Perjanjian Pinjaman' }).click()
  const brought = page.waitForResponse('**/contract-jump?*')
  await apply(page).click()
  await expect(apply(page)).toHaveAttribute('aria-busy', 'true')
  bring()
  await (await brought).finished()
  await settle(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  take()
  await expect(accepted(page)).toBeVisible()
})
