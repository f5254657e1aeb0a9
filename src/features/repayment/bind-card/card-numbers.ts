import { digitsOnly } from '../../../lib/digits.ts'
import { findNumber, tidyDigits } from '../../../lib/find-number.ts'

/** No card has more digits before its last group: what stands after them is no longer its number. */
const MOST_BEFORE_LAST = 12

/** The only card number of a text. Undefined where other digits follow it, such as `12/28` or the three of its back. */
export function findCardNumber(text: string): string | undefined {
  const number = findNumber(text)
  const before = number?.replace(/\d+$/, '') ?? ''
  return digitsOnly(before).length > MOST_BEFORE_LAST ? undefined : number
}

/** A phone number's digits, with the plus before them. */
export const phoneCharacters = (text: string) => (tidyDigits(text).startsWith('+') ? '+' : '') + digitsOnly(text)

/**
 * A phone number as it is sent: without gaps, dots, dashes and brackets; `0062` and `+62 0812` are `+62` and `+62 812`. What
 * else stands in it stays, and is for the contract to refuse.
 */
export const sentPhone = (text: string) =>
  tidyDigits(text)
    .replace(/[\s.-]/g, '')
    .replace(/^00/, '+')
    .replace(/^\+(62|91)0/, '+$1')
