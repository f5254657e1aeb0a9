import type { Route } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { openedByShell, playShell, toldPayloads, toldShell } from './shell.ts'
import { watchToasts } from './toasts.ts'
import { tapTenTimes } from './tap-ten-times.ts'

const apply = { name: 'Ajukan, Rupiah Kilat' }

test('A recommended product is recorded, asked for, and opened by the shell', async ({ open, page, events }) => {
  await playShell(page, 'answers')
  await open('/loanDetails', { scenario: 'order-21' })
  await page.getByRole('button', apply).click()
  await expect.poll(() => toldShell(page)).toEqual(['track', 'openProduct'])
  expect(await toldPayloads(page)).toEqual([
    { productId: '1001', moduleId: 31, positionId: 0 },
    { url: 'rupya://product/rupiah-kilat' },
  ])
  const told = async () => (await events()).toSorted((a, b) => b.operation.localeCompare(a.operation))
  await expect.poll(told).toEqual([
    { operation: 'saveServiceEvent', event: { productId: '1001', moduleId: 31, positionId: 0 } },
    { operation: 'defineProductLink', event: { moduleId: 31, position: 0, productKey: 'rupiah-kilat' } },
  ])
})

test('Outside the app a product that only the shell can open is said to be one', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-21' })
  await page.getByRole('button', apply).click()
  await expect(page.getByText('Halaman produk ini tidak bisa dibuka dari sini.')).toBeVisible()
})

test('A hostile link is refused, and the card stays', async ({ open, page }) => {
  await playShell(page, 'answers')
  await page.route('**/gopia/goya/define*', (route) =>
    route.fulfill({ json: { code: '00', message: '', data: 'javascript:alert(1)' } }),
  )
  await open('/loanDetails', { scenario: 'order-21' })
  await page.getByRole('button', apply).click()
  await expect(page.getByText('Halaman produk ini tidak bisa dibuka dari sini.')).toBeVisible()
  expect(await openedByShell(page)).toEqual([])
  await expect(page.getByRole('button', apply)).toBeVisible()
})

test('A refusal is shown once, in the server’s words', async ({ open, page }) => {
  await page.route('**/gopia/goya/define*', (route) =>
    route.fulfill({ json: { code: '7', message: 'Kuota hari ini sudah habis.', data: null } }),
  )
  await open('/loanDetails', { scenario: 'order-21' })
  await page.getByRole('button', apply).click()
  await expect(page.getByText('Kuota hari ini sudah habis.')).toHaveCount(1)
})

test('A closed product opens nothing and says why', async ({ open, page, calls }) => {
  await open('/loanDetails', { scenario: 'order-21' })
  const closed = page.getByRole('article', { name: 'Uang Pintar' })
  await expect(closed.getByText('Sedang tidak menerima pengajuan')).toBeVisible()
  const before = calls.length
  // It is off for Playwright too, but a finger can still tap it.
  await closed.getByRole('button').click({ force: true })
  await expect(page.getByRole('status').getByText('Sedang tidak menerima pengajuan')).toBeVisible()
  expect(calls.length).toBe(before)
})

for (const [how, fail] of Object.entries({
  'is there': (route: Route) => route.continue(),
  fails: (route: Route) => route.abort(),
}))
  test(`While a product’s address is asked for a toast says so, until it ${how}`, async ({ open, page }) => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/gopia/goya/define*', async (route) => {
      await promise
      await fail(route)
    })
    await open('/loanDetails', { scenario: 'order-21' })
    await page.getByRole('button', apply).click()
    await expect(page.getByRole('status').getByText('Sedang dibuka…')).toBeVisible()
    answer()
    await expect(page.getByText('Sedang dibuka…')).toHaveCount(0)
  })

