import { expect, test } from 'vitest'
import { LOCALES } from '../../platform/i18n/languages.ts'
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
