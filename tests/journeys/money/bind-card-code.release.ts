import type { Page } from '@playwright/test'
import { BCA, BIND, bound, BRI, field, fill, save } from './bind-card.ts'
import { expect, test } from '../borrower.ts'
import { watchToasts } from '../toasts.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

const SENT = { ...BRI, phone: '081290014417' }

const again = (page: Page) => page.getByRole('button', { name: /^Minta kode/ })

for (const [index, { lang, words }] of [
  { lang: '1', words: { save: 'Simpan kartu', wrong: 'Kode verifikasi salah.', done: 'Kartu tersimpan' } },
  { lang: '2', words: { save: 'Save the card', wrong: 'Kode verifikasi salah.', done: 'Card saved' } },
].entries())
  test(
    `A bank that wants a code gets it: too short, wrong, then right (language ${lang}) @REPAY-25`,
    inAll(index),
    async ({ open, page, calls }) => {
      const toasts = await watchToasts(page)
      await open(BIND, { scenario: 'bind-card', search: { lang } })
      await fill(page, BRI)
      const button = page.getByRole('button', { name: words.save })
      await button.click()
      const code = field(page, 'smsCode')
      await expect(code).toBeFocused()
      await expect(code).toHaveAccessibleDescription(/6 (angka|digits).*081290014417/)
      await code.pressSequentially('12x3')
      await expect(code).toHaveValue('123')
      await code.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(/6 (angka dari SMS|digits of the SMS)/)
      await button.click()
      await expect(code).toHaveAccessibleDescription(/6 (angka dari SMS|digits of the SMS)/)
      expect(bound(calls)).toEqual([SENT])
      await code.fill('000000')
      await button.click()
      await expect(code).toHaveAccessibleDescription(new RegExp(`^${words.wrong} .*6 (angka|digits)`))
      // A toast has announced it.
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(code).toBeFocused()
      await expect(code).toHaveValue('000000')
      await code.fill('123456')
      await button.click()
      await expect(page).toHaveURL(/\/payway\?/)
      expect(bound(calls)).toEqual([SENT, { ...SENT, smsCode: '000000' }, { ...SENT, smsCode: '123456' }])
      await expect.poll(toasts).toEqual([words.wrong, words.done])
    },
  )

test('Another code can be asked for after 60 seconds; before that a tap says why not @REPAY-11 @RULE-7', async ({
  open,
  page,
  calls,
}) => {
  const toasts = await watchToasts(page)
  await page.clock.install()
  await open(BIND, { scenario: 'bind-card', search: { lang: '2' } })
  await fill(page, BRI)
  await page.clock.pauseAt(Date.now() + 50_000)
  await page.getByRole('button', { name: 'Save the card' }).click()
  const resend = page.getByRole('button', { name: /^get code/ })
  await expect(resend).toHaveText('60 s')
  // The seconds alone would not explain the button.
  await expect(resend).toHaveAccessibleName('get code, 60 s')
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await page.clock.runFor(15_000)
  await expect(resend).toHaveText('45 s')
  // Playwright waits for a disabled button; people tap it.
  await resend.click({ force: true })
  await expect.poll(toasts).toEqual(['You can ask for another code in 45 seconds.'])
  expect(bound(calls)).toHaveLength(1)
  await page.clock.runFor(45_000)
  await expect(resend).toHaveText('get code')
  await field(page, 'smsCode').fill('999')
  await resend.click()
  await expect(resend).toHaveText('60 s')
  await expect(field(page, 'smsCode')).toBeFocused()
  expect(bound(calls)).toEqual([SENT, SENT])
})

