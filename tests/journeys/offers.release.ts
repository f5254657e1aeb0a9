import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../src/platform/i18n/languages.ts'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { inBoth, inIndonesian } from './languages.ts'
import { openedByShell, playShell, toldPayloads, toldShell } from './shell.ts'
import { watchToasts } from './toasts.ts'
import { IN_ALL } from '../setup/suite.ts'

const OFFERS = { scenario: 'recommend-full' }
/** The app's own words. The buttons and the server's messages are in the market's language. */
const WORDS = {
  id: {
    title: 'Pengajuan Khusus',
    opening: 'Sedang dibuka…',
    notOpened: 'Halaman produk ini tidak bisa dibuka dari sini.',
    cancel: 'Batal',
    closed: 'Sedang tidak menerima pengajuan',
    products: 'Produk',
    seeOffers: 'Lihat pilihan untuk Anda',
    openApp: 'Buka aplikasi',
    inPhone: 'Buka Rupya dari layar utama ponsel Anda.',
    choose: 'Pilih produk di aplikasi',
    full: 'Pengajuan hari ini sudah penuh',
    tomorrow: 'Silakan kembali besok.',
    home: 'Kembali ke beranda',
    retry: 'Coba lagi',
    refresh: 'Muat ulang',
    asOf: /Yang tampil adalah data pukul/,
  },
  en: {
    title: 'Special offers',
    opening: 'Opening…',
    notOpened: "This product's page cannot be opened from here.",
    cancel: 'Cancel',
    closed: 'Takes no applications at the moment',
    products: 'Products',
    seeOffers: 'See what is chosen for you',
    openApp: 'Open the app',
    inPhone: 'Open Rupya from your phone’s home screen.',
    choose: 'Choose a product in the app',
    full: 'Applications are full for today',
    tomorrow: 'Please come back tomorrow.',
    home: 'back to home',
    retry: 'Try again',
    refresh: 'Refresh',
    asOf: /You see what we knew at/,
  },
}
const apply = (page: Page, name: string) => page.getByRole('button', { name: `Ajukan, ${name}` })
const card = (page: Page, name: string) => page.getByRole('article', { name })

test('Recommended products stand with all that is known of them, and only the first two have tags @APP-4 @OFFER-1 @OFFER-2 @OFFER-3', async ({
  open,
  page,
}) => {
  await open('/relevant', OFFERS)
  await expect(page).toHaveTitle('Pengajuan Khusus')
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(card(page, 'Rupiah Kilat')).toContainText('Rp1.000.000 – Rp8.000.000Jumlah pinjaman0,1% per hari · Cair')
  const tags = (name: string) => card(page, name).getByRole('listitem')
  await expect(tags('Rupiah Kilat')).toHaveText(['Cair 2 jam', 'Tanpa jaminan', 'Cukup KTP'])
  await expect(tags('Sahabat Dana')).toHaveText(['Bunga rendah'])
  // The server sends tags for this one too.
  await expect(tags('Uang Pintar')).toHaveCount(0)
  await expect(card(page, 'Modal Keluarga')).toContainText('Rp3.000.000 – Rp12.000.000')
})

for (const { lang } of inIndonesian(WORDS))
  test(`Ten taps on a product are one application, recorded by the scene’s module and told to the shell (language ${lang}) @OFFER-7 @OFFER-9 @OFFER-12 @OFFER-13`, async ({
    open,
    page,
    events,
  }) => {
    await playShell(page, 'answers')
    await open('/relevant', { ...OFFERS, search: { scene: 'tanchuang_fudai', lang } })
    await apply(page, 'Modal Keluarga').waitFor()
    await page.evaluate(() => {
      const press = (name: string) =>
        document.querySelector<HTMLElement>(`button[aria-label="Ajukan, ${name}"]`)?.click()
      for (let tap = 0; tap < 10; tap += 1) press('Modal Keluarga')
      // One at a time.
      press('Rupiah Kilat')
    })
    await expect.poll(() => toldShell(page)).toEqual(['track', 'openProduct'])
    expect(await toldPayloads(page)).toEqual([
      { productId: '1104', moduleId: 302, positionId: 4 },
      { url: 'rupya://apply?product=1104' },
    ])
    await expect.poll(events).toEqual([
      { operation: 'savePageEvent', event: { productId: '1104', moduleId: 302, positionId: 4 } },
      { operation: 'applyProduct', event: { product_id: '1104', module_id: 302, scene: 'tanchuang_fudai' } },
    ])
  })

