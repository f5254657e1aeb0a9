import { expect, test } from '@playwright/test'
import { addressOf } from '../../../scripts/serve/addresses.ts'

// Like a person who opens an address that `npm run preview` printed: no header chooses the scenario.
test('The preview plays the scenario of a page’s address until one has none', async ({ page, context }) => {
  const extend = { name: 'Perpanjang' }
  await page.goto(`${addressOf('order-174-extendable')}&lang=1`)
  await expect(page.getByRole('link', extend)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${addressOf('order-200')}&lang=1`)
  await expect(other.getByRole('button', { name: 'Pinjam lagi' })).toBeVisible()
  await other.goto(addressOf('order-174-extendable').replace('scenario=order-174-extendable', 'lang=1'))
  await expect(other.getByRole('link', { name: /^Bayar/ })).toBeVisible()
  await expect(other.getByRole('link', extend)).toHaveCount(0)
  await other.goto('/?scenario=order-5')
  await expect(other.locator('#site').getByRole('heading', { level: 1 }).first()).toBeVisible()
})
