import { groupInFours } from './group-in-fours.ts'

/** A text with the digits of any script (`१`, `١`, `１`) as 0 to 9. */
export const asciiDigits = (text: string) => text.replace(/(?!\d)\p{Nd}/gu, valueOf)

/** Unicode has the ten digits of each script in a row, 0 first: https://www.unicode.org/versions/latest/core-spec/chapter-4/ */
function valueOf(digit: string): string {
  const place = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(place - before - 1))) before += 1
  return String(before % 10)
}

/** The digits of a text, in their order, as 0 to 9. */
export const digitsOnly = (text: string) => asciiDigits(text).replace(/\D/g, '')

/** A bank card's digits, in groups of four. */
export const groupCardDigits = (text: string) => groupInFours(digitsOnly(text))

/** A phone number's digits, at most 11, in groups of 3, 4 and 4: `138 1234 5678`. */
export function groupPhoneDigits(text: string): string {
  const digits = digitsOnly(text)
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7, 11)].filter(Boolean).join(' ')
}

/** A card number with all but its last four digits hidden. `6222 1234 ****` shows none: 1234 is not its end. */
export function maskCard(cardNo: string | null | undefined): string {
  const [end] = /\d{0,4}$/.exec(cardNo?.replace(/[\s-]/g, '') ?? '') ?? []
  return end ? `•••• ${end}` : '••••'
}

/** The beginning of a text: at most `limit` code points, as the contract's `maxLength` counts, and no emoji cut in two. */
export function clampGraphemes(text: string, limit: number): string {
  // A text never has more code points than UTF-16 units.
  if (text.length <= limit) return text
  let clamped = ''
  let room = limit
  for (const grapheme of graphemes(text)) {
    room -= Array.from(grapheme).length
    if (room < 0) break
    clamped += grapheme
  }
  return clamped
}

/** The text's graphemes, or its code points in engines without `Intl.Segmenter` (Firefox before 125). */
function* graphemes(text: string): Generator<string> {
  if ('Segmenter' in Intl) for (const { segment } of new Intl.Segmenter().segment(text)) yield segment
  else yield* text
}
