import { LANGUAGES } from '../../src/platform/i18n/languages.ts'
import { IN_ALL } from '../setup/suite.ts'

/** The words that a person reads, in each language. */
interface Texts<Words> {
  id: Words
  en: Words
}

/** Indonesian in `npm test`, and English too in `npm run test:all`: `tag` is for the test. */
export const inBoth = <Words>({ id, en }: Texts<Words>) => [
  { lang: LANGUAGES.id.lang, words: id, tag: {} },
  { lang: LANGUAGES.en.lang, words: en, tag: IN_ALL },
]

/** Indonesian, for a path whose words other tests check in both languages. */
export const inIndonesian = <Words>({ id }: Texts<Words>) => [{ lang: LANGUAGES.id.lang, words: id }]
