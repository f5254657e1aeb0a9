import type { Page } from '@playwright/test'
import { numberOf } from './account-screen.ts'
import { expect, test } from '../borrower.ts'
import { hold } from '../hold.ts'
import { playShell, toldShell } from '../shell.ts'
import { tapTenTimes } from '../tap-ten-times.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

const CHOICES = { scenario: 'choices-bank' }
const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const want = (page: Page) => page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' })
const change = (page: Page) => page.getByRole('link', { name: 'Ganti metode pembayaran' })

test('From the choice Back leads to where the borrower came from, not from screen to screen @REPAY-47 @REPAY-71', async ({
  open,
  page,
  calls,
}) => {
  await playShell(page, 'answers')
  await open('/walletInstructions', CHOICES)
  await page.getByRole('link', { name: 'Buka nomor virtual account' }).click()
  await expect(numberOf(page, 'BCA')).toBeVisible()
  for (const bank of ['BRI', 'Mandiri', 'BCA']) {
    await change(page).click()
    await radio(page, bank).check()
    // Whether tapped slowly or quickly, one step back leaves the screen.
    await tapTenTimes(want(page))
    await expect(numberOf(page, bank.toUpperCase())).toBeVisible()
  }
  // Nothing was changed, so the account is the same.
  await change(page).click()
  await expect(radio(page, 'BCA')).toBeChecked()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(numberOf(page, 'BCA')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveTitle('Bayar dengan e-wallet')
  expect(await toldShell(page)).toEqual([])
  expect(calls.filter((call) => call.url().includes('generate-vcode'))).toHaveLength(4)
})

test('From the bill a borrower chooses once, and then gets to the number at once', async ({ open, page }) => {
  await open('/repayment', { scenario: 'order-174' })
  const pay = page.getByRole('button', { name: 'Bayar Segera' })
  await pay.click()
  await expect(page).toHaveTitle('Metode pembayaran')
  await radio(page, 'BRI').check()
  await want(page).click()
  await expect(numberOf(page, 'BRI')).toBeVisible()
  await expect(page.getByText('Rp1.090.000')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect(page).toHaveTitle('Detail Tagihan')
  await pay.click()
  await expect(numberOf(page, 'BRI')).toBeVisible()
})

test('Chosen before there was an account, the choice is not what Back returns to', IN_ALL, async ({ open, page }) => {
  await playShell(page, 'answers')
  await open('/individual', CHOICES)
  await radio(page, 'BRI').check()
  await tapTenTimes(want(page))
  await expect(numberOf(page, 'BRI')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await expect.poll(() => toldShell(page)).toEqual(['close'])
  await expect(page).toHaveURL(/\/that\?/)
})

for (const [index, [from, path]] of (
  [
    ['a saved address', '/that'],
    ['the bill', '/repayment'],
  ] as const
).entries())
  test(
    `An account opened from ${from} is one step in the history, however often its method is changed @REPAY-71`,
    inAll(index),
    async ({ open, page }) => {
      await page.addInitScript(() => {
        // The blank page before has no storage.
        if (window.location.protocol !== 'http:') return
        for (const [key, value] of Object.entries({ payType: '1', payCode: 'BCA', isDefault: '0' }))
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      })
      await open(path, CHOICES)
      if (path === '/repayment') await page.getByRole('button', { name: 'Bayar Segera' }).click()
      for (const bank of ['BRI', 'Mandiri']) {
        await change(page).click()
        await radio(page, bank).check()
        await want(page).click()
        await expect(numberOf(page, bank.toUpperCase())).toBeVisible()
      }
      await page.goBack()
      await expect(page).toHaveURL(path === '/that' ? 'about:blank' : /\/repayment\?/)
    },
  )

test('Taps while the account is slow to come do not lead further back', IN_ALL, async ({ open, page }) => {
  await open('/walletInstructions', CHOICES)
  await page.getByRole('link', { name: 'Buka nomor virtual account' }).click()
  await change(page).click()
  await radio(page, 'BRI').check()
  const answer = await hold(page, '**/generate-vcode*')
  const button = await want(page).elementHandle()
  for (let tap = 0; tap < 5; tap += 1)
    await button?.evaluate((element) => element instanceof HTMLElement && element.click())
  // The number of the earlier choice must not show meanwhile.
  await expect(page.getByText('Sedang memuat, tunggu sebentar.')).toBeAttached()
  answer()
  await expect(numberOf(page, 'BRI')).toBeVisible()
})

test(
  'A reload in the middle keeps what is being chosen; the next visit begins with what was kept',
  IN_ALL,
  async ({ open, page }) => {
    await open('/individual', CHOICES)
    await radio(page, 'Mini Market').check()
    await radio(page, 'Indomaret').check()
    await page.reload()
    await expect(radio(page, 'Mini Market')).toBeChecked()
    await expect(radio(page, 'Indomaret')).toBeChecked()
    await open('/loanDetails', CHOICES)
    await open('/individual', CHOICES)
    await expect(radio(page, 'Bank')).toBeChecked()
    await radio(page, 'BRI').check()
    await page.reload()
    await expect(radio(page, 'BRI')).toBeChecked()
    await want(page).click()
    await expect(numberOf(page, 'BRI')).toBeVisible()
    await change(page).click()
    await radio(page, 'Mandiri').check()
    await page.reload()
    await expect(radio(page, 'Mandiri')).toBeChecked()
    await want(page).click()
    await expect(numberOf(page, 'MANDIRI')).toBeVisible()
    await page.reload()
    await expect(numberOf(page, 'MANDIRI')).toBeVisible()
  },
)

test('An ended session is said on the choice too', IN_ALL, async ({ open, page }) => {
  await open('/individual', { scenario: 'choices-bank,session-ended' })
  await expect(page.getByRole('heading', { name: 'Sesi Anda sudah berakhir' })).toBeVisible()
})

test('Without a session neither screen calls anything', IN_ALL, async ({ open, page, calls }) => {
  for (const path of ['/that', '/individual', '/walletInstructions']) {
    await open(path, { ...CHOICES, search: { token: undefined } })
    await expect(page.getByRole('heading', { name: 'Buka halaman ini dari aplikasi' })).toBeVisible()
  }
  expect(calls).toEqual([])
})

for (const [lang, words] of [
  [
    '1',
    {
      title: 'Bayar dengan e-wallet',
      account: 'Buka nomor virtual account',
      pay: 'Pilih yang mau dibayar',
      order: 'Lihat pinjaman',
    },
  ],
  [
    '2',
    {
      title: 'Pay by e-wallet',
      account: 'Open the account number',
      pay: 'Choose what to pay',
      order: 'See the loan',
    },
  ],
] as const)
  test(
    `How to pay by e-wallet leads to the number, or first to what is owed, lang=${lang} @REPAY-29`,
    IN_ALL,
    async ({ open, page, calls }) => {
      await open('/walletInstructions', { ...CHOICES, search: { lang } })
      await expect(page).toHaveTitle(words.title)
      await expect(page.getByText('Rp1.090.000')).toBeVisible()
      await page.getByRole('link', { name: words.account }).click()
      await expect(page.getByText('7001 2684 5964 0174')).toBeVisible()
      await page.goBack()
      await page.getByRole('link', { name: words.order }).click()
      await expect(page).toHaveURL(/\/loanDetails\?.*orderId=723421968459640174/)
      // Nothing is asked for any more.
      await page.goto('about:blank')
      const before = calls.length
      for (const amount of [undefined, '0', 'NaN', '-5']) {
        await open('/walletInstructions', { ...CHOICES, search: { lang, amount } })
        await expect(page.getByRole('link', { name: words.pay })).toBeVisible()
        await expect(page.getByRole('link', { name: words.account })).toHaveCount(0)
        await expect(page.getByText(/Rp|NaN/)).toHaveCount(0)
      }
      expect(calls.length).toBe(before)
      await page.getByRole('link', { name: words.pay }).click()
      await expect(page).toHaveURL(/\/repayment\?.*orderId=723421968459640174/)
    },
  )
