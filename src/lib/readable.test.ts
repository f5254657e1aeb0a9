import { expect, test } from 'vitest'
import { readable, readableLines } from './readable.ts'

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

test('Lines without a label or a value are left out, whatever is sent in their place', () => {
  const lines = [{ text: 'Tagihan', value: 5 }, { text: null, value: 'x' }, { text: 'x', value: '' }, null]
  expect(readableLines(lines)).toEqual([{ label: 'Tagihan', value: '5' }])
  for (const none of [null, undefined]) expect(readableLines(none)).toEqual([])
})
