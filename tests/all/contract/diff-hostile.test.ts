import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, test } from 'vitest'
import { contract } from '../../../mocks/contract.ts'
import type { ContractDocument, Schema } from '../../../contract/read/document.ts'

const EVIL = '\u001B[31m\u009B2J\u202E'
const SHOWN = '\\u{1b}[31m\\u{9b}2J\\u{202e}'

let folder: string
let before: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rupya-diff-hostile-'))
  before = join(folder, 'now.json')
  await writeFile(before, JSON.stringify(contract))
})
afterAll(() => rm(folder, { recursive: true }))

/** Compares the contract with one written by somebody else. */
async function diff(name: string, next: string | Buffer, ...args: string[]) {
  const after = join(folder, name)
  await writeFile(after, next)
  return new Promise<{ code: number | string; out: string; err: string }>((done) => {
    const command = ['scripts/contract-diff.ts', before, after, ...args]
    execFile(process.execPath, command, { maxBuffer: 2 ** 28 }, (error, out, err) =>
      done({ code: error?.code ?? 0, out, err: err.replaceAll(`${folder}/`, '') }),
    )
  })
}

function changed(change: (document: ContractDocument) => void): string {
  const next = structuredClone(contract)
  change(next)
  return JSON.stringify(next)
}

/** The contract with these schemas in a card. */
const withSchemas = (schemas: Record<string, Schema>) =>
  changed(({ components }) => {
    Object.assign(components.schemas, schemas)
    Object.assign(Object(components.schemas['BankCard']?.['properties']), {
      more: { $ref: `#/components/schemas/${Object.keys(schemas)[0]}` },
      cardNo: { $ref: `#/components/schemas/${Object.keys(schemas)[0]}` },
    })
  })
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const chain = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const next = index + 1 < count ? to(`C${index + 1}`) : { type: 'string' }
      return [`C${index}`, { anyOf: [{ properties: { a: next, b: next } }, { type: 'string' }] }]
    }),
  )

test.concurrent.for<[string, string[]]>([
  ['Markdown', []],
  ['JSON', ['--json']],
])('Names in another contract move nothing on a terminal: %s', async ([, args], { expect }) => {
  const next = changed((document) => {
    document.info.version = EVIL
    Object.assign(Object(document.components.schemas['BankCard']?.['properties']), { [EVIL]: { type: 'string' } })
    const [path = {}] = Object.values(document.paths)
    Object.assign(Object(Object.values(path)[0]), { operationId: EVIL, 'x-screens': [EVIL] })
  })
  const { code, out, err } = await diff(`evil${args.length}.json`, next, ...args)
  expect(code).toBe(0)
  expect(args.length > 0 ? Object(JSON.parse(out)).to.version : out).toContain(SHOWN)
  expect(out + err).not.toMatch(/(?!\n)[\p{Cc}\u202E]/u)
})

test.concurrent('What is wrong with another contract is said in one line that moves nothing @RULE-110', async ({
  expect,
}) => {
  const next = changed(({ paths }) => Object.assign(paths, { [EVIL]: { get: { operationId: 'evil' } } }))
  expect(await diff('wrong.json', next)).toEqual({
    code: 2,
    out: '',
    err: `wrong.json is no bundle of this contract: ${SHOWN} has no \`x-outcomes\`. \`npm run contract:bundle\` writes one.\n`,
  })
})

const ENDLESS =
  'It cannot be compared: a schema refers to itself without end, is nested too deep, or holds too much once its references are followed.\n'

test.concurrent.for<[string, Record<string, Schema>]>([
  ['a reference that leads back', { A: to('B'), B: to('A') }],
  ['a schema that is a part of itself', { A: { allOf: [to('A')] } }],
  ['schemas that double at each step', chain(60)],
])('%s ends with 2, in one line', async ([name, schemas], { expect }) => {
  expect(await diff(`${name}.json`, withSchemas(schemas))).toEqual({ code: 2, out: '', err: ENDLESS })
})

test.concurrent('A file that is nested too deep, or too large, ends with 2, in one line', async ({ expect }) => {
  const deep = `{"openapi":"3.1.0","info":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect(await diff('deep.json', deep)).toEqual({
    code: 2,
    out: '',
    err: 'deep.json is nested more than 200 deep.\n',
  })
  const bomb = gzipSync(Buffer.alloc(80 * 1024 * 1024, ' '))
  expect(await diff('bomb.json.gz', bomb)).toEqual({ code: 2, out: '', err: 'bomb.json.gz holds more than 64 MB.\n' })
})

/** A schema that contains itself, as replies to a comment are comments. */
const tree = (name: string, entry: Schema): Schema => ({
  type: 'object',
  properties: { entry, children: { type: 'array', items: to(name) } },
})

test.concurrent('Schemas that hold their own kind are compared, under another name too @RULE-110', async ({
  expect,
}) => {
  const both = { One: tree('One', { type: 'string' }), Other: tree('Other', { type: 'integer' }) }
  const holding = (name: string) =>
    changed(({ components }) => {
      Object.assign(components.schemas, both)
      Object.assign(Object(components.schemas['BankCard']?.['properties']), { tree: to(name) })
    })
  await writeFile(join(folder, 'one.json'), holding('One'))
  const { code, out, err } = await diff('other.json', holding('Other'))
  expect([code, err]).toEqual([0, ''])
  expect(out).toContain('`BankCard.tree`')
  const renamed = await new Promise<string>((done) => {
    const command = ['scripts/contract-diff.ts', join(folder, 'one.json'), join(folder, 'other.json')]
    execFile(process.execPath, command, (_error, said) => done(said))
  })
  expect(renamed).toContain('entry` in the reply')
  expect(renamed).toContain('is now a whole number (was a text)')
})
