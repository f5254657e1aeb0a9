import type { Page } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { hold, tapTenTimes, watchToasts } from '../on-page.ts'
import { openedByShell, playShell, toldPayloads, toldShell } from '../shell.ts'

const INDONESIAN = { lang: '1' }
const BUSY = 'Sistem sedang sibuk. Coba lagi sebentar lagi.'
const OPENING = 'Sedang dibuka…'
const NOT_OPENED = 'Halaman produk ini tidak bisa dibuka dari sini.'
/** Long enough to be cut, which would hide whose it is. */
const LONG_HOST = `${`${'a'.repeat(60)}.`.repeat(3)}partner.example:8443`
const apply = (page: Page, name: string) => page.getByRole('button', { name: `Ajukan, ${name}` })
const card = (page: Page, name: string) => page.getByRole('article', { name })

/** A tap on a product that takes no applications says so, and calls nothing. */
async function expectClosed(page: Page, name: string, calls: unknown[]) {
  const words = 'Sedang tidak menerima pengajuan'
  await expect(card(page, name)).toBeVisible()
  const before = calls.length
  // Playwright treats it as disabled, but a person can still tap it.
  await card(page, name).getByRole('button').click({ force: true })
  await expect(page.getByRole('status').getByText(words)).toBeVisible()
  expect(calls.length).toBe(before)
}

