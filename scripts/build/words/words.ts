import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'
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
 * Reads all messages of a Paraglide project. Throws, one line each, if a language lacks a message, has an extra one, or uses
 * other inputs.
 */
export function readWords(project = messagesOptions.project): Words {
  const { locales, files } = wordFiles(project)
  const gone = files.flat().filter((file) => !existsSync(file))
  if (gone.length > 0)
    throw new Error(gone.map((file) => `${relative('', dirname(file))} has no ${basename(file)}`).join('\n'))
  const of = files.map(wordsIn)
  const problems: string[] = []
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

/** The languages of the settings, the base language first, and the files of each, in the order of the settings. */
export function wordFiles(project = messagesOptions.project) {
  const settings: Settings = JSON.parse(readFileSync(join(project, 'settings.json'), 'utf8'))
  const locales = [settings.baseLocale, ...settings.locales.filter((locale) => locale !== settings.baseLocale)]
  const { pathPattern } = settings['plugin.inlang.messageFormat']
  const files = locales.map((locale) =>
    pathPattern.map((pattern) => join(dirname(project), pattern.replace('{locale}', locale))),
  )
  return { locales, files }
}

function wordsIn(files: string[]) {
  const words = new Map<string, string>()
  for (const file of files) {
    const { $schema: _schema, ...texts }: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    for (const [key, text] of Object.entries(texts)) words.set(key, text)
  }
  return words
}

const VALUE = /\{([a-z]\w*)\}/gi

const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(VALUE)].map(([, name = '']) => name))].toSorted().join(', ')

/** A message in the release: a function for each language. */
export function scriptOf(key: string, { locales, messages }: Words): string {
  const texts = messages.get(key)
  if (!texts) throw new Error(`There is no message ${key}`)
  const functions = texts.map((text, index) => {
    const body = text.replaceAll(/[\\`$]/g, String.raw`\$&`).replaceAll(VALUE, '$${i.$1}')
    return `${JSON.stringify(locales[index])}: (i) => \`${body}\``
  })
  return `import { inLanguage } from '../runtime.js'\nexport const ${key} = /* @__PURE__ */ inLanguage({ ${functions.join(', ')} })\n`
}

/**
 * Writes each message as its texts only, from our own files. Paraglide adds the choice of the language to every message,
 * which costs half a kilobyte in the first script.
 */
export function shortMessages(): Plugin {
  let words: Words | undefined
  return {
    name: 'short-messages',
    enforce: 'pre',
    transform: {
      filter: { id: new RegExp(`/${messagesOptions.outdir}/messages/(?!_index)[^/]+\\.js$`) },
      handler: (_code, id) => ({ code: scriptOf(basename(id, '.js'), (words ??= readWords())), map: null }),
    },
  }
}
