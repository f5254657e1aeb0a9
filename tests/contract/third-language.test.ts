import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordFiles } from '../../scripts/build/words/words.ts'
import { copyProject } from './project-copy.ts'

// Checks that a language needs only its messages, its name in the settings and its row in languages.ts, and that everything
// missing is reported by name: Hindi is added to a copy of the project, with the English messages and a mark. It also becomes
// the base language, which defines the required messages.

const SETTINGS = 'src/platform/i18n/project.inlang/settings.json'
const ROWS = 'src/platform/i18n/languages.ts'
const LAST_ROW = "  en: { lang: '2', market: 'in' },\n"
const LEFT_OUT = { file: 'src/platform/i18n/messages/account/hi.json', key: 'account_title' }

const { locales, files } = wordFiles()
const english = files[locales.indexOf('en')] ?? []
const marked = (words: string) => `हिन्दी ${words}`
const wordsIn = (file: string): [key: string, words: string][] =>
  Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))).filter(([key]) => key !== '$schema')

const app = copyProject()
const inCopy = (file: string) => join(app.folder, file)
const compile = () => app.run('scripts/setup/compile-words.ts')
afterAll(() => app.remove())

beforeAll(() => {
  for (const file of english) {
    const hindi = inCopy(file.replace(/en\.json$/, 'hi.json'))
    mkdirSync(dirname(hindi), { recursive: true })
    const words = wordsIn(file).filter(([key]) => !(key === LEFT_OUT.key && hindi.endsWith(LEFT_OUT.file)))
    writeFileSync(hindi, JSON.stringify(Object.fromEntries(words.map(([key, text]) => [key, marked(text)]))))
  }
})

function setSettings(change: object) {
  const settings: object = JSON.parse(readFileSync(inCopy(SETTINGS), 'utf8'))
  writeFileSync(inCopy(SETTINGS), JSON.stringify({ ...settings, ...change }))
}

test('Words of a language that the settings do not name are refused', () => {
  const { ok, output } = compile()
  expect([ok, output]).toEqual([false, expect.stringContaining('hi.json: ')])
})

test('A word that is left out ends the generation and the release, by its name', () => {
  setSettings({ locales: [...locales, 'hi'] })
  for (const { ok, output } of [compile(), app.build()])
    expect([ok, output]).toEqual([false, `The words could not be compiled:\n${LEFT_OUT.key} has no words in hi\n`])
})

test('With its words the compiler asks for its row, and for nothing else', () => {
  const words = Object.fromEntries(wordsIn(LEFT_OUT.file.replace(/hi\.json$/, 'en.json')))
  app.write(LEFT_OUT.file, JSON.stringify({ ...wordsOfCopy(), [LEFT_OUT.key]: marked(words[LEFT_OUT.key] ?? '') }))
  expect(compile().ok).toBe(true)
  const complaints = app.complaints()
  expect([...complaints.keys()]).toEqual([ROWS])
  expect(complaints.get(ROWS)).toContain("Property 'hi' is missing")
})

const wordsOfCopy = (): object => JSON.parse(readFileSync(inCopy(LEFT_OUT.file), 'utf8'))

test('With its row the release speaks it, whichever language is the base @APP-16', () => {
  app.edit(ROWS, LAST_ROW, `${LAST_ROW}  hi: { lang: '3', market: 'in' },\n`)
  setSettings({ baseLocale: 'hi' })
  expect(compile().ok).toBe(true)
  expect(app.build()).toEqual({ ok: true, output: expect.stringContaining('The release is in dist/app') })
  expectScreens()
  expectPages()
})

/** The screens have every message in Hindi that they have in English. */
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
  const asked = `import { languageOf } from './src/platform/i18n/language-of.ts'\nconsole.log(languageOf({ lang: '3' }), languageOf({}))`
  app.write('ask.ts', asked)
  expect(app.run('ask.ts').output).toBe('hi id\n')
}

/** The HTML of the build has a part for each language, with the words of the early page and of the site. */
function expectPages() {
  const page = (name: string) => readFileSync(inCopy(`dist/app/${name}.html`), 'utf8')
  for (const [name, part] of [
    ['index', '<link rel="alternate" hreflang="hi" href="/?lang=3">'],
    ['index', `data-hi="${marked('')}`],
    ['index', `<div lang="hi" data-language="hi" slot="hi" class="site-later">`],
    ['index', '.js[lang=hi] [data-language=en]'],
    ['privacyPolicy', `<div lang="hi" data-language="hi" id="only-hi" class="site-later">`],
    ['loanDetails', `<div lang="hi" data-language="hi">`],
    ['loanDetails', 'html[lang=hi] #early>[data-language=id]'],
    ['app', '<section lang="hi">'],
    ['too-old', '<section lang="hi">'],
  ] as const)
    expect(page(name), `${name}.html`).toContain(part)
}
