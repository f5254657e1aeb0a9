import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { phoneLink } from '../../../src/lib/phone-link.ts'
import type { Locale } from '../../../src/platform/i18n/generated/runtime.js'
import { LOCALES } from '../../../src/platform/i18n/languages.ts'
import type { Env } from '../../../src/platform/read-env.ts'
import { escapeHtml } from '../../../src/lib/html.ts'
import { type MessageKey, say } from './say.ts'

type Settings = Pick<Env, 'appName' | 'servicePhone' | 'market'>

/** The page for engines below the floor (docs/decisions/068). */
const TOO_OLD = 'too-old.html'

/**
 * Writes the app's name, its service phones and the messages of each language into the pages for people whose app does not
 * start, and removes comments.
 */
export const pageWords = (env: Settings): Plugin => ({
  name: 'page-words',
  transformIndexHtml: (html) => withWords(html, env),
  // Vite would add the app to it.
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: TOO_OLD, source: withWords(readFileSync(TOO_OLD, 'utf8'), env) })
  },
})

/** A part of a page that is repeated for each language. */
const EACH = / *<section lang="%EACH_LANGUAGE%">[\s\S]*?<\/section>\n/g

/** Names in messages of these pages that are the same in every language. */
const NAMES = { webview: '<b>Android System WebView</b>', chrome: '<b>Chrome</b>' }

/** Fills in the placeholders of a page. Throws if it has an unknown one. */
export function withWords(html: string, { appName, servicePhone, market }: Settings): string {
  const words: Record<string, string> = {
    APP_NAME: escapeHtml(appName.en),
    FIRST_LANGUAGE: LOCALES[0],
  }
  const phonesIn = (language: Locale) => {
    const link = (phone: string) => `<a href="${phoneLink(phone)}">${phone}</a>`
    const { id, in: india } = servicePhone
    if (market || id === india) return link(servicePhone[market ?? 'id'])
    // Nothing there knows the market of the address: each number has its country.
    const country = new Intl.DisplayNames(language, { type: 'region' })
    return `${country.of('ID')}: ${link(id)}<br />${country.of('IN')}: ${link(india)}`
  }
  return html
    .replaceAll(/ *<!--[\s\S]*?-->\n/g, '')
    .replaceAll(EACH, (section) =>
      LOCALES.map((language, index) =>
        inLanguage(section, language, index === 0).replaceAll('%SERVICE_PHONES%', phonesIn(language)),
      ).join(''),
    )
    .replaceAll(/%([A-Za-z]+_\w+)%/g, (_, name: string) => {
      const word = words[name]
      if (word === undefined)
        throw new Error(`A page asks for %${name}%, which scripts/build/words/page-words.ts does not have`)
      return word
    })
}

/** A section in one language. A page has only one first heading. */
const inLanguage = (section: string, language: Locale, isFirst: boolean) =>
  section
    .replaceAll('%EACH_LANGUAGE%', language)
    .replaceAll(/(?<=<\/?)h1(?=>)/g, isFirst ? 'h1' : 'h2')
    // `say` throws if there is no such message.
    .replaceAll(/%([a-z]+_\w+)%/g, (_, key: string) => say(key as MessageKey, language, NAMES, escapeHtml))
