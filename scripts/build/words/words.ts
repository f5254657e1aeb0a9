import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { messagesOptions } from '../generators.ts'

interface Settings {
  baseLocale: string
  locales: string[]
  'plugin.inlang.messageFormat': { pathPattern: string[] }
}

/** The messages of every language in the settings. */
export interface Words {
  /** The base language first; it defines the required messages. */
  locales: string[]
  /** Each message's texts, in the order of the languages. */
  messages: Map<string, string[]>
}

/**
 * Reads all messages of a Paraglide project. Throws, one line each, if a language lacks a message, has it twice or one too
 * many, or uses other inputs.
 */
export function readWords(project = messagesOptions.project, ofContract?: string[]): Words {
  const { locales, files } = wordFiles(project, ofContract)
  refuseMissing(files.flat())
  const problems: string[] = []
  const of = files.map((ofLanguage) => wordsIn(ofLanguage, problems))
  const messages = new Map<string, string[]>()
  for (const key of new Set(of.flatMap((words) => [...words.keys()]))) {
    const texts = of.map((words) => words.get(key))
    texts.forEach((text, index) => {
      if (!text) problems.push(`${key} has no words in ${locales[index]}`)
      else if (valuesOf(text) !== valuesOf(texts[0] ?? text))
        problems.push(
          `${key} has {${valuesOf(text)}} in ${locales[index]}, and {${valuesOf(texts[0] ?? '')}} in ${locales[0]}`,
        )
    })
    messages.set(
      key,
      texts.flatMap((text) => text ?? []),
    )
  }
  if (problems.length > 0) throw new Error(problems.join('\n'))
  return { locales, messages }
}

export function refuseMissing(files: string[]) {
  const gone = files.filter((file) => !existsSync(file))
  if (gone.length > 0)
    throw new Error(gone.map((file) => `${relative('', dirname(file))} has no ${basename(file)}`).join('\n'))
}

/**
 * The languages, the base language first, and the files of each, in the order of the settings. The settings name the languages,
 * unless the contract has others by now.
 */
export function wordFiles(project = messagesOptions.project, ofContract?: string[]) {
  const settings: Settings = JSON.parse(readFileSync(settingsIn(project), 'utf8'))
  const { baseLocale, locales: ofSettings } = settings
  const locales = ofContract ?? [baseLocale, ...ofSettings.filter((locale) => locale !== baseLocale)]
  const { pathPattern } = settings['plugin.inlang.messageFormat']
  const files = locales.map((locale) =>
    pathPattern.map((pattern) => join(dirname(project), pattern.replace('{locale}', locale))),
  )
  return { locales, files }
}

const settingsIn = (project: string) => join(project, 'settings.json')

/** The settings of a project with these languages, the base language first, as path and text. */
export function settingsFor(locales: string[], project = messagesOptions.project): [path: string, text: string] {
  const path = settingsIn(project)
  const list = locales.map((locale) => JSON.stringify(locale))
  const text = readFileSync(path, 'utf8')
    .replace(/"baseLocale":\s*"[^"]*"/, () => `"baseLocale": ${list[0]}`)
    .replace(/"locales":\s*\[[^\]]*\]/, () => `"locales": [${list.join(', ')}]`)
  const { baseLocale, locales: named }: Partial<Settings> = JSON.parse(text)
  if (baseLocale !== locales[0] || named?.join() !== locales.join())
    throw new Error(`${path} has no place for the languages: "baseLocale": "", "locales": []`)
  return [path, text]
}

function wordsIn(files: string[], problems: string[]) {
  const words = new Map<string, string>()
  for (const file of files) {
    const { $schema: _schema, ...texts }: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    for (const [key, text] of Object.entries(texts)) {
      if (words.has(key)) problems.push(`${key} of ${relative('', file)} is in another file too`)
      words.set(key, text)
    }
  }
  return words
}

/** The messages that the app does not use, nor the pages of words for people whose app does not start. */
export function unusedMessages(root = '.'): string[] {
  const sources = globSync(['src/**/*.{ts,tsx}', '*.html'], { cwd: root, exclude: ['**/generated/**', '**/*.test.*'] })
  const used = new Set(
    sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bm\.(\w+)|%([a-z]\w+)%/g)].map(
        ([, inCode, inPage]) => inCode ?? inPage,
      ),
    ),
  )
  const [ofBase = []] = wordFiles(join(root, messagesOptions.project)).files
  return [...wordsIn(ofBase, []).keys()].filter((key) => !used.has(key))
}

/** Languages with the same sentences, one line for each two: somebody copied them and did not translate them yet. */
export const sameSentences = ({ locales, messages }: Words): string[] =>
  locales.flatMap((locale, index) =>
    locales.slice(0, index).flatMap((other, before) => {
      const same = [...messages].filter(([, texts]) => texts[index] === texts[before] && isSentence(texts[index]))
      const [first] = same.map(([key]) => key)
      return first
        ? [`${locale} and ${other} have the same words in ${same.length} messages, the first is ${first}`]
        : []
    }),
  )

/** Fewer words, such as "Mini Market", may be the same in two languages. */
const isSentence = (text = '') => (text.replaceAll(VALUE, '').match(/\p{L}+/gu)?.length ?? 0) > 2

const VALUE = /\{([a-z]\w*)\}/gi

const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(VALUE)].map(([, name = '']) => name))].toSorted().join(', ')
