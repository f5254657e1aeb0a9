import type { Language } from '../language.ts'
import type { Market } from '../market.ts'

const WORDS = {
  id: {
    all: 'Semua',
    waiting: 'Menunggu',
    answered: 'Terjawab',
    noOrder: 'Pesanan tidak ditemukan.',
    noCollection: 'Pesanan yang dipilih tidak mendukung keluhan penagihan.',
    noType: 'Pilih jenis keluhan dulu.',
    noImage: 'Hanya foto yang bisa diunggah.',
    imageTooLarge: 'Foto terlalu besar. Ukuran paling besar 15 MB.',
    unknownImage: 'Foto tidak ditemukan. Unggah lagi.',
    noProblem: 'Keluhan tidak ditemukan.',
    notAnswered: 'Keluhan ini belum dijawab.',
    noNode: 'Pertanyaan tidak ditemukan.',
    noProduct: 'Produk tidak ditemukan.',
    productGone: 'Produk ini tidak tersedia lagi.',
    productFull: 'Produk ini sedang penuh. Coba lagi besok.',
    applicationsFull: 'Pengajuan produk ini sedang penuh.',
    offerChanged: 'Penawaran sudah berubah. Periksa lagi sebelum menyetujui.',
    noContract: 'Perjanjian tidak ditemukan.',
    notRated: 'Tidak ada pesanan yang dinilai.',
    noExtension: 'Pinjaman ini tidak bisa diperpanjang.',
    noPayCode: 'Bank atau minimarket ini tidak tersedia.',
    noVisit: 'Sesi pembayaran tidak berlaku. Buka lagi halaman pembayaran.',
    noCard: 'Kartu ini tidak terdaftar.',
    noPayment: 'Pembayaran tidak ditemukan.',
    codeReplaced: 'Kode ini sudah diganti. Gunakan kode terbaru.',
    codeTooOld: 'Kode verifikasi sudah kedaluwarsa. Minta kode baru.',
    codeGuessed: 'Kode ini terlalu sering salah. Minta kode baru.',
    noAlipay: 'Alipay sedang tidak tersedia. Pilih cara lain.',
    amountNotPositive: 'Jumlah pembayaran harus lebih dari nol.',
    amountTooHigh: 'Jumlah pembayaran lebih besar dari tagihan.',
    amountNotWhole: 'Jumlah pembayaran harus bulat.',
    noTemplate: 'Halaman promosi ini tidak ada atau sudah berakhir.',
    wrongSmsCode: 'Kode SMS salah atau sudah kedaluwarsa.',
  },
  in: {
    all: 'All',
    waiting: 'Waiting',
    answered: 'Answered',
    noOrder: 'Order not found.',
    // Quoted from HELP-9.
    noCollection: 'The selected order does not support sending collection types',
    noType: 'Choose a type of complaint first.',
    noImage: 'Only pictures can be uploaded.',
    imageTooLarge: 'The picture is too large. The most is 15 MB.',
    unknownImage: 'A picture was not found. Upload it again.',
    noProblem: 'Complaint not found.',
    notAnswered: 'This complaint has not been answered yet.',
    noNode: 'Question not found.',
    noProduct: 'Product not found.',
    productGone: 'This product is not available any more.',
    productFull: 'This product is full. Try again tomorrow.',
    applicationsFull: 'Applications for this product are full.',
    offerChanged: 'The offer has changed. Check it again before you accept.',
    noContract: 'Agreement not found.',
    notRated: 'There is no order to rate.',
    noExtension: 'This loan cannot be extended.',
    noPayCode: 'This bank or mini market is not available.',
    noVisit: 'The payment session is not valid. Open the payment page again.',
    noCard: 'This card is not bound.',
    noPayment: 'Payment not found.',
    codeReplaced: 'This code has been replaced. Use the newest one.',
    codeTooOld: 'The code is too old. Ask for a new one.',
    codeGuessed: 'This code was wrong too often. Ask for a new one.',
    noAlipay: 'Alipay is not available now. Choose another way.',
    amountNotPositive: 'The payment has to be more than zero.',
    amountTooHigh: 'The payment is more than what is owed.',
    amountNotWhole: 'The payment has to be a whole amount.',
    noTemplate: 'This page does not exist or has ended.',
    wrongSmsCode: 'The SMS code is wrong or too old.',
  },
} satisfies Record<Market, Record<string, string>>

/** The server's words in the language of the borrower's market. */
export const words = (market: Market) => WORDS[market]

/** The agent's answer to a complaint that was sent in the world. */
export const ANSWER: Record<Market, string> = {
  id: 'Terima kasih sudah melapor. Kami sudah memeriksa dan menyelesaikan masalah ini. Mohon maaf atas ketidaknyamanannya.',
  in: 'Thank you for telling us. We have looked into this and put it right. Sorry for the trouble.',
}

/** The contract shows the messages of named failures in Indonesian; these are the English ones. */
const ENGLISH_FAILURES: Record<string, string> = {
  invalidRequest: 'The request cannot be processed.',
  other: 'The system is busy. Try again in a moment.',
  orderNotFound: 'Order not found.',
  duplicatePayment: 'This payment has been made already. Do not send it again.',
  wrongCode: 'The code is wrong.',
  cardKnown: 'This card is bound already.',
  wrongCaptcha: 'The graphic code is wrong. Enter the new one.',
  alreadyRegistered: 'This number is registered already. Download the app to sign in.',
}

/** The server's words for a failure if its handler has none and the contract's are in another language. */
export const failureWords = (language: Language, failure: string) =>
  language === 'en' ? ENGLISH_FAILURES[failure] : undefined
