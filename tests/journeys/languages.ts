import { LANGUAGES } from '../../src/platform/i18n/languages.ts'
import { isFull } from '../setup/full.ts'

/** The words that a person reads, in each language. */
interface Texts<Words> {
  id: Words
  en: Words
}

/** Both languages in every run. */
export const inBoth = <Words>({ id, en }: Texts<Words>) => [
  { lang: LANGUAGES.id.lang, words: id },
  { lang: LANGUAGES.en.lang, words: en },
]

/** Both languages in a full run, else Indonesian: for a path whose words other tests check in both languages. */
export const inFullRun = <Words>(texts: Texts<Words>) => inBoth(texts).slice(0, isFull ? 2 : 1)
