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

declare global {
  // The early scripts of a page read replies before the app, and they share only globals with it.
  // oxlint-disable-next-line no-var
  var rupyaServerLanguage: string | null | undefined
}

/**
 * Learns from a reply in which language the server answers, if it says so (docs/decisions/092). `asked` is the language that its
 * request asked for: after a change of language, replies to earlier calls say nothing of the next ones.
 */
export function noteServerLanguage(headers: Headers, asked: string | null) {
  if (asked !== languageOf(currentParams())) return
  globalThis.rupyaServerLanguage = headers.get('Content-Language') ?? globalThis.rupyaServerLanguage
}

/**
 * The language of the server's texts, for the `lang` attribute: the one that its last reply named, else the market's. Undefined
 * if the page has the same language.
 */
export function serverLanguage(): string | undefined {
  const params = currentParams()
  const ofServer = globalThis.rupyaServerLanguage ?? languageOf({ ...params, lang: '' })
  return ofServer.startsWith(languageOf(params)) ? undefined : ofServer
}
