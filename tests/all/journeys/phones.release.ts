import type { Page } from '@playwright/test'
import { expect, test } from '../../journeys/borrower.ts'

// Which phone that is in each market and language is tested without a browser (lender-phone.test.ts, service-phone.test.tsx).

/** Each phone number on the page, once. */
const phones = (page: Page) =>
  page
    .locator('a[href^="tel:"]:visible')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])

const inMain = (page: Page) => page.getByRole('main').locator('a[href^="tel:"]').first()

test('Every screen of a loan, and its complaint, shows the loan’s number and no other @REPAY-76', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const phone = 'tel:02150950174'
  await open('/loanDetails', { scenario: 'order-174-extendable' })
  await expect.poll(() => phones(page)).toEqual([phone])
  for (const [role, name] of [
    ['link', /^Bayar Rp/],
    ['button', /^Bayar Segera/],
  ] as const) {
    const { pathname } = new URL(page.url())
    await page.getByRole(role, { name }).first().click()
    await expect(page).not.toHaveURL((url) => url.pathname === pathname)
    await expect(inMain(page)).toBeVisible()
    await expect.poll(() => phones(page)).toEqual([phone])
  }
  await page.reload()
  await expect(inMain(page)).toBeVisible()
  await expect.poll(() => phones(page)).toEqual([phone])
  await open('/loanDetails', { scenario: 'order-180', search: { orderId: '723421968459640180' } })
  await expect.poll(() => phones(page)).toEqual([phone])
  await open('/complainPage', { scenario: 'orders-several' })
  await expect(inMain(page)).toBeVisible()
  await expect.poll(() => phones(page)).toEqual([phone])
})

test('Without an order the lender’s number shows, on the site and on the next page', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const phone = 'tel:02150950100'
  await open('/error', { search: { market: 'id', lang: '1' } })
  await expect.poll(() => phones(page)).toEqual([phone])
  await page.goto('/?lang=1')
  expect(await phones(page)).toEqual([phone])
  await page.goto('/?lang=1#/downloadTemplate')
  await expect(inMain(page)).toHaveAttribute('href', phone)
})
