import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readWords, sameSentences, settingsFor } from './words.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rupya-words-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A project with three languages; the second is the base. */
function read(words: Record<string, Record<string, string>>) {
  const project = join(folder, 'project.inlang')
  mkdirSync(project)
  const pathPattern = ['./{locale}.json']
  const settings = { baseLocale: 'id', locales: Object.keys(words), 'plugin.inlang.messageFormat': { pathPattern } }
  writeFileSync(join(project, 'settings.json'), JSON.stringify(settings))
  for (const [locale, texts] of Object.entries(words))
    writeFileSync(join(folder, `${locale}.json`), JSON.stringify({ $schema: 'x', ...texts }))
  return readWords(project)
}

const EN = { hello: 'Hello {name}', price: '`$5` \\\\ off' }
const ID = { hello: 'Halo {name}', price: '`$5` \\\\ potongan' }
const HI = { hello: 'नमस्ते {name}', price: '`$5` \\\\ छूट' }

test('The languages are those of the settings, the base language first', () => {
  expect(read({ en: EN, id: ID, hi: HI }).locales).toEqual(['id', 'en', 'hi'])
})

test('Words that a language lacks, or has with other values, are named', () => {
  const { price: _price, ...less } = HI
  expect(() => read({ en: { ...EN, hello: 'Hello {nane}' }, id: ID, hi: less })).toThrow(
    'hello has {nane} in en, and {name} in id\nprice has no words in hi',
  )
})

test('Sentences that two languages share are counted; names and short words are not', () => {
  const title = '{bank} Virtual Account'
  const copied = { title, bye: 'See you soon', wait: 'One moment, please' }
  const id = { title, bye: 'Sampai jumpa', wait: 'Tunggu sebentar' }
  expect(sameSentences(read({ en: copied, id, hi: copied }))).toEqual([
    'hi and en have the same words in 2 messages, the first is bye',
  ])
})

test('An empty text is no words, and a file that is not there is named', () => {
  expect(() => read({ en: EN, id: ID, hi: { ...HI, price: '' } })).toThrow('price has no words in hi')
  rmSync(join(folder, 'hi.json'))
  expect(() => readWords(join(folder, 'project.inlang'))).toThrow(/ has no hi\.json$/)
})

test('The settings name the contract’s languages, and keep what else they say', () => {
  const project = join(folder, 'project.inlang')
  mkdirSync(project)
  const write = (text: string) => writeFileSync(join(project, 'settings.json'), text)
  write('{\n  "locales": ["id",\n  "en"], "baseLocale":"id",\n "modules": [ "x" ]\n}\n')
  expect(settingsFor(['hi', 'id', 'en'], project)[1]).toBe(
    '{\n  "locales": ["hi", "id", "en"], "baseLocale": "hi",\n "modules": [ "x" ]\n}\n',
  )
  write('{ "languages": [], "baseLocale": "id" }')
  expect(() => settingsFor(['id'], project)).toThrow('settings.json has no place for the languages')
})
