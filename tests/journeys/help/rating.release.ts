import type { Page, Request } from '@playwright/test'
import { expect, test } from '../borrower.ts'
import { hold, tapTenTimes, watchToasts } from '../on-page.ts'
import { playShell, toldShell } from '../shell.ts'

const RATES = { scenario: 'order-200-rate' }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bagaimana pengalaman Anda dengan pinjaman ini?' })
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Terima kasih' })
const star = (page: Page, count: number) => page.getByRole('radio', { name: `${count} dari 5 bintang` })
const send = (page: Page) => page.getByRole('button', { name: 'Kirim' })
const scores = (calls: Request[]) =>
  calls.filter((call) => call.url().includes('google-score')).map((call) => call.postData())

test('A paid loan asks for stars; a keyboard is enough to give 3 and to be thanked @LOAN-25 @LOAN-27 @LOAN-28 @LOAN-30', async ({
  open,
  page,
  calls,
}) => {
  await playShell(page, 'answers')
  await open('/loanDetails', RATES)
  await expect(dialog(page)).toBeVisible()
  await expect(star(page, 1)).toBeFocused()
  await send(page).press('Enter')
  // The toast is announced; the text at the stars stays.
  await expect(dialog(page).getByRole('status').getByText('Silakan pilih')).toBeVisible()
  await expect(dialog(page).getByRole('group')).toHaveAccessibleDescription('Silakan pilih')
  expect(scores(calls)).toEqual([])
  await star(page, 1).press('Space')
  await expect(page.getByText('Silakan pilih')).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(star(page, 3)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Batal' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  // Nobody is told what the wire says.
  await expect(page.getByText('5', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(scores(calls)).toEqual(['score=5'])
  expect(await toldShell(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('4 stars stay until they are sent, once; a prompt that fails is not noticed @LOAN-29 @RULE-12', async ({
  open,
  page,
  calls,
}) => {
  const failed = 'Belum berhasil. Tidak ada yang berubah, coba lagi.'
  const toasts = await watchToasts(page)
  await page.clock.install()
  await playShell(page, 'throws')
  await page.route('**/google-score*', (route) => route.abort('connectionfailed'), { times: 1 })
  await open('/loanDetails', RATES)
  await star(page, 4).check()
  await send(page).click()
  await expect(dialog(page).getByText(failed)).toBeVisible()
  await expect(star(page, 4)).toBeChecked()
  expect(await toldShell(page)).toEqual([])
  await tapTenTimes(send(page))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => toldShell(page)).toEqual(['rate'])
  // After the bridge's timeout.
  await page.clock.fastForward(5000)
  await expect(page.getByRole('button', { name: 'Pinjam lagi' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(new Set(await toasts())).toEqual(new Set([failed]))
  expect(scores(calls)).toEqual(['score=5', 'score=5'])
})

test('Back, Cancel, the mask and Escape close the dialog and take the stars back @LOAN-31 @RULE-9', async ({
  open,
  page,
  calls,
}) => {
  await open('/loanDetails', { ...RATES, search: { orderId: '723421968459640174' } })
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
  // Like a link of the app: the entry after the first one.
  await page.evaluate(() => {
    const next = window.location.href.replace('723421968459640174', '723421968459640200')
    window.history.pushState({ __TSR_index: 1, __TSR_key: 'next', key: 'next' }, '', next)
  })
  await star(page, 2).check()
  await page.evaluate(() => window.history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  await page.evaluate(() => window.history.back())
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()

  await open('/loanDetails', RATES)
  for (const leave of [
    () => page.getByRole('button', { name: 'Batal' }).click(),
    () => page.mouse.click(180, 20),
    () => page.keyboard.press('Escape'),
  ]) {
    await expect(star(page, 2)).not.toBeChecked()
    await star(page, 2).check()
    await leave()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.reload()
  }
  expect(scores(calls)).toEqual([])

  // Who closes it while it is being sent is not asked back.
  const answer = await hold(page, '**/google-score*')
  await star(page, 3).check()
  await send(page).click()
  await page.getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const reread = page.waitForResponse('**/loan-details?*')
  answer()
  await (await reread).finished()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
