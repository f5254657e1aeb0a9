import { describe, expect, test } from 'vitest'
import { digitsOnly } from '../../../lib/digits.ts'
import { findNumber } from '../../../lib/find-number.ts'
import { findCardNumber, phoneCharacters, sentPhone } from './card-numbers.ts'

describe('The card number of a text', () => {
  test.each<[string, string]>([
    ['5221841120530743', '5221841120530743'],
    [' 5221-8411.2053 0743 ', '5221841120530743'],
    ['५२२१ ८४११ २०५३ ०७४३', '5221841120530743'],
    ['\u202a5221\u20118411\u20112053\u20110743\u202c', '5221841120530743'],
    ['3782 822463 10005', '378282246310005'],
    ['4222 222 222 222', '4222222222222'],
    ['621234 5678901234567', '6212345678901234567'],
    ['Kartu BRI: 5221 8411 2053 0743, atas nama Sari', '5221841120530743'],
    ['567', '567'],
  ])('in %j is %s', (text, number) => {
    expect(digitsOnly(findCardNumber(text) ?? '')).toBe(number)
  })

  test.each(
    [
      ['', 'kartu saya', '5221 8411 2053 0743 123', '5221 8411 2053 0743\n12/28', '5221 8411 2053 0743, 123'],
      ['3782 822463 10005 1234', '5221 8411 2053 0743 5379 4120 9876 0126', '5221 84xx xxxx 0743', 'Rp1.250.000,00'],
    ].flat(),
  )('is not known in %j', (text) => {
    expect(findCardNumber(text)).toBeUndefined()
  })
})

const MARKS = ['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u202e', '\u2067', '\ufe0f\u20e3']
const BLANKS = [' ', '\u00a0', '\u2007', '\u2009', '\u202f', '\u3000']
const DASHES = Array.from('-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d\ufe63')

describe('The phone number of a text', () => {
  test.each<[string, string]>([
    ['+62 812‑3456‑7890', '+6281234567890'],
    ['\u202a+62 812-3456-7890\u202c', '+6281234567890'],
    ['+६२ ८१२ ३४५६ ७८९०', '+6281234567890'],
    ['＋６２　８１２－３４５６－７８９０', '+6281234567890'],
    ['+ 62 812.3456.7890', '+6281234567890'],
    ['(0812) 3456 - 7890', '081234567890'],
    ['WA saya 0812–3456–7890 ya', '081234567890'],
  ])('in %j is %s', (text, phone) => {
    expect(phoneCharacters(findNumber(text) ?? '')).toBe(phone)
  })

  test.each([
    '',
    'nomor saya',
    '0812 3456 7890\n0856 7890 1234',
    '0812-3456-7890 / 0856-7890-1234',
    '0812345/6',
    '0812 3456 jam 9',
  ])('is not known in %j', (text) => {
    expect(findNumber(text)).toBeUndefined()
  })

  test('is the same with every dash, blank and mark', () => {
    for (const gap of [...DASHES, ...BLANKS, ...MARKS, '.']) {
      expect(phoneCharacters(findNumber(`+62${gap}812${gap}3456${gap}7890`) ?? '')).toBe('+6281234567890')
      expect(sentPhone(`+62${gap}812${gap}3456${gap}7890`)).toBe('+6281234567890')
      expect(phoneCharacters(`+62${gap}812${gap}3456${gap}7890`)).toBe('+6281234567890')
    }
  })

  test.each<[string, string]>([
    ['+62 (812) 9001-4417', '+6281290014417'],
    ['+62 0812-9001-4417', '+6281290014417'],
    ['+62 (0)812-9001-4417', '+6281290014417'],
    ['0062 812 9001 4417', '+6281290014417'],
    ['0091 98200 18820', '+919820018820'],
    ['+91 098200 18820', '+919820018820'],
    ['0812-9001-4417', '081290014417'],
    ['62 812 9001 4417', '6281290014417'],
    ['+65 0812', '+650812'],
    ['0812/9001', '0812/9001'],
  ])('%j is sent as %s', (written, sent) => {
    expect(sentPhone(written)).toBe(sent)
  })
})
