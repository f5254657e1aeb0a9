import { expect, test } from 'vitest'
import { phoneLink } from './phone-link.ts'

test.each([
  ['021-5095-0174', 'tel:02150950174'],
  ['+62 (21) 5095 0174', 'tel:+622150950174'],
  ['112', 'tel:112'],
  // A plus inside a number is dropped.
  ['021+5095', 'tel:0215095'],
  // Codes that change the phone's settings lose their `*` and `#`.
  ['*21*0811#', 'tel:210811'],
  ['021;ext=1?x=javascript:', 'tel:0211'],
  ['', undefined],
  ['12', undefined],
  ['0811000000000000', undefined],
])('A phone is called by its digits alone: %j @HELP-93 @RULE-47', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})
