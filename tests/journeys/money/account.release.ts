import type { Page } from '@playwright/test'
import { asked, numberOf } from './account-screen.ts'
import { expect, test } from '../borrower.ts'
import { goOffline } from '../online.ts'
import { emptyCache } from '../worker-context.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

const BANK = { scenario: 'account-bank' }
const NUMBER = '7001268459640174'

const WORDS = {
  id: {
    lang: '1',
    title: 'Pelunasan',
    total: 'total yang harus dibayar',
    number: 'nomor virtual account',
    bill: 'nomor tagihan',
    picked: 'Kami pilihkan BCA untuk Anda. Anda bisa menggantinya.',
    copy: 'Salin',
    copyNumber: 'Salin nomor',
    copied: 'disalin',
    steps: 'Cara membayar',
    paid: 'TELAH MEMBAYAR',
    tips: 'Pelunasan Anda akan segera dikonfirmasi',
    order: 'Lihat pinjaman',
    loan: 'Detail pinjaman',
    noted: /^Anda mencatat sudah membayar\./,
    again: 'Tetap tampilkan nomornya',
  },
  en: {
    lang: '2',
    title: 'Repayment',
    total: 'total to pay',
    number: 'virtual account number',
    bill: 'bill number',
    picked: 'We picked BCA for you. You can change it.',
    copy: 'Copy',
    copyNumber: 'Copy the number',
    copied: 'copied',
    steps: 'How to pay',
    paid: 'I have paid',
    tips: 'Your repayment will be confirmed soon',
    order: 'See the loan',
    loan: 'Loan details',
    noted: /^You noted that you paid\./,
    again: 'Show the number again',
  },
}

/** Stores a choice on this device, as an earlier visit does. */
const keepChoice = (page: Page, choice: Record<string, string>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, choice)

