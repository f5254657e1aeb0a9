import { expect, test } from '../borrower.ts'
import { hold } from '../hold.ts'
import { setWorldClock } from '../other-phone.ts'
import { payByCard, payment } from './payway.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

for (const [index, { lang, words }] of [
  {
    lang: '1',
    words: {
      title: 'Sudah bayar?',
      when: /Kami catat di sini sampai terlihat/,
      yes: 'Ya, sudah',
      order: 'Waktunya membayar',
    },
  },
  {
    lang: '2',
    words: {
      title: 'Did you pay?',
      when: /We note it here until your loan shows it/,
      yes: 'Yes, I paid',
      order: 'Waktunya membayar',
    },
  },
].entries())
  test(
    `Who says yes sees the order, read again (language ${lang}) @REPAY-27`,
    inAll(index),
    async ({ open, page, calls }) => {
      await open('/repayOrNotQuestion', { scenario: 'repay-or-not', search: { lang } })
      await expect(page).toHaveTitle(words.title)
      await expect(page.getByRole('paragraph').filter({ hasText: /^Rp1\.090\.000$/ })).toBeVisible()
      await expect(page.getByText(words.when)).toBeVisible()
      await expect(page.getByText(words.order)).toBeVisible()
      const before = calls.length
      await page.getByRole('button', { name: words.yes }).click()
      await expect(page.getByRole('heading', { name: words.order })).toBeVisible()
      await expect(page).toHaveURL(/\/loanDetails\?/)
      await expect.poll(() => calls.length).toBeGreaterThan(before)
    },
  )

test('Who has not paid says what happened, and gets to the next step; Back leads back @REPAY-28', async ({
  open,
  page,
}) => {
  const answer = await hold(page, '**/loan-details/loan-details*')
  await open('/repayOrNotQuestion', { scenario: 'repay-or-not' })
  // The order arrives under the finger, and moves nothing.
  await page.getByRole('button', { name: 'Belum' }).hover()
  await page.mouse.down()
  answer()
  await expect(page.getByText('Waktunya membayar')).toBeVisible()
  await page.mouse.up()
  await expect(page).toHaveTitle('Apa yang terjadi?')
  await page.getByRole('radio', { name: 'Jumlah yang dibayar salah' }).check()
  await expect(page.getByRole('link', { name: 'Telepon 021-5095-0100' })).toHaveAttribute('href', 'tel:02150950100')
  // Only in the answer, and not also at the end of the screen.
  await expect(page.getByRole('link', { name: 'Ajukan keluhan' })).toHaveAttribute(
    'href',
    /^\/complainPage\?.*orderNo=723421968459640174/,
  )
  await page.getByRole('radio', { name: 'Mau bayar dengan cara lain' }).check()
  await page.getByRole('link', { name: 'Pilih cara bayar' }).click()
  await expect(page).toHaveURL(/\/individual\?.*amount=1090000/)
  await page.goBack()
  await expect(page).toHaveTitle('Apa yang terjadi?')
  await page.getByRole('radio', { name: 'Sudah bayar, belum terlihat' }).check()
  await page.getByRole('link', { name: 'Lihat pinjaman saya' }).click()
  await expect(page.getByRole('heading', { name: 'Waktunya membayar' })).toBeVisible()
})

test('In India the code and another way are both at the cards, with the amount in hundredths', async ({
  open,
  page,
}) => {
  const order = { market: 'in', productId: '2001', orderId: '723421968459640003', amount: '7250' }
  for (const [happened, next] of Object.entries({
    'The code did not arrive': 'Go to the payment',
    'I want to pay another way': 'Choose how to pay',
  })) {
    await open('/repayOrNotChoose', { scenario: 'what-happened', search: order })
    await page.getByRole('radio', { name: happened }).check()
    await page.getByRole('link', { name: next }).click()
    await expect(page).toHaveURL(/\/payway\?.*withholdingAmount=725000/)
  }
})

test('An amount that cannot be read costs the amount, not the way on', IN_ALL, async ({ open, page }) => {
  for (const amount of [undefined, '0', '1e21', 'junk']) {
    await open('/repayOrNotQuestion', { scenario: 'repay-or-not', search: { amount } })
    await page.getByRole('button', { name: 'Belum' }).click()
    await page.getByRole('radio', { name: 'Mau bayar dengan cara lain' }).check()
    await expect(page.getByText(/NaN|undefined/)).toHaveCount(0)
    await page.getByRole('link', { name: 'Pilih cara bayar' }).click()
    await expect(page).toHaveURL(/\/repayment\?/)
  }
})

test('With the keyboard alone a borrower says what happened', async ({ open, page }) => {
  await open('/repayOrNotQuestion', { scenario: 'repay-or-not' })
  await expect(page.getByRole('button', { name: 'Belum' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Belum' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Apa yang terjadi?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Kode tidak masuk' })).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ke halaman pembayaran' })).toBeFocused()
})

test(
  'What was chosen to have happened is still chosen after a reload, and after the way back',
  IN_ALL,
  async ({ open, page }) => {
    await open('/repayOrNotChoose', { scenario: 'what-happened' })
    const chosen = page.getByRole('radio', { name: 'Sudah bayar, belum terlihat' })
    await chosen.check()
    await page.reload()
    await expect(chosen).toBeChecked()
    await page.getByRole('link', { name: 'Lihat pinjaman saya' }).click()
    await expect(page).toHaveURL(/\/loanDetails/)
    await page.goBack()
    await expect(chosen).toBeChecked()
  },
)

test('In Indonesia no SMS code is promised where there is none', IN_ALL, async ({ open, page }) => {
  await open('/repayOrNotChoose', { scenario: 'what-happened' })
  await page.getByRole('radio', { name: 'Kode tidak masuk' }).check()
  await expect(page.getByText('Lewat bank atau mini market Anda tidak perlu kode SMS.')).toBeVisible()
})

test('Who is asked whether they paid sees no note of a payment that the order shows by now @RULE-78', async ({
  open,
  page,
}) => {
  const scenario = 'card-without-code,posts-after-3600'
  await open('/payway', { scenario })
  await payByCard(page)
  await expect(payment(page)).toBeVisible()
  await open('/repayOrNotQuestion', { scenario })
  await expect(payment(page)).toBeVisible()
  await setWorldClock(page, 3_700_000)
  const release = await hold(page, '**/loan-play-detail*')
  await page.reload()
  await expect(page.getByText('Rp2.180.000')).toBeVisible()
  await expect(payment(page)).toHaveCount(0)
  const read = page.waitForResponse('**/loan-play-detail*')
  release()
  await (await read).finished()
  await page.waitForLoadState('networkidle')
  await expect(payment(page)).toHaveCount(0)
})
