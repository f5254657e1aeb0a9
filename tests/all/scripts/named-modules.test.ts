import { renameSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newFolder } from '../../contract/project-copy.ts'
import { readEnv } from '../../../src/platform/read-env.ts'
import { refuseUnmetStandIns } from '../../../scripts/build/early/stand-ins.ts'
import { folderPages } from '../../../scripts/build/site/folder-pages.ts'
import { localeRuntime } from '../../../scripts/build/generators.ts'
import { groupsMet } from '../../../scripts/build/groups.ts'
import { leftOut } from '../../../scripts/build/left-out.ts'
import { appWords, loadedBy, scriptsOf } from '../../../scripts/build/early/loaded-by.ts'
import { namedModules } from '../../../scripts/build/named-modules.ts'
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
  ['scripts/build/early/stand-ins.ts', 'src/parts/stale-notice.tsx'],
  ['scripts/build/early/stand-ins.ts', 'src/api/call.ts'],
  ['scripts/build/early/scripts.ts', 'src/early/page/before-all.ts'],
  ['scripts/build/early/scripts.ts', 'src/ui/skeleton.module.css'],
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
    renameSync(file, `${file}.moved`)
    const { ok, output } = load(by)
    renameSync(`${file}.moved`, file)
    expect(ok).toBe(false)
    expect(output).toMatch(new RegExp(`${by} names .*${basename(path, '.test.ts')}.* moved\\?`))
    expect(load(by).output).toBe('')
  })

  test('hears it of a screen too that has lost its early page', () => {
    project.edit('src/routes/_card/repayment.tsx', 'loader:', 'load:')
    expect(load('scripts/build/early/scripts.ts').output).toContain(
      'scripts/build/early/scripts.ts names repayment, which has no loader',
    )
    project.edit('src/routes/_card/repayment.tsx', 'load:', 'loader,')
    expect(load('scripts/build/early/scripts.ts').output).toContain('repayment.tsx: write its loader as `loader: …`')
  })
})

/** Builds a module from this code. */
const built = (code: string, plugin: Plugin) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: (id) => (id === 'entry' ? code : null),
      },
      plugin,
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })

const GENERATED = `${process.cwd()}/src/platform/i18n/generated`

test.each([
  [
    'what is left out of a library',
    'console.log(1)',
    leftOut,
    /left-out\.ts names .*infiniteQueryBehavior\.js, which matched nothing/,
  ],
  [
    'what a group is made of',
    'console.log(1)',
    groupsMet,
    /groups\.ts names .*node_modules\/react\/\*.*, which matched nothing/,
  ],
  ['what Paraglide generates', `import '${GENERATED}/registry.js'`, localeRuntime, /registry\.js is no message/],
])('A build ends where %s is not what it was', async (_what, code, plugin, said) => {
  await expect(built(code, plugin())).rejects.toThrow(said)
})

test('A build ends where no early script has a use for a stand-in', () => {
  expect(refuseUnmetStandIns).toThrow('scripts/build/early/stand-ins.ts names src/ledger/ready.ts')
})

test('A module is known by its path in any folder, also with what Vite adds to it', () => {
  const modules = namedModules('here', ['src/ui/*', 'src/api/call.ts'], ['src/ui/tone.ts'])
  expect(['/a/src/ui/card.tsx', 'C:\\a\\src\\api\\call.ts', '/a/src/api/call.ts?x'].filter(modules.has)).toHaveLength(3)
  expect(['/a/src/ui/tone.ts', '/a/src/api/call.tsx', '/a/mysrc/api/call.ts'].filter(modules.has)).toEqual([])
  expect(modules.refuseUnmet).not.toThrow()
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
  ['the bundler', () => generate(groupsMet(), { 'assets/core-1.js': {}, 'assets/index-1.js': {} }), 'rolldown-runtime'],
  [
    'what is in a page of the demo',
    () => generate(folderPages('Rupya'), { 'a/b.html': { type: 'asset', source: "<a href='/x'>" } }),
    "a/b.html: href='/x' is an address that scripts/build/site/folder-pages.ts does not read",
  ],
])('What %s writes in another way than before is refused', (_who, read, said) => {
  expect(read).toThrow(said)
})