for (const [index, [language, words]] of Object.entries(WORDS).entries())
  test(
    `Borrower reads the number, copies its digits, and says that it is paid, in ${language} @REPAY-30 @REPAY-31 @REPAY-33 @REPAY-36`,
    inAll(index),
    async ({ open, page, calls, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open('/that', { ...BANK, search: { lang: words.lang } })
      await expect(page).toHaveTitle(words.title)
      await expect(page.getByText('Rp1.090.000')).toBeVisible()
      await expect(page.getByText('7001 2684 5964 0174')).toBeVisible()
      for (const [button, what, raw] of [
        [`${words.copy} ${words.total}`, words.total, '1090000'],
        [words.copyNumber, words.number, NUMBER],
        [`${words.copy} ${words.bill}`, words.bill, '968459640174'],
      ] as const) {
        await page.getByRole('button', { name: button, exact: true }).click()
        await expect(page.getByRole('status')).toHaveText(new RegExp(`^${what} ${words.copied}$`, 'i'))
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(raw)
      }
      // A bank's name is read, not typed. So it has no copy button, and occurs once, beside the text about who chose it.
      await expect(numberOf(page, 'BCA')).toBeVisible()
      await expect(page.getByText('BCA').and(page.locator(':visible'))).toHaveText([
        'BCA Virtual Account',
        words.picked,
      ])
      expect(asked(calls)).toEqual([
        {
          productId: '1001',
          orderId: '723421968459640174',
          amount: '1090000',
          payCode: '',
          pay_type: '1',
          is_default: '1',
          is_display: '0',
          specific_num: '',
        },
      ])

      await expect(page.getByRole('heading', { name: words.steps })).toBeVisible()
      const step = page.getByText('Masukkan kartu dan PIN di ATM BCA.')
      await expect(step).toBeHidden()
      await page.getByText('ATM', { exact: true }).click()
      await expect(step).toBeVisible()

      await page.getByRole('button', { name: words.paid }).click()
      await page.getByRole('dialog', { name: words.tips }).getByRole('link', { name: words.order }).click()
      await expect(page).toHaveTitle(words.loan)
      await expect(page.getByText(words.noted)).toBeVisible()
      await page.goBack()
      // After a report of a payment, the screen asks before it shows the number again.
      await expect(page.getByText('7001 2684 5964 0174')).toHaveCount(0)
      await page.getByRole('button', { name: words.again }).click()
      await page.getByRole('dialog').getByRole('button', { name: words.again }).click()
      await expect(page.getByText('7001 2684 5964 0174')).toBeVisible()
      expect(asked(calls)).toHaveLength(1)
    },
  )

test(
  'At a mini market the borrower gets a payment code and one list of steps @REPAY-34',
  IN_ALL,
  async ({ open, page }) => {
    await open('/that', { scenario: 'account-market' })
    await expect(numberOf(page, 'ALFAMART')).toBeVisible()
    await expect(page.getByText('8812 0684 5964 0174')).toBeVisible()
    await expect(page.getByText('Datang ke Alfamart terdekat.')).toBeVisible()
    await expect(page.getByText('virtual account')).toHaveCount(0)
  },
)

test('The kept choice is asked for, with what the address says', IN_ALL, async ({ open, page, calls }) => {
  await keepChoice(page, { payType: '2', payCode: 'INDOMARET', specificNum: '88340', isDefault: '0' })
  await open('/that', { ...BANK, search: { amount: '2.180.000', display: '1' } })
  await expect(page.getByText('Rp2.180.000')).toBeVisible()
  await expect(page.getByText('Datang ke Indomaret terdekat.')).toBeVisible()
  expect(asked(calls)).toMatchObject([
    { amount: '2180000', payCode: 'INDOMARET', pay_type: '2', is_default: '0', is_display: '1', specific_num: '88340' },
  ])
})

test('A kept choice that is garbage is no choice', IN_ALL, async ({ open, page, calls }) => {
  await keepChoice(page, { payType: '[object Object]', payCode: '../..', specificNum: '', isDefault: '0' })
  await open('/that', BANK)
  await expect(page.getByText('7001 2684 5964 0174')).toBeVisible()
  expect(asked(calls)).toMatchObject([{ pay_type: '1', payCode: '', is_default: '1' }])
})

for (const [index, path] of ['/that', '/individual'].entries())
  test(
    `${path} without an amount that can be paid says what is missing, and calls nothing @RULE-76`,
    inAll(index),
    async ({ open, page, calls }) => {
      await open(path, { ...BANK, search: { amount: '1e21' } })
      await expect(page.getByRole('heading', { name: 'Tautan ini tidak lengkap' })).toBeVisible()
      expect(calls).toEqual([])
    },
  )

test('Where the clipboard is refused the old command copies the digits', IN_ALL, async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
    const copied: string[] = []
    Object.assign(window, { copied })
    document.execCommand = () => copied.push(getSelection()?.toString() ?? '') > 0
  })
  await open('/that', BANK)
  await page.getByRole('button', { name: 'Salin nomor', exact: true }).click()
  await expect(page.getByText('Nomor virtual account disalin')).toBeVisible()
  expect(await page.evaluate('window.copied')).toEqual([NUMBER])
})

