import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCode } from './find-number.ts'

const MARKS = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u202e', '\u2067', '\ufe0f\u20e3']
const BLANKS = [' ', '\u00a0', '\u2007', '\u202f', '\u3000']
const DASHES = Array.from('-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d\ufe63')

describe('The code of a text', () => {
  test.each(
    [
      ['123456', '१२३४५६', '１２３ ４５６', '123 456', '12 34 56', '(123456)', '\u2045123\u2046 \u27e8456\u27e9'],
      ['G-123456 is your Google verification code.', '<#> 123456'],
      ['JANGAN BERIKAN KODE INI: 123456. Berlaku 5 menit.', '25-11-2026 12:30 123456'],
      ['Kode 123456 untuk membayar Rp1.090.000 dengan kartu 4417.'],
      ['OTP is 123456 for txn of Rs.250000/- Call 1800-300-0174', '123456 is your code.\n\n@rupya.example #123456'],
      ['123456 is the OTP for trxn of INR 250000.00 with your card ending 4417. OTP is valid for 10 mins.'],
      ['123456 is your One Time Password(OTP) for A/c XX4417. Not you? SMS BLOCK 4417 to 7308080808'],
      ['OTP for purchase of Rs. 250000.00 thru Debit Card ending 4417 is 123456.'],
      ['Your OTP for txn of Rs.2,50,000 is 123456. Valid till 25-11-2026 12:30:45'],
      ['OTP is 123456. Ref ID: 98765432'],
      ['OTP:123456 utk trx IDR 250000 kartu 4617xxxxxxxx4417 s/d 25/11/26 12:30. Call 1500017'],
      ['Order no. 654321: your code is 123456', 'Ref 123456 is your OTP'],
      ['Use this code to confirm your order: 123456', 'Your reference number is 654321. OTP is 123456'],
      ['Postal code 12345. OTP 123456'],
    ].flat(),
  )('in %j is 123456', (text) => {
    expect(findCode(text, 6)).toBe('123456')
  })

  test.each(
    [
      ['', 'kode', '12345', '1234567', '123 4567', '123 45', '12-34-56', '12:34:56', '123.456', '2026-11-25'],
      ['123456 654321', 'Kode 123456 atau 654321', '123456\n654321', '123 456 789', '1 123 456'],
      ['Rp1.250.000', 'Rp250000', 'Rp 250 000', '₹250000', '250000,-', '250000/-', '250000 rupiah', '123456,00'],
      ['Rp : 109000', 'IDR: 109000 kode dikirim', 'rupee 123456', 'USD 123456', '123456 €', '123456 ribu'],
      ['sebesar 123456', 'Total: 123456', '1.123456'],
      ['081234567890', '0812 345678', '0812-3456 789012', '+62 812-3456-7890', '+123456', '+ 62 123456'],
      ['(021) 123456', '1234 567890 12345', '5221 8411 2053 0743'],
      ['A/c XX123456', 'A/c no. 123456', 'kartu ending 123456', '**123456', '123456xx', 'a1b123456c'],
      ['Ref. No. 123456', 'Ref ID 123456', 'Reference number 123456', 'Kode referensi 123456', 'No. ref. 123456'],
      ['Order #123456', 'OrderID: 123456', 'Pesanan no 123456', 'Txn ID 123456', 'UTR 123456', 'RRN: 123456'],
      ['Pincode 560001', 'Kode pos 560001', 'Postal code: 560001', 'berlaku s/d 251126', 'tgl 251126 12:30'],
      ['https://rupya.example/123456', 'sari123456@bank', '1234567 is your Google code for 250000'],
      ['Transaksi 250000. Kode OTP Anda adalah: 12345', 'PIN 1234. Ref 250000', 'OTP 1234 5678. Ref 250000'],
    ].flat(),
  )('is not known in %j @APP-52', (text) => {
    expect(findCode(text, 6)).toBeUndefined()
  })

  test('is the same whatever stands around and within it that cannot be seen', () => {
    for (const around of [...MARKS, ...BLANKS, '\n', '\t'])
      expect(findCode(`${around}123456${around}`, 6)).toBe('123456')
    for (const mark of MARKS) expect(findCode(`1${mark}23${mark}456${mark}`, 6)).toBe('123456')
    for (const gap of [...BLANKS, ...DASHES]) expect(findCode(`123${gap}456`, 6)).toBe('123456')
  })

  test('is found among any words, and never where there are two @APP-52', () => {
    // These letters cannot form a word that names a kind of number.
    const words = fc.stringMatching(/^[aeghow .!?\n]{0,20}$/)
    const codes = fc.uniqueArray(fc.stringMatching(/^\d{6}$/), { minLength: 2, maxLength: 2 })
    fc.assert(
      fc.property(words, codes, words, (before, [one, other], after) => {
        expect(findCode(`${before} ${one} ${after}`, 6)).toBe(one)
        expect(findCode(`${one} x${after}x ${other}`, 6)).toBeUndefined()
      }),
    )
  })

  test('is found at once in a very long text', () => {
    expect(findCode('12 x '.repeat(100_000), 6)).toBeUndefined()
    expect(findCode(' '.repeat(500_000), 6)).toBeUndefined()
    expect(findCode('1'.repeat(500_000), 6)).toBeUndefined()
  })
})
