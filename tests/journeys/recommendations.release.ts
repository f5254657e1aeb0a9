import type { Route } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { inBoth, inIndonesian } from './languages.ts'
import { hold } from './hold.ts'
import { openedByShell, playShell, toldPayloads, toldShell } from './shell.ts'
import { watchToasts } from './toasts.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { IN_ALL } from '../setup/suite.ts'

/** The app's own words. The buttons and the server's messages are in the market's language. */
const WORDS = {
  id: {
    notOpened: 'Halaman produk ini tidak bisa dibuka dari sini.',
    closed: 'Sedang tidak menerima pengajuan',
    opening: 'Sedang dibuka…',
    more: 'Lihat produk lainnya',
    borrowMore: 'Pinjam lagi',
    refresh: 'Muat ulang',
    refreshed: 'Sudah diperbarui',
    repay: 'Bayar',
    bill: 'Detail Tagihan',
    back: 'Kembali',
    paid: '0 dari 3 cicilan sudah dibayar',
    copy: 'Salin nomor pinjaman',
    copied: 'Nomor pinjaman disalin',
    asOf: /Belum bisa diperbarui. Yang tampil adalah data pukul \d\d:\d\d\./,
    ended: 'Sesi Anda sudah berakhir',
  },
  en: {
    notOpened: "This product's page cannot be opened from here.",
    closed: 'Takes no applications at the moment',
    opening: 'Opening…',
    more: 'See more products',
    borrowMore: 'Borrow more',
    refresh: 'Refresh',
    refreshed: 'Up to date',
    repay: 'Repay',
    bill: 'Bill details',
    back: 'Back',
    paid: '0 of 3 instalments paid',
    copy: 'Copy the loan number',
    copied: 'Loan number copied',
    asOf: /It could not be refreshed. You see what we knew at \d\d:\d\d\./,
    ended: 'Your session has ended',
  },
}
const apply = { name: 'Ajukan, Rupiah Kilat' }

for (const { lang } of inIndonesian(WORDS))
  test(`A recommended product is recorded, asked for, and opened by the shell (language ${lang}) @LOAN-22 @LOAN-23 @OFFER-12`, async ({
    open,
    page,
    events,
  }) => {
    await playShell(page, 'answers')
    await open('/loanDetails', { scenario: 'order-21', search: { lang } })
    await page.getByRole('button', apply).click()
    await expect.poll(() => toldShell(page)).toEqual(['track', 'openProduct'])
    expect(await toldPayloads(page)).toEqual([
      { productId: '1001', moduleId: 31, positionId: 0 },
      { url: 'rupya://product/rupiah-kilat' },
    ])
    await expect.poll(events).toEqual([
      { operation: 'saveServiceEvent', event: { productId: '1001', moduleId: 31, positionId: 0 } },
      { operation: 'defineProductLink', event: { moduleId: 31, position: 0, productKey: 'rupiah-kilat' } },
    ])
  })

for (const { lang, words } of inIndonesian(WORDS))
  test(
    `Outside the app a product that only the shell can open is said to be one (language ${lang})`,
    IN_ALL,
    async ({ open, page }) => {
      await open('/loanDetails', { scenario: 'order-21', search: { lang } })
      await page.getByRole('button', apply).click()
      await expect(page.getByText(words.notOpened)).toBeVisible()
    },
  )

for (const { lang, words } of inIndonesian(WORDS))
  test(`A hostile link is refused, and the card stays (language ${lang}) @LOAN-23`, async ({ open, page }) => {
    await playShell(page, 'answers')
    await page.route('**/gopia/goya/define*', (route) =>
      route.fulfill({ json: { code: '00', message: '', data: 'javascript:alert(1)' } }),
    )
    await open('/loanDetails', { scenario: 'order-21', search: { lang } })
    await page.getByRole('button', apply).click()
    await expect(page.getByText(words.notOpened)).toBeVisible()
    expect(await openedByShell(page)).toEqual([])
    await expect(page.getByRole('button', apply)).toBeVisible()
  })

for (const { lang } of inIndonesian(WORDS))
  test(
    `A refusal is shown once, in the server’s words (language ${lang}) @APP-41 @LOAN-24`,
    IN_ALL,
    async ({ open, page }) => {
      await page.route('**/gopia/goya/define*', (route) =>
        route.fulfill({ json: { code: '7', message: 'Kuota hari ini sudah habis.', data: null } }),
      )
      await open('/loanDetails', { scenario: 'order-21', search: { lang } })
      await page.getByRole('button', apply).click()
      await expect(page.getByText('Kuota hari ini sudah habis.')).toHaveCount(1)
    },
  )

for (const { lang, words } of inBoth(WORDS))
  test(
    `A closed product opens nothing and says why (language ${lang}) @LOAN-21`,
    IN_ALL,
    async ({ open, page, calls }) => {
      await open('/loanDetails', { scenario: 'order-21', search: { lang } })
      const closed = page.getByRole('article', { name: 'Uang Pintar' })
      await expect(closed.getByText(words.closed)).toBeVisible()
      const before = calls.length
      // Playwright treats it as disabled, but a person can still tap it.
      await closed.getByRole('button').click({ force: true })
      await expect(page.getByRole('status').getByText(words.closed)).toBeVisible()
      expect(calls.length).toBe(before)
    },
  )

