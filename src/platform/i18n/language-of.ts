import { type Market, readMarket } from '../../lib/market.ts'
import type { SearchParams } from '../../lib/search.ts'
import type { Locale } from './generated/runtime.js'
import { LANGUAGES, LOCALES } from './languages.ts'

/** The language that `lang` asks for, else the market's, else the first. */
export function languageOf({ lang, market }: SearchParams): Locale {
  const own = readMarket(market)
  return (
    LOCALES.find((language) => LANGUAGES[language].lang === lang) ??
    LOCALES.find((language) => LANGUAGES[language].market === own) ??
    LOCALES[0]
  )
}

/** The market whose readers a language is for, where nothing else names one. */
export const marketOf = (language: Locale): Market => LANGUAGES[language].market
