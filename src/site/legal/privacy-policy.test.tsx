// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { exampleCompany, missingWords, sectionOf, type Told, wordsOf } from '../../../tests/setup/legal-pages.ts'
import type { Locale } from '../../platform/i18n/generated/runtime.js'

const TOLD: Told[] = [
  {
    fact: 'says how information is used @SITE-15',
    section: 'use',
    id: ['Penggunaan informasi', 'Untuk apa kami memakainya', 'nomor ponsel', 'memutuskan pengajuannya'],
    en: ['Use of information', 'What we use it for', 'mobile number', 'decide about the application'],
  },
  {
    fact: 'says to whom data are disclosed @SITE-16',
    section: 'disclosure',
    id: ['Pengungkapan', 'Bank, layanan pembayaran', 'Penyedia produk lain', 'menagih tunggakan', 'Pengadilan'],
    en: ['Disclosure', 'Banks, payment services', 'provider of another product', 'collecting overdue', 'Courts'],
  },
  {
    fact: 'speaks of cookies: there are none, and what the device keeps instead @SITE-17',
    section: 'cookies',
    id: [
      'Cookie',
      'tidak memasang cookie',
      'Cara bayar pilihan Anda',
      'Pembayaran dan persetujuan',
      'Keluhan yang belum',
    ],
    en: [
      'Cookies',
      'set no cookies',
      'way of repayment that you chose',
      'Payments and loan confirmations',
      'A complaint',
    ],
  },
  {
    fact: 'speaks of the safety of data, and of what a borrower can do for it @SITE-18',
    section: 'security',
    id: ['Keamanan data', 'dienkripsi', 'Jangan bagikan alamat itu', 'digambar ulang', 'lokasi', 'PIN'],
    en: ['Data security', 'encrypted', 'Do not share such an address', 'drawn anew', 'the place', 'PIN'],
  },
  {
    fact: 'speaks of minors, and of the legal age @SITE-21',
    section: 'minors',
    id: ['Perlindungan anak di bawah umur', 'dewasa menurut hukum', 'di atas 18 tahun'],
    en: ['Protection of minors', 'of legal age', 'over 18'],
  },
  {
    fact: 'says how it changes @SITE-22',
    section: 'changes',
    id: ['Perubahan', 'Yang berlaku adalah teks di halaman ini'],
    en: ['Changes', 'The text on this page is the one that applies'],
  },
  {
    fact: 'names contacts @SITE-23',
    section: 'contacts',
    id: [
      'Kontak',
      exampleCompany.name,
      ...exampleCompany.registrations.map(({ number }) => number),
      exampleCompany.address,
      exampleCompany.email,
      exampleCompany.phone,
    ],
    en: [
      'Contacts',
      exampleCompany.name,
      ...exampleCompany.registrations.map(({ number }) => number),
      exampleCompany.address,
      exampleCompany.email,
      exampleCompany.phone,
    ],
  },
]

// Not `test.each`, which would shorten the titles.
for (const told of TOLD)
  test(`The privacy policy ${told.fact}`, () => {
    expect(missingWords('privacy', told)).toEqual([])
  })

/** The list items of a section. */
const itemsOf = (language: Locale, name: string) =>
  Array.from(sectionOf('privacy', language, name)?.querySelectorAll('li') ?? [], wordsOf)

test('The privacy policy names all nine grounds that are not used @SITE-19', () => {
  expect(wordsOf(sectionOf('privacy', 'en', 'equality'))).toContain('we do not use')
  expect(wordsOf(sectionOf('privacy', 'id', 'equality'))).toContain('kami tidak memakai')
  expect(itemsOf('en', 'equality')).toEqual([
    'gender',
    'race',
    'ethnicity',
    'religion',
    'origin',
    'sexual orientation',
    'disability',
    'medical history',
    'political opinion',
  ])
  expect(itemsOf('id', 'equality')).toEqual([
    'gender',
    'ras',
    'etnis',
    'agama',
    'asal-usul',
    'orientasi seksual',
    'disabilitas',
    'riwayat kesehatan',
    'pandangan politik',
  ])
})

test('The privacy policy names all eight rights, and that an account can be closed only without an outstanding loan @SITE-20', () => {
  const names = (language: Locale) => itemsOf(language, 'rights').map((item) => item.split(':')[0])
  expect(names('en')).toEqual([
    'Access',
    'Correction',
    'Erasure',
    'Cancel your account',
    'Object',
    'Restrict',
    'Withdraw consent',
    'Complain',
  ])
  expect(names('id')).toEqual([
    'Akses',
    'Perbaikan',
    'Penghapusan',
    'Menutup akun',
    'Keberatan',
    'Pembatasan',
    'Menarik persetujuan',
    'Mengadu',
  ])
  expect(itemsOf('en', 'rights')[3]).toContain('if you have no outstanding loan')
  expect(itemsOf('id', 'rights')[3]).toContain('bila Anda tidak punya pinjaman yang belum lunas')
  expect(itemsOf('en', 'rights')[7]).toContain('authority')
  expect(itemsOf('id', 'rights')[7]).toContain('lembaga yang berwenang')
})
