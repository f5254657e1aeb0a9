import { expect, test } from 'vitest'
import { LOCALES } from '../../platform/i18n/languages.ts'
import { titleOf } from './section-switch.ts'
import { sectionId, sectionOf, SECTIONS } from './sections.ts'

test.each(SECTIONS)('The fragment of %s names it in every language, and so does that of its parts', (section) => {
  for (const language of LOCALES)
    for (const part of ['', '-', '-title']) expect(sectionOf(`#${sectionId(language, section)}${part}`)).toBe(section)
})

test.each(['', '#', '#id', '#home', '#id-Policy', '#fr-loan', '#id-loans', '#en-about.', ' #en-about', '#/Loan'])(
  'Any other fragment is the home: "%s" @SITE-37',
  (hash) => {
    expect(sectionOf(hash)).toBe('home')
  },
)

test('The home has the page’s own title, every other section its heading', () => {
  expect(titleOf('home', 'Rupya: loans', 'A loan', 'Rupya')).toBe('Rupya: loans')
  expect(titleOf('loan', 'Rupya: loans', 'Loan terms', 'Rupya')).toBe('Loan terms · Rupya')
})
