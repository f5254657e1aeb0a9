import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OperationContract, operations } from '../../../mocks/contract.ts'
import { compileWith } from '../../contract/compile-with.ts'
import { VERSIONS } from '../../contract/for-server.ts'
import { folderOfTools, installTools, runTool } from './tools.ts'

/** How each generator writes a client into a folder, and its type for an operation's reply. */
const GENERATORS = {
  '@hey-api/openapi-ts': {
    program: 'node_modules/@hey-api/openapi-ts/bin/run.js',
    args: (contract: string, folder: string) => [
      `--input=${contract}`,
      `--output=${folder}`,
      '--silent',
      '--no-log-file',
    ],
    prelude: `import type * as types from './types.gen'\nimport './sdk.gen'\n`,
    reply: (id: string) => `types.${capitalised(id)}Response`,
  },
  oazapfts: {
    program: 'node_modules/oazapfts/dist/cli.js',
    args: (contract: string, folder: string) => [contract, join(folder, 'client.ts')],
    prelude: `import type * as types from './client'\n`,
    reply: (id: string) => `Extract<Awaited<ReturnType<typeof types.${id}>>, { status: 200 }>['data']`,
  },
}

const capitalised = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1)

const FACTS = `
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_Fact extends true>() => {}
`

/** Checks that an operation returns its success or its failure, and that \`code\` tells them apart. */
function factsOf({ id, outcomes: { success } }: OperationContract, reply: string): string {
  if (success.code === 'image') return ''
  const [won, lost] = [`types.${capitalised(id)}Success`, `types.${capitalised(id)}Failure`]
  return `
holds<Same<${reply}, ${won} | ${lost}>>()
;((reply: ${reply}) => {
  if (reply.code === ${success.code === 'zero' ? 0 : "'00'"}) holds<Same<typeof reply, ${won}>>()
  else holds<Same<typeof reply, ${lost}>>()
})
`
}

/** Correct and wrong uses of a reply, \`Reply\`. */
const ALLOWED = {
  narrowed: `
export function read(reply: Reply): string {
  if (reply.code === 0) return reply.data.noticeStatusText
  const nothing: null | undefined = reply.data
  return String(nothing) + reply.message
}`,
  destructured: `
export function read({ code, data }: Reply): string {
  return code === 0 ? data.productName : ''
}`,
  named: `
export function read(reply: Reply): boolean {
  return reply.code === 404
}`,
  sent: `
export const reply: Reply = { code: 404, message: 'Pesanan tidak ditemukan.' }`,
}
const FORBIDDEN: [what: string, code: string, complaint: RegExp][] = [
  ['data before its code', 'export const read = (reply: Reply) => reply.data.productName', /possibly/],
  [
    'data of a failure',
    `export const read = (reply: Reply) => (reply.code === 404 ? reply.data.productName : '')`,
    /possibly|does not exist on type 'never'/,
  ],
  ['a code that is a text', `export const read = (reply: Reply) => reply.code === '0'`, /no overlap/],
  ['a code without a name', 'export const read = (reply: Reply) => reply.code === 12345', /no overlap/],
  [
    'a status that is a text',
    `export const status: types.LoanDetails['orderStatus'] = '174'`,
    /Type '"174"' is not assignable/,
  ],
  ['a flag that is a number', 'export const flag: types.Flag = 1', /Type '1' is not assignable/],
  [
    "a bank's account with the steps of a mini market",
    `export const steps: types.BankAccount['payStep'] = ['Datang ke Alfamart.']`,
    /Type 'string' is not assignable/,
  ],
]
const FORBIDDEN_CODE = Object.fromEntries(FORBIDDEN.map(([what, code]) => [what, code]))

const CLIENTS = Object.entries(GENERATORS).flatMap(([name, generator]) =>
  VERSIONS.map(([version, document]) => ({ name, version, document, generator })),
)

describe.each(CLIENTS)('A client that $name makes of the contract for servers in $version', (client) => {
  const { document, generator } = client
  let folder = ''
  let complaints = new Map<string, string>()
  beforeAll(async () => {
    await installTools()
    folder = folderOfTools()
    const contract = join(folder, 'contract.json')
    writeFileSync(contract, JSON.stringify(document))
    runTool(generator.program, generator.args(contract, folder))
    const prelude = `${generator.prelude}${FACTS}export type Reply = ${generator.reply('getLoanDetails')}\n`
    const facts = operations.map((operation) => factsOf(operation, generator.reply(operation.id))).join('')
    complaints = compileWith(folder, prelude, { facts, ...ALLOWED, ...FORBIDDEN_CODE })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('compiles, and `code` tells the success of every operation from its failure', () => {
    expect([...complaints].filter(([file]) => !(file in FORBIDDEN_CODE))).toEqual([])
  })

  test.each(FORBIDDEN)('refuses %s', (what, _code, reason) => {
    expect(complaints.get(what)).toMatch(reason)
  })
})
