import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../src/platform/i18n/languages.ts'
import { expect, test } from './borrower.ts'
import { inBoth, inIndonesian } from './languages.ts'
import { playShell, toldPayloads, toldShell } from './shell.ts'
import { watchToasts } from './toasts.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { IN_ALL } from '../setup/suite.ts'

const FAILED = { scenario: 'join-failure' }
/** The app's own words. The buttons and the server's messages are in the market's language. */
const WORDS = {
  id: {
    closed: 'Sedang tidak menerima pengajuan',
    opening: 'Sedang dibuka…',
    openSite: 'Buka situs',
    notOpened: 'Halaman produk ini tidak bisa dibuka dari sini.',
    goOn: 'Lanjutkan',
    retry: 'Coba lagi',
  },
  en: {
    closed: 'Takes no applications at the moment',
    opening: 'Opening…',
    openSite: 'Open the site',
    notOpened: "This product's page cannot be opened from here.",
    goOn: 'Continue',
    retry: 'Try again',
  },
}
const join = (page: Page, name: string) => page.getByRole('button', { name: `Ajukan, ${name}` })

for (const { lang, words, tag } of inBoth(WORDS))
  test(
    `A failed joint login says why, under the app’s name, and what else is open (language ${lang}) @LOAN-42 @LOAN-43 @LOAN-44`,
    tag,
    async ({ open, page, calls }) => {
      await open('/loginError', { ...FAILED, search: { lang } })
      await expect(page).toHaveTitle('Rupya')
      await expect(page.getByRole('heading', { name: 'Pengajuan belum berhasil' })).toBeVisible()
      await expect(page.getByText('Mitra kami belum bisa menerima pengajuan Anda.')).toBeVisible()
      const available = page.getByRole('article', { name: 'Rupiah Kilat' })
      await expect(available).toContainText('Rp1.000.000 – Rp8.000.000Jumlah pinjaman · 0,1% per hariCair dalam 2 jam')
      await expect(join(page, 'Rupiah Kilat')).toHaveCSS('background-color', 'rgb(0, 111, 212)')
      const closed = page.getByRole('article', { name: 'Uang Pintar' })
      await expect(closed.getByRole('button')).toHaveCSS('background-color', 'rgb(204, 204, 204)')
      await expect(closed.getByRole('button')).toHaveCSS('color', 'rgb(51, 60, 70)')
      const before = calls.length
      await closed.getByRole('button').click({ force: true })
      await expect(page.getByRole('status').getByText(words.closed)).toBeVisible()
      expect(calls.length).toBe(before)
      if (lang !== LANGUAGES.en.lang) return
      await open('/loginError', { scenario: 'join-failure-india', search: { lang } })
      await expect(page.getByRole('heading', { name: 'Your application did not go through' })).toBeVisible()
    },
  )

for (const { lang } of inIndonesian(WORDS))
  test(`Ten taps hand the borrower to a product once, reported with 18 and told to the shell (language ${lang}) @LOAN-45 @OFFER-12`, async ({
    open,
    page,
    events,
  }) => {
    await playShell(page, 'answers')
    await open('/loginError', { ...FAILED, search: { lang } })
    await tapTenTimes(join(page, 'Rupiah Kilat'))
    await expect.poll(() => toldShell(page)).toEqual(['track', 'openProduct'])
    expect(await toldPayloads(page)).toEqual([
      { productId: 'rupiah-kilat', moduleId: 18, positionId: 0 },
      { url: 'rupya://product/rupiah-kilat' },
    ])
    await expect.poll(events).toEqual([
      { operation: 'reportNecessity', event: { productId: 'rupiah-kilat', positionId: 18, index: 0 } },
      { operation: 'joinProduct', event: { productId: 'rupiah-kilat' } },
    ])
  })

