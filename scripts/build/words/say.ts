import type { m } from '../../../src/platform/i18n/generated/messages.js'
import type { Locale } from '../../../src/platform/i18n/generated/runtime.js'
import { readWords } from './words.ts'

/** The English name of a language. */
export const languageName = (language: Locale) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

export type MessageKey = keyof typeof m

let words: ReturnType<typeof readWords> | undefined

/**
 * A message of the app in a language, with its values filled in. For scripts, because the compiled messages are a thousand
 * files. `written` converts (escapes) the message but not the values.
 */
export function say(
  key: MessageKey,
  language: Locale,
  values: Record<string, string> = {},
  written = (text: string) => text,
): string {
  return written(wordsOf(key, language)).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The message ${key} asks for {${name}}`)
    return value
  })
}

/** A screen's text in any language: a message in which a missing value matches any text. */
export const said =
  (key: MessageKey, values?: Record<string, string>) =>
  (language: Locale): RegExp =>
    new RegExp(`^${patternOf(key, language, values)}$`)

/** The same for an element with more text around it. */
export const saidIn =
  (key: MessageKey, values?: Record<string, string>) =>
  (language: Locale): RegExp =>
    new RegExp(patternOf(key, language, values))

function patternOf(key: MessageKey, language: Locale, values: Record<string, string> = {}) {
  const [start = '', ...rest] = wordsOf(key, language).split(/\{(\w+)\}/)
  const pattern = rest.map((part, index) => (index % 2 === 1 ? escaped(part) : given(values[part])))
  return escaped(start) + pattern.join('')
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
const given = (value: string | undefined) => (value === undefined ? '.+' : escaped(value))

function wordsOf(key: MessageKey, language: Locale) {
  words ??= readWords()
  const text = words.messages.get(key)?.[words.locales.indexOf(language)]
  if (text === undefined) throw new Error(`There is no message ${key} in ${language}`)
  return text
}
