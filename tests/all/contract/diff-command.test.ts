import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { ContractDocument, Schema } from '../../../contract-tools/read/document.ts'
import type { ShellContract } from '../../../contract-tools/shell/shell-contract.ts'
import { contract } from '../../../mocks/contract.ts'
import { edited, type Edits } from '../../contract/edits.ts'

const shell: ShellContract = JSON.parse(readFileSync('openapi/generated/shell.json', 'utf8'))
const usage = {
  operations: {
    listRepaymentWays: { '/payway': ['data.bankCards[].cardNo'] },
    saveBankInfo: { '/#/addnormalcard': [] },
  },
}
const EVIL = '\u001B[31m\u009B2J\u202E'
const SHOWN = String.raw`\u{1b}[31m\u{9b}2J\u{202e}`
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rupya-diff-'))
  await write('now.json', contract)
  await write('usage.json', usage)
})
afterAll(() => rm(folder, { recursive: true }))

const write = (name: string, what: unknown) =>
  writeFile(join(folder, name), typeof what === 'string' || Buffer.isBuffer(what) ? what : JSON.stringify(what))

function changed(change: (document: ContractDocument) => void): ContractDocument {
  const next = structuredClone(contract)
  change(next)
  return next
}

/** Runs the command on files of the folder. */
const diff = (...args: string[]) =>
  new Promise<{ code: number | string; out: string; err: string }>((done) => {
    const given = args.map((arg) => (/\.(json|gz)$/.test(arg) ? join(folder, arg) : arg))
    execFile(process.execPath, ['scripts/contract-diff.ts', ...given], { maxBuffer: 2 ** 28 }, (error, out, err) =>
      done({ code: error?.code ?? 0, out, err: err.replaceAll(`${folder}/`, '') }),
    )
  })

test.concurrent('Nothing changed is nothing said', async ({ expect }) => {
  expect(await diff('now.json', 'now.json')).toEqual({ code: 0, out: '', err: '' })
})

