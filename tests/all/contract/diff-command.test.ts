import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, test } from 'vitest'
import { contract } from '../../../mocks/contract.ts'

const usage = {
  operations: {
    listRepaymentWays: { '/payway': ['data.bankCards[].cardNo'] },
    saveBankInfo: { '/#/addnormalcard': [] },
  },
}
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rupya-diff-'))
  const next = structuredClone(contract)
  const { BankCard } = next.components.schemas
  if (BankCard) delete Object(BankCard['properties']).cardNo
  await Promise.all(
    Object.entries({
      'now.json': JSON.stringify(contract),
      'next.json': JSON.stringify(next),
      'usage.json': JSON.stringify(usage),
      'words.json': JSON.stringify({ openapi: '3.1.0', info: {}, paths: {}, components: {} }),
      'page.json': '<!doctype html>',
      'released.json.gz': gzipSync(JSON.stringify({ contract })),
    }).map(([name, text]) => writeFile(join(folder, name), text)),
  )
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs the command on files of the folder. */
const diff = (...args: string[]) =>
  new Promise<{ code: number | string; out: string; err: string }>((done) => {
    const given = args.map((arg) => (/\.(json|gz)$/.test(arg) ? join(folder, arg) : arg))
    execFile(process.execPath, ['scripts/contract-diff.ts', ...given], (error, out, err) =>
      done({ code: error?.code ?? 0, out, err: err.replaceAll(`${folder}/`, '') }),
    )
  })

test.concurrent('Nothing changed is nothing said', async ({ expect }) => {
  expect(await diff('now.json', 'now.json')).toEqual({ code: 0, out: '', err: '' })
})

test.concurrent('What breaks a screen ends with 1, in Markdown and in JSON @RULE-110', async ({ expect }) => {
  const [markdown, json] = await Promise.all([
    diff('now.json', 'next.json', '--usage', 'usage.json'),
    diff('released.json.gz', 'next.json', '--json', '--usage', 'usage.json'),
  ])
  expect(markdown).toMatchObject({ code: 1, err: '' })
  expect(markdown.out).toContain('1 breaking change. Screens: `/payway`.\n\n## Breaks the app\n')
  expect(json.code).toBe(1)
  expect(JSON.parse(json.out)).toMatchObject({
    breaking: 1,
    changes: [{ app: { screens: ['/payway'], isGuess: false } }],
  })
})

test.concurrent.for<[string, string]>([
  [
    'no-such-commit',
    'no-such-commit is neither a file nor a commit of this repository (a shallow clone has few of them).',
  ],
  ['page.json', 'page.json is no JSON.'],
  ['words.json', 'words.json is no bundle of this contract: it says no version. `npm run contract:bundle` writes one.'],
  [
    '--all',
    '--all is unknown. Usage: npm run contract:diff -- [--json] [--usage <file>] [--raise] [--write] [<git-ref or file> [<newer git-ref or file>]]',
  ],
])('What cannot be compared ends with 2, in one line: %s', async ([what, line], { expect }) => {
  expect(await diff(what)).toEqual({ code: 2, out: '', err: `${line}\n` })
})
