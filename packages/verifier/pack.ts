// npm run pack [-- <folder>]: builds the verifier and packs it, into dist/ or that folder: the file outcome-verifier-<version>.tgz, and
// the folder package/ that it was made of. It runs on Node 20 or later, with no other package.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { build } from 'vite'

const root = import.meta.dirname
const folder = resolve(process.argv[2] ?? join(root, 'dist'))
const at = join(folder, 'package')
rmSync(at, { recursive: true, force: true })
await build({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(at, 'dist'),
    emptyOutDir: true,
    // Those of the packages that are built in.
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    rollupOptions: { input: [join(root, 'src/bin.ts'), join(root, 'src/cli.ts')] },
  },
})
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')), 'bin/tsc')
const types = join(folder, 'types')
const emit = ['--declaration', '--emitDeclarationOnly', '--noEmit', 'false', '--rootDir', '.', '--outDir', types]
execFileSync(process.execPath, [compiler, '-p', '.', ...emit], { cwd: root, stdio: 'inherit' })
// The types of `main` import no others.
cpSync(join(types, 'src/cli.d.ts'), join(at, 'dist/cli.d.ts'))
rmSync(types, { recursive: true })

for (const name of ['CHANGELOG.md', 'LICENSE', 'README.md', 'examples'])
  cpSync(join(root, name), join(at, name), { recursive: true })
// `private` keeps npm from publishing the sources.
const {
  private: _,
  scripts: __,
  devDependencies: ___,
  ...own
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
writeFileSync(join(at, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
const pack = ['pack', '--silent', '--pack-destination', folder]
execFileSync('npm', pack, { cwd: at, stdio: 'inherit', shell: process.platform === 'win32' })