for (const { lang, words } of inBoth(WORDS))
  test(
    `An application that goes on at the lender’s page opens it, and tracking that fails says nothing (language ${lang}) @OFFER-9 @OFFER-15`,
    IN_ALL,
    async ({ open, page }) => {
      const toasts = await watchToasts(page)
      await page.route('**/pageEvent/save?*', (route) => route.abort())
      await open('/relevant', { scenario: 'recommend-full,refuse:savePageEvent', search: { lang } })
      await apply(page, 'Sahabat Dana').click()
      await page.waitForURL('**/__world/pages/apply.html?product=1102')
      await page.goBack()
      await expect(apply(page, 'Sahabat Dana')).toHaveAttribute('aria-busy', 'false')
      expect((await toasts()).filter((toast) => toast !== words.opening)).toEqual([])
    },
  )

for (const { lang, words, tag } of inBoth(WORDS))
  test(
    `A product that is closed says why; whatever hostile address another answers, nothing opens and the list stays (language ${lang}) @OFFER-4 @OFFER-9`,
    tag,
    async ({ open, page, calls }) => {
      await playShell(page, 'answers')
      let url = ''
      await page.route('**/product/apply?*', (route) =>
        route.fulfill({ json: { code: '00', message: '', data: { url } } }),
      )
      await open('/relevant', { ...OFFERS, search: { lang } })
      await expect(page).toHaveTitle(words.title)
      // The button's words come from the server, in its language.
      if (lang === LANGUAGES.en.lang) await expect(apply(page, 'Rupiah Kilat')).toHaveAttribute('lang', 'id')
      const closed = card(page, 'Uang Pintar')
      await expect(closed.getByText(words.closed)).toBeVisible()
      const before = calls.length
      // Playwright treats it as disabled, but a person can still tap it.
      await closed.getByRole('button').click({ force: true })
      await expect(page.getByRole('status').getByText(words.closed)).toBeVisible()
      expect(calls.length).toBe(before)

      const at = page.url()
      const notOpened = page.getByText(words.notOpened)
      for (url of ['javascript:alert(1)', 'httpx://pages.rupya.example', 'https://pages.rupya.example@evil.io/']) {
        await apply(page, 'Rupiah Kilat').click()
        await expect(notOpened).toBeVisible()
        await expect(apply(page, 'Rupiah Kilat')).toHaveAttribute('aria-busy', 'false')
      }
      // Before another site opens, the app asks and names it.
      url = 'https://partner.example/apply'
      await apply(page, 'Rupiah Kilat').click()
      await expect(page.getByRole('dialog')).toContainText('partner.example')
      await page.getByRole('button', { name: words.cancel }).click()
      expect(new Set(await toldShell(page))).toEqual(new Set(['track']))
      expect(page.url()).toBe(at)
    },
  )

