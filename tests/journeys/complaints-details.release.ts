import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { servePictures } from './pictures.ts'
import { IN_ALL } from '../setup/suite.ts'

const ANSWERED = { scenario: 'complaint-answered' }
/** An answer without this asks for stars after 3 seconds. */
const RATED = { isScore: 0 }
const viewer = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Changes the reply with a complaint on its way. */
const changeComplaint = (page: Page, change: Record<string, unknown>) =>
  page.route('**/problem-detail?*', async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, data: { ...reply.data, ...change } } })
  })

test(
  'A complaint that waits shows what was written, and when an answer comes @HELP-31 @HELP-32',
  IN_ALL,
  async ({ open, page }) => {
    await open('/complainDetails', { scenario: 'complaint-waiting' })
    await expect(page.getByRole('heading', { name: 'Menunggu jawaban' })).toBeVisible()
    await expect(page.getByText('Kami menjawab dalam 3 hari kerja.')).toBeVisible()
    await expect(page.getByText('Penagih menelepon kakak saya')).toBeVisible()
    await expect(page.getByText('100/200')).toBeVisible()
    await expect(page.getByText('Penagihan', { exact: true })).toBeVisible()
    await expect(page.getByText('Menghubungi keluarga atau teman saya')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(/No\. pinjaman\s*723421968459640180/)
    await expect(page.getByRole('link', { name: 'Tanya asisten' })).toHaveAttribute('href', /723421968459640180/)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Hasil Penanganan' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Semua keluhan saya' }).click()
    await expect(page).toHaveTitle('Keluhan saya')
  },
)

test('The answer stands in Process Result with its pictures @HELP-32', async ({ open, page }) => {
  await open('/complainDetails', { ...ANSWERED, search: { lang: '2' } })
  await expect(page.getByRole('heading', { name: 'Answered' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Process Result' })).toBeVisible()
  await expect(page.getByText('Halo Ibu Sari, pembayaran')).toHaveAttribute('lang', 'id')
  await expect(page.getByRole('list', { name: 'Photos with the answer' }).getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('button')).toHaveCount(2)
})

test('An answer that is rated asks for no stars, however long it is read', IN_ALL, async ({ open, page }) => {
  await page.clock.install()
  await open('/complainDetails', { scenario: 'complaint-scored' })
  await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A complaint of which the server names no loan is whole without it', IN_ALL, async ({ open, page }) => {
  await changeComplaint(page, { orderNo: undefined })
  await open('/complainDetails', { scenario: 'complaint-waiting' })
  await expect(page.getByText('Penagih menelepon kakak saya')).toBeVisible()
  await expect(page.getByText('No. pinjaman')).toHaveCount(0)
})

test(
  'An answer of pictures alone, or of words with markup, is shown as it came @HELP-32',
  IN_ALL,
  async ({ open, page }) => {
    await changeComplaint(page, { ...RATED, disposeDetail: '  ', disposeImages: ['https://files.rupya.example/a.png'] })
    await open('/complainDetails', ANSWERED)
    await expect(page.getByRole('heading', { name: 'Hasil Penanganan' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Foto 1 dari 1' })).toBeVisible()
    await page.unroute('**/problem-detail?*')
    await changeComplaint(page, {
      ...RATED,
      content: '<b>x</b> 😀',
      disposeDetail: 'Baris satu\n<script>alert(1)</script>',
      // None of these is an address of a picture.
      disposeImages: ['javascript:alert(1)', 'http://files.rupya.example/a.png', null, {}],
      images: null,
    })
    await page.reload()
    await expect(page.getByText('Baris satu\n<script>alert(1)</script>')).toBeVisible()
    await expect(page.getByText('<b>x</b> 😀')).toBeVisible()
    await expect(page.getByText('10/200')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Foto/ })).toHaveCount(0)
  },
)

test('Pictures open in a viewer that zooms, goes on, and is left by Escape or Back @HELP-89', async ({
  open,
  page,
}) => {
  await servePictures(page)
  await changeComplaint(page, RATED)
  await open('/complaintList', ANSWERED)
  await page.getByRole('link', { name: /^Pembayaran/ }).click()
  const first = page.getByRole('button', { name: 'Foto 1 dari 2' })
  await first.click()
  const picture = viewer(page, 'Foto Anda').getByRole('img')
  await expect(picture).toHaveAccessibleName('Foto 1 dari 2')
  await expect(picture).toHaveJSProperty('complete', true)
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0)
  await expect.poll(width).toBeGreaterThan(100)
  const fitted = await width()
  await page.getByRole('button', { name: 'Perbesar' }).click()
  await expect.poll(width).toBeGreaterThan(1.5 * fitted)
  await page.mouse.dblclick(180, 370)
  await expect.poll(width).toBe(fitted)
  await page.keyboard.press('ArrowRight')
  await expect(picture).toHaveAccessibleName('Foto 2 dari 2')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(first).toBeFocused()
  await first.click()
  await page.getByRole('button', { name: 'Perbesar' }).click()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveTitle('Rincian keluhan')
})

test('A picture that does not load says so', IN_ALL, async ({ open, page }) => {
  await page.route('https://files.rupya.example/**', (route) => route.abort())
  await changeComplaint(page, RATED)
  await open('/complainDetails', { ...ANSWERED, search: { lang: '2' } })
  await page.getByRole('button', { name: 'Photo 2 of 2' }).click()
  await expect(viewer(page, 'Your photos').getByRole('alert')).toHaveText(/^This photo could not be loaded/)
})

test(
  'A complaint that does not exist is refused in the server’s words, with the way to the list @HELP-91',
  IN_ALL,
  async ({ open, page }) => {
    await open('/complainDetails', { ...ANSWERED, search: { problemId: '1' } })
    await expect(page.getByRole('main').getByText('Keluhan tidak ditemukan.')).toBeVisible()
    await page.getByRole('link', { name: 'Semua keluhan saya' }).click()
    await expect(page).toHaveTitle('Keluhan saya')
  },
)
