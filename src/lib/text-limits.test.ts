import { expect, test } from 'vitest'
import { fitsLimits } from './text-limits.ts'

test('A text fits a field by its length in code points and its pattern', () => {
  const limits = { minLength: 2, maxLength: 2, pattern: '^[a-z😀]+$' }
  expect(['a', 'ab', 'abc', 'aB', '😀😀'].filter((text) => fitsLimits(text, limits))).toEqual(['ab', '😀😀'])
  expect(fitsLimits('', {})).toBe(true)
})
