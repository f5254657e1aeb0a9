import { type Market, readMarket } from '../../lib/market.ts'
import type { SearchParams } from '../../lib/search.ts'
import type { Locale } from './generated/runtime.js'

/** The value of `lang` in an address that asks for a language. */
export const LANG: Record<Locale, string> = { id: '1', en: '2' }

/** The language of `lang` (1 Indonesian, 2 English), else of the market, else Indonesian. */
export function languageOf({ lang, market }: SearchParams): Locale {
  if (lang === '1') return 'id'
  if (lang === '2') return 'en'
  return readMarket(market) === 'in' ? 'en' : 'id'
}

/** The market whose readers a language is for, where nothing else names one. */
export const marketOf = (language: Locale): Market => (language === 'en' ? 'in' : 'id')
