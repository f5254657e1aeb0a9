// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { exampleCompany, missingWords, pageOf, type Told, wordsOf } from '../../../tests/setup/legal-pages.ts'

const TOLD: Told[] = [
  {
    fact: 'tells of quick and flexible repayment',
    section: 'repayment',
    id: ['Pelunasan yang cepat dan fleksibel', 'kartu bank', 'rekening virtual', 'beberapa sekaligus'],
    en: ['Quick and flexible repayment', 'bank card', 'virtual account', 'several at once'],
  },
  {
    fact: 'tells of safety',
    section: 'safety',
    id: ['Keamanan', 'Sebelum menyetujui pinjaman', 'dua kali', 'PIN'],
    en: ['Safety', 'Before you confirm a loan', 'twice', 'PIN'],
  },
  {
    fact: 'tells of customer service',
    section: 'service',
    id: ['Layanan pelanggan', exampleCompany.phone, exampleCompany.email, '3 hari kerja'],
    en: ['Customer service', exampleCompany.phone, exampleCompany.email, '3 weekdays'],
  },
  {
    fact: 'tells of the products in both markets',
    section: 'products',
    id: ['Produk', '1.000.000 sampai 15.000.000 rupiah', '2.000 sampai 80.000 rupee, untuk gaji 12.000 rupee ke atas'],
    en: [
      'Products',
      '1,000,000 to 15,000,000 rupiah',
      '2,000 to 80,000 rupees, for a salary of 12,000 rupees and above',
    ],
  },
  {
    fact: 'tells how to begin',
    section: 'start',
    id: ['Cara memulai', 'daftar di sana dengan nomor ponsel', 'Baca tawarannya', 'dalam 2 jam'],
    en: ['Getting started', 'register there with your mobile number', 'Read the offer', 'within 2 hours'],
  },
]

// Not `test.each`, which would shorten the titles.
for (const told of TOLD)
  test(`About us ${told.fact} @SITE-24`, () => {
    expect(missingWords('about', told)).toEqual([])
  })

test('About us claims 3 million users and a loan within 2 hours, and says in the same text what the terms allow @SITE-62', () => {
  const english = wordsOf(pageOf('about', 'en').body)
  expect(english).toContain('over 3 million users')
  expect(english).toContain('can arrive within 2 hours')
  expect(english).toContain('1 day for the decision, and 1 to 3 days for the money')
  const indonesian = wordsOf(pageOf('about', 'id').body)
  expect(indonesian).toContain('lebih dari 3 juta')
  expect(indonesian).toContain('bisa cair dalam 2 jam')
  expect(indonesian).toContain('1 hari untuk keputusan, dan 1 sampai 3 hari untuk uangnya')
})

test('About us begins with the registration where the site has one', () => {
  const company = { ...exampleCompany, registerTemplate: { id: '88', in: '' } }
  const start = (language: 'id' | 'en') => wordsOf(pageOf('about', language, company).querySelector('ol > li'))
  expect(start('id')).toMatch(/^Daftar dengan nomor ponsel .* lalu unduh aplikasinya/)
  expect(start('en')).toMatch(/^Register with your mobile number .* then download the app/)
})
