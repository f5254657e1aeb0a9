import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'
import { inOtherLanguages, LANGUAGES, LOCALES } from './languages.ts'

test('Each language has its own number in an address @APP-16', () => {
  const asked = LOCALES.map((language) => languageOf({ lang: LANGUAGES[language].lang, market: 'in' }))
  expect(asked).toEqual(LOCALES)
})

test('A stylesheet hides each language where the page is in another one', () => {
  expect(inOtherLanguages('.js', '#a>').split(',')).toHaveLength(LOCALES.length * (LOCALES.length - 1))
  expect(inOtherLanguages('.js', '#a>')).toMatch(/^\.js\[lang=id\] #a>\[data-language=en\],/)
})
