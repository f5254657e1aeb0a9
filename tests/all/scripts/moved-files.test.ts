import { renameSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFolder } from '../../contract/project-copy.ts'
import { readEnv } from '../../../src/platform/read-env.ts'
import { folderPages } from '../../../scripts/build/site/folder-pages.ts'
import { localeRuntime } from '../../../scripts/build/generators.ts'
import { appWords, loadedBy, scriptsOf } from '../../../scripts/build/early/loaded-by.ts'
import { startsWithOne } from '../../../scripts/build/paths.ts'
import { withWords } from '../../../scripts/build/words/page-words.ts'
import { replaceIn } from '../../../scripts/build/replace-in.ts'

/** A file of `src` that a script names, whichever: it may be moved. */
function namedBy(script: string): string {
  const [, path] = /'(src\/parts\/[\w-]+\.ts)'/.exec(readFileSync(script, 'utf8')) ?? []
  if (path === undefined) throw new Error(`${script} names no file of src/parts`)
  return path
}

/** Files that name other files by path, with one example each. */
const NAMED: [by: string, path: string][] = [
  ['scripts/build/groups.ts', namedBy('scripts/build/groups.ts')],
  // Named as an exception of a group.
  ['scripts/build/groups.ts', 'src/ledger/on-disk.ts'],
  ['scripts/build/site/site-pages.ts', 'src/site/rest.css'],
  ['vitest.config.ts', 'src/features/repayment/stored-choice.test.ts'],
  ['.dependency-cruiser.js', 'src/api/client.ts'],
]

describe('Whoever moves a file', () => {
  let project: ReturnType<typeof newFolder>
  beforeAll(() => {
    const held = [
      'src',
      'scripts',
      'mocks',
      'openapi',
      'contract-tools',
      'deploy',
      'tests',
      'contract-pages',
      'packages',
      'package.json',
    ]
    const all = [...held, 'vitest.config.ts', '.dependency-cruiser.js']
    project = newFolder(Object.fromEntries(all.map((name) => [name, name])))
  })
  afterAll(() => project.remove())

  const load = (file: string) => project.run('--input-type=module', '-e', `await import('./${file}')`)

  test.each(NAMED)('is told by %s that it names %s', (by, path) => {
    const file = join(project.folder, path)
    const moved = join(dirname(file), `moved-${basename(file)}`)
    renameSync(file, moved)
    const { ok, output } = load(by)
    renameSync(moved, file)
    expect(ok).toBe(false)
    expect(output).toMatch(new RegExp(`${by} names .*${basename(path, '.test.ts')}.* moved\\?`))
    expect(load(by).output).toBe('')
  })

  test('is told which early script has lost its screen', () => {
    const drawing = (name: string) => join(project.folder, 'src/early/pages', name)
    renameSync(drawing('repayment.ts'), drawing('repaymant.ts'))
    expect(load('scripts/build/early/screens.ts').output).toContain(
      'src/early/pages/repaymant.ts: no screen with this name has a loader',
    )
    project.edit('src/routes/_card/repayment.tsx', 'loader:', 'loader,')
    expect(load('scripts/build/early/screens.ts').output).toContain('repayment.tsx: write its loader as `loader: …`')
  })
})

test('A build ends where it would contain other files of Paraglide than messages', async () => {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) => (id === 'entry' ? `import '${process.cwd()}/src/platform/i18n/generated/registry.js'` : null),
  }
  const building = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, localeRuntime()],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
  await expect(building).rejects.toThrow(/registry\.js is no message/)
})

test('A module is known by the start of its path in the project, whatever Vite appends', () => {
  const isOne = startsWithOne('here', ['src/ui/', 'src/api/call.ts'])
  const ids = ['src/ui/card.tsx', 'src/api/call.ts?x', 'src/lib/ui/card.tsx', 'mocks/src/ui/card.tsx']
  expect(ids.filter((id) => isOne(resolve(id)))).toEqual(ids.slice(0, 2))
})

const APP = '<script type="module" crossorigin src="/a.js"></script><link rel="stylesheet" crossorigin href="/a.css">'
const PRELOAD = '<link as="script" rel="modulepreload" href="/b.js">'

/** Calls a plugin's hook with the files of a build. */
function generate(plugin: Plugin, bundle: Record<string, unknown>) {
  const hook: unknown = Object(plugin.generateBundle).handler ?? plugin.generateBundle
  // The hook does not use the other arguments.
  return (hook as (this: object, options: object, bundle: object) => void).call({ emitFile: () => {} }, {}, bundle)
}

test.each([
  ['Vite, in the page', () => loadedBy(APP + PRELOAD), `does not read: ${PRELOAD}`],
  ['our own page', () => appWords('<main id="app"></main></body>'), 'app.html does not end with'],
  ['our own page', () => replaceIn('app.html', '<body>', { '</body>': '' }), 'app.html holds no </body> any more'],
  ['our own page', () => withWords('%SERVICE_PHONE%', readEnv({})), 'asks for %SERVICE_PHONE%'],
  ["the router's plugin", () => scriptsOf({}, '/a.tsx'), 'no script of /a.tsx?tsr-split='],
  [
    'what is in a page of the demo',
    () => generate(folderPages('Rupya'), { 'a/b.html': { type: 'asset', source: "<a href='/x'>" } }),
    "a/b.html: href='/x' is an address that scripts/build/site/folder-pages.ts does not read",
  ],
])('What %s writes in another way than before is refused', (_who, read, said) => {
  expect(read).toThrow(said)
})
