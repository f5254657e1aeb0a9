import type { m } from '../src/platform/i18n/generated/messages.js'
import type { Locale } from '../src/platform/i18n/generated/runtime.js'
import { readWords } from './words.ts'

/** What English calls a language. */
export const languageName = (language: Locale) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language

export type MessageKey = keyof typeof m

let words: ReturnType<typeof readWords> | undefined

/**
 * A message of the app in a language, with its values filled in. For scripts, which would load a thousand files for the compiled ones.
 * What is `written` in a certain way (escaped) are the words, and not the values.
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

/** What a screen says in whichever language: a message, with any text in the place of a value that is not given. */
export const said =
  (key: MessageKey, values?: Record<string, string>) =>
  (language: Locale): RegExp =>
    new RegExp(`^${patternOf(key, language, values)}$`)

/** The same where it says more beside it. */
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
