import type { Market } from '../../lib/market.ts'
import type { Locale } from './generated/runtime.js'

interface Language {
  /** The value of `lang` in an address that asks for it (APP-16). */
  lang: string
  /** The market whose readers it is for, where nothing else names one. */
  market: Market
}

/**
 * What is decided about each language of the words; its name and all else are words themselves. The first is that of an address
 * which names neither language nor market, and stands first on the site. The first of a market is its server's.
 */
export const LANGUAGES: Record<Locale, Language> = {
  id: { lang: '1', market: 'id' },
  en: { lang: '2', market: 'in' },
}

// The keys are what the type says.
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]]

/** What is in another language than the page, for a stylesheet: both ends of the selector may say more. */
export const inOtherLanguages = (page: string, within = '') =>
  LOCALES.flatMap((shown) =>
    LOCALES.filter((other) => other !== shown).map(
      (other) => `${page}[lang=${shown}] ${within}[data-language=${other}]`,
    ),
  ).join()
