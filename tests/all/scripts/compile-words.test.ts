import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newFolder } from '../../contract/project-copy.ts'
import { freshClone } from '../../setup/fresh-clone.ts'
import { unusedMessages } from '../../../scripts/build/words/words.ts'

const I18N = 'src/platform/i18n'
const MESSAGES = `${I18N}/generated/messages`
const MODULE = '../../../node_modules/@inlang/plugin-message-format/dist/index.js'
const SETTINGS = {
  baseLocale: 'id',
  locales: ['id', 'en'],
  modules: [MODULE],
  'plugin.inlang.messageFormat': { pathPattern: ['./messages/{locale}.json'] },
}

/** Writes the app's messages into a folder. */
function writeWords(folder: string, words: Record<string, object>) {
  for (const name of ['messages', 'project.inlang']) mkdirSync(join(folder, I18N, name), { recursive: true })
  writeFileSync(join(folder, I18N, 'project.inlang/settings.json'), JSON.stringify(SETTINGS))
  for (const [locale, texts] of Object.entries(words))
    writeFileSync(join(folder, I18N, `messages/${locale}.json`), JSON.stringify(texts))
}

const HELLO = { id: { hello: 'Halo' }, en: { hello: 'Hello' } }
const BYE = { id: { hello: 'Halo', bye: 'Dadah' }, en: { hello: 'Hello', bye: 'Bye' } }

/** A clone whose words are compiled by this script, which says so. */
function cloneWithWords() {
  const clone = freshClone()
  writeWords(clone.root, HELLO)
  writeFileSync(
    join(clone.root, 'scripts/setup/compile-words.ts'),
    `import { mkdirSync, writeFileSync } from 'node:fs'
     import { sourcesOfWords, stampCompiled } from './compiled-words.js'
     console.log('compiled')
     mkdirSync('src/platform/i18n/generated', { recursive: true })
     writeFileSync('src/platform/i18n/generated/messages.js', 'made')
     stampCompiled('.', sourcesOfWords('.'))`,
  )
  return clone
}

test('Every command compiles words that are missing, changed or overwritten', async () => {
  const { root, start } = cloneWithWords()
  const compiled = join(root, I18N, 'generated')
  mkdirSync(join(root, 'scripts/build'))
  const says = async () => (await start().end).lines.filter((line) => line !== '' && !line.includes('nstall'))
  expect(await says()).toEqual(['compiled', 'hello'])
  expect(await says()).toEqual(['hello'])
  for (const change of [
    () => rmSync(compiled, { recursive: true }),
    () => writeWords(root, BYE),
    () => writeFileSync(join(compiled, 'messages.js'), 'of other words'),
    () => writeFileSync(join(root, 'scripts/build/generators.ts'), 'options'),
  ]) {
    change()
    expect(await says()).toEqual(['compiled', 'hello'])
    expect(await says()).toEqual(['hello'])
  }
})

let project: ReturnType<typeof newFolder>
beforeEach(() => {
  project = newFolder({ scripts: 'scripts', 'package.json': 'package.json' })
  writeWords(project.folder, BYE)
})
afterEach(() => project.remove())

const SCRIPT = 'scripts/setup/compile-words.ts'
const compile = () => project.run(SCRIPT)
const compiled = () => readdirSync(join(project.folder, MESSAGES)).filter((name) => name.endsWith('.js'))

test('Compiled words follow our files: a message that is no more is gone', () => {
  expect(compile()).toEqual({ ok: true, output: '' })
  expect(compiled()).toEqual(['_index.js', 'bye.js', 'hello.js'])
  writeWords(project.folder, HELLO)
  expect(compile().ok).toBe(true)
  expect(compiled()).toEqual(['_index.js', 'hello.js'])
})

test('Two commands that compile at once leave all words whole', async () => {
  const runs = [1, 2].map(() => spawn(process.execPath, [SCRIPT], { cwd: project.folder, stdio: 'inherit' }))
  expect(await Promise.all(runs.map(async (run) => (await once(run, 'exit'))[0]))).toEqual([0, 0])
  const [stamp, before] = [join(project.folder, '.cache/compiled-words.txt'), compiled()]
  const said = readFileSync(stamp, 'utf8')
  rmSync(join(project.folder, I18N, 'generated'), { recursive: true })
  expect(compile().ok).toBe(true)
  expect([readFileSync(stamp, 'utf8'), compiled()]).toEqual([said, before])
  expect(readdirSync(join(project.folder, '.cache'))).toEqual(['compiled-words.txt'])
})

test('A message that is in two files is named, and so is one that nothing uses', () => {
  const settings = {
    ...SETTINGS,
    'plugin.inlang.messageFormat': { pathPattern: ['./messages/{locale}.json', './messages/more/{locale}.json'] },
  }
  project.write(`${I18N}/project.inlang/settings.json`, JSON.stringify(settings))
  mkdirSync(join(project.folder, I18N, 'messages/more'))
  for (const locale of ['id', 'en'])
    project.write(`${I18N}/messages/more/${locale}.json`, '{ "bye": "Bye", "late": "Late" }')
  const says = `bye of ${I18N}/messages/more/id.json is in another file too`
  expect(compile().output).toContain(says)
  project.write('src/app.tsx', 'm.hello()')
  project.write('src/app.test.tsx', 'm.late()')
  project.write('app.html', '%bye%')
  expect(unusedMessages(project.folder)).toEqual(['late'])
})
