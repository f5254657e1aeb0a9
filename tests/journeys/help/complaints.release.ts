import type { Page, Request } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { expectSmooth } from '../page-work.ts'
import { servePictures } from '../pictures.ts'

const COMPLAINTS = { scenario: 'complaints-several' }
const ANSWERED = { scenario: 'complaint-answered' }
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const rows = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const question = (page: Page) => page.getByRole('dialog', { name: 'Mohon nilai layanan ini' })
const star = (page: Page, count: number) => page.getByRole('radio', { name: `${count} dari 5 bintang` })
const scores = (calls: Request[]) =>
  calls.filter((call) => call.url().includes('save-score')).map((call) => call.postData())

/** Changes what the server says, on its way. */
const change = (page: Page, pattern: string, to: (data: object) => unknown) =>
  page.route(pattern, async (route) => {
    const reply = await (await route.fetch()).json()
    await route.fulfill({ json: { ...reply, data: to(reply.data) } })
  })
const changeComplaint = (page: Page, to: Record<string, unknown>) =>
  change(page, '**/problem-detail?*', (data) => ({ ...data, ...to }))

test('A borrower finds a complaint under its tab, reads it, and is back at the tab @HELP-28 @HELP-29 @HELP-30 @HELP-31 @HELP-85 @HELP-87', async ({
  open,
  page,
}) => {
  await open('/complaintList', COMPLAINTS)
  await expect(page).toHaveTitle('Keluhan saya')
  await expect(page.getByRole('tab')).toHaveText(['Semua', 'Menunggu', 'Terjawab'])
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(1)).toContainText(
    /^Pembayaran Sudah dijawab Saya sudah membayar .* \d{4}-\d{2}-\d{2} 09:15$/,
  )
  await expect(rows(page).nth(0)).toContainText('Menunggu jawaban')
  await tab(page, 'Semua').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Menunggu')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Menunggu' }).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: /^Penagihan/ }).press('Enter')
  await expect(page).toHaveTitle('Rincian keluhan')
  expect(new URL(page.url()).searchParams.get('problemId')).toBe('8211004503')
  await expect(page.getByRole('heading', { name: 'Menunggu jawaban' })).toBeVisible()
  await expect(page.getByText('Kami menjawab dalam 3 hari kerja.')).toBeVisible()
  await expect(page.getByText('Penagih menelepon kakak saya')).toBeVisible()
  await expect(page.getByText('100/200')).toBeVisible()
  await expect(page.getByText('Penagihan', { exact: true })).toBeVisible()
  await expect(page.getByText('Menghubungi keluarga atau teman saya')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(/No\. pinjaman\s*7234 2196 8459 6401 80/)
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Hasil Penanganan' })).toHaveCount(0)

  await page.goBack()
  await expect(tab(page, 'Menunggu')).toHaveAttribute('aria-selected', 'true')
  await page.reload()
  await expect(tab(page, 'Menunggu')).toHaveAttribute('aria-selected', 'true')
  await expect(rows(page)).toHaveCount(1)
  // Without a connection what was read stays, with its time.
  await page.route('**/problem-list?*', (route) => route.abort('connectionfailed'))
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  const stale = page.getByRole('main').getByRole('status')
  await expect(stale).toHaveText(/^Belum bisa diperbarui\. Yang tampil adalah data pukul \d\d:\d\d\.$/)
  await expect(rows(page)).toHaveCount(1)
})

