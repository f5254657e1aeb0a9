import type { Page } from '@playwright/test'
import { numberOf } from './account-screen.ts'
import { expect, test } from '../borrower.ts'
import { inBoth } from '../languages.ts'
import { card, codeField, codeStep } from './payway.ts'
import { IN_ALL, inAll } from '../../setup/suite.ts'

/** The fee is named, and that it does not reduce the loan. */
async function expectFee(page: Page, words: { fee: string; keepsLoan: string }) {
  await expect(page.getByRole('main').getByText(words.fee, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(words.keepsLoan)).toBeVisible()
  await expect(page.getByText(/^(Total yang harus dibayar|Total to pay)$/)).toHaveCount(0)
}

for (const [index, words] of [
  {
    lang: '1',
    fee: 'Biaya perpanjangan',
    keepsLoan: 'Biaya ini tidak mengurangi pinjaman Anda.',
    pay: 'Bayar Segera Rp327.000',
    want: 'SAYA INGIN MEMBAYAR',
    change: 'Ganti metode pembayaran',
    paid: 'TELAH MEMBAYAR',
    tips: 'Biaya perpanjangan Anda akan segera dikonfirmasi',
  },
  {
    lang: '2',
    fee: 'Extension fee',
    keepsLoan: 'This fee does not reduce your loan.',
    pay: 'Pay now Rp327.000',
    want: 'I want to pay',
    change: 'Change the payment method',
    paid: 'I have paid',
    tips: 'Your extension fee will be confirmed soon',
  },
].entries())
  test(
    `The fee of an extension keeps its name to the end, and never looks like the loan (lang ${words.lang}) @REPAY-69`,
    inAll(index),
    async ({ open, page }) => {
      await open('/repaymentDelay', { scenario: 'extension-open', search: { lang: words.lang } })
      await expectFee(page, words)
      await page.getByRole('button', { name: words.pay }).click()
      await expect(page.getByRole('radio', { name: 'BRI' })).toBeVisible()
      await expectFee(page, words)
      await page.getByRole('radio', { name: 'BRI' }).check()
      await page.getByRole('button', { name: words.want }).click()
      await expect(numberOf(page, 'BRI')).toBeVisible()
      await expectFee(page, words)

      await page.getByRole('link', { name: words.change }).click()
      await expect(page.getByRole('radio', { name: 'BRI' })).toBeChecked()
      await expectFee(page, words)
      await page.getByRole('button', { name: words.want }).click()
      await expect(numberOf(page, 'BRI')).toBeVisible()
      await expectFee(page, words)
      await page.getByRole('button', { name: words.paid }).click()
      await expect(page.getByRole('dialog', { name: words.tips }).getByText(words.keepsLoan)).toBeVisible()
    },
  )

test('The e-wallet’s instructions name an extension’s fee too', IN_ALL, async ({ open, page }) => {
  await open('/walletInstructions', { scenario: 'account-bank', search: { amount: '327000', from: 'repaymentDelay' } })
  await expectFee(page, { fee: 'Biaya perpanjangan', keepsLoan: 'Biaya ini tidak mengurangi pinjaman Anda.' })
})

test('Paying the bill says nothing of an extension @REPAY-69', IN_ALL, async ({ open, page }) => {
  for (const path of ['/individual', '/that', '/walletInstructions']) {
    await open(path, { scenario: 'account-bank' })
    await expect(page.getByText('Total yang harus dibayar')).toBeVisible()
    await expect(page.getByText('Biaya ini tidak mengurangi pinjaman Anda.')).toHaveCount(0)
  }
})

test('By card the fee keeps its name in the code step, and where its result is unknown @REPAY-69', async ({
  open,
  page,
}) => {
  const fee = { fee: 'Biaya perpanjangan', keepsLoan: 'Biaya ini tidak mengurangi pinjaman Anda.' }
  await open('/payway', {
    scenario: 'confirm-reply-lost,card-needs-code,extension-open',
    search: { from: 'repaymentDelay', withholdingAmount: '32700000' },
  })
  await expectFee(page, fee)
  await card(page, '4417').check()
  await page.getByRole('button', { name: 'Bayar Rp327.000,00' }).click()
  await expect(codeStep(page).getByText(fee.fee)).toBeVisible()
  await expect(codeStep(page).getByText(fee.keepsLoan)).toBeVisible()
  await codeField(page).fill('123456')
  await codeStep(page).getByRole('button', { name: 'Bayar' }).click()
  await expect(page.getByRole('heading', { name: 'Kami belum tahu apakah pembayaran Anda masuk' })).toBeVisible()
  await expectFee(page, fee)
})

test('Who is asked whether they paid the fee is asked about the fee, and pays nothing else after a no @REPAY-69', async ({
  open,
  page,
}) => {
  await open('/repayOrNotQuestion', { scenario: 'repay-or-not', search: { amount: '327000', from: 'repaymentDelay' } })
  await expectFee(page, { fee: 'Biaya perpanjangan', keepsLoan: 'Biaya ini tidak mengurangi pinjaman Anda.' })
  await page.getByRole('button', { name: 'Belum' }).click()
  await page.getByRole('radio', { name: 'Mau bayar dengan cara lain' }).check()
  await page.getByRole('link', { name: 'Pilih cara bayar' }).click()
  await expect(page).toHaveURL(/\/individual\?/)
  await expectFee(page, { fee: 'Biaya perpanjangan', keepsLoan: 'Biaya ini tidak mengurangi pinjaman Anda.' })
})

for (const { lang, words, tag } of inBoth({
  id: { paid: 'TELAH MEMBAYAR', sent: /^Biaya ini sudah Anda kirim atau catat/, fee: 'Biaya perpanjangan' },
  en: { paid: 'I have paid', sent: /^You have sent or noted this fee/, fee: 'Extension fee' },
}))
  test(
    `A fee that was reported is not offered again, and paying it is the quiet button (language ${lang})`,
    tag,
    async ({ open, page }) => {
      const scenario = 'extension-open,account-bank'
      const search = { lang }
      await open('/loanDetails', { scenario, search })
      const offer = page.getByRole('link', { name: /^(Perpanjang|Extend)/ }).locator('..')
      await expect(offer).toContainText(words.fee)
      await open('/repaymentDelay', { scenario, search })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const pay = page.getByRole('button', { name: /Rp/ })
      const look = () => pay.evaluate((button) => getComputedStyle(button).backgroundColor)
      const calls = await look()
      await open('/that', { scenario, search: { ...search, amount: '327000', from: 'repaymentDelay' } })
      await page.getByRole('button', { name: words.paid }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await open('/loanDetails', { scenario, search })
      await expect(offer.getByText(words.sent)).toBeVisible()
      await expect(offer).not.toContainText(words.fee)
      await open('/repaymentDelay', { scenario, search })
      await expect.poll(look).not.toBe(calls)
    },
  )
