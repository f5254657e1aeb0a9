import type { SearchParams } from '../../lib/search.ts'
import type { Locale } from './generated/runtime.js'

/** The language of `lang` (1 Indonesian, 2 English), else of the market, else Indonesian. */
export function languageOf({ lang, market }: SearchParams): Locale {
  if (lang === '1') return 'id'
  if (lang === '2') return 'en'
  return market === 'in' ? 'en' : 'id'
}
