import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type OperationContract, operations } from '../../../mocks/contract.ts'
import { compileWith } from '../../contract/compile-with.ts'
import { installTools, runTool } from './tools.ts'

const READER = 'node_modules/@hey-api/openapi-ts/bin/run.js'
const PRELUDE = `
import './sdk.gen'
import type * as types from './types.gen'
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const holds = <_Fact extends true>() => {}
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

// It shows that the contract is plain OpenAPI 3.1. What such types forbid: for-server-clients.test.ts.
test('A client of @hey-api/openapi-ts says of each operation what the contract says', async () => {
  await installTools()
  const folder = mkdtempSync(join(tmpdir(), 'rupya-reader-'))
  runTool(READER, ['--input=openapi/generated/openapi.json', `--output=${folder}`, '--silent', '--no-log-file'])
  const complaints = compileWith(folder, PRELUDE, { said: operations.flatMap(facts).join('\n') })
  rmSync(folder, { recursive: true })
  expect([...complaints]).toEqual([])
})
