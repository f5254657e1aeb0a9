// The verifier as a stranger gets it: the file that `npm run pack` makes, in an empty folder, without a network, on the machine's own Node and on ours.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIBRARY, MISTAKES, startLibrary } from '../library.ts'
import { listen, proxyTo } from '../serve.ts'

const run = promisify(execFile)
const PACKAGE = resolve(import.meta.dirname, '../..')
const ASKED = '--bundle openapi.json --journeys journeys.arazzo.json --seeds seeds.json --allow-writes --allow-money'

const plainPath = (process.env['PATH'] ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

let folder: string
let packed: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stranger-'))
  const { stdout } = await run(process.execPath, [join(PACKAGE, 'pack.ts'), folder])
  packed = join(folder, stdout.trim())
  for (const file of ['openapi.json', 'journeys.arazzo.json', 'seeds.json'])
    await cp(`${LIBRARY}${file}`, join(folder, file))
}, 900_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** What somebody types there, with these variables. */
const typed = (env: Record<string, string>, ...args: string[]) =>
  run('npx', ['--offline', '--yes', '-p', packed, 'outcome-verifier', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    (error: { code: number; stdout: string }) => error,
  )

describe.each([
  ['the machine’s own Node', plainPath, MISTAKES],
  ['our Node', [dirname(process.execPath), plainPath].join(delimiter), MISTAKES.slice(0, 1)],
] as const)('On %s', (_, PATH, mistakes) => {
  test('a right library has no findings, and mistakes are found @RULE-141', async () => {
    for (const [mistake, sentence] of [['', ': 0 findings, 83 trials of 6 operations'], ...mistakes] as const) {
      const { code, stdout } = await typed({ PATH }, await startLibrary(mistake), ...ASKED.split(' '))
      expect([code, stdout]).toEqual([mistake ? 1 : 0, expect.stringContaining(sentence.replace(/^\w+: /, ''))])
    }
  }, 900_000)

  test('a library behind a proxy, at a name that only this knows, is verified too', async () => {
    const proxy = await listen(proxyTo(await startLibrary()))
    const env = { PATH, HTTP_PROXY: `http://127.0.0.1:${proxy}`, NO_PROXY: 'other.test' }
    const { code, stdout } = await typed(env, 'http://library.test', ...ASKED.split(' '))
    expect([code, stdout]).toEqual([0, expect.stringContaining(': 0 findings, 83 trials of 6 operations')])
  }, 900_000)

  test('it says its version, and asks for a contract', async () => {
    const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'))
    expect((await typed({ PATH }, '--version')).stdout.trim()).toBe(version)
    expect(await typed({ PATH }, 'http://127.0.0.1:1')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Say what the contract is: --bundle openapi.json.'),
    })
    // `npx outcome-verifier` would ask the public registry.
    expect(await typed({ PATH })).toMatchObject({
      code: 2,
      stderr: 'Say where the server is: outcome-verifier https://api.example.test\n',
    })
  })
})

test('The file has its licence, those of what is built in, its documents, and no tests', async () => {
  const names = await namesIn(packed)
  for (const name of ['LICENSE', 'dist/bin.js', 'dist/THIRD-PARTY-LICENSES.md', 'examples/lending.py'])
    expect(names).toContain(name)
  expect(names.filter((name) => name.includes('test'))).toEqual([])
})

test('Each link of its documents leads to a file in it', async () => {
  const names = await namesIn(packed)
  for (const document of names.filter((name) => name.endsWith('.md') && !name.startsWith('dist/'))) {
    const text = await readFile(join(folder, 'package', document), 'utf8')
    const links = [...text.matchAll(/\]\((?!#|https:)([^)#]+)/g)].map(([, to = '']) => join(dirname(document), to))
    expect(links.filter((to) => !names.some((name) => name === to || name.startsWith(`${to}/`)))).toEqual([])
  }
})

async function namesIn(file: string) {
  const { stdout } = await run('tar', ['tzf', file])
  return stdout
    .trim()
    .split('\n')
    .map((name) => name.replace('package/', ''))
}

test('The README’s program compiles in strict TypeScript, and a wrong use does not', async () => {
  const installed = join(folder, 'node_modules/outcome-verifier')
  await mkdir(installed, { recursive: true })
  await run('tar', ['xzf', packed, '--strip-components=1', '-C', installed])
  const [, program = ''] = /```ts\n([^`]+)```/.exec(await readFile(join(installed, 'README.md'), 'utf8')) ?? []
  const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript-native/package.json')), 'bin/tsc')
  const compiled = async (text: string) => {
    await writeFile(join(folder, 'use.mts'), text)
    const strict = '--noEmit --strict --module NodeNext --target ES2023 use.mts'.split(' ')
    return run(process.execPath, [compiler, ...strict], { cwd: folder }).then(
      () => '',
      (error: { stdout: string }) => error.stdout,
    )
  }
  expect(program).toContain("from 'outcome-verifier'")
  expect(await compiled(program)).toBe('')
  expect(await compiled(program.replace("'verify'", '17'))).toMatch(/'number' is not assignable to type 'string'/)
}, 900_000)
