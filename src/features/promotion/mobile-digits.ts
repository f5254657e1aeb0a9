import { digitsOnly } from '../../lib/digits.ts'

/**
 * The digits of a mobile number that begins with 1 (JOIN-5), without what people write before it: a 0, and its country (86
 * has such numbers; 62 and 91 are our markets'). Nothing else that begins so can become such a number.
 */
export const mobileDigits = (text: string) => digitsOnly(text).replace(/^(?:(?:00)?(?:86|62|91))?0?(?=1)/, '')
