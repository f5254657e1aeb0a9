// npm run contract:bundle [-- --for server [--openapi 3.0.3|3.1]] [<file>]: the whole contract as one OpenAPI file, for
// other people. `--for server`: only what servers should send, for code generators and other tools.
// npm run contract:bundle -- --verifier: the verifier as a file that runs by itself on Node 20 or later, without this repository:
// with our contract (dist/rupya-verifier-<version>.tgz; a backend team runs it by `npx -p ./<the file> rupya-verifier <url>`),
// and for any contract (dist/outcome-verifier-<version>.tgz).
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { choiceOption, endWith, flag, readArguments } from './arguments.ts'
import { bundleContract } from '../contract-tools/bundle/write.ts'
import type { ContractDocument } from '../contract-tools/read/document.ts'
import { inOpenApi30 } from '../contract-tools/server/openapi-3-0.ts'
import { forServer } from '../contract-tools/server/write.ts'

const run = promisify(execFile)
const {
  for: reader,
  openapi,
  verifier,
  others,
} = readArguments(
  'npm run contract:bundle',
  { for: choiceOption(['server']), openapi: choiceOption(['3.1', '3.0.3']), verifier: flag },
  { others: '[<file>]', most: 1 },
)
if (openapi !== undefined && !reader) endWith('--openapi is for `--for server`: the whole contract is 3.1.')
if (verifier && (reader || others.length > 0))
  endWith('--verifier writes files of its own names: give it nothing else.')
const version = openapi ?? '3.1'

try {
  const contract = await bundleContract(process.cwd())
  if (verifier) await packVerifiers(contract.info.version)
  else await writeBundle(contract)
} catch (error) {
  endWith(error instanceof Error ? error.message : String(error))
}

async function writeBundle(contract: ContractDocument) {
  const [file = reader ? `dist/rupya.server-${version}.openapi.json` : 'dist/rupya.openapi.json'] = others
  const server = () => (version === '3.1' ? forServer(contract) : inOpenApi30(forServer(contract)))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(reader ? server() : contract, null, 2)}\n`)
  console.log(`The contract is in ${file}`)
}

/** Packs the verifier for any contract, and the same with our contract in it, under a name of its own. */
async function packVerifiers(release: string) {
  const folder = await mkdtemp(join(tmpdir(), 'rupya-verifier-'))
  await run(process.execPath, ['packages/verifier/pack.ts', folder])
  const at = join(folder, 'package')
  const own = JSON.parse(await readFile(join(at, 'package.json'), 'utf8'))
  const ours = {
    ...own,
    name: 'rupya-verifier',
    version: release,
    bin: { 'rupya-verifier': own.bin[own.name] },
    files: ['dist', 'examples/*.*', 'openapi.json', 'journeys.arazzo.json'],
  }
  await writeFile(join(at, 'package.json'), `${JSON.stringify(ours, null, 2)}\n`)
  for (const name of ['openapi.json', 'journeys.arazzo.json']) await cp(`openapi/generated/${name}`, join(at, name))
  // Links to other files of the repository would lead nowhere.
  const readme = (await readFile('docs/verifier.md', 'utf8')).replaceAll(/\[([^\]]+)\]\((?!#|https:)[^)]+\)/g, '$1')
  const [, options] = (await readFile('packages/verifier/README.md', 'utf8')).split(
    /^## Options\n|^### Real networks\n/m,
  )
  await writeFile(join(at, 'README.md'), `${readme}\n## Formats, commands and exit codes\n${options}`)
  await mkdir('dist', { recursive: true })
  // An older file could be mistaken for this one.
  for (const file of await readdir('dist'))
    if (/^(rupya|outcome)-verifier-.*\.tgz$/.test(file)) await rm(join('dist', file))
  await run('npm', ['pack', '--pack-destination', folder], { cwd: at, shell: process.platform === 'win32' })
  for (const { name, version: of } of [ours, own]) {
    await cp(join(folder, `${name}-${of}.tgz`), `dist/${name}-${of}.tgz`)
    console.log(`The verifier is in dist/${name}-${of}.tgz`)
  }
  await rm(folder, { recursive: true })
}
