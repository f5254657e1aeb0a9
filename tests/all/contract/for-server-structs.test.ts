import { describe, expect, test } from 'vitest'
import type { Schema } from '../../../contract-tools/read/document.ts'
import type { ServerDocument } from '../../../contract-tools/server/write.ts'
import { VERSIONS } from '../../contract/for-server.ts'
import { installTools, runTool } from './tools.ts'

/** Go structs for schemas, by quicktype. */
const structsOf = (schemas: Record<string, Schema>) =>
  runTool('go-structs.js', [], JSON.stringify(schemas)).trimEnd().split('\n')

/** Fields without a type, as `Struct.field`, including nulls, for which Go has no type. */
function untypedFields(lines: string[]): string[] {
  let struct = ''
  return lines.flatMap((line) => {
    struct = /^type (\w+)/.exec(line)?.[1] ?? struct
    const field = /^\t.*interface\{\}.*`json:"(\w+)/.exec(line)?.[1]
    return field ? [`${struct}.${field}`] : []
  })
}

/** Fields that can only be null, as `Schema.field`. */
const nullFields = ({ components: { schemas } }: ServerDocument) =>
  Object.entries(schemas).flatMap(([name, { properties }]) =>
    Object.entries(Object(properties)).flatMap(([field, schema]) =>
      Object(schema).type === 'null' ? [`${name}.${field}`] : [],
    ),
  )

describe('Go structs of the contract for servers', () => {
  test('have a type for every field, but for those that are always null', async () => {
    await installTools()
    const [[, document]] = VERSIONS
    const lines = structsOf({
      ...document.components.schemas,
      Probe: { type: 'object', properties: { anything: {}, number: { type: 'integer' } } },
    })
    // Go writes some names in capitals.
    const sorted = (fields: string[]) => fields.map((field) => field.toLowerCase()).toSorted()
    expect(sorted(untypedFields(lines))).toEqual(sorted([...nullFields(document), 'Probe.anything']))
    expect(lines.join('\n')).toMatch(/type GetLoanDetailsFailure struct \{\s+Code +int64/)
  })
})
