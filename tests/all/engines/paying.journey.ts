import { test } from './person.ts'

test('A borrower reads what is due, chooses instalments and a bank, pays to its number, and the loan says so @APP-70', async ({
  phone,
}) => {
  await phone.open('/loanDetails', { scenario: 'instalments-many' })
  await phone.tap('link', 'Bayar Rp545.000')
  await phone.hasTitle('Detail Tagihan')
  await phone.tapWords('Cicilan ke-6')
  await phone.sees('3 cicilan dipilih')
  await phone.tap('button', 'Bayar Segera Rp1.635.000')
  await phone.tap('radio', 'BRI')
  await phone.tap('button', 'SAYA INGIN MEMBAYAR')
  await phone.sees('Rp1.635.000', 'BRI')
  await phone.tapWords('ATM')
  await phone.sees('Masukkan kartu dan PIN di ATM BRI.')
  await phone.tap('button', 'Salin nomor')
  await phone.sees(/nomor virtual account disalin/i)
  await phone.tap('button', 'TELAH MEMBAYAR')
  await phone.meets('dialog', 'Pelunasan Anda akan segera dikonfirmasi')
  await phone.tap('link', 'Lihat pinjaman')
  await phone.hasTitle('Detail pinjaman')
  await phone.sees('Anda bilang sudah membayar')
})

test('A borrower pays by card: a wrong code is corrected, and the loan shows the payment @APP-70', async ({
  phone,
}) => {
  await phone.open('/payway', { scenario: 'card-needs-code', search: { lang: '2' } })
  await phone.tap('button', 'Pay Rp1.090.000,00')
  await phone.sees('please choose the payment bank card first')
  await phone.tap('radio', 'BCA •••• 4417')
  await phone.tap('button', 'Pay Rp1.090.000,00')
  await phone.meets('dialog', 'Enter the verification code')
  // The code step has focused the code field.
  await phone.page.type('111111\uE007')
  await phone.sees('verification code wrong')
  for (const _ of '111111') await phone.page.type('\uE003')
  await phone.page.type('123456\uE007')
  await phone.isAt(/#\/borrowDetail\//)
  await phone.sees('1 of 3 instalments paid')
})

test('Back from alipay without paying the borrower is asked; then pays there, and the loan is paid @APP-70', async ({
  phone,
}) => {
  await phone.open('/#/alipayrepayment', { scenario: 'alipay', search: { withholdingAmount: '327000000' } })
  await phone.tap('button', 'Lanjut ke Alipay')
  await phone.meets('button', 'Pay')
  await phone.page.back()
  await phone.hasTitle('Sudah bayar?')
  // The button moves when the loan is there.
  await phone.sees('Sisa pinjaman')
  await phone.tap('button', 'Belum')
  await phone.sees('Belum dibayar.')
  await phone.tap('button', 'Lanjut ke Alipay')
  // Its page may still be open somewhere.
  await phone.tap('button', 'Tetap bayar Rp3.270.000,00')
  await phone.tap('button', 'Pay')
  await phone.meets('heading', 'Lunas')
})

test('A borrower pays for an extension, and is told that it does not pay the loan', async ({ phone }) => {
  await phone.open('/repaymentDelay', { scenario: 'extension-open', search: { lang: '2' } })
  await phone.sees('Extension fee', 'Rp327.000', 'This fee does not reduce your loan.')
  await phone.sees(/2 d 23 h left/)
  await phone.tap('button', 'Pay now Rp327.000')
  await phone.tap('radio', 'BRI')
  await phone.tap('button', 'I want to pay')
  await phone.tap('button', 'I have paid')
  await phone.meets('dialog', 'Your extension fee will be confirmed soon')
})

test('A borrower binds a card with the code of its bank, and is back at the cards', async ({ phone }) => {
  await phone.open('/#/addnormalcard', { scenario: 'bind-card' })
  await phone.choose('Bank', 'BRI')
  await phone.write('Nomor kartu', '5221841120530743')
  await phone.write('Nama di kartu', 'Sari Wulandari')
  await phone.tap('button', 'Simpan kartu')
  await phone.write('Kode SMS', '123456')
  await phone.tap('button', 'Simpan kartu')
  await phone.isAt(/\/payway\?/)
  await phone.meets('radio', 'BRI •••• 0743')
})

test('A borrower takes a loan, and after a reload it is still taken once', async ({ phone }) => {
  await phone.open('/loanConfirm', { scenario: 'confirmation-pop', search: { lang: '2' } })
  await phone.tap('button', 'Apply for Rp3.000.000')
  await phone.meets('heading', 'Your loan has been applied for')
  await phone.page.reload()
  await phone.meets('heading', 'Your loan has been applied for')
})
