import { afterEach, expect, test } from 'vitest'
import { daysWords } from './days-words.ts'
import { followAddressLanguage } from './language.ts'
import { openAddress } from '../../../tests/setup/location.ts'

afterEach(() => openAddress('/'))

test.each([
  [4, 'in 4 days', 'dalam 4 hari'],
  [1, 'tomorrow', 'besok'],
  [0, 'today', 'hari ini'],
  [-1, 'yesterday', 'kemarin'],
  [-3, '3 days ago', '3 hari yang lalu'],
])('A day %i days away is “%s”, in Indonesian “%s”', (days, english, indonesian) => {
  followAddressLanguage()
  openAddress('/?lang=2')
  expect(daysWords(days, false)).toBe(english)
  openAddress('/?lang=1')
  expect(daysWords(days, false)).toBe(indonesian)
})

test('A debt whose day has passed is late; one that is still to come is not', () => {
  followAddressLanguage()
  openAddress('/?lang=2')
  expect([2, 0, -1, -3].map((days) => daysWords(days, true))).toEqual([
    'in 2 days',
    'today',
    '1 day late',
    '3 days late',
  ])
  openAddress('/?lang=1')
  expect(daysWords(-3, true)).toBe('terlambat 3 hari')
})