test.describe('At /relevant', () => {
  test('products stand with what is known of them, and ten taps are one application @APP-4 @OFFER-1 @OFFER-2 @OFFER-3 @OFFER-4 @OFFER-7 @OFFER-9 @OFFER-12 @OFFER-13', async ({
    open,
    page,
    calls,
    events,
  }) => {
    await playShell(page, 'answers')
    await open('/relevant', { scenario: 'recommend-full', search: { scene: 'tanchuang_fudai' } })
    await expect(page).toHaveTitle('Pengajuan Khusus')
    await expect(page.getByRole('article')).toHaveCount(5)
    await expect(card(page, 'Rupiah Kilat')).toContainText(
      'Jumlah pinjamanRp1.000.000 – Rp8.000.0000,1% per hari · Cair',
    )
    const tags = (name: string) => card(page, name).getByRole('listitem')
    await expect(tags('Rupiah Kilat')).toHaveText(['Cair 2 jam', 'Tanpa jaminan', 'Cukup KTP'])
    await expect(tags('Sahabat Dana')).toHaveText(['Bunga rendah'])
    // The server sends tags for this one too.
    await expect(tags('Uang Pintar')).toHaveCount(0)
    await expectClosed(page, 'Uang Pintar', calls)

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

  test('an answer opens what it may, a refusal says why, and tracking that fails nothing @OFFER-9 @OFFER-10 @OFFER-15 @RULE-44', async ({
    open,
    page,
    become,
  }) => {
    const toasts = await watchToasts(page)
    const product = apply(page, 'Rupiah Kilat')
    const answered = () => expect(product).toHaveAttribute('aria-busy', 'false')
    await playShell(page, 'answers')
    await page.route('**/pageEvent/save?*', (route) => route.abort())
    await open('/relevant', { scenario: 'recommend-full,refuse:applyProduct' })
    const at = page.url()
    await product.click()
    await expect(page.getByText(BUSY)).toHaveCount(1)
    await answered()
    await become('recommend-full')

    let url = 'https://pages.rupya.example@evil.io/'
    await page.route('**/product/apply?*', (route) =>
      route.fulfill({ json: { code: '00', message: '', data: { url } } }),
    )
    await product.click()
    await expect(page.getByText(NOT_OPENED)).toBeVisible()
    await answered()
    // Before another site opens, the app asks and names it.
    url = `https://${LONG_HOST}/apply`
    await product.click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(LONG_HOST)
    expect(await question.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    await page.getByRole('button', { name: 'Batal' }).click()
    await answered()
    expect(await openedByShell(page)).toEqual([])
    expect(page.url()).toBe(at)

    await page.unroute('**/product/apply?*')
    await product.click()
    await expect.poll(() => openedByShell(page)).toEqual(['rupya://apply?product=1101'])
    expect((await toasts()).filter((toast) => toast !== OPENING)).toEqual([BUSY, NOT_OPENED])
    // The lender's own page opens in this one.
    await apply(page, 'Sahabat Dana').click()
    await page.waitForURL('**/__world/pages/apply.html?product=1102')
    await page.goBack()
    await answered()
  })

  test('an answer after the borrower has gone on opens nothing @OFFER-14 @RULE-28 @all', async ({ open, page }) => {
    const toasts = await watchToasts(page)
    await playShell(page, 'answers')
    const answer = await hold(page, '**/product/apply?*')
    await open('/product', { scenario: 'recommend-full' })
    await page.getByRole('link', { name: 'Lihat pilihan untuk Anda' }).click()
    await apply(page, 'Rupiah Kilat').click()
    await page.goBack()
    await expect(page).toHaveTitle('Produk')
    const replied = page.waitForResponse('**/product/apply?*')
    answer()
    await replied
    await page.getByRole('button', { name: 'Buka aplikasi' }).click()
    await expect.poll(() => openedByShell(page)).toEqual(['rupya://product'])
    expect((await toasts()).filter((toast) => toast !== OPENING)).toEqual([])
  })

  test('nothing is left today: the way leads to the app’s products, or to where they are @APP-13 @OFFER-5 @OFFER-6', async ({
    open,
    page,
  }) => {
    const home = page.getByRole('button', { name: 'Kembali ke beranda', exact: true })
    await open('/relevant', { scenario: 'recommend-empty' })
    await expect(page.getByRole('heading', { name: 'Pengajuan hari ini sudah penuh' })).toBeVisible()
    await expect(page.getByText('Silakan kembali besok.')).toBeVisible()
    await home.click()
    await expect(page).toHaveTitle('Produk')
    await page.getByRole('button', { name: 'Buka aplikasi' }).click()
    await expect(page.getByRole('main').getByText('Buka Rupya dari layar utama ponsel Anda.')).toBeVisible()
    await expect(page.getByRole('link', { name: /021-5095-0100/ })).toBeVisible()
    // Without a session there is no list to open.
    await open('/product', { search: { token: undefined } })
    await expect(page.getByRole('heading', { name: 'Pilih produk di aplikasi' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Lihat pilihan untuk Anda' })).toHaveCount(0)

    await playShell(page, 'answers')
    await open('/relevant', { scenario: 'recommend-empty' })
    await home.click()
    await expect.poll(() => openedByShell(page)).toEqual(['rupya://product'])
    await expect(page).toHaveTitle('Pengajuan Khusus')
  })
})

test.describe('A failed joint login', () => {
  test('says why and what else is open, and ten taps hand the borrower over once @LOAN-42 @LOAN-43 @LOAN-44 @LOAN-45 @OFFER-12', async ({
    open,
    page,
    events,
  }) => {
    await playShell(page, 'answers')
    await open('/loginError', { scenario: 'join-failure' })
    await expect(page).toHaveTitle('Rupya')
    await expect(page.getByRole('heading', { name: 'Pengajuan belum berhasil' })).toBeVisible()
    await expect(page.getByText('Mitra kami belum bisa menerima pengajuan Anda.')).toBeVisible()
    await expect(card(page, 'Rupiah Kilat')).toContainText(
      'Jumlah pinjamanRp1.000.000 – Rp8.000.0000,1% per hariCair dalam 2 jam',
    )
    await expect(apply(page, 'Rupiah Kilat')).toHaveCSS('background-color', 'rgb(0, 111, 212)')
    await expect(card(page, 'Uang Pintar').getByRole('button')).toHaveCSS('background-color', 'rgb(204, 204, 204)')

    await tapTenTimes(apply(page, 'Rupiah Kilat'))
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

  test('is read again, its refusals are said, and its links open as they may @LOAN-46 @LOAN-47 @LOAN-70 @all', async ({
    open,
    page,
    become,
  }) => {
    const toasts = await watchToasts(page)
    const product = apply(page, 'Rupiah Kilat')
    await playShell(page, 'answers')
    await open('/loginError', { scenario: 'join-failure,refuse:getJoinFailure' })
    await expect(page.getByRole('main').getByText(BUSY)).toBeVisible()
    await become('join-failure,refuse:joinProduct')
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await product.click()
    await expect.poll(async () => (await toasts()).filter((toast) => toast !== OPENING)).toEqual([BUSY, BUSY])
    await expect(product).toHaveAttribute('aria-busy', 'false')
    await become('join-failure,lost:joinProduct')
    await product.click()
    await expect.poll(async () => (await toasts()).filter((toast) => toast !== OPENING)).toHaveLength(3)
    await expect(product).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByText(OPENING)).toHaveCount(0)

    // A report that is lost holds up nothing. A partner's own site is opened after a question.
    await become('join-failure,refuse:reportNecessity')
    await apply(page, 'Sahabat Dana').click()
    await page.getByRole('dialog').filter({ hasText: 'products.rupya.example' }).waitFor()
    await page.getByRole('button', { name: 'Buka situs' }).click()
    await expect.poll(() => openedByShell(page)).toEqual([expect.stringContaining('products.rupya.example')])

    // Where nothing else is open, the failure's own link leads on, if it may open.
    await open('/loginError', { scenario: 'join-failure-empty' })
    const nothing = page.getByText('Silakan coba lagi besok.')
    const goOn = page.getByRole('button', { name: 'Lanjutkan' })
    await expect(nothing).toBeVisible()
    await goOn.click()
    await expect.poll(() => openedByShell(page)).toEqual(['rupya://home'])
    await page.route('**/stand/targeted?*', async (route) => {
      const reply = await (await route.fetch()).json()
      const competence = { ...reply.competence, redirectUrl: 'intent://evil.io/#Intent;scheme=https;end' }
      await route.fulfill({ json: { ...reply, competence } })
    })
    await page.reload()
    await expect(nothing).toBeVisible()
    await expect(goOn).toHaveCount(0)
  })
})

test.describe('On a loan', () => {
  test('a product is recorded and opened once; a refusal or a hostile link opens none @APP-34 @APP-41 @LOAN-19 @LOAN-21 @LOAN-22 @LOAN-23 @LOAN-24 @OFFER-12', async ({
    open,
    page,
    calls,
    events,
  }) => {
    const product = apply(page, 'Rupiah Kilat')
    await playShell(page, 'answers')
    let answer: object = { code: '7', message: 'Kuota hari ini sudah habis.', data: null }
    await page.route('**/gopia/goya/define*', (route) => route.fulfill({ json: answer }))
    await open('/loanDetails', { scenario: 'order-21', search: INDONESIAN })
    await expectClosed(page, 'Uang Pintar', calls)
    await product.click()
    await expect(page.getByText('Kuota hari ini sudah habis.')).toHaveCount(1)
    answer = { code: '00', message: '', data: 'javascript:alert(1)' }
    await product.click()
    await expect(page.getByText(NOT_OPENED)).toBeVisible()
    expect(await toldShell(page)).toEqual(['track', 'track'])

    await page.unroute('**/gopia/goya/define*')
    const come = await hold(page, '**/gopia/goya/define*')
    await tapTenTimes(product)
    await expect(page.getByRole('status').getByText(OPENING)).toBeVisible()
    come()
    await expect.poll(() => toldShell(page)).toEqual(['track', 'track', 'track', 'openProduct'])
    await expect(page.getByText(OPENING)).toHaveCount(0)
    expect((await toldPayloads(page)).slice(2)).toEqual([
      { productId: '1001', moduleId: 31, positionId: 0 },
      { url: 'rupya://product/rupiah-kilat' },
    ])
    const saved = { operation: 'saveServiceEvent', event: { productId: '1001', moduleId: 31, positionId: 0 } }
    await expect
      .poll(events)
      .toEqual([
        saved,
        saved,
        saved,
        { operation: 'defineProductLink', event: { moduleId: 31, position: 0, productKey: 'rupiah-kilat' } },
      ])
    await page.getByRole('button', { name: 'Lihat produk lainnya' }).click()
    await expect.poll(async () => (await toldShell(page)).slice(4)).toEqual(['goHome'])
  })

  test('tracking that hangs delays nothing, ten taps on a button are one @RULE-29', async ({ open, page, calls }) => {
    const toasts = await watchToasts(page)
    await playShell(page, 'answers')
    await page.route('**/service/event/save*', () => {})
    await open('/loanDetails', { scenario: 'order-4', search: INDONESIAN })
    await tapTenTimes(page.getByRole('button', { name: 'Pinjam lagi' }))
    await expect.poll(() => toldShell(page)).toEqual(['goHome'])
    await expect.poll(() => calls.filter((call) => call.url().includes('/event/save'))).toHaveLength(1)
    // Another toast: a toast about the tracking would have appeared before it.
    await page.getByRole('button', { name: 'Muat ulang' }).click()
    await expect.poll(toasts).toEqual(['Sudah diperbarui'])
  })

  test('a refresh reads all again; if it fails, the old data stays @RULE-21 @RULE-23', async ({
    open,
    page,
    calls,
  }) => {
    const refresh = page.getByRole('button', { name: 'Muat ulang' })
    const title = page.getByRole('heading', { name: 'Terlambat 4 hari' })
    await open('/loanDetails', { scenario: 'order-180', search: INDONESIAN })
    await expect(page.getByText('0 dari 3 cicilan sudah dibayar')).toBeVisible()
    await refresh.click()
    await expect(page.getByText('Sudah diperbarui')).toBeVisible()
    // The screen's background data is read again too.
    for (const operation of ['loan-details/loan-details', 'loan-play-detail'])
      await expect.poll(() => calls.filter((call) => call.url().includes(operation))).toHaveLength(2)

    await page.route('**/gateway/**', (route) => route.abort())
    await refresh.click()
    const asOf = /Belum bisa diperbarui. Yang tampil adalah data pukul \d\d:\d\d\./
    await expect(page.getByText(asOf)).toBeVisible()
    await expect(title).toBeVisible()

    await page.unroute('**/gateway/**')
    await page.route('**/gateway/**', (route) => route.fulfill({ status: 401, body: '' }))
    await refresh.click()
    await expect(page.getByRole('heading', { name: 'Sesi Anda sudah berakhir' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Bayar' })).toHaveCount(0)
  })
})
