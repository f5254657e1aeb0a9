import type { Page } from '@playwright/test'
import { expect, test } from '../../borrower.ts'
import { comeOnline, goOffline, hold, tapTenTimes, watchToasts } from '../../on-page.ts'
import { BCA, BIND, bound, BRI, field, fill, save } from '../bind-card.ts'
import { expectOrder } from '../payway.ts'

const SENT = { ...BRI, phone: '081290014417' }

const again = (page: Page) => page.getByRole('button', { name: /^Minta kode/ })

test('A bound card is chosen for the payment, and Back skips the form @REPAY-25', async ({ open, page, calls }) => {
  const search = { from: 'repaymentDelay', couponId: 'c-7', couponMoney: '5000' }
  await open('/payway', { scenario: 'cards-none', search })
  await page.getByRole('link', { name: 'Tambah kartu' }).click()
  await expect(page).toHaveTitle('Tambah kartu bank')
  await expect(field(page, 'phone')).toHaveValue('081234567789')
  await fill(page, BCA)
  const answer = await hold(page, '**/save-bank-info*')
  await tapTenTimes(save(page))
  await field(page, 'holderName').press('Enter')
  answer()
  await expect(page.getByText('Kartu tersimpan')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'BCA •••• 0126' })).toBeChecked()
  const { searchParams } = new URL(page.url())
  const carried = { ...search, token: 'journey', withholdingAmount: '109000000' }
  expect(Object.fromEntries(searchParams)).toMatchObject(carried)
  expect(searchParams.get('card')).toMatch(/^912340000000010\d{3}$/)
  expect(bound(calls)).toEqual([{ ...BCA, phone: '081234567789' }])
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('A refused card says so; once changed, it is sent again @REPAY-25', async ({ open, page, calls, become }) => {
  await open(BIND, { scenario: 'bind-card', search: { withholdingAmount: undefined, from: undefined } })
  await fill(page, { ...BCA, bankNumber: '5379412098764417' })
  await field(page, 'bankNumber').press('Enter')
  await expect(field(page, 'bankNumber')).toHaveAccessibleDescription('Kartu ini sudah terdaftar.')
  await expect(field(page, 'bankNumber')).toBeFocused()
  await become('bind-card,refuse:saveBankInfo:invalidRequest')
  await field(page, 'bankNumber').fill(BCA.bankNumber)
  await save(page).click()
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(save(page)).toHaveAccessibleDescription(
    /Periksa dan ubah isiannya, lalu simpan lagi\. Tidak ada uang yang berpindah\.$/,
  )
  // Playwright waits for a disabled button; people tap it.
  await save(page).click({ force: true })
  await expect(page.getByRole('link', { name: /Telepon / })).toBeVisible()
  await become('bind-card')
  await field(page, 'holderName').fill('Sari W')
  await save(page).click()
  // Without an amount to pay, the way on is the order.
  await expectOrder(page)
  await expect(page.getByText('Kartu tersimpan')).toBeVisible()
  expect(bound(calls)).toHaveLength(3)
})

test('Offline, or without an answer, a card is not lost, sent later, or stored @REPAY-19 @REPAY-72 @RULE-66', async ({
  open,
  page,
  calls,
  become,
}) => {
  const toasts = await watchToasts(page)
  const seen: string[] = []
  page.on('console', (message) => seen.push(message.text()))
  await open(BIND, { scenario: 'bind-card' })
  await fill(page, BRI)
  await goOffline(page)
  await expect(page.getByRole('status').filter({ hasText: 'Anda sedang offline.' })).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText(/^Belum ada yang terkirim karena ponsel Anda sedang offline/)
  await expect.poll(toasts).toEqual(['Terjadi kesalahan'])
  await comeOnline(page)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await become('bind-card,html-instead')
  await save(page).click()
  await expect(page.getByText(/^Kami belum tahu apakah kartu ini tersimpan/)).toBeVisible()
  expect(bound(calls)).toHaveLength(2)
  await become('bind-card,session-ended')
  await save(page).click()
  await expect(page.getByText(/Kembali ke aplikasi dan masuk lagi/).last()).toBeVisible()
  seen.push(page.url(), await page.title(), JSON.stringify(await page.context().storageState({ indexedDB: true })))
  seen.push(await page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), history.state])))
  for (const call of calls) seen.push(call.url())
  expect(seen.join('\n')).toContain('save-bank-info')
  expect(seen.join('\n').replaceAll(' ', '')).not.toContain(BRI.bankNumber)
  await become('bind-card')
  await save(page).click()
  await expect(field(page, 'smsCode')).toBeVisible()
  expect(bound(calls)).toEqual([SENT, SENT, SENT, SENT])
})

