import type { Page } from '@playwright/test'
import { numberOf } from './account-screen.ts'
import { expect, test } from '../borrower.ts'
import { hold } from '../hold.ts'
import { watchToasts } from '../toasts.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

const CHOICES = { scenario: 'choices-bank' }
const INCOMPLETE = 'Silakan lengkapi informasinya'
const BUSY = 'Sistem sedang sibuk. Coba lagi sebentar lagi.'

const WORDS = {
  id: {
    lang: '1',
    title: 'Metode pembayaran',
    methods: 'Lewat ATM, Mobile banking, Internet banking',
    want: 'SAYA INGIN MEMBAYAR',
  },
  en: {
    lang: '2',
    title: 'Payment method',
    methods: 'By ATM, Mobile banking, Internet banking',
    want: 'I want to pay',
  },
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name })
const want = (page: Page) => page.getByRole('button', { name: 'SAYA INGIN MEMBAYAR' })
const change = (page: Page) => page.getByRole('link', { name: 'Ganti metode pembayaran' })
const kept = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => !key.startsWith('rupya:'))))

/** Bodies of the calls to one operation. */
const asked = (calls: { url: () => string; postData: () => string | null }[], path: string) =>
  calls
    .filter((call) => call.url().includes(path))
    .map((call) => Object.fromEntries(new URLSearchParams(call.postData() ?? '')))

for (const [index, [language, words]] of Object.entries(WORDS).entries())
  test(
    `Borrower chooses a bank, then a mini market, and gets the number of each, in ${language} @REPAY-39 @REPAY-40 @REPAY-41 @REPAY-42 @REPAY-43 @REPAY-44 @REPAY-47`,
    inAll(index),
    async ({ open, page, calls }) => {
      await open('/individual', { ...CHOICES, search: { lang: words.lang, amount: '1.090.000', display: '1' } })
      await expect(page).toHaveTitle(words.title)
      await expect(page.getByText('Rp1.090.000')).toBeVisible()
      await expect(radio(page, 'Mandiri')).toBeVisible()
      await expect(page.getByText('Mobile banking')).toHaveCount(0)
      await radio(page, 'BRI').check()
      await expect(page.getByText(words.methods)).toBeVisible()
      await page.getByRole('button', { name: words.want }).click()
      await expect(numberOf(page, 'BRI')).toBeVisible()
      expect(await kept(page)).toEqual({ payType: '1', payCode: 'BRI', specificNum: '88810', isDefault: '0' })

      await page.getByRole('link', { name: /Ganti metode|Change the payment method/ }).click()
      await expect(radio(page, 'BRI')).toBeChecked()
      await radio(page, 'Mini Market').check()
      await expect(radio(page, 'Alfamart')).toBeChecked()
      await radio(page, 'Indomaret').check()
      await page.getByRole('button', { name: words.want }).click()
      await expect(numberOf(page, 'INDOMARET')).toBeVisible()
      expect(await kept(page)).toEqual({ payType: '2', payCode: 'INDOMARET', specificNum: '88340', isDefault: '0' })

      expect(asked(calls, 'init-pay-type').map(({ pay_type }) => pay_type)).toEqual(['1', '2'])
      const common = { productId: '1001', orderId: '723421968459640174', amount: '1090000', is_display: '1' }
      expect(asked(calls, 'generate-vcode')).toEqual([
        { ...common, payCode: 'BRI', pay_type: '1', is_default: '0', specific_num: '88810' },
        { ...common, payCode: 'INDOMARET', pay_type: '2', is_default: '0', specific_num: '88340' },
      ])
    },
  )

test('Until the server answers there are two banks and ALFAMART, and they can be paid at @REPAY-49', async ({
  open,
  page,
}) => {
  const answer = await hold(page, '**/init-pay-type*')
  await open('/individual', CHOICES)
  await expect(page.getByRole('group', { name: 'Pilih bank' }).getByRole('radio')).toHaveCount(2)
  await radio(page, 'BCA').check()
  await expect(page.getByText('Lewat ATM, Mobile banking, Internet banking')).toBeVisible()
  answer()
  await expect(page.getByRole('group', { name: 'Pilih bank' }).getByRole('radio')).toHaveCount(3)
  await expect(radio(page, 'BCA')).toBeChecked()
  await want(page).click()
  await expect(numberOf(page, 'BCA')).toBeVisible()
  // The server's own number for the choice, not the default list's.
  expect(await kept(page)).toMatchObject({ payCode: 'BCA', specificNum: '70012' })
})

test('A late reply for the former type does not win @RULE-28', async ({ open, page }) => {
  const answer = await hold(page, '**/init-pay-type*')
  const former = page.waitForRequest('**/init-pay-type*')
  await open('/individual', CHOICES)
  await former
  await page.unroute('**/init-pay-type*')
  await radio(page, 'Mini Market').check()
  await expect(radio(page, 'Indomaret')).toBeVisible()
  answer()
  await (await (await former).response())?.finished()
  // Data that was read is drawn in the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(page.getByRole('group', { name: 'Pilih mini market' }).getByRole('radio')).toHaveCount(2)
  await expect(radio(page, 'Alfamart')).toBeChecked()
})

