// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import {
  exampleCompany,
  missingWords,
  pageOf,
  sectionOf,
  textsOf,
  type Told,
  wordsOf,
} from '../../../tests/setup/legal-pages.ts'
import type { Locale } from '../../platform/i18n/generated/runtime.js'
import { LOCALES } from '../../platform/i18n/languages.ts'

const TOLD: Told[] = [
  {
    fact: 'say a term of 91 to 365 days @SITE-26',
    section: 'term',
    id: ['Jangka waktunya 91 sampai 365 hari.'],
    en: ['The term is 91 to 365 days.'],
  },
  {
    fact: 'say that the money arrives 1 to 3 days after acceptance @SITE-27',
    section: 'decision',
    id: ['Setelah disetujui, uangnya masuk ke rekening Anda dalam 1 sampai 3 hari.'],
    en: ['After acceptance, the money is credited to your account in 1 to 3 days.'],
  },
  {
    fact: 'say a decision within 1 day @SITE-28',
    section: 'decision',
    id: ['Kami memutuskan pengajuan Anda dalam 1 hari.'],
    en: ['We decide about your application within 1 day.'],
  },
  {
    fact: 'say a late fee of Rs.1,000 for new and Rs.800 for repeat clients, one time @SITE-29',
    section: 'late',
    id: ['Rs.1,000 untuk nasabah baru dan Rs.800 untuk nasabah lama', 'satu kali'],
    en: ['Rs.1,000 for new clients and Rs.800 for repeat clients', 'one time'],
  },
  {
    fact: 'allow prepayment after half of the term, and not before 7 days after disbursement @SITE-31',
    section: 'prepayment',
    id: ['keduanya', 'Setengah dari jangka waktunya sudah lewat.', 'paling sedikit 7 hari sejak pinjaman dicairkan'],
    en: ['both', 'Half of the term has passed.', 'At least 7 days have passed since the loan was disbursed.'],
  },
  {
    fact: 'ask to be told of changed personal data within 3 days @SITE-32',
    section: 'data',
    id: ['data pribadi Anda berubah', 'dalam 3 hari', exampleCompany.email, exampleCompany.phone],
    en: ['your personal data change', 'within 3 days', exampleCompany.email, exampleCompany.phone],
  },
  {
    fact: 'say 7 business days of notice of an assignment @SITE-33',
    section: 'assignment',
    id: ['memberi tahu pihak lainnya 7 hari kerja sebelumnya'],
    en: ['tells the other side 7 business days before'],
  },
  {
    fact: 'say that a judgment is to be paid within 10 days @SITE-34',
    section: 'judgment',
    id: ['harus dibayar dalam 10 hari'],
    en: ['is to be paid within 10 days'],
  },
  {
    fact: 'are for nationals over 18 @SITE-35',
    section: 'borrower',
    id: ['Usia Anda di atas 18 tahun.', 'Anda warga negara India.'],
    en: ['You are over 18 years old.', 'You are a national of India.'],
  },
]

// Not `test.each`, which would shorten the titles.
for (const told of TOLD)
  test(`The loan terms ${told.fact}`, () => {
    expect(missingWords('terms', told)).toEqual([])
  })

test('The loan terms show the daily penalty as a table: 5%, 4% and 2%, with what it is of Rs.1,000 @SITE-30', () => {
  const rows = (language: Locale) =>
    Array.from(sectionOf('terms', language, 'late')?.querySelectorAll('tbody tr') ?? [], (row) =>
      Array.from(row.children, wordsOf),
    )
  expect(rows('en')).toEqual([
    ['Days 1 to 30', '5%', 'Rs.50'],
    ['Days 31 to 90', '4%', 'Rs.40'],
    ['From day 91', '2%', 'Rs.20'],
  ])
  expect(rows('id')).toEqual([
    ['Hari 1 sampai 30', '5%', 'Rs.50'],
    ['Hari 31 sampai 90', '4%', 'Rs.40'],
    ['Mulai hari 91', '2%', 'Rs.20'],
  ])
  for (const [, share = '', amount = ''] of rows('en'))
    expect(Number(amount.replace('Rs.', ''))).toBe((1000 * parseInt(share, 10)) / 100)
  for (const language of LOCALES) {
    const heads = Array.from(sectionOf('terms', language, 'late')?.querySelectorAll('th') ?? [])
    expect(heads.map((head) => head.scope)).toEqual(['col', 'col', 'col', 'row', 'row', 'row'])
  }
  const caption = (language: Locale) => wordsOf(sectionOf('terms', language, 'late')?.querySelector('caption'))
  expect(caption('en')).toContain('a share of the unpaid amount')
  expect(caption('id')).toContain('dari jumlah yang belum dibayar')
})

test('The loan terms say first that they are those of India @SITE-62', () => {
  expect(wordsOf(pageOf('terms', 'en').querySelector('h1 + div p'))).toContain('our loans in India')
  expect(wordsOf(pageOf('terms', 'id').querySelector('h1 + div p'))).toContain('pinjaman kami di India')
})

describe('The lender’s details stand in the terms as they are written', () => {
  const hostile = [
    '{email}',
    '{host}',
    '<b>Bold</b>',
    '"><script>alert(1)</script>',
    '$& $1 $$',
    '&lt;i&gt;',
    '\\{phone}',
  ]

  test.each(hostile)('also where the lender is named %s @SITE-25', (name) => {
    const terms = pageOf('terms', 'en', { ...exampleCompany, name })
    expect(textsOf(terms)).toContain(`These terms apply between ${name}, the lender, and you, the borrower.`)
    expect(textsOf(terms)).toContain(
      `For questions about these terms or about your loan, you reach ${name} at ${exampleCompany.email} and ${exampleCompany.phone}.`,
    )
  })
})
