import { digitsOnly } from '../../lib/digits.ts'

/**
 * The digits of a mobile number that begins with 1 (JOIN-5), without a 0 or country code before it (numbers of 86 begin with
 * 1; 62 and 91 are our markets). No other number can become such a number.
 */
export const mobileDigits = (text: string) => digitsOnly(text).replace(/^(?:(?:00)?(?:86|62|91))?0?(?=1)/, '')