test('Choices that are refused are said once in the server’s words, the default ones work, and another try helps @REPAY-49', async ({
  open,
  page,
  become,
}) => {
  const toasts = await watchToasts(page)
  await open('/individual', { scenario: 'choices-down' })
  await expect(page.getByText('Daftar terbaru belum bisa dimuat.')).toBeVisible()
  await expect.poll(toasts).toEqual([BUSY])
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect.poll(toasts).toEqual([BUSY, BUSY])
  await expect(page.getByText('Daftar terbaru belum bisa dimuat.')).toBeVisible()
  await radio(page, 'Mini Market').check()
  await expect(radio(page, 'Alfamart')).toBeChecked()
  await expect.poll(toasts).toEqual([BUSY, BUSY, BUSY])
  await expect(page.getByText('Daftar terbaru belum bisa dimuat.')).toBeVisible()
  await become('choices-bank')
  await page.getByRole('button', { name: 'Coba lagi' }).click()
  await expect(radio(page, 'Indomaret')).toBeVisible()
  await expect(page.getByText('Daftar terbaru belum bisa dimuat.')).toHaveCount(0)
  await want(page).click()
  await expect(numberOf(page, 'ALFAMART')).toBeVisible()
})

test(
  'With no connection the default choices can be chosen, and the number comes once it is back',
  IN_ALL,
  async ({ open, page, become }) => {
    await open('/individual', { scenario: 'choices-bank,offline' })
    await radio(page, 'BRI').check()
    await expect(page.getByText('Daftar terbaru belum bisa dimuat.')).toBeVisible()
    await want(page).click()
    await expect(page.getByRole('heading', { name: 'Kami tidak bisa terhubung' })).toBeVisible()
    await become('choices-bank')
    await page.getByRole('button', { name: 'Coba lagi' }).click()
    await expect(numberOf(page, 'BRI')).toBeVisible()
  },
)

for (const [scenario, answered] of [
  ['choices-bank', 'Mandiri'],
  ['choices-none', 'Saat ini belum ada'],
] as const)
  test(
    `${scenario}: without a bank nothing is paid, and it is said as a toast and at the list @REPAY-45`,
    IN_ALL,
    async ({ open, page, calls }) => {
      const toasts = await watchToasts(page)
      await open('/individual', { scenario })
      await expect(page.getByText(answered).first()).toBeVisible()
      await want(page).click()
      await expect(page.getByRole('group', { name: 'Pilih bank' }).getByText(INCOMPLETE)).toBeVisible()
      await expect(page.getByRole('group', { name: 'Pilih bank' })).toHaveAccessibleDescription(INCOMPLETE)
      await expect.poll(toasts).toEqual([INCOMPLETE])
      expect(await kept(page)).toEqual({})
      expect(asked(calls, 'generate-vcode')).toEqual([])
      // Choosing removes the error, and so does another type.
      await radio(page, 'Mini Market').check()
      await expect(page.getByRole('group', { name: 'Pilih mini market' }).getByText(INCOMPLETE)).toHaveCount(0)
    },
  )

test('Switching the type clears the choice and the kept one @REPAY-46', IN_ALL, async ({ open, page }) => {
  await page.addInitScript(() => {
    const choice = { payType: '1', payCode: 'MANDIRI', specificNum: '89508', isDefault: '0', other: 'stays' }
    for (const [key, value] of Object.entries(choice)) localStorage.setItem(key, value)
  })
  await open('/individual', CHOICES)
  await expect(radio(page, 'Mandiri')).toBeChecked()
  await radio(page, 'Mini Market').check()
  expect(await kept(page)).toEqual({ other: 'stays' })
  await radio(page, 'Indomaret').check()
  await radio(page, 'Bank').check()
  for (const bank of ['BCA', 'BRI', 'Mandiri']) await expect(radio(page, bank)).not.toBeChecked()
  await radio(page, 'Mini Market').check()
  await expect(radio(page, 'Alfamart')).toBeChecked()
  await want(page).click()
  await expect(numberOf(page, 'ALFAMART')).toBeVisible()
  expect(await kept(page)).toEqual({
    payType: '2',
    payCode: 'ALFAMART',
    specificNum: '88120',
    isDefault: '0',
    other: 'stays',
  })
})

test('Where storage throws the choice still reaches the account @RULE-65', IN_ALL, async ({ open, page, calls }) => {
  await page.addInitScript(() => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('Access is denied', 'SecurityError')
      }
  })
  await open('/individual', CHOICES)
  await radio(page, 'Mini Market').check()
  await radio(page, 'Indomaret').check()
  await want(page).click()
  await expect(numberOf(page, 'INDOMARET')).toBeVisible()
  await change(page).click()
  await expect(radio(page, 'Indomaret')).toBeChecked()
  await radio(page, 'Bank').check()
  await radio(page, 'BRI').check()
  await want(page).click()
  await expect(numberOf(page, 'BRI')).toBeVisible()
  expect(asked(calls, 'generate-vcode').map(({ payCode, is_default }) => [payCode, is_default])).toEqual([
    ['INDOMARET', '0'],
    ['BRI', '0'],
  ])
})
