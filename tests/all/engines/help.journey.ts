import { resolve } from 'node:path'
import { test } from './person.ts'

test('A borrower complains with a photo; it is uploaded, sent, and stands in the list @APP-70', async ({ phone }) => {
  await phone.open('/loanDetails', { scenario: 'order-174,orders-several' })
  await phone.tap('link', 'Ajukan keluhan')
  await phone.tapWords('Pembayaran')
  await phone.write('Apa yang terjadi?', 'Sudah saya bayar, tetapi belum berubah.')
  await phone.meets('textbox', 'Apa yang terjadi?')
  await phone.page.attach(resolve('docs/contract-page.webp'))
  await phone.meets('button', 'Lihat foto 1')
  await phone.tap('button', 'Lihat foto 1')
  await phone.meets('dialog', 'Foto Anda')
  await phone.page.back()
  await phone.meets('button', 'Lihat foto 1')
  // The text and the uploads survive a reload.
  await phone.page.reload()
  await phone.meets('button', 'Lihat foto 1')
  await phone.tap('button', 'Kirim')
  await phone.meets('dialog', 'Berhasil terkirim')
  await phone.isAt(/\/complainPage\?/)
  await phone.open('/complaintList', { scenario: 'order-174,orders-several' })
  await phone.sees('Sudah saya bayar, tetapi belum berubah.')
})

test('A borrower asks the bot, gets an answer and rates it', async ({ phone }) => {
  await phone.open('/intelligentCustomerService', { scenario: 'faq', search: { lang: '1', selectedIndex: '1' } })
  await phone.sees('Halo, saya asisten Rupya. Apa yang bisa saya bantu?')
  await phone.tap('button', 'Bagaimana cara membayar?')
  await phone.tap('button', 'Bank')
  await phone.sees('Buka Pelunasan, pilih Bank')
  await phone.tap('button', 'Terselesaikan')
  await phone.tap('radio', '2 dari 5 bintang')
  await phone.tap('button', 'Kirim')
  await phone.sees('Terima kasih atas penilaian Anda. Kami akan memperbaikinya.')
  await phone.write('Tulis pertanyaan Anda', 'Kapan dana cair?\uE007')
  await phone.sees('Setelah disetujui, dana masuk ke rekening Anda dalam 1 sampai 3 hari.')
})