test('After a reload the wait goes on, never above 60 s, and the code that came still binds the card', async ({
  open,
  page,
  calls,
}) => {
  await page.clock.install()
  await open(BIND, { scenario: 'bind-card' })
  await fill(page, BRI)
  await save(page).click()
  await expect(again(page)).toHaveText(/^\d+ detik$/)
  await page.clock.runFor(20_000)
  await page.reload()
  await expect(again(page)).toHaveText(/^(40|[1-3]?\d) detik$/)
  // The number was only in the page's memory.
  await expect(field(page, 'bankNumber')).toHaveValue('')
  await fill(page, BRI)
  await field(page, 'smsCode').fill('123456')
  await save(page).click()
  await expect(page).toHaveURL(/\/payway\?/)
  expect(bound(calls)).toEqual([SENT, { ...SENT, smsCode: '123456' }])
})

test(
  'A deadline that lies an hour ahead, as after a clock was set back, is a minute at most',
  IN_ALL,
  async ({ open, page }) => {
    await page.clock.install()
    await open(BIND, { scenario: 'bind-card' })
    await fill(page, BRI)
    await save(page).click()
    await expect(again(page)).toHaveText(/^\d+ detik$/)
    await page.evaluate(() => {
      const key = 'rupya:cardCodeAgainAt'
      const stored = JSON.parse(localStorage.getItem(key) ?? '')
      stored.data.own = Date.now() + 3_600_000
      localStorage.setItem(key, JSON.stringify(stored))
    })
    await page.reload()
    await expect(again(page)).toHaveText(/^(60|[1-5]?\d) detik$/)
  },
)

test('A code is good for the card that it was sent for: change the number, and it is not sent', async ({
  open,
  page,
  calls,
}) => {
  await open(BIND, { scenario: 'bind-card' })
  await fill(page, BRI)
  await save(page).click()
  await field(page, 'smsCode').fill('123456')
  await field(page, 'bankNumber').fill('5221841120530750')
  await expect(field(page, 'smsCode')).toHaveCount(0)
  await save(page).click()
  await expect(field(page, 'smsCode')).toBeVisible()
  expect(bound(calls)).toEqual([SENT, { ...SENT, bankNumber: '5221841120530750' }])
})

test('What is typed while the answer is on its way stays', IN_ALL, async ({ open, page }) => {
  await open(BIND, { scenario: 'bind-card,latency-500' })
  await fill(page, BRI)
  await save(page).click()
  await field(page, 'holderName').fill('Sari W')
  await expect(field(page, 'smsCode')).toBeVisible()
  await expect(field(page, 'holderName')).toHaveValue('Sari W')
})

test('With the keyboard alone a borrower binds a card with its code', async ({ open, page, calls }) => {
  await open(BIND, { scenario: 'bind-card', search: { mobilePhone: undefined } })
  await expect(save(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Kembali' })).toBeFocused()
  await page.keyboard.press('Tab')
  // The second bank with that letter, however slowly it is typed.
  await page.keyboard.type('BB')
  await page.keyboard.press('Tab')
  await page.keyboard.type(BRI.bankNumber)
  await page.keyboard.press('Tab')
  await page.keyboard.type(BRI.holderName)
  await page.keyboard.press('Tab')
  await page.keyboard.type('081290014417')
  await page.keyboard.press('Enter')
  await expect(field(page, 'smsCode')).toBeFocused()
  await page.keyboard.type('123456')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/payway\?/)
  expect(bound(calls)).toEqual([SENT, { ...SENT, smsCode: '123456' }])
})

test('Storage that throws changes nothing for who binds a card with a code', IN_ALL, async ({ open, page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await open(BIND, { scenario: 'bind-card' })
  await fill(page, BRI)
  await save(page).click()
  await expect(again(page)).toHaveText(/^\d+ detik$/)
  await field(page, 'smsCode').fill('123456')
  await save(page).click()
  await expect(page).toHaveURL(/\/payway\?/)
})

test('Without an amount to pay, the way on is the order', async ({ open, page }) => {
  await open(BIND, { scenario: 'bind-card', search: { withholdingAmount: undefined, from: undefined } })
  await fill(page, BCA)
  await save(page).click()
  await expect(page).toHaveURL(/#\/borrowDetail\//)
  await expect(page.getByText('Kartu tersimpan')).toBeVisible()
})
