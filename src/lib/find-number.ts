import { asciiDigits, digitsOnly } from './digits.ts'

/** Characters without width: direction marks (U+202A, U+2066), zero-width characters (U+200B, U+FEFF), and combining marks. */
const MARKS = /[\p{Cf}\p{Mn}\p{Me}]/gu
const DASHES = /[\p{Pd}\u2212]/gu
/** Brackets, and all kinds of spaces within a line. */
const GAPS = /(?:[\p{Ps}\p{Pe}]|[^\S\r\n])+/gu

/** Replaces digits, pluses, dashes, dots and spaces by their ASCII forms, and removes brackets and invisible marks. */
export const tidyDigits = (text: string) =>
  asciiDigits(text.normalize('NFKC')).replace(MARKS, '').replace(DASHES, '-').replace(GAPS, ' ').trim()

/** Digits with the separators that people write inside one number, amount, date or time. */
const NUMBERS = /(?:\+ ?)?\d+(?:(?: ?- ?|[ .,:/])\d+)*/g
/** How many characters are read on each side of a number. */
const BESIDE = 40
const CURRENCY = 'rp|rs|rupiah|rupees?|idr|inr|usd|sgd|myr|eur'
const AMOUNT = 'sebesar|senilai|nominal|jumlah|total|amount|saldo'
const ACCOUNT = '(?:a/c|acct?|rek(?:ening)?)(?: no)?|ending(?: in| with)?|berakhir(?: dengan)?|akhiran'
const DAY = 's/d|sampai|hingga|until|till|exp|tgl|tanggal'
/** Names of numbers that are not an SMS code. Not `pin`, which can also name a code. Not `no`, which says nothing. */
const REFERENCE = 'ref(?:erence|erensi)?|utr|rrn|pincode|kode pos|(?:postal|zip) code'
/** Things that have a number, but that a code can also be for: `the code for your order: 123456`. */
const NUMBERED = 'order|pesanan|invoice|faktur|transaksi|transaction|txn|trx|booking'
const LABEL = '(?:id|no|nomor|number|code)(?: (?:is|adalah))?'
const CODE = 'otp|kode|code|passcode|pin|password|sandi'
const word = (words: string) => `(?:^|[^a-z])(?:${words})`
const GAP = '[\\s.:=-]*'

/** The number after this is an amount, an account, a day, or part of a name. */
const OTHER_BEFORE = new RegExp(
  `(?:[a-z•/]|\\*\\*|(?:\\p{Sc}|${word(`${CURRENCY}|${AMOUNT}|${ACCOUNT}|${DAY}`)})${GAP})$`,
  'iu',
)
const OTHER_AFTER = new RegExp(
  `^(?:[a-z•/@]|\\*\\*|,-| ?(?:\\p{Sc}|(?:${CURRENCY}|ribu|rb|juta|jt|la(?:kh|c)s?|crores?|cr|dr)(?![a-z])))`,
  'iu',
)
/** The number after this has another name, even if a code is mentioned too. */
const REFERENCE_BEFORE = new RegExp(
  `${word(`(?:${REFERENCE})(?:[\\s.:#=-]*${LABEL})?|(?:${NUMBERED})(?:[\\s.:#=-]*${LABEL}|[\\s-]?#)`)}[\\s.:#=-]*$`,
  'iu',
)
/** The number before or after this is called a code. */
const CODE_BEFORE = new RegExp(
  `${word(CODE)}(?:[\\s:=-]+(?:${CODE}|verifikasi|verification|anda|ini|is|adalah))*[\\s:=-]*$`,
  'iu',
)
const CODE_AFTER = new RegExp(`^ (?:is|adalah)(?: [a-z]+){0,4} (?:${CODE})(?![a-z])`, 'iu')

/**
 * Finds the code in a whole SMS: the only group of `length` digits, which may be split into halves (`123 456`). Undefined if
 * there is none, more than one, or a code of another length. Numbers of amounts, phones, dates and cards are not codes.
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
      // A day or some minutes may stand between the number and that word.
      const isOther =
        (digits.startsWith(code) && isOtherBefore(before, after)) || (digits.endsWith(code) && OTHER_AFTER.test(after))
      if (!isOther) codes.add(code)
    }
    const isOfAnotherLength = found.length === 0 && digits.length >= 4 && digits.length <= 8
    const isCalledCode = (CODE_BEFORE.test(before) && !REFERENCE_BEFORE.test(before)) || CODE_AFTER.test(after)
    if (isOfAnotherLength && isCalledCode) return undefined
  }
  // A text that follows this standard contains its code twice: https://wicg.github.io/sms-one-time-codes/
  return codes.size === 1 ? [...codes][0] : undefined
}

/** Whether the words before a number say that it is not a code. `Ref 123456 is your OTP` is still a code. */
const isOtherBefore = (before: string, after: string) =>
  OTHER_BEFORE.test(before) || (REFERENCE_BEFORE.test(before) && !CODE_AFTER.test(after))

function codesOf(number: string, length: number): string[] {
  if (number.startsWith('+')) return []
  const [left = '', right = '', ...more] = number.split(/ ?- ?| /)
  if (more.length === 0 && left.length * 2 === length && /^\d+$/.test(right) && right.length === left.length)
    return [left + right]
  const parts = number.split(' ')
  const codes = parts.filter((part) => part.length === length && /^\d+$/.test(part))
  // A code may stand beside a day, a time or a few minutes. Beside other digits it is part of a longer number.
  const areApart = parts.every((part) => codes.includes(part) || part.length < 3 || /[:/]|^\d+-\d\d-\d+$/.test(part))
  return areApart ? codes : []
}

/**
 * The only number in a text, as it is written; undefined if there is none or more than one. Dashes, dots and single spaces
 * are part of it, because phone and card numbers contain them.
 */
export function findNumber(text: string): string | undefined {
  const [number, ...others] = tidyDigits(text).match(NUMBERS) ?? []
  return others.length > 0 || number === undefined || /[,:/]/.test(number) ? undefined : number
}
