import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { expectDrawn, expectTakenOver, holdApp } from '../early.ts'
import { hold } from '../hold.ts'
import { emptyCache } from '../worker-context.ts'
import { inAll } from '../../setup/suite.ts'

// These tests do not wait for the app.
test.use({ waitsForApp: false })

const words = (page: Page) => page.getByRole('heading', { name: 'Halaman ini belum terbuka' })
const phone = (page: Page) => page.locator('#not-opened').getByRole('link', { name: '021-5095-0100' }).first()

for (const [index, [fault, pattern]] of (
  [
    ['scripts', '**/assets/*.js'],
    ['stylesheet', '**/assets/*.css'],
  ] as const
).entries())
  test(
    `What is drawn stays where the app’s ${fault} never come, with words and a phone number below @APP-82`,
    inAll(index),
    async ({ open, page }) => {
      await emptyCache(page)
      await page.route(pattern, (route) => route.abort())
      await open('/loanDetails', { scenario: 'order-174' })
      await expectDrawn(page)
      await expect(words(page)).toBeVisible()
      await expect(phone(page)).toHaveAttribute('href', 'tel:02150950100')
      const amount = page.getByText('Rp1.090.000').first()
      await expect(amount).toBeInViewport()
      const above = await page.locator('#early').boundingBox()
      const below = await words(page).boundingBox()
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
      await page.getByRole('link', { name: /^Bayar/ }).click()
      await expect(page).toHaveURL(/\/repayment\?/)
      await expect(page.getByText('Belum dibayar')).toBeVisible()
    },
  )

test('Where nothing is drawn the words take the place of the skeleton @APP-82', async ({ open, page, calls }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await open('/order', { scenario: 'orders-several' })
  await expect(words(page)).toBeVisible()
  await expect(phone(page)).toBeVisible()
  await expect(page.locator('#early')).toBeHidden()
  expect(calls).toHaveLength(1)
})

test('A page without an answer and without the app says so after six seconds, and the app still takes over', async ({
  open,
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 10_000)
  const start = await holdApp(page)
  const answer = await hold(page, '**/gateway/**')
  await open('/loanDetails', { scenario: 'order-174' })
  await page.clock.runFor(3000)
  await expect(page.locator('#not-opened')).toBeHidden()
  await page.clock.runFor(3500)
  await expect(words(page)).toBeVisible()
  await page.clock.resume()
  answer()
  await expectDrawn(page)
  await expect(page.getByText('Rp1.090.000').first()).toBeVisible()
  start()
  await expectTakenOver(page)
  await expect(words(page)).toHaveCount(0)
})

/** Breaks a function of the page in its early scripts, until the app has loaded. */
const BROKEN = {
  'the address cannot be read': 'URLSearchParams = class { constructor() { fail() } }',
  'nothing can be asked': 'Request = class { constructor() { fail() } }',
  'nothing can be drawn': 'document.createDocumentFragment = fail',
  'the page has no place for the picture':
    'document.querySelector = (selector) => selector === "#early" ? null : Document.prototype.querySelector.call(document, selector)',
  'taps cannot be kept': 'document.addEventListener = fail',
  'nothing can be shown':
    'Object.defineProperty(document.documentElement, "classList", { configurable: true, get: fail })',
}

for (const [index, [what, script]] of Object.entries(BROKEN).entries())
  test(`The app starts where ${what} before it is there`, inAll(index), async ({ open, page, broken }) => {
    await page.addInitScript(`{
      const kept = { URLSearchParams, Request }
      const fail = () => { throw new Error('played fault') }
      new MutationObserver((_, observer) => {
        if (!document.documentElement) return
        observer.disconnect()
        ${script}
      }).observe(document, { childList: true })
      addEventListener('DOMContentLoaded', () => {
        Object.assign(globalThis, kept)
        delete document.querySelector
        delete document.addEventListener
        delete document.documentElement.classList
      })
    }`)
    await open('/loanDetails', { scenario: 'order-174' })
    await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
    await expect(page.locator('#app').getByRole('link', { name: /^Bayar/ })).toBeVisible()
    expect(broken.filter((message) => message !== 'played fault')).toEqual([])
    broken.length = 0
  })
