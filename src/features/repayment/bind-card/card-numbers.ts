import { digitsOnly } from '../../../lib/digits.ts'
import { findNumber, tidyDigits } from '../../../lib/find-number.ts'

/** The most digits of a card before its last group. Digits after them no longer belong to the number. */
const MOST_BEFORE_LAST = 12

/** The only card number in a text. Undefined if other digits follow it, such as `12/28` or the three digits on its back. */
export function findCardNumber(text: string): string | undefined {
  const number = findNumber(text)
  const before = number?.replace(/\d+$/, '') ?? ''
  return digitsOnly(before).length > MOST_BEFORE_LAST ? undefined : number
}

/** A phone number's digits, with a plus before them if there is one. */
export const phoneCharacters = (text: string) => (tidyDigits(text).startsWith('+') ? '+' : '') + digitsOnly(text)

/**
 * The phone number as it is sent: without spaces, dots, dashes and brackets; `0062` and `+62 0812` become `+62` and `+62
 * 812`. Other characters stay, and the contract's pattern refuses them.
 */
export const sentPhone = (text: string) =>
  tidyDigits(text)
    .replace(/[\s.-]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+(62|91)0/, '+$1')
