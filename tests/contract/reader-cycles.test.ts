import { describe, expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import type { ContractDocument, Schema } from '../../contract-tools/read/document.ts'
import { outcomesModules } from '../../contract-tools/client/outcomes.ts'
import { readersModules } from '../../contract-tools/client/readers.ts'

/** The contract with other schemas, by name. */
const withSchemas = (schemas: Record<string, Schema>): ContractDocument => ({
  ...contract,
  components: { ...contract.components, schemas: { ...contract.components.schemas, ...schemas } },
})

const referenceTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const object = (properties: Record<string, Schema>): Schema => ({ type: 'object', 'x-main': [], properties })

describe('No reader is generated for', () => {
  test.each<[string, Record<string, Schema>, string]>([
    [
      'a schema that refers to itself',
      { LoanDetails: object({ earlier: referenceTo('LoanDetails') }) },
      'A reader cannot refer to itself: the schema LoanDetails refers to LoanDetails.',
    ],
    [
      'two that refer to each other',
      {
        LoanDetails: object({ lines: { type: 'array', items: referenceTo('DetailLine') } }),
        DetailLine: object({ loan: { anyOf: [referenceTo('LoanDetails'), { type: 'null' }] } }),
      },
      'A reader cannot refer to itself: the schema LoanDetails refers to DetailLine, which refers to LoanDetails.',
    ],
    [
      'a schema that builds on itself',
      { LoanDetails: { ...object({}), allOf: [referenceTo('LoanDetails')] } },
      'A reader cannot refer to itself: the schema LoanDetails refers to LoanDetails.',
    ],
  ])('%s', (_what, schemas, sentence) => {
    const changed = withSchemas(schemas)
    expect(() => readersModules(changed)).toThrow(sentence)
    expect(() => outcomesModules(changed)).toThrow(sentence)
  })
})

test('A schema may use another twice', () => {
  const twice = object({ first: referenceTo('DetailLine'), second: referenceTo('DetailLine') })
  const files = new Map(readersModules(withSchemas({ LoanDetails: twice })))
  expect(files.get('readers/loan-details.ts')).toContain('first: DetailLine,\n    second: DetailLine,')
})
