import { expect, test } from '../borrower.ts'
import { inIndonesian } from '../languages.ts'
import { field, getCode, PHONE, SMS_CODE, watchCodes } from '../register.ts'

for (const { lang, words } of inIndonesian({
  id: {
    register: 'Daftar sekarang',
    registered: 'Anda sudah terdaftar',
    offer: 'Ajukan Rp3.000.000',
    seeLoans: 'Lihat Pinjaman saya',
    myLoans: 'Pinjaman saya',
    back: 'Kembali',
    repay: /^Bayar/,
    payNow: /^Bayar Segera/,
    wantToPay: 'SAYA INGIN MEMBAYAR',
    repayment: 'Pelunasan',
    paid: 'TELAH MEMBAYAR',
  },
  en: {
    register: 'Register now',
    registered: 'You are registered',
    offer: 'Apply for Rp3.000.000',
    seeLoans: 'See My loans',
    myLoans: 'My loans',
    back: 'Back',
    repay: /^Repay/,
    payNow: /^Pay now/,
    wantToPay: 'I want to pay',
    repayment: 'Repayment',
    paid: 'I have paid',
  },
}))
  test(`A newcomer gets from the site to a loan and to paying it back, without a dead end (language ${lang}) @APP-4 @APP-5`, async ({
    open,
    page,
    become,
  }) => {
    const code = watchCodes(page)
    await become('order-174')
    await page.goto(`/?lang=${lang}`)
    await page.getByRole('link', { name: words.register }).click()
    await field(page, 'phone').pressSequentially(PHONE)
    await field(page, 'capcode').pressSequentially(await code())
    await getCode(page).click()
    // Wait: the code must be sent before it can be typed.
    await expect(field(page, 'smsCode')).toBeFocused()
    await field(page, 'smsCode').pressSequentially(SMS_CODE)
    await page.getByRole('button', { name: words.register }).click()
    await expect(page.getByRole('heading', { name: words.registered })).toBeVisible()

    // From here on in the app, which has the session.
    await open('/relevant', { scenario: 'order-174', search: { scene: 'banner_jingzhun', lang } })
    await expect(page.getByRole('button', { name: 'Ajukan, Rupiah Kilat' })).toBeVisible()
    await open('/loanConfirm', { search: { lang } })
    await page.getByRole('button', { name: words.offer }).click()
    await page.getByRole('link', { name: words.seeLoans }).click()
    await expect(page).toHaveTitle(words.myLoans)
    // Another loan is due.
    await page.getByRole('link').filter({ hasText: '723421968459641001' }).click()
    await expect(page.getByRole('heading', { name: 'Sedang ditinjau' })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('orderId')).toBe('723421968459641001')
    await page.getByRole('button', { name: words.back }).click()
    await page
      .getByRole('link', { name: /Waktunya membayar/ })
      .first()
      .click()
    await page.getByRole('link', { name: words.repay }).click()
    await page.getByRole('button', { name: words.payNow }).click()
    await page.getByText('BCA', { exact: true }).click()
    await page.getByRole('button', { name: words.wantToPay }).click()
    await expect(page).toHaveTitle(words.repayment)
    await expect(page.getByRole('button', { name: words.paid })).toBeVisible()
  })