test('Ten taps ask once', async ({ open, page, calls }) => {
  await playShell(page, 'answers')
  await open('/loanDetails', { scenario: 'order-21,latency-300' })
  await tapTenTimes(page.getByRole('button', apply))
  await expect.poll(() => toldShell(page)).toContain('openProduct')
  expect(await toldShell(page)).toEqual(['track', 'openProduct'])
  expect(calls.filter((call) => call.url().includes('/define'))).toHaveLength(1)
})

test('More products are at the app’s home', async ({ open, page }) => {
  await playShell(page, 'answers', 'ios')
  await open('/loanDetails', { scenario: 'order-21' })
  await page.getByRole('button', { name: 'Lihat produk lainnya' }).click()
  await expect.poll(() => toldShell(page)).toEqual(['goHome'])
})

for (const [how, fail] of Object.entries({
  fails: (route: Route) => route.abort(),
  'is refused': (route: Route) => route.fulfill({ json: { code: 9, message: 'No', data: null } }),
  // Never answered.
  hangs: () => {},
}))
  test(`Tracking that ${how} delays nothing and says nothing`, async ({ open, page }) => {
    const toasts = await watchToasts(page)
    await playShell(page, 'answers')
    await page.route('**/service/event/save*', fail)
    await open('/loanDetails', { scenario: 'order-4' })
    await page.getByRole('button', { name: 'Borrow more' }).click()
    await expect.poll(() => toldShell(page)).toEqual(['goHome'])
    // Something else that is said: by then a word about the tracking would have been.
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page.getByText('Up to date')).toBeVisible()
    expect(await toasts()).toEqual(['Up to date'])
  })

test('A link that comes after the borrower has gone on opens nothing', async ({ open, page }) => {
  const toasts = await watchToasts(page)
  await playShell(page, 'answers')
  const answer = await hold(page, '**/gopia/goya/define*')
  await open('/loanDetails', { scenario: 'order-5' })
  await page.getByRole('button', { name: 'Apply, Rupya Swift' }).click()
  await page.getByRole('link', { name: 'Repay' }).click()
  await expect(page).toHaveTitle('Bill details')
  const replied = page.waitForResponse('**/gopia/goya/define*')
  answer()
  await replied
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Overdue by 2 days' })).toBeVisible()
  expect(await openedByShell(page)).toEqual([])
  expect((await toasts()).filter((toast) => toast !== 'Opening…')).toEqual([])
})

test('Ten taps on Borrow more are one', async ({ open, page, calls }) => {
  await playShell(page, 'answers')
  await open('/loanDetails', { scenario: 'order-4' })
  await tapTenTimes(page.getByRole('button', { name: 'Borrow more' }))
  await expect.poll(() => toldShell(page)).toEqual(['goHome'])
  expect(calls.filter((call) => call.url().includes('/event/save'))).toHaveLength(1)
})

test('The order is read again on demand, and its number can be copied', async ({ open, page, context, calls }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open('/loanDetails', { scenario: 'order-180' })
  await expect(page.getByText('0 dari 3 cicilan sudah dibayar')).toBeVisible()
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(page.getByText('Sudah diperbarui')).toBeVisible()
  // What the screen reads in the background is read again as well.
  for (const operation of ['loan-details/loan-details', 'loan-play-detail'])
    await expect.poll(() => calls.filter((call) => call.url().includes(operation))).toHaveLength(2)
  await page.getByRole('button', { name: 'Salin nomor pinjaman' }).click()
  await expect(page.getByText('Nomor pinjaman disalin')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('723421968459640180')
})

test('A refresh that fails keeps what was there, and says so', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-180' })
  await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
  await page.route('**/gateway/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(page.getByText(/Belum bisa diperbarui. Yang tampil adalah data pukul \d\d:\d\d\./)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
})

test('A session that ends while the order is open leads back to the app', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-180' })
  await expect(page.getByRole('link', { name: 'Bayar' })).toBeVisible()
  await page.route('**/gateway/**', (route) => route.fulfill({ status: 401, body: '' }))
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await expect(page.getByRole('heading', { name: 'Sesi Anda sudah berakhir' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bayar' })).toHaveCount(0)
})
