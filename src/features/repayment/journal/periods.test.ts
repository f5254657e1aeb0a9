import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPeriods, writePeriods } from './periods.ts'

test('Instalments in an address are read as they were written', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(9999), (one, other) => {
      const periods = { from: Math.min(one, other), to: Math.max(one, other) }
      expect(readPeriods(writePeriods(periods))).toEqual(periods)
    }),
  )
})

test.each([undefined, '', '0x1', '-1', '3-2', '1-', '1-2-3', '10000', '1,2', ' 1', '１'])(
  'An address with %j names no instalments',
  (text) => {
    expect(readPeriods(text)).toBeUndefined()
  },
)
