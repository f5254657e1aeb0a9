import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { compareContracts } from '../../contract/diff/compare-contracts.ts'
import { METHODS, operationsOf, type ContractDocument } from '../../contract/read/document.ts'
import { isSchema } from '../../contract/read/schema.ts'
import { isFull } from '../setup/full.ts'
import { mutationsOf } from './mutate-contract.ts'
import { smallBundle } from './small-contract.ts'

// Contracts made by chance out of the library's, each written in another way that means the same: nothing may be told.

let library: ContractDocument
beforeAll(async () => {
  library = await smallBundle('library')
})

type Node = Record<string, unknown>

/** Every object of a value that is written as a schema, and whether `turn` may write it in another way. */
function rewriteSchemas(value: unknown, turn: (schema: Node) => Node | undefined, isSchemaHere = false): unknown {
  if (Array.isArray(value)) return value.map((one) => rewriteSchemas(one, turn, isSchemaHere))
  if (!isSchema(value)) return value
  const turned = isSchemaHere ? (turn(value) ?? value) : value
  return Object.fromEntries(
    Object.entries(turned).map(([key, one]) => {
      const holdsNamed = ['properties', 'schemas'].includes(key) && isSchema(one)
      if (holdsNamed)
        return [
          key,
          Object.fromEntries(Object.entries(one).map(([name, own]) => [name, rewriteSchemas(own, turn, true)])),
        ]
      if (['examples', 'example', 'value', 'x-request', 'x-given'].includes(key)) return [key, one]
      return [key, rewriteSchemas(one, turn, ['schema', 'items', 'anyOf', 'allOf', 'oneOf'].includes(key))]
    }),
  )
}

const everywhere =
  (turn: (schema: Node, contract: ContractDocument) => Node | undefined) => (contract: ContractDocument) =>
    // It is the same contract, written otherwise.
    rewriteSchemas(contract, (schema) => turn(schema, contract)) as ContractDocument

/** Ways to write the same. */
const WAYS: Record<string, (contract: ContractDocument) => ContractDocument> = {
  'in another order': (contract) => {
    const turned = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(turned)
        : isSchema(value)
          ? Object.fromEntries(
              Object.entries(value)
                .toReversed()
                .map(([key, one]) => [key, turned(one)]),
            )
          : value
    return turned(contract) as ContractDocument
  },
  'with other names of components': (contract) =>
    JSON.parse(
      JSON.stringify(contract).replaceAll(/"#\/components\/schemas\/(\w+)"/g, '"#/components/schemas/$1Again"'),
      (key, value: unknown) =>
        key === 'schemas' && isSchema(value)
          ? Object.fromEntries(Object.entries(value).map(([name, one]) => [`${name}Again`, one]))
          : value,
    ),
  'with components in their places': everywhere(({ $ref, ...beside }, contract) => {
    if (typeof $ref !== 'string' || Object.keys(beside).length > 0) return undefined
    return structuredClone(contract.components.schemas[$ref.split('/').at(-1) ?? ''])
  }),
  'with whole numbers bounded otherwise': everywhere(({ minimum, maximum, ...schema }) =>
    schema['type'] === 'integer' && (typeof minimum === 'number' || typeof maximum === 'number')
      ? {
          ...schema,
          ...(typeof minimum === 'number' && { exclusiveMinimum: minimum - 1 }),
          ...(typeof maximum === 'number' && { exclusiveMaximum: maximum + 1 }),
        }
      : undefined,
  ),
  'with limits that limit nothing': everywhere((schema) =>
    schema['type'] === 'string' && !('minLength' in schema)
      ? { ...schema, minLength: 0, deprecated: false, readOnly: false }
      : schema['type'] === 'array' && !('minItems' in schema)
        ? { ...schema, minItems: 0, uniqueItems: false }
        : undefined,
  ),
  'with parameters at their paths': (contract) => {
    const next = structuredClone(contract)
    for (const item of Object.values(next.paths)) {
      const [only, ...more] = METHODS.flatMap((method) => item[method] ?? [])
      if (!only || more.length > 0) continue
      Object.assign(item, { parameters: only.parameters })
      delete only.parameters
    }
    return next
  },
  'with words of its own': everywhere((schema) => ({ ...schema, $comment: 'Note', example: 'x' })),
}

const RUNS = isFull ? 3000 : 150

test(`No way of writing a contract that means the same is told as a change (${RUNS} contracts)`, () => {
  const mutations = mutationsOf(library)
  expect(mutations.length).toBeGreaterThan(100)
  expect(operationsOf(library)).toHaveLength(5)
  let changed = 0
  fc.assert(
    fc.property(
      fc.array(fc.nat(mutations.length - 1), { maxLength: 4 }),
      fc.uniqueArray(fc.constantFrom(...Object.keys(WAYS)), { minLength: 1, maxLength: 4 }),
      (changes, ways) => {
        const contract = structuredClone(library)
        for (const change of changes) mutations[change]?.apply(contract)
        const other = ways.reduce((written, way) => WAYS[way]?.(structuredClone(written)) ?? written, contract)
        if (JSON.stringify(other) !== JSON.stringify(contract)) changed += 1
        const told = compareContracts({ contract }, { contract: other })
        // Words are told as such.
        expect(told.filter(({ kinds }) => !kinds.includes('words')).map(({ sentence }) => sentence)).toEqual([])
      },
    ),
    { numRuns: RUNS, seed: 20_261_127 },
  )
  // Most of the ways change the text.
  expect(changed).toBeGreaterThan(RUNS * 0.8)
})