for (const { lang } of inIndonesian(WORDS))
  test(
    `A refused application says why in the server’s words, and can be sent again (language ${lang}) @OFFER-10`,
    IN_ALL,
    async ({ open, page, become }) => {
      await playShell(page, 'answers')
      await open('/relevant', { scenario: 'recommend-full,refuse:applyProduct', search: { lang } })
      await apply(page, 'Rupiah Kilat').click()
      await expect(page.getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toHaveCount(1)
      await expect(apply(page, 'Rupiah Kilat')).toHaveAttribute('aria-busy', 'false')
      await become('recommend-full')
      await apply(page, 'Rupiah Kilat').click()
      await expect.poll(() => openedByShell(page)).toEqual(['rupya://apply?product=1101'])
    },
  )

for (const { lang, words } of inIndonesian(WORDS))
  test(
    `An answer that comes after the borrower has left opens nothing (language ${lang}) @OFFER-14`,
    IN_ALL,
    async ({ open, page }) => {
      const toasts = await watchToasts(page)
      await playShell(page, 'answers')
      const answer = await hold(page, '**/product/apply?*')
      await open('/product', { ...OFFERS, search: { lang } })
      await page.getByRole('link', { name: words.seeOffers }).click()
      await apply(page, 'Rupiah Kilat').click()
      await page.goBack()
      await expect(page).toHaveTitle(words.products)
      const replied = page.waitForResponse('**/product/apply?*')
      answer()
      await replied
      await page.getByRole('button', { name: words.openApp }).click()
      await expect.poll(() => openedByShell(page)).toEqual(['rupya://product'])
      expect((await toasts()).filter((toast) => toast !== words.opening)).toEqual([])
    },
  )

for (const { lang, words } of inIndonesian(WORDS))
  test(`When applications are full the list says to come back tomorrow, and leads to the app’s products (language ${lang}) @OFFER-5 @OFFER-6`, async ({
    open,
    page,
  }) => {
    await playShell(page, 'answers')
    await open('/relevant', { scenario: 'recommend-empty', search: { lang } })
    await expect(page.getByRole('heading', { name: words.full })).toBeVisible()
    await expect(page.getByText(words.tomorrow)).toBeVisible()
    await page.getByRole('button', { name: words.home }).click()
    await expect.poll(() => openedByShell(page)).toEqual(['rupya://product'])
    await expect(page).toHaveTitle(words.title)
  })

for (const { lang, words } of inIndonesian(WORDS))
  test(
    `Without the app that way leads to a page that says where products are, with somebody to call (language ${lang}) @APP-13 @OFFER-6`,
    IN_ALL,
    async ({ open, page }) => {
      await open('/relevant', { scenario: 'recommend-empty', search: { lang } })
      await page.getByRole('button', { name: words.home, exact: true }).click()
      await expect(page).toHaveTitle(words.products)
      await page.getByRole('button', { name: words.openApp }).click()
      await expect(page.getByRole('main').getByText(words.inPhone)).toBeVisible()
      await expect(page.getByRole('link', { name: /021-5095-0100/ })).toBeVisible()
      // Without a session there is no list to open.
      await open('/product', { search: { token: undefined, lang } })
      await expect(page.getByRole('heading', { name: words.choose })).toBeVisible()
      await expect(page.getByRole('link', { name: words.seeOffers })).toHaveCount(0)
    },
  )

for (const { lang, words } of inIndonesian(WORDS))
  test(
    `An app that does not know its product page is asked for its home (language ${lang}) @APP-13`,
    IN_ALL,
    async ({ open, page }) => {
      await playShell(page, 'unimplemented')
      await open('/product', { search: { lang } })
      await page.getByRole('button', { name: words.openApp }).click()
      await expect.poll(() => toldShell(page)).toEqual(['openProduct', 'goHome'])
    },
  )

for (const { lang, words } of inIndonesian(WORDS))
  test(
    `A list that is refused says so and can be read again; one that was read stays when that fails (language ${lang}) @OFFER-10`,
    IN_ALL,
    async ({ open, page, become }) => {
      await open('/relevant', { scenario: 'recommend-full,refuse:listRecommendedProducts', search: { lang } })
      await expect(page.getByRole('main').getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
      await become('recommend-full')
      await page.getByRole('button', { name: words.retry }).click()
      await expect(page.getByRole('article')).toHaveCount(5)
      await become('server-error')
      await page.getByRole('button', { name: words.refresh }).click()
      await expect(page.getByText(words.asOf).first()).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(5)
    },
  )
