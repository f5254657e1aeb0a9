import type { Page } from '@playwright/test'
import { expect, test } from './borrower.ts'
import { hold } from './hold.ts'
import { playShell, toldShell } from './shell.ts'
import { watchToasts } from './toasts.ts'
import { tapTenTimes } from './tap-ten-times.ts'
import { IN_ALL, inAll } from '../setup/suite.ts'

const RATES = { scenario: 'order-200-rate' }
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Bagaimana pinjaman ini?' })
const thanks = (page: Page) => page.getByRole('dialog', { name: 'Terima kasih' })
const star = (page: Page, count: number) => page.getByRole('radio', { name: `${count} dari 5 bintang` })
const scores = (calls: { url: () => string; postData: () => string | null }[]) =>
  calls.filter((call) => call.url().includes('google-score')).map((call) => call.postData())

test('An order that asks for a rating opens the dialog by itself, others do not @LOAN-25', async ({ open, page }) => {
  await open('/loanDetails', { scenario: 'order-200' })
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(dialog(page)).toHaveCount(0)
  await open('/loanDetails', RATES)
  await expect(dialog(page)).toBeVisible()
  for (const count of [1, 2, 3, 4, 5]) await expect(star(page, count)).not.toBeChecked()
})

test('Without a star nothing is sent; a toast and the dialog say so, until one is chosen @LOAN-27', async ({
  open,
  page,
  calls,
}) => {
  await open('/loanDetails', RATES)
  await page.getByRole('button', { name: 'Kirim' }).click()
  // The toast is announced; the text at the stars stays.
  const toast = dialog(page).getByRole('status').getByText('Silakan pilih')
  await expect(toast).toBeVisible()
  await expect(dialog(page).getByRole('group').getByText('Silakan pilih')).toBeVisible()
  await star(page, 4).check()
  await expect(page.getByText('Silakan pilih')).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  expect(scores(calls)).toEqual([])
})

for (const [index, stars] of [1, 2, 3].entries())
  test(
    `${stars} stars send the wire's score 5, and thank @LOAN-28 @LOAN-30`,
    inAll(index),
    async ({ open, page, calls }) => {
      await playShell(page, 'answers')
      await open('/loanDetails', RATES)
      await star(page, stars).check()
      await page.getByRole('button', { name: 'Kirim' }).click()
      await expect(thanks(page)).toBeVisible()
      await expect(page.getByText('5', { exact: true })).toHaveCount(0)
      await page.getByRole('button', { name: 'Tutup' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(scores(calls)).toEqual(['score=5'])
      expect(await toldShell(page)).toEqual([])
    },
  )

for (const stars of [4, 5])
  test(`${stars} stars hand on to the shell's own prompt @LOAN-29`, IN_ALL, async ({ open, page, calls }) => {
    await playShell(page, 'answers')
    await open('/loanDetails', RATES)
    await star(page, stars).check()
    await page.getByRole('button', { name: 'Kirim' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => toldShell(page)).toEqual(['rate'])
    expect(scores(calls)).toEqual(['score=5'])
  })

// bridge.test.ts tests how the bridge handles each; this uses one that fails and one that hangs.
for (const [kind, behaviour] of [
  ['android', 'throws'],
  ['ios', 'silent'],
] as const)
  test(
    `A shell (${kind}, ${behaviour}) changes nothing for the borrower who gave 5 stars @LOAN-29`,
    IN_ALL,
    async ({ open, page }) => {
      const toasts = await watchToasts(page)
      await page.clock.install()
      await playShell(page, behaviour, kind)
      await open('/loanDetails', RATES)
      await star(page, 5).check()
      await page.getByRole('button', { name: 'Kirim' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // A shell that is never ready is told nothing.
      if (!['missing', 'never-ready'].includes(behaviour)) await expect.poll(() => toldShell(page)).toEqual(['rate'])
      // After the bridge's timeout, and after a late answer.
      await page.clock.fastForward(5000)
      await expect(page.getByRole('button', { name: 'Pinjam lagi' })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(await toasts()).toEqual([])
    },
  )

test('By touch a borrower rates and is thanked', IN_ALL, async ({ open, page, calls }) => {
  await open('/loanDetails', RATES)
  await star(page, 2).tap()
  await expect(star(page, 2)).toBeChecked()
  await page.getByRole('button', { name: 'Kirim' }).tap()
  await expect(thanks(page)).toBeVisible()
  await page.touchscreen.tap(180, 20)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(scores(calls)).toEqual(['score=5'])
})

test('Who closes the dialog while the rating is being sent is not asked back', IN_ALL, async ({ open, page }) => {
  await playShell(page, 'answers')
  const answer = await hold(page, '**/google-score*')
  await open('/loanDetails', RATES)
  await star(page, 3).check()
  await page.getByRole('button', { name: 'Kirim' }).click()
  await page.getByRole('button', { name: 'Batal' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const reread = page.waitForResponse('**/loan-details?*')
  answer()
  await reread
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('A rated order does not ask again', IN_ALL, async ({ open, page }) => {
  await open('/loanDetails', RATES)
  await star(page, 5).check()
  await page.getByRole('button', { name: 'Kirim' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Lunas', exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [way, leave] of Object.entries<(page: Page) => Promise<unknown>>({
  Cancel: (page) => page.getByRole('button', { name: 'Batal' }).click(),
  'a tap on the mask': (page) => page.mouse.click(180, 20),
  Escape: (page) => page.keyboard.press('Escape'),
}))
  test(
    `${way} closes the dialog, and the next time no star is checked @LOAN-31`,
    IN_ALL,
    async ({ open, page, calls }) => {
      await open('/loanDetails', RATES)
      await star(page, 2).check()
      await leave(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expect(scores(calls)).toEqual([])
      await page.reload()
      await expect(star(page, 2)).not.toBeChecked()
    },
  )

test('Back closes the dialog first, and leaves the order only then @RULE-9', IN_ALL, async ({ open, page }) => {
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
})

test(
  'A rating that cannot be sent is said, keeps the stars, and can be sent again',
  IN_ALL,
  async ({ open, page, calls }) => {
    await page.route('**/google-score*', (route) => route.abort('connectionfailed'))
    await open('/loanDetails', RATES)
    await star(page, 3).check()
    await page.getByRole('button', { name: 'Kirim' }).click()
    await expect(dialog(page).getByText('Belum berhasil. Tidak ada yang berubah, coba lagi.')).toBeVisible()
    await expect(star(page, 3)).toBeChecked()
    expect(scores(calls)).toHaveLength(1)
    await page.unroute('**/google-score*')
    await page.getByRole('button', { name: 'Kirim' }).click()
    await expect(thanks(page)).toBeVisible()
  },
)

test('Ten taps send one rating @RULE-12', async ({ open, page, calls }) => {
  await open('/loanDetails', RATES)
  await star(page, 3).check()
  await tapTenTimes(page.getByRole('button', { name: 'Kirim' }))
  await expect(thanks(page)).toBeVisible()
  expect(scores(calls)).toEqual(['score=5'])
})

test('With the keyboard alone a borrower rates, and the focus stays in the dialog @LOAN-26', async ({
  open,
  page,
  calls,
}) => {
  await open('/loanDetails', RATES)
  await expect(dialog(page)).toBeVisible()
  await expect(star(page, 1)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(star(page, 3)).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Batal' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(thanks(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(scores(calls)).toEqual(['score=5'])
})
