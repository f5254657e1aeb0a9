import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { accepted, apply, myLoans, OFFER, OFFER_WORDS } from './loan-confirm.ts'

/**
 * Sends the request that takes a loan twice, as a browser does when a kept-alive connection ends before the reply: the page
 * sees one reply.
 */
const sendTwice = (page: Page) =>
  page.route('**/loan-detail-push*', async (route) => {
    await route.fetch()
    await route.continue()
  })

const newLoans = (page: Page) => page.getByRole('alert').filter({ hasText: 'Kalau Anda hanya mengambil satu pinjaman' })

const several = (page: Page) => page.getByRole('heading', { name: 'Kami menemukan 2 pinjaman baru' })

async function loansOf(page: Page): Promise<number> {
  const reply = await page.request.post('/gateway/v3/order/list?token=journey&market=id')
  return (await reply.json()).data.length
}

test('A loan that the browser sends twice is taken once @RULE-121', async ({ open, page, calls }) => {
  const scenario = 'confirmation-several'
  await open(OFFER, { scenario })
  const before = await loansOf(page)
  await sendTwice(page)
  const looked = page.waitForResponse((reply) => reply.url().includes('/order/list') && sent().length > 0)
  const sent = () => calls.filter((call) => call.url().includes('loan-detail-push'))
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  expect((await sent()[0]?.allHeaders())?.['idempotency-key']).toMatch(/^"[a-z0-9]{16,64}"$/)
  await (await looked).finished()
  expect(await loansOf(page)).toBe(before + 1)
  await expect(newLoans(page)).toHaveCount(0)
})

test('Where the server takes it twice all the same, the screen says so, and whom to call @RULE-121', async ({
  open,
  page,
  become,
}) => {
  await open(OFFER, { scenario: 'confirmation-several,keys-ignored' })
  const before = await loansOf(page)
  await sendTwice(page)
  await apply(page).click()
  await expect(several(page)).toBeVisible()
  expect(await loansOf(page)).toBe(before + 2)
  await expect(newLoans(page)).toBeVisible()
  // Only the heading says how many there were.
  await expect(page.getByRole('main').getByText('2 pinjaman baru')).toHaveCount(1)
  // Also after the borrower has looked at their loans and returned.
  await page.reload()
  await expect(newLoans(page)).toBeVisible()
  await expect(page.locator('a[href^="tel:"]').first()).toBeInViewport()
  // And if the offer can no longer be shown.
  await become('server-error')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Halaman ini belum bisa dibuka' })).toBeVisible()
  await expect(newLoans(page)).toBeVisible()
  await expect(page.getByRole('main').getByText('2 pinjaman baru')).toHaveCount(1)
})

test('Where no answer comes of it either, the list tells that there are two @RULE-121', async ({ open, page }) => {
  await open(OFFER, { scenario: 'confirmation-several,keys-ignored' })
  await page.route('**/loan-detail-push*', async (route) => {
    await route.fetch()
    await route.fetch()
    await route.abort()
  })
  await apply(page).click()
  await expect(newLoans(page)).toBeVisible()
  await page.reload()
  await expect(newLoans(page)).toBeVisible()
  // Certain information comes before uncertain.
  await expect(several(page)).toBeVisible()
  await expect(page).toHaveTitle('Beberapa pinjaman baru')
  await expect(page.getByRole('main')).not.toContainText(/belum pasti|mungkin/i)
  await expect(page.getByRole('main').getByText('Ditemukan di Pinjaman saya')).toBeVisible()
  // The two look alike except for their numbers.
  await myLoans(page, OFFER_WORDS.id).click()
  const loans = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sedang ditinjau' })
  await expect(loans.nth(1)).toContainText(/No\. pinjaman \d+/)
  const [one, other] = await loans.allTextContents()
  const number = /No\. pinjaman \d+$/
  expect(one).toMatch(number)
  expect(one?.replace(number, '')).toBe(other?.replace(number, ''))
  expect(one).not.toBe(other)
})

test('Where another loan was taken since, the alert says how many there were before', async ({ open, page }) => {
  await open(OFFER, { scenario: 'confirmation-several,keys-ignored' })
  await sendTwice(page)
  await apply(page).click()
  await expect(several(page)).toBeVisible()
  await page.unroute('**/loan-detail-push*')
  // Another loan can be taken on another visit.
  await page.reload()
  await page.getByRole('button', { name: OFFER_WORDS.id.again }).click()
  await page.getByRole('button', { name: OFFER_WORDS.id.againYes }).click()
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  await page.reload()
  await expect(accepted(page)).toBeVisible()
  await expect(newLoans(page)).toHaveText(/^Saat kami periksa, daftar Anda menunjukkan 2 pinjaman baru/)
})

test('Where the list of loans cannot be read, a loan is taken as ever', async ({ open, page }) => {
  await open(OFFER, { scenario: 'confirmation-several' })
  await page.route('**/order/list*', (route) => route.abort())
  await apply(page).click()
  await expect(accepted(page)).toBeVisible()
  await expect(newLoans(page)).toHaveCount(0)
})
