// node packages/verifier/pack.ts <folder>: the verifier as one file that runs by itself on Node 20 or later, in this folder.
// With a contract (--contract <folder> --name <name> --version <version> --readme <file>), it belongs to that contract.
import { execFile } from 'node:child_process'
import { copyFile, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { build } from 'vite'

const run = promisify(execFile)
const at = (name: string) => resolve(import.meta.dirname, name)
const text = { type: 'string' } as const
const { values, positionals } = parseArgs({
  options: { contract: text, name: text, version: text, readme: text },
  allowPositionals: true,
})
const [to = '.'] = positionals
const own = JSON.parse(await readFile(at('package.json'), 'utf8'))
const { name = own.name, version = own.version, contract, readme = at('README.md') } = values

const folder = await mkdtemp(join(tmpdir(), 'verifier-'))
await build({
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  root: at('.'),
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: false,
    target: 'node20',
    // Those of the packages that are built in.
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    rollupOptions: { input: ['bin', 'index', 'requests'].map((entry) => at(`${entry}.ts`)) },
  },
})
// The types of its faces.
const compiler = createRequire(import.meta.url).resolve('typescript-native/package.json')
const typed = `--declaration --emitDeclarationOnly --noEmit false --rootDir . --outDir`.split(' ')
await run(process.execPath, [join(dirname(compiler), 'bin/tsc'), '-p', '.', ...typed, folder], { cwd: at('.') })
for (const file of contract === undefined ? [] : ['openapi.json', 'journeys.arazzo.json'])
  await copyFile(join(contract ?? '', file), join(folder, file))
await copyFile(readme, join(folder, 'README.md'))
await copyFile(at('LICENSE'), join(folder, 'LICENSE'))
if (contract === undefined) await cp(at('tests/library'), join(folder, 'tests/library'), { recursive: true })
const { description, license, type, engines } = own
const face = (file: string) => ({ types: `./${file}.d.ts`, default: `./${file}.js` })
await writeFile(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name,
      version,
      description,
      license,
      type,
      bin: { [name]: 'bin.js' },
      exports: { '.': face('index'), './requests': face('requests') },
      engines,
    },
    null,
    2,
  )}\n`,
)
await mkdir(to, { recursive: true })
// An older file could be mistaken for this one.
for (const file of await readdir(to)) if (file.startsWith(`${name}-`) && file.endsWith('.tgz')) await rm(join(to, file))
await run('npm', ['pack', '--silent', '--pack-destination', resolve(to)], {
  cwd: folder,
  shell: process.platform === 'win32',
})
await rm(folder, { recursive: true })
console.log(`The verifier is in ${to}/${name}-${version}.tgz`)