test(
  'Where nothing copies the number is selected, without its gaps, and no success is claimed',
  IN_ALL,
  async ({ open, page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await open('/that', BANK)
    await page.getByRole('button', { name: 'Salin nomor', exact: true }).click()
    await expect(page.getByText('Tekan lama teksnya untuk menyalin')).toBeVisible()
    expect(await page.evaluate(() => String(getSelection()))).toBe(NUMBER)
    // It can still be read in groups.
    const gaps = await page.evaluate(() => {
      const number = getSelection()?.getRangeAt(0).commonAncestorContainer
      const spans = number instanceof Element ? [...number.querySelectorAll('span')] : []
      return spans.filter((span) => Number.parseFloat(getComputedStyle(span).marginLeft) > 2).length
    })
    expect(gaps).toBe(3)
    await expect(page.getByText('disalin')).toHaveCount(0)
  },
)

for (const [index, [scenario, total]] of (
  [
    ['account-unknown-type', 'Rp1.090.000'],
    ['account-without-amount', '–'],
  ] as const
).entries())
  test(`${scenario}: nobody is asked to pay on a guess @REPAY-31`, inAll(index), async ({ open, page }) => {
    await open('/that', { scenario })
    await expect(page.getByRole('heading', { name: 'Jangan membayar dulu' })).toBeVisible()
    await expect(page.getByText(total, { exact: true })).toBeVisible()
    await expect(page.getByText(/7001|NaN|undefined/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /TELAH MEMBAYAR|Salin/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Telepon 021-5095-0174' })).toHaveAttribute('href', 'tel:02150950174')
    await page.getByRole('link', { name: 'Ganti metode pembayaran' }).click()
    await expect(page).toHaveTitle('Metode pembayaran')
  })

test('A refusal is said in the server’s words, and leads on to another try or another method @REPAY-32', async ({
  open,
  page,
  become,
  calls,
}) => {
  await open('/that', { scenario: 'account-refused' })
  await expect(page.getByRole('main').getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
  expect(asked(calls)).toHaveLength(1)
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.poll(() => asked(calls)).toHaveLength(2)
  await expect(page.getByRole('main').getByText('Sistem sedang sibuk. Coba lagi sebentar lagi.')).toBeVisible()
  await become('account-bank')
  await page.getByRole('link', { name: 'Ganti metode pembayaran' }).click()
  await page.getByRole('radio', { name: 'BRI' }).check()
  await page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' }).click()
  await expect(numberOf(page, 'BRI')).toBeVisible()
})

test('An amount that is more than what is owed is refused in the server’s words', IN_ALL, async ({ open, page }) => {
  await open('/that', { ...BANK, search: { amount: '9.000.000' } })
  await expect(page.getByRole('main').getByText('Jumlah pembayaran lebih besar dari tagihan.')).toBeVisible()
})

test(
  'Customer service is one tap away, and so is a complaint about this loan @APP-14 @REPAY-35 @REPAY-76',
  IN_ALL,
  async ({ open, page }) => {
    await open('/that', BANK)
    await expect(page.getByRole('link', { name: 'Telepon 021-5095-0174' })).toHaveAttribute('href', 'tel:02150950174')
    await expect(page.getByRole('link', { name: 'Ajukan keluhan' })).toHaveAttribute(
      'href',
      /^\/complainPage\?.*orderNo=723421968459640174/,
    )
  },
)

test('When the network goes the number stays, and can be copied', async ({ open, page, context, calls }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await emptyCache(page)
  await open('/that', BANK)
  await expect(page.getByText('7001 2684 5964 0174')).toBeVisible()
  // The screens behind the links are prefetched while there is a network.
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  for (const screen of ['/loan-details-', '/individual-']) await expect.poll(fetched).toContain(screen)
  await goOffline(page)
  await page.evaluate(() => {
    for (const type of ['offline', 'focus', 'online', 'visibilitychange']) window.dispatchEvent(new Event(type))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByText('Mobile banking', { exact: true }).click()
  await expect(page.getByText('Buka aplikasi mobile banking BCA dan masuk.')).toBeVisible()
  await page.getByRole('button', { name: 'Salin nomor', exact: true }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(NUMBER)
  await page.getByRole('button', { name: 'TELAH MEMBAYAR' }).click()
  await page.getByRole('button', { name: 'Tutup' }).click()

  await page.getByRole('link', { name: 'Ganti metode pembayaran' }).click()
  await expect(page.getByText('Daftar terbaru belum bisa dimuat.')).toBeVisible()
  await page.getByRole('button', { name: 'Kembali' }).click()
  await page.getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Tetap tampilkan nomornya' }).click()
  await expect(page.getByText('7001 2684 5964 0174')).toBeVisible()
  expect(asked(calls)).toHaveLength(1)
})

test('A reload shows the same number again', async ({ open, page, calls }) => {
  await open('/that', BANK)
  await page.getByText('ATM', { exact: true }).click()
  await page.reload()
  await expect(page.getByText('7001 2684 5964 0174')).toBeVisible()
  expect(asked(calls)).toHaveLength(2)
})
