import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { readEnv } from '../../../src/platform/read-env.ts'
import { folderPages } from '../../../scripts/build/site/folder-pages.ts'
import { localeRuntime } from '../../../scripts/build/generators.ts'
import { appWords, loadedBy, scriptsOf } from '../../../scripts/build/early/loaded-by.ts'
import { requireFiles, startsWithOne } from '../../../scripts/build/paths.ts'
import { withWords } from '../../../scripts/build/words/page-words.ts'
import { replaceIn } from '../../../scripts/build/replace-in.ts'

test('Who moves a file that a script names is told by whom', () => {
  const gone = 'scripts/x.ts names src/moved.ts, which matches nothing: was the file moved?'
  expect(() => requireFiles('scripts/x.ts', ['src/main.tsx', 'src/moved.ts'])).toThrow(gone)
  expect(() => startsWithOne('scripts/x.ts', ['src/ui/', 'src/moved'])).toThrow('scripts/x.ts names src/moved*')
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