test('A keyboard is enough to read an answer and rate it; a refusal keeps the stars @HELP-32 @HELP-33 @HELP-34 @HELP-35 @HELP-90', async ({
  open,
  page,
  calls,
}) => {
  const refusal = { code: 9, message: 'Penilaian <b>ditutup</b> sementara.', data: null }
  await page.clock.install()
  await page.route('**/save-score?*', (route) => route.fulfill({ json: refusal }), { times: 1 })
  await open('/complainDetails', ANSWERED)
  await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hasil Penanganan' })).toBeVisible()
  await expect(page.getByText('Halo Ibu Sari, pembayaran')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Foto pada jawaban' }).getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('list', { name: 'Foto Anda' }).getByRole('button')).toHaveCount(2)
  await page.clock.fastForward(3000)
  await expect(question(page)).toBeVisible()
  await expect(star(page, 1)).toBeFocused()
  await page.keyboard.press('Space')
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight')
  await expect(star(page, 4)).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question(page).getByText(refusal.message)).toBeVisible()
  await expect(star(page, 4)).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Penilaian Anda sudah terkirim!')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  const sent = 'score=4&problemId=8211004502'
  expect(scores(calls)).toEqual([sent, sent])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Who reads an answer for 3 s is asked to rate it, once a visit; Back closes that @HELP-33 @HELP-89 @HELP-90', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await servePictures(page)
  // Any number but 0 means that it may be rated.
  await changeComplaint(page, { isScore: 2 })
  await open('/complaintList', ANSWERED)
  await page.clock.pauseAt(Date.now() + 10_000)
  const openAnswer = async () => {
    await page.getByRole('link', { name: /^Pembayaran/ }).click()
    await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
  }
  await openAnswer()
  await page.clock.runFor(2900)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Who has left is not asked on another screen.
  await page.goBack()
  await expect(page).toHaveTitle('Keluhan saya')
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openAnswer()
  await page.getByRole('button', { name: 'Foto 1 dari 2' }).click()
  const picture = page.getByRole('dialog', { name: 'Foto Anda' }).getByRole('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 720)
  await page.keyboard.press('ArrowRight')
  await expect(picture).toHaveAccessibleName('Foto 2 dari 2')
  // A picture that is looked at is not covered.
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await star(page, 2).check()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveTitle('Rincian keluhan')
  const reread = page.waitForResponse('**/problem-detail?*')
  await page.getByRole('button', { name: 'Muat ulang' }).click()
  await reread
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(scores(calls)).toEqual([])
})

test('An empty tab says why, a lost complaint leads to the list @HELP-86 @HELP-91 @all', async ({ open, page }) => {
  await open('/complaintList', { ...ANSWERED, search: { tab: '1' } })
  await expect(page.getByRole('heading', { name: 'Tidak ada yang menunggu' })).toBeVisible()
  await open('/complaintList', { scenario: 'complaint-waiting', search: { tab: '2' } })
  await expect(page.getByRole('heading', { name: 'Belum ada jawaban' })).toBeVisible()
  await open('/complainDetails', { scenario: 'complaints-empty', search: { problemId: '1' } })
  await expect(page.getByRole('main').getByText('Keluhan tidak ditemukan.')).toBeVisible()
  await page.getByRole('link', { name: 'Semua keluhan saya' }).click()
  await expect(page.getByRole('heading', { name: 'Belum ada keluhan' })).toBeVisible()
  await expect(tab(page, 'Semua')).toHaveAttribute('aria-selected', 'true')
})

const complaints = (count: number, bank: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(8_211_000_000 + index),
    time: '2026-11-17 09:15:37',
    type: 'Pembayaran',
    content: `Saya sudah membayar cicilan ke-${index + 1} lewat ${bank}, tetapi tagihan di aplikasi belum berubah.`,
  }))

test('A thousand complaints are as smooth as fifty @HELP-88 @all', async ({ open, page }) => {
  let count = 0
  // The other rows follow later. The page counts them itself, because role queries for 1,000 rows take seconds.
  const settle = () =>
    page.waitForFunction((wanted) => document.querySelectorAll('[role=tabpanel] li').length === wanted, count)
  await page.route('**/problem-list?*', (route) => {
    const data = [
      { title: 'Semua', value: 0, list: complaints(count, 'BCA') },
      { title: 'Menunggu', value: 1, list: complaints(count, 'BRI') },
    ]
    return route.fulfill({ json: { code: 0, message: '', data } })
  })
  await expectSmooth(page, {
    atMost: { 'another tab': 4.5, 'a screen further': 5 },
    show: async (amount) => {
      count = amount
      await open('/complaintList', COMPLAINTS)
      await settle()
    },
    act: (interaction, back) =>
      page.evaluate(
        async ([name, isBack]) => {
          const painted = () =>
            new Promise<void>((done) => {
              requestAnimationFrame(() => setTimeout(done))
            })
          if (name === 'another tab') {
            document.querySelectorAll<HTMLElement>('[role=tab]')[isBack ? 0 : 1]?.click()
            const first = () => document.querySelector('[role=tabpanel] li')?.textContent ?? ''
            while (!first().includes(isBack ? 'BCA' : 'BRI')) await painted()
          } else scrollBy(0, isBack ? -600 : 600)
          await painted()
        },
        [interaction, back] as const,
      ),
    settle,
  })
})
