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
/** No more of a text than a few words is looked at on each side of a number. */
const BESIDE = 40
const CURRENCY = 'rp|rs|rupiah|rupees?|idr|inr|usd|sgd|myr|eur'
const AMOUNT = 'sebesar|senilai|nominal|jumlah|total|amount|saldo'
const ACCOUNT = '(?:a/c|acct?|rek(?:ening)?)(?: no)?|ending(?: in| with)?|berakhir(?: dengan)?|akhiran'
const DAY = 's/d|sampai|hingga|until|till|exp|tgl|tanggal'
/** What numbers are called that are of no code by SMS. Not `pin`, which such a code is called, too; not `no`, which says nothing. */
const REFERENCE = 'ref(?:erence|erensi)?|utr|rrn|pincode|kode pos|(?:postal|zip) code'
/** What has a number, but is also what a code is for: `the code for your order: 123456`. */
const NUMBERED = 'order|pesanan|invoice|faktur|transaksi|transaction|txn|trx|booking'
const LABEL = '(?:id|no|nomor|number|code)(?: (?:is|adalah))?'
const CODE = 'otp|kode|code|passcode|pin|password|sandi'
const word = (words: string) => `(?:^|[^a-z])(?:${words})`
const GAP = '[\\s.:=-]*'

/** The number after it is an amount, an account, a day, or a piece of a name. */
const OTHER_BEFORE = new RegExp(
  `(?:[a-z•/]|\\*\\*|(?:\\p{Sc}|${word(`${CURRENCY}|${AMOUNT}|${ACCOUNT}|${DAY}`)})${GAP})$`,
  'iu',
)
const OTHER_AFTER = new RegExp(
  `^(?:[a-z•/@]|\\*\\*|,-| ?(?:\\p{Sc}|(?:${CURRENCY}|ribu|rb|juta|jt|la(?:kh|c)s?|crores?|cr|dr)(?![a-z])))`,
  'iu',
)
/** The number after it is called something else, also where that is called a code. */
const REFERENCE_BEFORE = new RegExp(
  `${word(`(?:${REFERENCE})(?:[\\s.:#=-]*${LABEL})?|(?:${NUMBERED})(?:[\\s.:#=-]*${LABEL}|[\\s-]?#)`)}[\\s.:#=-]*$`,
  'iu',
)
/** The number after it, or before it, is called a code. */
const CODE_BEFORE = new RegExp(
  `${word(CODE)}(?:[\\s:=-]+(?:${CODE}|verifikasi|verification|anda|ini|is|adalah))*[\\s:=-]*$`,
  'iu',
)
const CODE_AFTER = new RegExp(`^ (?:is|adalah)(?: [a-z]+){0,4} (?:${CODE})(?![a-z])`, 'iu')

/**
 * The code of a whole SMS: the one group of `length` digits in it, also written in halves (`123 456`). Undefined if there is
 * none, or another one, or a code of another length. What belongs to an amount, a phone number, a date or a card is no code.
 */
export function findCode(text: string, length: number): string | undefined {
  const clean = tidyDigits(text)
  if (/^[\d ]+$/.test(clean) && digitsOnly(clean).length === length) return digitsOnly(clean)
  const codes = new Set<string>()
  for (const { 0: number, index } of clean.matchAll(NUMBERS)) {
    const digits = digitsOnly(number)
    const end = index + number.length
    const before = clean.slice(Math.max(0, index - BESIDE), index)
    const after = clean.slice(end, end + BESIDE)
    const found = codesOf(number, length)
    for (const code of found) {
      // A day or some minutes may stand between it and the word.
      const isOther =
        (digits.startsWith(code) && isOtherBefore(before, after)) || (digits.endsWith(code) && OTHER_AFTER.test(after))
      if (!isOther) codes.add(code)
    }
    const isOfAnotherLength = found.length === 0 && digits.length >= 4 && digits.length <= 8
    const isCalledCode = (CODE_BEFORE.test(before) && !REFERENCE_BEFORE.test(before)) || CODE_AFTER.test(after)
    if (isOfAnotherLength && isCalledCode) return undefined
  }
  // A text for a browser says its code twice: https://wicg.github.io/sms-one-time-codes/
  return codes.size === 1 ? [...codes][0] : undefined
}

/** Whether a number is no code by what stands before it. `Ref 123456 is your OTP` is one all the same. */
const isOtherBefore = (before: string, after: string) =>
  OTHER_BEFORE.test(before) || (REFERENCE_BEFORE.test(before) && !CODE_AFTER.test(after))

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
