import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { IN_ALL } from '../setup/suite.ts'

const ANYBODY = { scenario: 'phone-not-staffed', search: { token: undefined } }
const CONTACTS = '**/get-whatsapp*'
const phone = (page: Page) => page.getByRole('link', { name: /^(Telepon|Phone)/ })
const mail = (page: Page) => page.getByRole('link', { name: /^E-mail/ })

/** Answers with these contacts. */
const answerWith = (page: Page, data: unknown) =>
  page.route(CONTACTS, (route) => route.fulfill({ json: { code: 0, message: '', data } }))

test('Anybody can call and write to customer service, without a session @HELP-54 @HELP-55', async ({
  open,
  page,
  calls,
}) => {
  await open('/customerService', { scenario: 'order-174', search: { token: undefined, lang: '2' } })
  await expect(page).toHaveTitle('Customer service')
  await expect(phone(page)).toHaveAttribute('href', 'tel:02150950174')
  await expect(mail(page)).toHaveAttribute('href', 'mailto:bantuan@rupya.example')
  await expect(page.getByRole('link', { name: 'My complaints' })).toHaveCount(0)
  expect(calls.map((call) => [new URL(call.url()).pathname, call.postData()])).toEqual([
    ['/gateway/user-problem/get-whatsapp', 'overall=30'],
  ])
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the e-mail address' }).click()
  await expect(page.getByText('E-mail address copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('bantuan@rupya.example')
})

test('A borrower finds the way from customer service to their complaints', async ({ open, page }) => {
  await open('/customerService', { scenario: 'complaints-several' })
  await page.getByRole('link', { name: 'Keluhan saya' }).click()
  await expect(page).toHaveTitle('Keluhan saya')
})

test('Where nobody answers the phone, the mail stays and says so', IN_ALL, async ({ open, page }) => {
  await open('/customerService', ANYBODY)
  await expect(mail(page)).toBeVisible()
  await expect(page.getByText('Saat ini tidak ada nomor telepon.')).toBeVisible()
  await expect(phone(page)).toHaveCount(0)
})

test('Contacts that are none leave the lender’s own phone @HELP-92', IN_ALL, async ({ open, page }) => {
  await answerWith(page, { bophone: 'javascript:alert(1)', boemail: 'bantuan@rupya.example?bcc=thief@evil.example' })
  await open('/customerService', ANYBODY)
  await expect(phone(page)).toHaveAttribute('href', 'tel:02150950100')
  await expect(mail(page)).toHaveCount(0)
})

test(
  'Without the server the lender’s own phone is there, and the contacts can be asked for again @HELP-92',
  IN_ALL,
  async ({ open, page }) => {
    await page.route(CONTACTS, (route) => route.abort('connectionfailed'))
    await open('/customerService', { scenario: 'order-174' })
    await expect(page.getByText('Kontak kami belum bisa dimuat.')).toBeVisible()
    await expect(phone(page)).toHaveAttribute('href', 'tel:02150950100')
    await page.unroute(CONTACTS)
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(phone(page)).toHaveAttribute('href', 'tel:02150950174')
    await expect(page.getByText('Kontak kami belum bisa dimuat.')).toHaveCount(0)
  },
)
