import type { Page } from '@playwright/test'
import { numberOf } from './account-screen.ts'
import { expect, test } from './borrower.ts'

/** What is paid is named, and that it is not the loan. */
async function expectFee(page: Page, words: { fee: string; keepsLoan: string }) {
  await expect(page.getByRole('main').getByText(words.fee, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(words.keepsLoan)).toBeVisible()
  await expect(page.getByText(/^(Total yang harus dibayar|Total to pay)$/)).toHaveCount(0)
}

for (const words of [
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
])
  test(`The fee of an extension keeps its name to the end, and never looks like the loan (lang ${words.lang})`, async ({
    open,
    page,
  }) => {
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
  })

test('The e-wallet’s instructions name an extension’s fee too', async ({ open, page }) => {
  await open('/walletInstructions', { scenario: 'account-bank', search: { amount: '327000', from: 'repaymentDelay' } })
  await expectFee(page, { fee: 'Biaya perpanjangan', keepsLoan: 'Biaya ini tidak mengurangi pinjaman Anda.' })
})

test('Paying the bill says nothing of an extension', async ({ open, page }) => {
  for (const path of ['/individual', '/that', '/walletInstructions']) {
    await open(path, { scenario: 'account-bank' })
    await expect(page.getByText('Total yang harus dibayar')).toBeVisible()
    await expect(page.getByText('Biaya ini tidak mengurangi pinjaman Anda.')).toHaveCount(0)
  }
})
