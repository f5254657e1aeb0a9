import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupInFours } from './group-in-fours.ts'

test('A number in fours is the same number', () => {
  expect(groupInFours('0701268459640174')).toBe('0701 2684 5964 0174')
  expect(groupInFours('12345')).toBe('1234 5')
  expect(groupInFours('ALFA12345')).toBe('ALFA12345')
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,32}$/), (raw) => {
      expect(groupInFours(raw).replaceAll(' ', '')).toBe(raw)
      expect(groupInFours(raw)).not.toMatch(/\d{5}|^ | $/)
    }),
  )
})