for (const { lang, words } of inBoth(WORDS))
  test(
    `A partner’s own site is opened after a question, also where the report is lost (language ${lang}) @LOAN-46 @OFFER-15`,
    IN_ALL,
    async ({ open, page }) => {
      const toasts = await watchToasts(page)
      await playShell(page, 'answers')
      await open('/loginError', { scenario: 'join-failure,refuse:reportNecessity', search: { lang } })
      await join(page, 'Sahabat Dana').click()
      await page.getByRole('dialog').filter({ hasText: 'products.rupya.example' }).waitFor()
      await page.getByRole('button', { name: words.openSite }).click()
      await expect.poll(() => toldShell(page)).toEqual(['track', 'openProduct'])
      expect((await toasts()).filter((toast) => toast !== words.opening)).toEqual([])
    },
  )

for (const { lang, words } of inIndonesian(WORDS))
  test(
    `A refusal of joining is said once, the waiting ends, and so it does when the reply is lost (language ${lang}) @LOAN-47`,
    IN_ALL,
    async ({ open, page, become }) => {
      await open('/loginError', { scenario: 'join-failure,refuse:joinProduct', search: { lang } })
      await join(page, 'Rupiah Kilat').click()
      await expect(page.getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toHaveCount(1)
      await expect(join(page, 'Rupiah Kilat')).toHaveAttribute('aria-busy', 'false')
      await become('join-failure,lost:joinProduct')
      await join(page, 'Rupiah Kilat').click()
      await expect(join(page, 'Rupiah Kilat')).toHaveAttribute('aria-busy', 'false')
      await expect(page.getByText(words.opening)).toHaveCount(0)
    },
  )

for (const { lang, words } of inIndonesian(WORDS))
  test(`Hostile links of the failure and of joining open nothing (language ${lang}) @LOAN-46`, async ({
    open,
    page,
  }) => {
    await playShell(page, 'answers')
    await page.route('**/stand/joint?*', (route) =>
      route.fulfill({ json: { code: 0, message: '', competence: { redirectUrl: 'javascript:alert(1)' } } }),
    )
    await page.route('**/stand/targeted?*', async (route) => {
      const reply = await (await route.fetch()).json()
      const competence = { ...reply.competence, redirectUrl: 'intent://evil.io/#Intent;scheme=https;end' }
      await route.fulfill({ json: { ...reply, competence } })
    })
    await open('/loginError', { ...FAILED, search: { lang } })
    await join(page, 'Rupiah Kilat').click()
    await expect(page.getByText(words.notOpened)).toBeVisible()
    expect(await toldShell(page)).toEqual(['track'])
    await expect(page.getByRole('button', { name: words.goOn })).toHaveCount(0)
  })

for (const { lang, words } of inIndonesian(WORDS))
  test(
    `Where nothing else is open, the failure’s own link leads on (language ${lang}) @LOAN-70`,
    IN_ALL,
    async ({ open, page }) => {
      await playShell(page, 'answers')
      await open('/loginError', { scenario: 'join-failure-empty', search: { lang } })
      await expect(page.getByText('Silakan coba lagi besok.')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
      await page.getByRole('button', { name: words.goOn }).click()
      await expect.poll(() => toldPayloads(page)).toEqual([{ url: 'rupya://home' }])
    },
  )

for (const { lang, words } of inIndonesian(WORDS))
  test(
    `A failure that cannot be read is said in the server’s words, as a toast too, and can be read again (language ${lang}) @LOAN-47`,
    IN_ALL,
    async ({ open, page, become }) => {
      const toasts = await watchToasts(page)
      await open('/loginError', { scenario: 'join-failure,refuse:getJoinFailure', search: { lang } })
      const busy = 'Sistem sedang sibuk. Coba lagi sebentar lagi.'
      await expect(page.getByRole('main').getByText(busy)).toBeVisible()
      await expect.poll(toasts).toEqual([busy])
      await become('join-failure')
      await page.getByRole('button', { name: words.retry }).click()
      await expect(page.getByRole('article')).toHaveCount(3)
    },
  )
