import type { Page } from '@playwright/test'
import { expect, test } from '../../journeys/borrower.ts'

/** Each phone number on the page, once. */
const phones = (page: Page) =>
  page
    .locator('a[href^="tel:"]:visible')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))])

const INDIA = { scenario: 'order-5', search: { market: 'in', productId: '2001', orderId: '723421968459640005' } }

for (const { market, size, start, way, phone } of [
  {
    market: 'Indonesia',
    size: { width: 1280, height: 800 },
    start: { scenario: 'order-174-extendable', search: {} },
    way: [
      ['link', /^Bayar Rp/],
      ['button', /^Bayar Segera/],
    ],
    phone: 'tel:02150950174',
  },
  {
    market: 'India',
    size: { width: 1280, height: 800 },
    start: INDIA,
    way: [
      ['link', /^Repay ₹/],
      ['button', /^Pay now/],
    ],
    phone: 'tel:08047180005',
  },
] as const)
  test(`In ${market} every screen of an order has the order’s own number, and no other beside it @REPAY-76`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize(size)
    await open('/loanDetails', start)
    await expect.poll(() => phones(page)).toEqual([phone])
    for (const [role, name] of way) {
      const { pathname } = new URL(page.url())
      await page.getByRole(role, { name }).first().click()
      await expect(page).not.toHaveURL((url) => url.pathname === pathname)
      await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
      await expect.poll(() => phones(page)).toEqual([phone])
    }
    await page.reload()
    await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
    await expect.poll(() => phones(page)).toEqual([phone])
  })

test('A complaint whose loan was found by itself has the number of that loan, and no other beside it', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/loanDetails', { scenario: 'order-180', search: { orderId: '723421968459640180' } })
  await expect.poll(() => phones(page)).toEqual(['tel:02150950174'])
  await open('/complainPage', { scenario: 'orders-several' })
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
  await expect.poll(() => phones(page)).toEqual(['tel:02150950174'])
})

for (const { market, lang, phone } of [
  { market: 'id', lang: '1', phone: 'tel:02150950100' },
  { market: 'id', lang: '2', phone: 'tel:02150950100' },
  { market: 'in', lang: '1', phone: 'tel:18003000100' },
  { market: 'in', lang: '2', phone: 'tel:18003000100' },
])
  test(`Where no order is, one calls the lender in the market ${market}, whatever the language (${lang})`, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open('/error', { search: { market, lang } })
    await expect.poll(() => phones(page)).toEqual([phone])
  })

for (const [lang, phone] of [
  ['1', 'tel:02150950100'],
  ['2', 'tel:18003000100'],
] as const)
  test(`The site has the number of its language (${lang}), and so has the page that it leads to`, async ({ page }) => {
    await page.goto(`/?lang=${lang}`)
    expect(await phones(page)).toEqual([phone])
    await page.goto(`/?lang=${lang}#/downloadTemplate`)
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveAttribute('href', phone)
  })
