import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'

const CONTACTS = '**/get-whatsapp*'
const phone = (page: Page) => page.getByRole('link', { name: /^Telepon/ })
const mail = (page: Page) => page.getByRole('link', { name: /^Email/ })

test('Anybody can call and write to customer service; a borrower finds complaints @HELP-54 @HELP-55 @HELP-92', async ({
  open,
  page,
  calls,
}) => {
  await open('/customerService', { search: { token: undefined } })
  await expect(page).toHaveTitle('Layanan pelanggan')
  await expect(phone(page)).toHaveAttribute('href', 'tel:02150950174')
  await expect(mail(page)).toHaveAttribute('href', 'mailto:bantuan@rupya.example')
  await expect(page.getByRole('link', { name: 'Keluhan saya' })).toHaveCount(0)
  expect(calls.map((call) => [new URL(call.url()).pathname, call.postData()])).toEqual([
    ['/gateway/user-problem/get-whatsapp', 'overall=30'],
  ])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Salin alamat email' }).click()
  await expect(page.getByText('Alamat email disalin')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('bantuan@rupya.example')
  await open('/customerService', { scenario: 'complaints-several' })
  await page.getByRole('link', { name: 'Keluhan saya' }).click()
  await expect(page).toHaveTitle('Keluhan saya')
})

test('Without the server, or with wrong contacts, the lender’s own phone is there @HELP-92 @all', async ({
  open,
  page,
}) => {
  await page.route(CONTACTS, (route) => route.abort('connectionfailed'))
  await open('/customerService', { search: { token: undefined } })
  await expect(page.getByText('Kontak kami belum bisa dimuat.')).toBeVisible()
  await expect(phone(page)).toHaveAttribute('href', 'tel:02150950100')
  await page.unroute(CONTACTS)
  const none = { bophone: 'javascript:alert(1)', boemail: 'bantuan@rupya.example?bcc=thief@evil.example' }
  await page.route(CONTACTS, (route) => route.fulfill({ json: { code: 0, message: '', data: none } }))
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(page.getByText('Kontak kami belum bisa dimuat.')).toHaveCount(0)
  await expect(phone(page)).toHaveAttribute('href', 'tel:02150950100')
  await expect(mail(page)).toHaveCount(0)
  await page.unroute(CONTACTS)
  // Nobody answers the phone.
  await open('/customerService', { scenario: 'phone-not-staffed', search: { token: undefined } })
  await expect(mail(page)).toBeVisible()
  await expect(page.getByText('Saat ini tidak ada nomor telepon.')).toBeVisible()
  await expect(phone(page)).toHaveCount(0)
})
