import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { IN_ALL } from '../setup/suite.ts'

const ANSWERED = { scenario: 'complaint-answered' }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mohon nilai layanan ini' })
const star = (page: Page, count: number) => page.getByRole('radio', { name: `${count} dari 5 bintang` })
const send = (page: Page) => page.getByRole('button', { name: 'Kirim', exact: true })
const scores = (calls: { url: () => string; postData: () => string | null }[]) =>
  calls.filter((call) => call.url().includes('save-score')).map((call) => call.postData())

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('After 3 seconds, and not before, a borrower is asked and rates with the keyboard alone @HELP-33 @HELP-35', async ({
  open,
  page,
  calls,
}) => {
  const answer = await hold(page, '**/problem-detail?*')
  await open('/complainDetails', { ...ANSWERED, search: { lang: '2' } })
  await page.clock.pauseAt(Date.now() + 10_000)
  answer()
  await expect(page.getByRole('heading', { name: 'Answered' })).toBeVisible()
  await page.clock.runFor(2900)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(page.getByRole('dialog', { name: 'Please rate this service' })).toBeVisible()
  await expect(page.getByRole('radio', { name: '1 of 5 stars' })).toBeFocused()
  await page.keyboard.press('Space')
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Successful demonstration！')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(scores(calls)).toEqual(['score=4&problemId=8211004502'])
})

test('A rating that was sent is not asked for again @HELP-34', IN_ALL, async ({ open, page, calls }) => {
  await open('/complainDetails', ANSWERED)
  await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
  await page.clock.fastForward(3000)
  await star(page, 2).check()
  await tapTenTimes(send(page))
  await expect(page.getByText('Penilaian Anda sudah terkirim!')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(scores(calls)).toEqual(['score=2&problemId=8211004502'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test(
  'Whoever may rate is asked whatever number the server says it with, unless it is 0 @HELP-33',
  IN_ALL,
  async ({ open, page }) => {
    await page.route('**/problem-detail*', async (route) => {
      const reply = await route.fetch()
      const { data, ...rest } = await reply.json()
      await route.fulfill({ json: { ...rest, data: { ...data, isScore: 2 } } })
    })
    await open('/complainDetails', ANSWERED)
    await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
    await page.clock.fastForward(3000)
    await expect(dialog(page)).toBeVisible()
  },
)

test('A rating that is refused says why in the server’s words, and keeps its stars to be sent again @HELP-90', async ({
  open,
  page,
  calls,
}) => {
  const refusal = { code: 9, message: 'Penilaian <b>ditutup</b> sementara.', data: null }
  await page.route('**/save-score?*', (route) => route.fulfill({ json: refusal }))
  await open('/complainDetails', ANSWERED)
  await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
  await page.clock.fastForward(3000)
  await send(page).click()
  await expect(dialog(page).getByRole('group').getByText('Silakan pilih')).toBeVisible()
  await star(page, 5).check()
  await send(page).click()
  await expect(dialog(page).getByText(refusal.message)).toBeVisible()
  await expect(star(page, 5)).toBeChecked()
  await page.unroute('**/save-score?*')
  await send(page).click()
  await expect(page.getByText('Penilaian Anda sudah terkirim!')).toBeVisible()
  expect(scores(calls)).toHaveLength(2)
})

test(
  'Back closes the question first, and it does not come again on this visit @HELP-90',
  IN_ALL,
  async ({ open, page, calls }) => {
    await open('/complaintList', ANSWERED)
    await page.getByRole('link', { name: /^Pembayaran/ }).click()
    await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
    await page.clock.fastForward(3000)
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
  },
)

test(
  'Who leaves before 3 seconds is asked on no other screen, and a picture that is open is not covered @HELP-33',
  IN_ALL,
  async ({ open, page }) => {
    await open('/complaintList', ANSWERED)
    await page.clock.pauseAt(Date.now() + 10_000)
    await page.getByRole('link', { name: /^Pembayaran/ }).click()
    await expect(page.getByRole('heading', { name: 'Sudah dijawab' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveTitle('Keluhan saya')
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('link', { name: /^Pembayaran/ }).click()
    await page.getByRole('button', { name: 'Foto 1 dari 2' }).click()
    await page.clock.fastForward(10_000)
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    await page.getByRole('button', { name: 'Batal' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)
