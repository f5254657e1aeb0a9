import { expect, test } from 'vitest'
import { bringDigits, type DigitFormat } from './bring-digits.ts'
import { digitsOnly, groupCardDigits, groupPhoneDigits } from './digits.ts'
import { findCode, findNumber } from './find-number.ts'

const CODE: DigitFormat = { group: digitsOnly, find: (text) => findCode(text, 6), limit: 6, most: 6, isWhole: true }
const CARD: DigitFormat = { group: groupCardDigits, find: findNumber, limit: 20 }
/** A country code before the number is not counted. */
const read = (text: string) => digitsOnly(text).replace(/^86(?=1)/, '')
const MOBILE: DigitFormat = { group: groupPhoneDigits, read, find: findNumber, limit: 11, most: 11 }

/** Puts a text into a field at its caret, `|`. Returns the field's new content with the caret, or why the text was refused. */
function bring(format: DigitFormat, field: string, text: string, isPasted: boolean): string {
  const start = field.indexOf('|')
  const edit = { text: field.replace('|', text), caret: start + text.length, previous: '', inputType: '' }
  const next = bringDigits(edit, { text, start, isPasted }, format)
  return typeof next === 'string' ? next : `${next.text.slice(0, next.caret)}|${next.text.slice(next.caret)}`
}

test.each<[string, DigitFormat, string, string, string]>([
  ['a code', CODE, '|', '123 456', '123456|'],
  ['a part of a code', CODE, '12|', '345', 'unclear'],
  ['a code that is too long', CODE, '|', '1234567', 'unclear'],
  ['the end of a card number', CARD, '5221 84|', '11 2053 0743', '5221 8411 2053 0743|'],
  ['20 digits', CARD, '|', '1'.repeat(20), '1111 1111 1111 1111 1111|'],
  ['21 digits', CARD, '|', '1'.repeat(21), 'long'],
  ['a number beside another', CARD, '5221 8411 2053 0743|', '53794120', 'long'],
  ['a mobile number', MOBILE, '|', '+86 139 1234 5678', '139 1234 5678|'],
  ['a number of our market', MOBILE, '|', '+62 812 3456 7890', 'long'],
])('Pasting %s', (_what, format, field, text, expected) => {
  expect(bring(format, field, text, true)).toBe(expected)
})

test.each<[string, DigitFormat, string, string, string]>([
  ['a message', CODE, '|', 'Kode 123456, 10 menit', '123456|'],
  ['a message with two codes', CODE, '|', 'Kode 123456, 654321', 'unclear'],
  ['two digits of a key', CODE, '12|', '00', '1200|'],
  ['too many digits', CODE, '12|', '34567', 'long'],
  ['a card number and its end', CARD, '|', '5221841120530743 12/28', 'unclear'],
  ['a mobile number', MOBILE, '|', '+8613912345678', '139 1234 5678|'],
  ['another country’s', MOBILE, '|', '+6281234567890', 'long'],
])('What the phone or a keyboard fills in at once: %s', (_what, format, field, text, expected) => {
  expect(bring(format, field, text, false)).toBe(expected)
})
