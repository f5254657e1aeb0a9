import { type Market, readMarket } from '../../lib/market.ts'
import type { SearchParams } from '../../lib/search.ts'
import type { Locale } from './generated/runtime.js'
import { LANGUAGES, LOCALES } from './languages.ts'

/** The language that `lang` requests, else the market's, else the first one. */
export function languageOf({ lang, market }: SearchParams): Locale {
  const own = readMarket(market)
  return (
    LOCALES.find((language) => LANGUAGES[language].lang === lang) ??
    LOCALES.find((language) => LANGUAGES[language].market === own) ??
    LOCALES[0]
  )
}

/** The default market of a language, if nothing else names a market. */
export const marketOf = (language: Locale): Market => LANGUAGES[language].market
