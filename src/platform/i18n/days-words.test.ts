import { expect, test } from 'vitest'
import { daysWords } from './days-words.ts'
import { type Locale, overwriteGetLocale } from './generated/runtime.js'

const inLanguage = (locale: Locale, days: number, isDebt: boolean) => {
  overwriteGetLocale(() => locale)
  return daysWords(days, isDebt)
}

test.each([
  [4, 'in 4 days', '4 hari lagi'],
  [1, 'tomorrow', 'besok'],
  [0, 'today', 'hari ini'],
  [-1, 'yesterday', 'kemarin'],
  [-2, '2 days ago', '2 hari yang lalu'],
  [-3, '3 days ago', '3 hari yang lalu'],
])('A day %i days away is “%s”, in Indonesian “%s”', (days, english, indonesian) => {
  expect(inLanguage('en', days, false)).toBe(english)
  expect(inLanguage('id', days, false)).toBe(indonesian)
})

test('A debt whose day has passed is late; one that is still to come is not @LOAN-50', () => {
  const inEnglish = [2, 0, -1, -3].map((days) => inLanguage('en', days, true))
  expect(inEnglish).toEqual(['in 2 days', 'today', '1 day late', '3 days late'])
  expect(inLanguage('id', -3, true)).toBe('terlambat 3 hari')
})
