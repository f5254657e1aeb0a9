import type { SearchParams } from '../../lib/search.ts'
import { currentParams } from '../session/session.ts'
import { type Locale, overwriteGetLocale } from './generated/runtime.js'

/** `lang=1` is Indonesian and `lang=2` English; without it the market decides; without both, Indonesian. */
export function languageOf({ lang, market }: SearchParams): Locale {
  if (lang === '1') return 'id'
  if (lang === '2') return 'en'
  return market === 'in' ? 'en' : 'id'
}

/** From now on the words, and the document's language, follow the address. */
export function followAddressLanguage() {
  let read: { href: string; locale: Locale } | undefined
  overwriteGetLocale(() => {
    const { href } = globalThis.location
    if (read?.href !== href) {
      read = { href, locale: languageOf(currentParams()) }
      // Setting it anew, even to the same, makes engines style the whole page again.
      if (document.documentElement.lang !== read.locale) document.documentElement.lang = read.locale
    }
    return read.locale
  })
}
