import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordFiles } from '../../scripts/build/words/words.ts'
import { copyProject } from './project-copy.ts'

// Checks that a language needs only its messages, its name in the settings, its row in languages.ts and what promises
// something in it, and that everything missing is reported by name: a language is added to a copy of the project, with the
// English messages and a mark. It also becomes the base language, which defines the required messages.

const SETTINGS = 'src/platform/i18n/project.inlang/settings.json'
const ROWS = 'src/platform/i18n/languages.ts'
const LAST_ROW = "  en: { lang: '2', market: 'in' },\n"
const PROMISES = 'src/platform/i18n/promised-words.test.ts'

const { locales, files } = wordFiles()
/** Esperanto: nobody adds it to the product. */
const NEW = 'eo'
const NUMBER = String(locales.length + 1)
const LEFT_OUT = { file: `src/platform/i18n/messages/account/${NEW}.json`, key: 'account_title' }
const english = files[locales.indexOf('en')] ?? []
const marked = (words: string) => `ĉiuĵaŭde ${words}`
const wordsIn = (file: string): [key: string, words: string][] =>
  Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))).filter(([key]) => key !== '$schema')

const app = copyProject()
const inCopy = (file: string) => join(app.folder, file)
const compile = () => app.run('scripts/setup/compile-words.ts')
afterAll(() => app.remove())

beforeAll(() => {
  for (const file of english) {
    const added = inCopy(file.replace(/en\.json$/, `${NEW}.json`))
    mkdirSync(dirname(added), { recursive: true })
    const words = wordsIn(file).filter(([key]) => !(key === LEFT_OUT.key && added.endsWith(LEFT_OUT.file)))
    writeFileSync(added, JSON.stringify(Object.fromEntries(words.map(([key, text]) => [key, marked(text)]))))
  }
})

function setSettings(change: object) {
  const settings: object = JSON.parse(readFileSync(inCopy(SETTINGS), 'utf8'))
  writeFileSync(inCopy(SETTINGS), JSON.stringify({ ...settings, ...change }))
}

test('Words of a language that the settings do not name are refused', () => {
  const { ok, output } = compile()
  expect([ok, output]).toEqual([false, expect.stringContaining(`${NEW}.json: `)])
})

test('A word that is left out ends the generation and the release, by its name', () => {
  setSettings({ locales: [...locales, NEW] })
  for (const { ok, output } of [compile(), app.build()])
    expect([ok, output]).toEqual([false, `The words could not be compiled:\n${LEFT_OUT.key} has no words in ${NEW}\n`])
})

test('With its words the compiler asks for its row and what promises something in it, and for nothing else', () => {
  const words = Object.fromEntries(wordsIn(LEFT_OUT.file.replace(`${NEW}.json`, 'en.json')))
  app.write(LEFT_OUT.file, JSON.stringify({ ...wordsOfCopy(), [LEFT_OUT.key]: marked(words[LEFT_OUT.key] ?? '') }))
  expect(compile().ok).toBe(true)
  const complaints = app.complaints()
  expect([...complaints.keys()].toSorted()).toEqual([ROWS, PROMISES])
  for (const complaint of complaints.values()) expect(complaint).toContain(`Property '${NEW}' is missing`)
})

const wordsOfCopy = (): object => JSON.parse(readFileSync(inCopy(LEFT_OUT.file), 'utf8'))

test('With its row the release speaks it, whichever language is the base @APP-16', () => {
  app.edit(ROWS, LAST_ROW, `${LAST_ROW}  ${NEW}: { lang: '${NUMBER}', market: 'in' },\n`)
  setSettings({ baseLocale: NEW })
  expect(compile().ok).toBe(true)
  expect(app.build()).toEqual({ ok: true, output: expect.stringContaining('The release is in dist/app') })
  expectScreens()
  expectPages()
})

/** The screens have every message in the new language that they have in English. */
function expectScreens() {
  const assets = inCopy('dist/app/assets')
  const scripts = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join()
  // A single word may mean something else in a script.
  const texts = english
    .flatMap((file) => wordsIn(file).map(([, text]) => text))
    .filter((text) => /^[A-Z]\w+( [\w.,:?]+)+$/.test(text))
  const shown = texts.filter((text) => scripts.includes(`\`${text}\``))
  expect(shown.length).toBeGreaterThan(300)
  expect(shown.filter((text) => !scripts.includes(`\`${marked(text)}\``))).toEqual([])
  const asked = `import { languageOf } from './src/platform/i18n/language-of.ts'\nconsole.log(languageOf({ lang: '${NUMBER}' }), languageOf({}))`
  app.write('ask.ts', asked)
  expect(app.run('ask.ts').output).toBe(`${NEW} id\n`)
}

/** The HTML of the build has a part for each language, with the words of the early page and of the site. */
function expectPages() {
  const page = (name: string) => readFileSync(inCopy(`dist/app/${name}.html`), 'utf8')
  for (const [name, part] of [
    ['index', `<link rel="alternate" hreflang="${NEW}" href="/?lang=${NUMBER}">`],
    ['index', `data-${NEW}="${marked('')}`],
    ['index', `<div lang="${NEW}" data-language="${NEW}" slot="${NEW}" class="site-later">`],
    ['index', `.js[lang=${NEW}] [data-language=en]`],
    ['privacyPolicy', `<div lang="${NEW}" data-language="${NEW}" id="only-${NEW}" class="site-later">`],
    ['loanDetails', `<div lang="${NEW}" data-language="${NEW}">`],
    ['loanDetails', `html[lang=${NEW}] #early>[data-language=id]`],
    ['app', `<section lang="${NEW}">`],
    ['too-old', `<section lang="${NEW}">`],
  ] as const)
    expect(page(name), `${name}.html`).toContain(part)
}
