import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { hold } from '../hold.ts'
import { watchToasts } from '../toasts.ts'
import { IN_ALL } from '../../setup/suite.ts'

const progress = (page: Page) => page.getByText(/^\d+ dari \d+ cicilan sudah dibayar$/)

test('Borrower sees how much is due, by when and how far they are, and pays that @LOAN-49', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-180' })
  const amount = page.getByRole('paragraph').getByText('Rp1.144.500', { exact: true })
  await expect(amount).toHaveCSS('font-size', '34px')
  // The server's own label, and no line that repeats it.
  await expect(page.getByText('Tagihan', { exact: true })).toHaveCount(1)
  const day = page.getByRole('time')
  await expect(day).toHaveText(/^\d{4}-\d\d-\d\d$/)
  await expect(day).toHaveAttribute('datetime', (await day.textContent()) ?? '')
  await expect(page.getByText('terlambat 4 hari', { exact: true })).toBeVisible()
  await expect(progress(page)).toHaveText('0 dari 3 cicilan sudah dibayar')
  await page.getByRole('link', { name: 'Bayar Rp1.144.500' }).click()
  await expect(page).toHaveURL(/\/repayment\?/)
})

test('What is not due yet says in how many days @LOAN-50', IN_ALL, async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-174', search: { lang: '2' } })
  await expect(page.getByText('in 4 days', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Repay Rp1.090.000' })).toBeVisible()
})

test('An extension is offered with its fee, what is owed after it, and until when @LOAN-52', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-180-extendable' })
  const line = (label: string) => page.getByRole('main').locator('dl > div').filter({ hasText: label })
  await expect(line('Biaya perpanjangan')).toContainText('Rp343.350')
  await expect(line('Tagihan')).toContainText('Rp1.144.500')
  await expect(line('Jatuh tempo baru').getByRole('time')).toBeVisible()
  await expect(page.getByText('Biaya ini tidak mengurangi pinjaman.')).toBeVisible()
  await page.getByRole('link', { name: 'Perpanjang' }).click()
  await expect(page).toHaveURL(/\/repaymentDelay\?/)
})

test(
  'What is read in the background is asked for where it is shown, and nowhere else @LOAN-51',
  IN_ALL,
  async ({ open, page, calls }) => {
    const names = () =>
      calls
        .map((call) => new URL(call.url()).pathname.split('/').at(-1) ?? '')
        .toSorted((one, other) => one.localeCompare(other))
    for (const [scenario, asked] of [
      ['order-174', ['loan-details', 'loan-play-detail']],
      ['order-174-extendable', ['delay-detail', 'loan-details', 'loan-play-detail']],
      ['order-200', ['loan-details']],
      ['order-21', ['loan-details']],
    ] as const) {
      calls.length = 0
      await open('/loanDetails', { scenario })
      await expect(page.getByRole('link', { name: /Telepon/ })).toBeVisible()
      await expect.poll(names).toEqual(asked)
      await page.waitForLoadState('networkidle')
      expect(names()).toEqual(asked)
    }
  },
)

/** The page's layout shift since it was opened (https://web.dev/articles/cls). */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          // The DOM types do not include this entry.
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // If nothing moved, there is no report.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))))
      }),
  )

test('Progress and extension come after the order, and nothing moves @LOAN-51', async ({ open, page }) => {
  const answers = [await hold(page, '**/loan-play-detail*'), await hold(page, '**/delay-detail*')]
  await open('/loanDetails', { scenario: 'order-180-extendable' })
  // The order is complete without them, and can be paid.
  const repay = page.getByRole('link', { name: 'Bayar Rp1.144.500' })
  await expect(repay).toBeVisible()
  await expect(page.getByRole('link', { name: /Telepon/ })).toBeVisible()
  await expect(page.getByText('Biaya ini tidak mengurangi pinjaman.')).toBeVisible()
  const help = page.getByRole('link', { name: /Telepon/ })
  const before = await help.boundingBox()
  for (const answer of answers) answer()
  await expect(progress(page)).toBeVisible()
  await expect(page.getByText('Rp343.350')).toBeVisible()
  expect(await help.boundingBox()).toEqual(before)
  expect(await shiftOf(page)).toBe(0)
})

test('Where they cannot be read the order says nothing of it, and nothing moves @LOAN-51', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  await page.route('**/loan-play-detail*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.route('**/delay-detail*', (route) =>
    route.fulfill({ json: { code: 9, message: 'Perpanjangan tidak tersedia.', data: null } }),
  )
  await open('/loanDetails', { scenario: 'order-180-extendable' })
  await expect(page.getByText(/^Biaya dan tanggal barunya tampil di layar berikutnya/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Perpanjang' })).toBeVisible()
  await expect(progress(page)).toHaveCount(0)
  expect(await toasts()).toEqual([])
  expect(await shiftOf(page)).toBe(0)
})

test('What is being collected says that paying as well may pay twice @LOAN-10', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-170' })
  await expect(page.getByText(/Kalau Anda juga membayar dan keduanya berhasil, Anda membayar dua kali\./)).toBeVisible()
  await page.getByRole('link', { name: 'Bayar Rp1.090.000' }).click()
  await expect(page.getByText(/^Tagihan ini sedang ditagih dari rekening Anda/)).toBeVisible()
})

test('Other loans stand below what is overdue, its button and help @LOAN-18', IN_ALL, async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-5' })
  const topOf = async (name: string | RegExp, role: 'link' | 'heading') =>
    (await page.getByRole(role, { name }).boundingBox())?.y ?? Number.NaN
  await expect(page.getByRole('heading', { name: 'Other loans for you' })).toBeVisible()
  const others = await topOf('Other loans for you', 'heading')
  expect(await topOf(/^Repay/, 'link')).toBeLessThan(others)
  expect(await topOf(/Call/, 'link')).toBeLessThan(others)
})

for (const [page_, scenario, lang, marked] of [
  ['an Indonesian page', 'order-5', '1', 'en'],
  ['an English page', 'order-174', '2', 'id'],
  ['a page in their language', 'order-174', '1', null],
] as const)
  test(
    `The server’s words on ${page_} are ${marked ? `marked as of ${marked}` : 'not marked'} @RULE-84`,
    IN_ALL,
    async ({ open, page }) => {
      await open('/loanDetails', { scenario, search: { lang } })
      const status = page.getByRole('heading', { level: 2 }).first()
      await expect(status).toBeVisible()
      const languages = await page.evaluate(() =>
        [...document.querySelectorAll('section > h2, dl > div:first-child')]
          .slice(0, 2)
          .map((part) => (part.matches('h2') ? part.parentElement : part)?.getAttribute('lang')),
      )
      expect(languages).toEqual([marked, marked])
    },
  )
