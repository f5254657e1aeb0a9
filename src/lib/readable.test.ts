import { expect, test } from 'vitest'
import { readable } from './readable.ts'

test.each([
  ['Dana Cepat', 'Dana Cepat'],
  [12_345, '12345'],
  ['\u202eabc\u0000', 'abc'],
  [null, ''],
  [undefined, ''],
  [{}, ''],
  [Number.NaN, ''],
  [true, ''],
])('%j is shown as %j', (value, shown) => {
  expect(readable(value)).toBe(shown)
})
