import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordFiles } from '../../../scripts/build/words/words.ts'
import { copyProject } from '../../contract/project-copy.ts'

// Checks that a language needs only its row in the contract and its words, and that everything missing is reported by name: a
// language is added to a copy of the project, with the English words and a mark. Its row is the first one, which is also the
// base language that defines the required messages.

const ROWS = 'openapi/shell/session.yaml'
const FIRST_ROW = "  - { code: id, lang: '1', market: id }\n"
const PROMISES = 'src/platform/i18n/promises'
const SETTINGS = 'src/platform/i18n/project.inlang/settings.json'

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
afterAll(() => app.remove())

beforeAll(() => {
  for (const file of english) {
    const added = inCopy(file.replace(/en\.json$/, `${NEW}.json`))
    mkdirSync(dirname(added), { recursive: true })
    const words = wordsIn(file).filter(([key]) => !(key === LEFT_OUT.key && added.endsWith(LEFT_OUT.file)))
    writeFileSync(added, JSON.stringify(Object.fromEntries(words.map(([key, text]) => [key, marked(text)]))))
  }
})

test('Words of a language that the contract does not name are refused', () => {
  const { ok, output } = app.generateAll()
  expect([ok, output]).toEqual([false, expect.stringContaining(`${NEW}.json: ${ROWS} does not name its language`)])
})

test('A wrong row is named, and not its language without one', () => {
  const wrong = `  - { code: ${NEW}, lang: '1', market: in }\n`
  app.edit(ROWS, FIRST_ROW, FIRST_ROW + wrong)
  expect(app.generateAll().output).toMatch(
    /^Nothing was generated:\n\S+session\.yaml:\d+ languages: another one has the lang 1\n$/,
  )
  app.edit(ROWS, wrong, '')
})

test('A file and a word that are left out end the generation, by their names', () => {
  app.edit(ROWS, FIRST_ROW, `  - { code: ${NEW}, lang: '${NUMBER}', market: in }\n${FIRST_ROW}`)
  expect(app.generateAll().output).toContain(`${PROMISES} has no ${NEW}.json\n`)
  app.write(`${PROMISES}/${NEW}.json`, readFileSync(`${PROMISES}/en.json`, 'utf8'))
  expect(app.generateAll().output).toContain(`${LEFT_OUT.key} has no words in ${NEW}\n`)
})

test('With its words the release speaks it, and nothing else is asked for @APP-16', () => {
  const words = Object.fromEntries(wordsIn(LEFT_OUT.file.replace(`${NEW}.json`, 'en.json')))
  app.write(LEFT_OUT.file, JSON.stringify({ ...wordsOfCopy(), [LEFT_OUT.key]: marked(words[LEFT_OUT.key] ?? '') }))
  expect(app.generateAll()).toEqual({ ok: true, output: expect.stringContaining(`  ${SETTINGS}\n`) })
  expect(app.types()).toEqual({ ok: true, output: '' })
  expect(app.build()).toEqual({ ok: true, output: expect.stringContaining('The release is in dist/app') })
  expectScreens()
  expectPages()
  // It builds a release, beside others on a busy machine.
}, 600_000)

const wordsOfCopy = (): object => JSON.parse(readFileSync(inCopy(LEFT_OUT.file), 'utf8'))

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
  expect(app.run('ask.ts').output).toBe(`${NEW} ${NEW}\n`)
}

/** The HTML of the build has a part for each language, with the words of the early page and of the site. */
function expectPages() {
  const page = (name: string) => readFileSync(inCopy(`dist/app/${name}.html`), 'utf8')
  for (const [name, part] of [
    ['index', `<link rel="alternate" hreflang="${NEW}" href="/?lang=${NUMBER}">`],
    ['index', `<html lang="${NEW}">`],
    ['index', `data-id="`],
    ['index', `<div lang="${NEW}" data-language="${NEW}" slot="${NEW}">`],
    ['index', `<div lang="id" data-language="id" slot="id" class="site-later">`],
    ['index', `.js[lang=${NEW}] [data-language=en]`],
    ['privacyPolicy', `<div lang="${NEW}" data-language="${NEW}" id="only-${NEW}">`],
    ['loanDetails', `<div lang="${NEW}" data-language="${NEW}">`],
    ['loanDetails', `html[lang=${NEW}] #early>[data-language=id]`],
    ['app', `<section lang="${NEW}">`],
    ['too-old', `<section lang="${NEW}">`],
  ] as const)
    expect(page(name), `${name}.html`).toContain(part)
}
