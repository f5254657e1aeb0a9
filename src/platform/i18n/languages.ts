import type { Market } from '../../lib/market.ts'
import type { Locale } from './generated/runtime.js'
import { OF_THE_CONTRACT } from './languages.gen.ts'

interface Language {
  /** The value of `lang` in an address that requests it (APP-16). */
  lang: string
  /** Its default market, if nothing else names one. */
  market: Market
}

/**
 * What the contract says of each language; its name and everything else are messages. The first language is the default for an
 * address that names neither language nor market, and comes first on the site. The first language of a market is its server's.
 */
export const LANGUAGES: Record<Locale, Language> = OF_THE_CONTRACT

// The type lists the keys.
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]]

/** A selector for elements in another language than the page. It can be extended at both ends. */
export const inOtherLanguages = (page: string, within = '') =>
  LOCALES.flatMap((shown) =>
    LOCALES.filter((other) => other !== shown).map(
      (other) => `${page}[lang=${shown}] ${within}[data-language=${other}]`,
    ),
  ).join()
