import { currentParams } from '../session/session.ts'
import type { Locale } from './generated/runtime.js'
import { languageOf } from './language-of.ts'
import { overwriteGetLocale } from './locale-runtime.ts'

/** Makes the messages and the document's language follow the address. */
export function followAddressLanguage() {
  let read: { href: string; locale: Locale } | undefined
  overwriteGetLocale(() => {
    const { href } = globalThis.location
    if (read?.href !== href) {
      read = { href, locale: languageOf(currentParams()) }
      // Setting the attribute makes engines restyle the whole page, even if the value is the same.
      if (document.documentElement.lang !== read.locale) document.documentElement.lang = read.locale
    }
    return read.locale
  })
}

/**
 * The language of the server's texts, for the `lang` attribute: the market's language. Undefined if the page has the same
 * language.
 */
export function serverLanguage(): Locale | undefined {
  const params = currentParams()
  const ofServer = languageOf({ ...params, lang: '' })
  return ofServer === languageOf(params) ? undefined : ofServer
}