for (const [how, fail] of Object.entries({
  'is there': (route: Route) => route.continue(),
  fails: (route: Route) => route.abort(),
}))
  for (const { lang, words } of inIndonesian(WORDS))
    test(
      `While a product’s address is asked for a toast says so, until it ${how} (language ${lang}) @APP-34`,
      IN_ALL,
      async ({ open, page }) => {
        const { promise, resolve: answer } = Promise.withResolvers<void>()
        await page.route('**/gopia/goya/define*', async (route) => {
          await promise
          await fail(route)
        })
        await open('/loanDetails', { scenario: 'order-21', search: { lang } })
        await page.getByRole('button', apply).click()
        await expect(page.getByRole('status').getByText(words.opening)).toBeVisible()
        answer()
        await expect(page.getByText(words.opening)).toHaveCount(0)
      },
    )

for (const { lang } of inIndonesian(WORDS))
  test(`Ten taps ask once (language ${lang})`, IN_ALL, async ({ open, page, calls }) => {
    await playShell(page, 'answers')
    await open('/loanDetails', { scenario: 'order-21,latency-300', search: { lang } })
    await tapTenTimes(page.getByRole('button', apply))
    await expect.poll(() => toldShell(page)).toContain('openProduct')
    expect(await toldShell(page)).toEqual(['track', 'openProduct'])
    expect(calls.filter((call) => call.url().includes('/define'))).toHaveLength(1)
  })

for (const { lang, words } of inIndonesian(WORDS))
  test(`More products are at the app’s home (language ${lang}) @LOAN-19`, IN_ALL, async ({ open, page }) => {
    await playShell(page, 'answers', 'ios')
    await open('/loanDetails', { scenario: 'order-21', search: { lang } })
    await page.getByRole('button', { name: words.more }).click()
    await expect.poll(() => toldShell(page)).toEqual(['goHome'])
  })

for (const [how, fail] of Object.entries({
  fails: (route: Route) => route.abort(),
  'is refused': (route: Route) => route.fulfill({ json: { code: 9, message: 'No', data: null } }),
  // Never answered.
  hangs: () => {},
}))
  for (const { lang, words } of inIndonesian(WORDS))
    test(
      `Tracking that ${how} delays nothing and says nothing (language ${lang}) @RULE-29`,
      IN_ALL,
      async ({ open, page }) => {
        const toasts = await watchToasts(page)
        await playShell(page, 'answers')
        await page.route('**/service/event/save*', fail)
        await open('/loanDetails', { scenario: 'order-4', search: { lang } })
        await page.getByRole('button', { name: words.borrowMore }).click()
        await expect.poll(() => toldShell(page)).toEqual(['goHome'])
        // Another toast: a toast about the tracking would have appeared before it.
        await page.getByRole('button', { name: words.refresh }).click()
        await expect(page.getByText(words.refreshed)).toBeVisible()
        await expect.poll(toasts).toEqual([words.refreshed])
      },
    )

test('A link that comes after the borrower has gone on opens nothing @RULE-28', IN_ALL, async ({ open, page }) => {
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

for (const { lang, words } of inIndonesian(WORDS))
  test(`Ten taps on Borrow more are one (language ${lang})`, IN_ALL, async ({ open, page, calls }) => {
    await playShell(page, 'answers')
    await open('/loanDetails', { scenario: 'order-4', search: { lang } })
    await tapTenTimes(page.getByRole('button', { name: words.borrowMore }))
    await expect.poll(() => toldShell(page)).toEqual(['goHome'])
    await expect.poll(() => calls.filter((call) => call.url().includes('/event/save'))).toHaveLength(1)
  })

for (const { lang, words } of inIndonesian(WORDS))
  test(
    `The order is read again on demand, and its number can be copied (language ${lang})`,
    IN_ALL,
    async ({ open, page, context, calls }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open('/loanDetails', { scenario: 'order-180', search: { lang } })
      await expect(page.getByText(words.paid)).toBeVisible()
      await page.getByRole('button', { name: words.refresh }).click()
      await expect(page.getByText(words.refreshed)).toBeVisible()
      // The screen's background data is read again too.
      for (const operation of ['loan-details/loan-details', 'loan-play-detail'])
        await expect.poll(() => calls.filter((call) => call.url().includes(operation))).toHaveLength(2)
      await page.getByRole('button', { name: words.copy }).click()
      await expect(page.getByText(words.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('723421968459640180')
    },
  )

for (const { lang, words } of inIndonesian(WORDS))
  test(`A refresh that fails keeps what was there, and says so (language ${lang}) @RULE-23`, async ({ open, page }) => {
    await open('/loanDetails', { scenario: 'order-180', search: { lang } })
    await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
    await page.route('**/gateway/**', (route) => route.abort())
    await page.getByRole('button', { name: words.refresh }).click()
    await expect(page.getByText(words.asOf)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Terlambat 4 hari' })).toBeVisible()
  })

for (const { lang, words } of inIndonesian(WORDS))
  test(`A session that ends while the order is open leads back to the app (language ${lang}) @RULE-21`, async ({
    open,
    page,
  }) => {
    await open('/loanDetails', { scenario: 'order-180', search: { lang } })
    await expect(page.getByRole('link', { name: words.repay })).toBeVisible()
    await page.route('**/gateway/**', (route) => route.fulfill({ status: 401, body: '' }))
    await page.getByRole('button', { name: words.refresh }).click()
    await expect(page.getByRole('heading', { name: words.ended })).toBeVisible()
    await expect(page.getByRole('link', { name: words.repay })).toHaveCount(0)
  })