test('By keyboard a card is bound by a code: short, wrong, then right @REPAY-25', async ({ open, page, calls }) => {
  const toasts = await watchToasts(page)
  await open(BIND, { scenario: 'bind-card', search: { mobilePhone: undefined } })
  await expect(save(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Kembali' })).toBeFocused()
  // The second bank with that letter, however slowly it is typed.
  for (const text of ['BB', BRI.bankNumber, BRI.holderName, SENT.phone]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  const code = field(page, 'smsCode')
  await expect(code).toBeFocused()
  await expect(code).toHaveAccessibleDescription(/6 angka.*081290014417/)
  await page.keyboard.type('12x3')
  await expect(code).toHaveValue('123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/6 angka dari SMS/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(/^Kode verifikasi salah\. .*6 angka/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(code).toBeFocused()
  await expect(code).toHaveValue('000000')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payway\?/)
  expect(bound(calls)).toEqual([SENT, { ...SENT, smsCode: '000000' }, { ...SENT, smsCode: '123456' }])
  await expect.poll(toasts).toEqual(['Kode verifikasi salah.', 'Kartu tersimpan'])
})

test('Another code comes after 60 s, good for its own card only @REPAY-11 @RULE-7', async ({ open, page, calls }) => {
  const toasts = await watchToasts(page)
  await page.clock.install()
  await open(BIND, { scenario: 'bind-card' })
  await fill(page, BRI)
  await page.clock.pauseAt(Date.now() + 50_000)
  const answer = await hold(page, '**/save-bank-info*')
  await save(page).click()
  // What is typed while the answer is on its way stays.
  await field(page, 'holderName').fill('Sari W')
  answer()
  await expect(again(page)).toHaveText('60 detik')
  // The seconds alone would not explain the button.
  await expect(again(page)).toHaveAccessibleName('Minta kode, 60 detik')
  await page.clock.runFor(15_000)
  await expect(again(page)).toHaveText('45 detik')
  await again(page).click({ force: true })
  await expect.poll(async () => (await toasts()).join()).toMatch(/45 detik/)
  await page.clock.resume()
  await page.reload()
  await expect(again(page)).toHaveText(/^(4[0-5]|[1-3]?\d) detik$/)
  await expect(field(page, 'holderName')).toHaveValue('Sari W')
  // The number was only in the page's memory.
  await expect(field(page, 'bankNumber')).toHaveValue('')
  await fill(page, BRI)
  await page.clock.fastForward(60_000)
  await expect(again(page)).toHaveText('Minta kode')
  await again(page).click()
  await expect(field(page, 'smsCode')).toBeFocused()
  await field(page, 'smsCode').fill('123456')
  await field(page, 'bankNumber').fill('5221841120530750')
  await expect(field(page, 'smsCode')).toHaveCount(0)
  await save(page).click()
  await field(page, 'smsCode').fill('123456')
  await save(page).click()
  await expect(page).toHaveURL(/\/payway\?/)
  const other = { ...SENT, bankNumber: '5221841120530750' }
  expect(bound(calls)).toEqual([SENT, SENT, other, { ...other, smsCode: '123456' }])
})

test('A card that is added while the amount to pay changes leads to the new amount', async ({ open, page }) => {
  const answer = await hold(page, '**/save-bank-info?*')
  await open(BIND, { scenario: 'bind-card' })
  await fill(page, BCA)
  await save(page).click()
  // The shell may change the address while a screen waits for a reply.
  await page.evaluate(() => {
    const next = window.location.href.replace('withholdingAmount=109000000', 'withholdingAmount=55500000')
    window.history.pushState({ __TSR_index: 1, __TSR_key: 'next', key: 'next' }, '', next)
  })
  answer()
  await expect(page).toHaveURL(/\/payway\?.*withholdingAmount=55500000/)
  await expect(page.getByRole('button', { name: 'Bayar Rp555.000,00' })).toBeVisible()
})
