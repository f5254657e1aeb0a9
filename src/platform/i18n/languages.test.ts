import { readFileSync } from 'node:fs'
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

test.each([
  ['openapi/shell/session.yaml', (lang: string) => `\`${lang}\``],
  ['docs/specification/app.md', (lang: string) => `\`lang=${lang}\``],
] as const)('The number of each language is told in %s @APP-16', (file, told) => {
  const text = readFileSync(file, 'utf8')
  for (const { lang } of Object.values(LANGUAGES)) expect(text).toContain(told(lang))
})
