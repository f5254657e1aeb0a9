import type { Page } from '@playwright/test'
import { findViolations } from '../../setup/axe.ts'
import { expect, test } from '../borrower.ts'

const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('A loan is read in the other language, and Back keeps it @APP-94 @APP-116', async ({ open, page, calls }) => {
  // No answer becomes old, so that only the switch reads it again.
  await page.addInitScript((now) => {
    Date.now = () => now
  }, Date.now())
  await open('/order', { scenario: 'orders-several', search: { lang: '1', gid: '7', ours: 'not' } })
  await page.getByRole('link').filter({ hasText: '7234 2196 8459 6401 80' }).click()
  await expect(page).toHaveTitle('Detail pinjaman')
  await expect(choice(page, 'English')).toHaveAttribute('lang', 'en')
  expect((await choice(page, 'English').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  expect(await findViolations(page)).toEqual([])
  const before = paramsOf(page)
  const entries = await page.evaluate(() => history.length)
  const reads = () => calls.filter((call) => call.url().includes('/loan-details/loan-details?')).length
  const readsBefore = reads()
  await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
  await choice(page, 'English').press('Enter')
  await expect(page).toHaveTitle('Loan details')
  await expect(page.getByRole('heading', { level: 1, name: 'Loan details' })).toBeVisible()
  expect(paramsOf(page)).toEqual({ ...before, lang: '2' })
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { name: 'Overdue by 4 days' })).toBeVisible()
  await expect(page.locator('main [lang=id]')).toHaveCount(0)
  expect(reads()).toBe(readsBefore + 1)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(choice(page, 'Bahasa Indonesia')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle('Detail pinjaman')
  expect(paramsOf(page)).toEqual(before)

  await choice(page, 'English').press('Enter')
  await expect(page).toHaveTitle('Loan details')
  await page.reload()
  await expect(page).toHaveTitle('Loan details')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveTitle('My loans')
  expect(paramsOf(page)['lang']).toBe('2')
})

test('On a metered connection the other language comes with the first key, and a hash stays @APP-94', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open('/#/borrowDetail/', { scenario: 'order-174' })
  await page.waitForLoadState('networkidle')
  await expect(choice(page, 'English')).toHaveCount(0)
  const { hash } = new URL(page.url())
  await page.keyboard.press('Tab')
  await choice(page, 'English').click()
  await expect(page).toHaveTitle('Loan details')
  expect(new URL(page.url()).hash).toBe(hash)
  expect(paramsOf(page)).toMatchObject({ token: 'journey', lang: '2' })
})

test('A step of paying keeps its language, and a complaint what was written in it @APP-95', async ({ open, page }) => {
  await open('/repayment', { scenario: 'order-180', search: { lang: '1' } })
  await page.getByRole('link', { name: 'Ajukan keluhan' }).click()
  await page.getByRole('link', { name: 'Pembayaran', exact: true }).click()
  await page.getByLabel('Apa yang terjadi?').fill('Sudah saya bayar kemarin.')
  await page.goBack()
  await choice(page, 'English').click()
  await expect(page).toHaveTitle('Complaint')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(page.getByLabel('What happened?')).toHaveValue('Sudah saya bayar kemarin.')
  await expect(choice(page, 'Bahasa Indonesia')).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveTitle('Complaint')
  await page.goBack()
  await expect(page).toHaveTitle('Detail Tagihan')
  expect(paramsOf(page)['lang']).toBe('1')
  await expect(choice(page, 'English')).toHaveCount(0)
  // Whoever goes on from there reads on in the language that was chosen.
  await page.getByRole('link', { name: 'Ajukan keluhan' }).click()
  await expect(page).toHaveTitle('Complaint')
})