test.concurrent('What breaks a screen ends with 1, in Markdown and in JSON @RULE-110', async ({ expect }) => {
  await write(
    'next.json',
    changed(({ components }) => delete Object(components.schemas['BankCard']?.['properties']).cardNo),
  )
  await write('released.json.gz', gzipSync(JSON.stringify({ contract })))
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

test.concurrent('What breaks a shell ends with 1, too @RULE-110', async ({ expect }) => {
  await write('shell.json', { contract, shell })
  await write('next-shell.json', { contract, shell: edited(shell, { '|limits|replyTimeoutMs|value': 1000 }) })
  const { code, out } = await diff('shell.json', 'next-shell.json')
  expect([code, out]).toEqual([1, expect.stringContaining('1 breaking change. Messages and addresses: ')])
})

describe('What cannot be compared ends with 2, in one line:', () => {
  const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  /** The contract with these schemas in a card. */
  const withSchemas = (schemas: Record<string, Schema>) =>
    changed(({ components }) => {
      Object.assign(components.schemas, schemas)
      Object.assign(Object(components.schemas['BankCard']?.['properties']), { cardNo: to('A0') })
    })
  const DOUBLING = Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => {
      const next = index < 59 ? to(`A${index + 1}`) : { type: 'string' }
      return [`A${index}`, { anyOf: [{ properties: { a: next, b: next } }, { type: 'string' }] }]
    }),
  )
  const withOperation = (change: (operation: Record<string, unknown>) => void) =>
    changed(({ paths }) => change(Object(paths['/v3/delay-detail']?.post)))
  const none = (why: string) => `${why}. \`npm run contract:bundle\` writes one.`
  const place = 'paths /v3/delay-detail post'
  const ENDLESS =
    'It cannot be compared: a schema refers to itself without end, is nested too deep, or holds too much once its references are followed.'

  test.concurrent.for<[what: string, next: unknown, line: string]>([
    ['a page', '<!doctype html>', 'is no JSON.'],
    [
      'another document',
      { openapi: '3.1.0', info: {}, paths: {}, components: {} },
      none(`is no bundle of this contract: the document must have required property 'x-envelope-keys'`),
    ],
    [
      'another OpenAPI',
      { ...contract, openapi: '3.0.3' },
      none(String.raw`is no bundle of this contract: openapi must match pattern "^3\.1\."`),
    ],
    ...[0, 'ok', 'constructor', []].map((code): [string, unknown, string] => [
      `a success code ${JSON.stringify(code)}`,
      withOperation((one) => (Object(one['x-outcomes']).success.code = code)),
      none(`is no bundle of this contract: ${place} x-outcomes success code must match a schema in anyOf`),
    ]),
    [
      'names that move the cursor',
      changed(({ paths }) => Object.assign(paths, { [EVIL]: { get: {} } })),
      none(`is no bundle of this contract: paths ${SHOWN} get must have required property 'operationId'`),
    ],
    ['a reference that leads back', withSchemas({ A0: to('A1'), A1: to('A0') }), ENDLESS],
    ['a schema that is a part of itself', withSchemas({ A0: { allOf: [to('A0')] } }), ENDLESS],
    ['schemas that double at each step', withSchemas(DOUBLING), ENDLESS],
    [
      'a reference that leads nowhere',
      withSchemas({}),
      'It cannot be compared: there is no schema #/components/schemas/A0.',
    ],
    [
      'a keyword that no rule knows',
      withSchemas({ A0: { type: 'string', 'x-go-type': 'x' } }),
      '`a-keyword-that-no-rule-knows.json` cannot be compared: no rule knows what the keyword `x-go-type` at `BankCard.cardNo` means.',
    ],
    [
      'what is nested too deep',
      `{"info":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      'is nested more than 200 deep.',
    ],
    ['what is too large', gzipSync(Buffer.alloc(80 * 1024 * 1024, ' ')), 'holds more than 64 MB.'],
  ])('%s @RULE-110', async ([name, next, line], { expect }) => {
    const file = `${name}.json`.replaceAll(' ', '-')
    await write(file, next)
    const shown = /^(It|`.*`) /.test(line) ? line : `${file} ${line}`
    expect(await diff('now.json', file)).toEqual({ code: 2, out: '', err: `${shown}\n` })
  })

  test.concurrent.for<[what: string, edits: Edits, mistake: string]>([
    ['an empty session', { '|session': {} }, "session must have required property 'kinds'"],
    ['an address that is null', { '|addresses': [null] }, 'addresses 0 must be object'],
  ])('a shell with %s', async ([what, edits, mistake], { expect }) => {
    const file = `shell-with-${what}.json`.replaceAll(' ', '-')
    await write(file, { contract, shell: edited(shell, edits) })
    const err = `${file} is no contract with the shell: ${mistake}.\n`
    expect(await diff('now.json', file)).toEqual({ code: 2, out: '', err })
  })

  test.concurrent('what screens read in another form', async ({ expect }) => {
    await write('fives.json', { operations: { x: { '/a': 5 } } })
    const err = 'fives.json does not say what screens read: operations x /a must be array.\n'
    expect(await diff('now.json', 'now.json', '--usage', 'fives.json')).toEqual({ code: 2, out: '', err })
  })

  test.concurrent('a commit that is not there', async ({ expect }) => {
    const line = 'no-such-commit is neither a file nor a commit of this repository (a shallow clone has few of them).'
    expect(await diff('no-such-commit')).toEqual({ code: 2, out: '', err: `${line}\n` })
  })
})

test.concurrent.for<[string, string[]]>([
  ['Markdown', []],
  ['JSON', ['--json']],
])('Names in another contract move nothing on a terminal: %s', async ([, args], { expect }) => {
  const next = changed((document) => {
    document.info.version = EVIL
    Object.assign(Object(document.components.schemas['BankCard']?.['properties']), { [EVIL]: { type: 'string' } })
    Object.assign(Object(document.paths['/v3/delay-detail']?.post), { operationId: EVIL, 'x-screens': [EVIL] })
  })
  await write(`evil${args.length}.json`, next)
  const { code, out, err } = await diff('now.json', `evil${args.length}.json`, ...args)
  expect(code).toBe(0)
  expect(args.length > 0 ? Object(JSON.parse(out)).to.version : out).toContain(SHOWN)
  expect(out + err).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u)
})

test.concurrent('Schemas that hold their own kind are compared, under another name too @RULE-110', async ({
  expect,
}) => {
  const tree = (name: string, entry: string) => ({
    type: 'object',
    properties: {
      entry: { type: entry },
      children: { type: 'array', items: { $ref: `#/components/schemas/${name}` } },
    },
  })
  const holding = (name: string) =>
    changed(({ components }) => {
      Object.assign(components.schemas, { One: tree('One', 'string'), Other: tree('Other', 'integer') })
      const fields = Object(components.schemas['BankCard']?.['properties'])
      fields.tree = { $ref: `#/components/schemas/${name}` }
    })
  await write('one.json', holding('One'))
  await write('other.json', holding('Other'))
  const { out } = await diff('one.json', 'other.json')
  expect(out).toMatch(/entry` in the reply .* is now a whole number \(was a text\)/)
})
