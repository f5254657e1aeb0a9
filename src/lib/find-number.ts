import { asciiDigits, digitsOnly } from './digits.ts'

/** Marks without a width of their own: of direction (U+202A, U+2066), zero-width (U+200B, U+FEFF), and those on other characters. */
const MARKS = /[\p{Cf}\p{Mn}\p{Me}]/gu
const DASHES = /[\p{Pd}\u2212]/gu
/** Brackets, and blanks of all kinds within a line. */
const GAPS = /(?:[\p{Ps}\p{Pe}]|[^\S\r\n])+/gu

/** A text in which digits, pluses, dashes, dots and blanks are those of ASCII, without brackets and invisible marks. */
export const tidyDigits = (text: string) =>
  asciiDigits(text.normalize('NFKC')).replace(MARKS, '').replace(DASHES, '-').replace(GAPS, ' ').trim()

/** Digits, with what people write between those of one number, amount, date or time. */
const NUMBERS = /(?:\+ ?)?\d+(?:(?: ?- ?|[ .,:/])\d+)*/g
/** ` rupiah`: no more of a text is looked at beside each of its numbers. */
const LONGEST_CURRENCY = 7
const CURRENCY_BEFORE = /(?:\p{Sc}|(?:^|[^a-z])(?:rp|rs|idr|inr)\.?) ?$/iu
const CURRENCY_AFTER = /^(?:[,/]-| ?(?:idr|inr|rupiah|rupee))/i

/**
 * The code of a whole SMS: the one group of `length` digits in it, also written in halves (`123 456`). Undefined if there is
 * none, or another one. What belongs to an amount, a phone number, a date or a card is no code.
 */
export function findCode(text: string, length: number): string | undefined {
  const clean = tidyDigits(text)
  if (/^[\d ]+$/.test(clean) && digitsOnly(clean).length === length) return digitsOnly(clean)
  const codes = new Set<string>()
  for (const { 0: number, index } of clean.matchAll(NUMBERS)) {
    const end = index + number.length
    const before = clean.slice(Math.max(0, index - LONGEST_CURRENCY), index)
    if (CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(clean.slice(end, end + LONGEST_CURRENCY))) continue
    for (const code of codesOf(number, length)) codes.add(code)
  }
  // A text for a browser says its code twice: https://wicg.github.io/sms-one-time-codes/
  return codes.size === 1 ? [...codes][0] : undefined
}

function codesOf(number: string, length: number): string[] {
  if (number.startsWith('+')) return []
  const [left = '', right = '', ...more] = number.split(/ ?- ?| /)
  if (more.length === 0 && left.length * 2 === length && /^\d+$/.test(right) && right.length === left.length)
    return [left + right]
  const parts = number.split(' ')
  const codes = parts.filter((part) => part.length === length && /^\d+$/.test(part))
  // Beside a day, a time or a few minutes. Beside other digits it is a piece of a longer number.
  const areApart = parts.every((part) => codes.includes(part) || part.length < 3 || /[:/]|^\d+-\d\d-\d+$/.test(part))
  return areApart ? codes : []
}

/**
 * The only number of a text, as it is written; undefined if there is none, or another one. Dashes, dots and single blanks are
 * parts of it, so that it can be of a phone or a card.
 */
export function findNumber(text: string): string | undefined {
  const [number, ...others] = tidyDigits(text).match(NUMBERS) ?? []
  return others.length > 0 || number === undefined || /[,:/]/.test(number) ? undefined : number
}
