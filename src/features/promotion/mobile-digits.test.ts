import { expect, test } from 'vitest'
import { mobileDigits } from './mobile-digits.ts'

test.each<[string, string]>([
  ['139 1234 5678', '13912345678'],
  ['+86 139 1234 5678', '13912345678'],
  ['0086-139-1234-5678', '13912345678'],
  ['+86 (0)139 1234 5678', '13912345678'],
  ['+62 139 1234 5678', '13912345678'],
  ['0139 1234 5678', '13912345678'],
  ['１３９ १२३४ ٥٦٧٨', '13912345678'],
  // Not such a number, so it is not changed, and is refused later.
  ['+62 812 3456 7890', '6281234567890'],
  ['+86', '86'],
  ['0', '0'],
])('A mobile number of the promotion written %j is %s', (written, digits) => {
  expect(mobileDigits(written)).toBe(digits)
})
