import { ANSWER, words } from './handlers/words.ts'
import { ORDER_WORDS } from './state/order-words.ts'

/** The English for each of these texts, by its key. */
const pairs = (said: Record<string, unknown>, english: Record<string, unknown>) =>
  Object.entries(said).flatMap(([key, text]) => {
    const other = english[key]
    return typeof text === 'string' && typeof other === 'string' ? [[text, other] as const] : []
  })

/** What the world says in Indonesia, and the same in English. `{}` is a number, an amount, a name or a day. */
export const ENGLISH: Record<string, string> = Object.fromEntries([
  ...pairs(words('id'), words('in')),
  [ANSWER.id, ANSWER.in],
  ...pairs(ORDER_WORDS.id, ORDER_WORDS.in),
  ...pairs(ORDER_WORDS.id.lines, ORDER_WORDS.in.lines),
  ...Object.entries({
    // Refusals
    'Permintaan tidak dapat diproses.': 'The request cannot be processed.',
    'Sistem sedang sibuk. Coba lagi sebentar lagi.': 'The system is busy. Try again in a moment.',
    'Pembayaran ini sudah diajukan. Jangan mengirim ulang.':
      'This payment has been made already. Do not send it again.',
    'Kode verifikasi salah.': 'The code is wrong.',
    'Kartu ini sudah terdaftar.': 'This card is bound already.',
    'Kode gambar salah. Masukkan kode yang baru.': 'The graphic code is wrong. Enter the new one.',
    'Nomor ini sudah terdaftar. Unduh aplikasi untuk masuk.':
      'This number is registered already. Download the app to sign in.',
    // Orders
    'Sedang ditinjau': 'Under review',
    'Kami memeriksa pengajuan Anda. Biasanya selesai dalam 1 hari kerja.':
      'We are checking your application. It usually takes 1 working day.',
    'Pengajuan belum disetujui': 'Application not approved',
    'Kali ini kami belum bisa menyetujui. Anda boleh mengajukan lagi setelah {}.':
      'We cannot approve it this time. You may apply again after {}.',
    'Dana sedang dikirim': 'Money on its way',
    'Disetujui. Dana masuk ke rekening Anda dalam 1 sampai 3 hari.':
      'Approved. The money arrives in your account within 1 to 3 days.',
    'Pembayaran sedang diproses': 'Payment in progress',
    'Cicilan ke-{} sedang didebet otomatis dari rekening Anda. Anda juga bisa membayar sendiri sekarang.':
      'Instalment {} is being debited from your account. You can also pay it yourself now.',
    'Waktunya membayar': 'Repayment is open',
    'Cicilan ke-{} jatuh tempo {}. Membayar tepat waktu menjaga limit Anda.':
      'Instalment {} is due on {}. Paying on time keeps your limit.',
    'Cicilan ini jatuh tempo {} dan belum dibayar. Bayar sekarang.': ORDER_WORDS.in.unpaid('{}'),
    'Terlambat {} hari': 'Overdue by {} days',
    'Denda bertambah setiap hari. Bayar sekarang supaya tagihan tidak membesar.':
      'The penalty grows every day. Pay now, so that the bill does not grow.',
    'Terima kasih. Pinjaman ini sudah selesai dan limit Anda naik.':
      'Thank you. This loan is closed, and your limit is higher.',
    'Termasuk denda': 'Of that, penalty',
    hari: 'days',
    'Jatuh tempo hari ini': 'Due today',
    'Jatuh tempo {} hari lagi': 'Due in {} days',
    'Bisa dibayar mulai {}': 'Can be paid from {}',
    'Terlambat {} hari, termasuk denda {}': 'Overdue by {} days, penalty {} included',
    'Terlambat {} hari, termasuk biaya keterlambatan {} dan denda {}':
      'Overdue by {} days, late fee {} and penalty {} included',
    'Terlambat {} hari, termasuk biaya keterlambatan {}': 'Overdue by {} days, late fee {} included',
    // Offers and products
    'Nama peminjam': 'Borrower',
    'Dana yang diterima': 'You receive',
    'Biaya admin': 'Processing fee',
    'Total pembayaran': 'You pay back',
    Bunga: 'Interest',
    'Cicilan ke-{}': 'Instalment {}',
    Pelunasan: 'Repayment',
    'Pokok {} dan bunga {}': 'Principal {} and interest {}',
    '{},{}% per bulan': '{}.{}% a month',
    '{}% per bulan': '{}% a month',
    '{},{}% per hari': '{}.{}% a day',
    '{}% per hari': '{}% a day',
    'Membayar tepat waktu menaikkan limit Anda. Keterlambatan dikenai denda.':
      'Paying on time raises your limit. Paying late costs a penalty.',
    'Baca perjanjian ini sampai selesai sebelum menyetujui pinjaman Anda.':
      'Please read this agreement to its end before you accept the loan.',
    'Perjanjian Pinjaman': 'Loan Agreement',
    'Kebijakan Perlindungan Data Pribadi': 'Personal Data Protection Policy',
    'Surat Kuasa Pendebitan Rekening': 'Authority to Debit the Account',
    Pengajuan: 'Application',
    'Lanjutkan di aplikasi': 'Go on in the app',
    'Pengajuan produk ini selesai di sini.': 'The application for this product ends here.',
    'Pengajuan belum berhasil': 'Your application did not go through',
    'Mitra kami belum bisa menerima pengajuan Anda. Coba salah satu produk di bawah ini.':
      'Our partner cannot take your application now. Try one of the products below.',
    'Mitra kami belum bisa menerima pengajuan Anda. Silakan coba lagi besok.':
      'Our partner cannot take your application now. Please try again tomorrow.',
    Ajukan: 'Apply',
    'Ajukan lagi': 'Apply again',
    Penuh: 'Full',
    'Cair dalam 2 jam': 'Money within 2 hours',
    'Tenor sampai 365 hari': 'Term of up to 365 days',
    'Buka lagi besok pukul 08.00': 'Opens again tomorrow at 08:00',
    'Khusus peminjam yang membayar tepat waktu': 'For borrowers who pay on time',
    'Cair 2 jam': 'Within 2 hours',
    'Tanpa jaminan': 'No collateral',
    'Cukup KTP': 'ID card is enough',
    'Bunga rendah': 'Low rate',
    'Dana Cepat sampai {}': 'Dana Cepat up to {}',
    'Daftar dengan nomor ponsel. Cair dalam 2 jam.': 'Register with your mobile number. Money within 2 hours.',
    'Daftar sekarang': 'Register now',
    // Steps to pay
    'Masukkan kartu dan PIN di ATM {}.': 'Insert your card and enter the PIN at an ATM of {}.',
    'Pilih Transaksi Lainnya, Transfer, lalu ke Rekening Virtual Account.':
      'Choose Transaksi Lainnya, Transfer, then Rekening Virtual Account.',
    'Masukkan nomor virtual account, lalu periksa nama dan jumlahnya.':
      'Enter the virtual account number, then check the name and the amount.',
    'Tekan Ya dan simpan struknya.': 'Press Ya and keep the slip.',
    'Buka aplikasi mobile banking {} dan masuk.': 'Open the mobile banking app of {} and log in.',
    'Pilih Transfer, lalu Virtual Account.': 'Choose Transfer, then Virtual Account.',
    'Tempel nomor virtual account, lalu periksa nama dan jumlahnya.':
      'Paste the virtual account number, then check the name and the amount.',
    'Masukkan PIN Anda.': 'Enter your PIN.',
    'Masuk ke internet banking {}.': 'Log in to the internet banking of {}.',
    'Pilih Transfer Dana, lalu Transfer ke Virtual Account.': 'Choose Transfer Dana, then Transfer ke Virtual Account.',
    'Masukkan nomor virtual account dan konfirmasi dengan token.':
      'Enter the virtual account number and confirm with your token.',
    'Datang ke {} terdekat.': 'Go to the nearest {}.',
    'Katakan kepada kasir bahwa Anda ingin membayar {}.': 'Tell the cashier that you want to pay {}.',
    'Tunjukkan kode pembayaran dan periksa nama serta jumlahnya.':
      'Show the payment code, and check the name and the amount.',
    'Bayar dan simpan struknya sebagai bukti.': 'Pay, and keep the slip as proof.',
    // Complaints
    Penagihan: 'Debt collection',
    Pembayaran: 'Repayment',
    'Pinjaman dan pencairan': 'Loan and disbursement',
    'Aplikasi dan akun': 'App and account',
    'Kata-kata kasar atau ancaman': 'Abusive or threatening words',
    'Menghubungi keluarga atau teman saya': 'Calls to my family or friends',
    'Menagih di luar jam yang wajar': 'Calls at unreasonable hours',
    'Penagihan lainnya': 'Something else about collection',
    'Halo Ibu Sari, pembayaran {} lewat BCA sudah kami terima dan pinjaman Anda lunas sejak {}. Bukti pencatatannya ada di foto. Mohon maaf atas keterlambatannya.':
      'Hello Mrs Sari, your payment of {} through BCA reached us, and your loan is closed since {}. The picture shows how it was recorded. Sorry for the delay.',
    'Masalah ini sudah diperbaiki di versi 4.2.0. Silakan perbarui aplikasi, lalu masuk dengan nomor yang baru.':
      'This is repaired in version 4.2.0. Please update the app, then log in with the new number.',
    // The chatbot
    'Halo, saya asisten Rupya. Apa yang bisa saya bantu?': 'Hello, I am Rupya’s assistant. How can I help?',
    Bayar: 'Repay',
    Pinjaman: 'Loan',
    Akun: 'Account',
    'Ada apa dengan penagihannya?': 'What is it about the collection?',
    'Penagih menghubungi keluarga atau teman saya': 'Collectors call my family or friends',
    'Pukul berapa penagih boleh menelepon?': 'When may collectors call me?',
    'Siapa yang dihubungi?': 'Whom do they call?',
    'Kontak darurat saya': 'My emergency contact',
    'Orang lain': 'Somebody else',
    'Hubungi petugas': 'Talk to a person',
    'Kontak darurat hanya dihubungi jika nomor Anda tidak aktif selama 3 hari. Aktifkan nomor Anda, lalu kami berhenti menghubunginya.':
      'We call an emergency contact only if your number has not been reachable for 3 days. Switch your number on, and we stop calling them.',
    'Kami tidak boleh menghubungi orang di luar kontak darurat. Kirim keluhan dengan nomor penagih dan tangkapan layar, supaya kami tindak.':
      'We may call nobody but your emergency contact. Send a complaint with the collector’s number and a screenshot, so that we can act.',
    'Hanya Senin sampai Sabtu pukul 08.00 sampai 20.00, tidak pada hari libur nasional.':
      'Monday to Saturday between 08:00 and 20:00, never on public holidays.',
    'Apa yang ingin Anda ketahui tentang pembayaran?': 'What would you like to know about repayment?',
    'Bagaimana cara membayar?': 'How can I pay?',
    'Saya sudah membayar, tagihan belum berubah': 'I paid, but the app still shows it as due',
    'Berapa denda keterlambatan?': 'How much is the penalty for paying late?',
    'Saya tidak bisa membayar penuh': 'I cannot pay in full',
    'Pilih Tidak bisa bayar penuh? di halaman pinjaman Anda: di sana ada yang bisa Anda lakukan. Kalau ditawarkan, Anda bisa memperpanjang. Anda juga bisa membayar cicilan satu per satu, menelepon kami, atau mengajukan keluhan. Jangan ambil pinjaman baru untuk membayar yang ini.':
      'On the page of your loan, choose Can’t pay in full? to see what you can do. You can extend the loan if that is offered, pay the instalments one by one, call us, or make a complaint. Do not take a new loan to pay this one.',
    'Lewat mana Anda ingin membayar?': 'How would you like to pay?',
    'Mini market': 'Minimarket',
    'Buka Pelunasan, pilih Bank, lalu bayar ke nomor virtual account yang muncul lewat ATM, mobile banking, atau internet banking.':
      'Open Repayment, choose Bank, then pay to the virtual account number that is shown, at an ATM, by mobile banking or by internet banking.',
    'Buka Pelunasan, pilih Mini Market, lalu tunjukkan kode pembayaran kepada kasir Alfamart.':
      'Open Repayment, choose Mini Market, then show the payment code to the cashier at Alfamart.',
    'Pembayaran tercatat paling lama 1 x 24 jam. Simpan bukti bayarnya. Jika sudah lewat, kirim keluhan dengan foto bukti itu.':
      'Payments are recorded within 24 hours. Keep the receipt. After that, send us a complaint with a picture of it.',
    'Denda terlihat di Detail Tagihan dan bertambah setiap hari sampai cicilan dibayar.':
      'The penalty is shown in Bill details, and grows every day until the instalment is paid.',
    'Apa yang ingin Anda ketahui tentang pinjaman?': 'What would you like to know about your loan?',
    'Kapan dana masuk?': 'When do I get the money?',
    'Mengapa pengajuan saya ditolak?': 'Why was my application refused?',
    'Setelah disetujui, dana masuk ke rekening Anda dalam 1 sampai 3 hari.':
      'Once it is approved, the money arrives in your account within 1 to 3 days.',
    'Sistem menilai data dan riwayat pembayaran. Anda boleh mengajukan lagi setelah tanggal yang tertera di pesanan.':
      'The system looks at your data and at how you paid before. You may apply again after the date that your order shows.',
    'Apa yang terjadi dengan aplikasi atau akun Anda?': 'What happened to the app or your account?',
    'Kode SMS tidak masuk': 'No SMS code arrives',
    'Tunggu 60 detik, lalu minta kode lagi. Pastikan kotak pesan tidak penuh dan nomor Anda aktif.':
      'Wait 60 seconds and ask for the code again. Check that your inbox is not full and your number is active.',
    'Baik. Tulis keluhan Anda, petugas kami menjawab dalam 3 hari kerja.':
      'All right. Write your complaint, our team answers within 3 weekdays.',
    'Senang bisa membantu.': 'Glad to help.',
    'Maaf, jawaban ini belum membantu. Anda bisa menghubungi CS.':
      'Sorry that this did not help. You can contact customer service.',
    'Terima kasih atas penilaian Anda. Kami akan memperbaikinya.': 'Thank you for your rating. We will do better.',
    'Terima kasih! Senang Anda puas.': 'Thank you! We are glad that it helped.',
    'Untuk membayar, buka pesanan Anda dan ketuk Bayar. Pembayaran tercatat paling lama dalam 1 x 24 jam.':
      'To pay, open your loan and tap Repay. Payments are recorded within 24 hours.',
    'Mohon maaf atas pengalaman itu. Hubungi CS dan sebutkan nomor penagihnya, kami akan menindak.':
      'We are sorry about that. Contact customer service and name the collector’s number, and we will act.',
    'Maaf, saya belum mengerti. Pilih pertanyaan di atas atau hubungi CS.':
      'Sorry, I do not understand that yet. Choose a question above, or contact customer service.',
    // The first pattern that fits counts, so this one is last.
    '{} hari': '{} days',
  }),
])
