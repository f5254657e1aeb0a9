import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { EXAMPLES_DAY } from '../../../mocks/example-dates.ts'
import { type OperationContract, operationOf, operations } from '../../../mocks/contract.ts'
import { createWorldServer } from '../../../mocks/server.ts'
import { compileWith } from '../../contract/compile-with.ts'
import { installTools, runTool } from './tools.ts'

const READER = 'node_modules/@hey-api/openapi-ts/bin/run.js'
const PRELUDE = `
import * as sdk from './sdk.gen'
import type * as types from './types.gen'
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_Fact extends true>() => {}
const body = { orderId: '1', productId: '1' }
`
const SUCCESS = { zero: "0 | '0' | '00'", '00': "'00'" }

/** The contract's facts about an operation, as the reader's types must express them. */
function facts({ id, path, outcomes: { success, failures } }: OperationContract): string[] {
  const name = `types.${id.slice(0, 1).toUpperCase()}${id.slice(1)}`
  const says = (type: string, expected: string) => `holds<Same<${type}, ${expected}>>()`
  const address = says(`${name}Data['url']`, `'${path}'`)
  // This reader's types include only the JSON media type: the refusal. At run time it reads by `Content-Type`.
  if (success.code === 'image')
    return [address, says(`Extract<${name}Response, { code: unknown }>['code']`, 'number | string')]
  const branch = (codes: string) => `Extract<${name}Response, { code: ${codes} }>`
  const keys = ['code', 'message', ...(success.payload ? [success.payload] : [])].map((key) => `'${key}'`).join(' | ')
  const named = Object.values(failures).map(({ code }) => `${code} | '${code}'`)
  return [
    address,
    says(`${branch(SUCCESS.zero)}['code']`, SUCCESS[success.code === 'zero' ? 'zero' : '00']),
    says(`keyof ${branch(SUCCESS.zero)}`, keys),
    ...named.map((codes) => says(`${branch(codes)}['code']`, codes)),
  ]
}

const FORBIDDEN: [what: string, code: string, complaint: RegExp][] = [
  [
    'a field that the form lacks',
    `sdk.getLoanDetails({ body: { ...body, couponId: '1' } })`,
    /'couponId' does not exist/,
  ],
  ['a form without a field', `sdk.getLoanDetails({ body: { orderId: '1' } })`, /'productId' is missing/],
  ['a score other than 5', `sdk.saveGoogleScore({ body: { score: 3 } })`, /'3' is not assignable to type '5'/],
  [
    'a payment that succeeds with 0',
    `holds<Same<Extract<types.CommitRepaymentResponse, { code: 0 | '00' }>['code'], 0 | '00'>>()`,
    /'false' does not satisfy/,
  ],
  [
    'a payload read before its outcome',
    `sdk.getLoanDetails({ body }).then(({ data }) => data?.data)`,
    /'data' does not exist/,
  ],
]

const FORBIDDEN_CODE = Object.fromEntries(FORBIDDEN.map(([what, code]) => [what, code]))

/** A reader that nothing else here uses. It shows that the contract is plain OpenAPI 3.1. */
describe('A client that @hey-api/openapi-ts makes of the contract', () => {
  let folder = ''
  let sdk: Record<string, (options: object) => Promise<{ data?: unknown }>> = {}
  let complaints = new Map<string, string>()
  beforeAll(async () => {
    await installTools()
    folder = mkdtempSync(join(tmpdir(), 'rupya-reader-'))
    runTool(READER, ['--input=openapi/generated/openapi.json', `--output=${folder}`, '--silent', '--no-log-file'])
    sdk = await import(/* @vite-ignore */ join(folder, 'sdk.gen.ts'))
    complaints = compileWith(folder, PRELUDE, { ...FORBIDDEN_CODE, said: operations.flatMap(facts).join('\n') })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('compiles, and says of every operation what the contract says', () => {
    expect([...complaints].filter(([file]) => !(file in FORBIDDEN_CODE))).toEqual([])
  })

  test.each(FORBIDDEN)('refuses %s', (what, _code, reason) => {
    expect(complaints.get(what)).toMatch(reason)
  })

  test('sends every operation to where the contract has it', async () => {
    const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({}))
    for (const { id, body } of operations)
      await sdk[id]?.({ baseUrl: 'http://server', fetch, ...(body && { body: {} }) })
    const sent = fetch.mock.calls.map(([{ method, url }]) => `${method.toLowerCase()} ${new URL(url).pathname}`)
    expect(sent).toEqual(operations.map(({ method, path }) => `${method} ${path}`))
  })

  test('is understood by the mock server', async () => {
    // The examples are for that day; on any other day the world moves their dates.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${EXAMPLES_DAY}T05:00:00Z`) })
    const world = createWorldServer('http://localhost').listen(0)
    const address = world.address()
    const baseUrl = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
    const body = { orderId: '723421968459640174', productId: '1001' }
    const reply = await sdk['getLoanDetails']?.({ baseUrl, body, query: { token: 'x' } })
    world.close()
    vi.useRealTimers()
    expect(reply?.data).toEqual(operationOf('getLoanDetails').examples['order-174']?.value)
  })
})
