import { resolve } from 'node:path'
import fc from 'fast-check'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { operations } from '../../mocks/contract.ts'
import { type Reader, readPayload } from '../../src/api/read-payload.ts'
import { readerOf } from '../setup/read-reply.ts'
import { STRICT } from './compile-with.ts'

/** The generated types, as the compiler sees them: read values must match them. */
const program = ts.createProgram([resolve('src/api/generated/payloads.ts')], STRICT)
const checker = program.getTypeChecker()

function payloadType(operation: string): ts.Type {
  const source = program.getSourceFile(resolve('src/api/generated/payloads.ts'))
  const module = source && checker.getSymbolAtLocation(source)
  const payloads = module && checker.tryGetMemberInModuleExports('Payloads', module)
  const property = payloads && checker.getDeclaredTypeOfSymbol(payloads).getProperty(operation)
  if (!property) throw new Error(`There is no type of what ${operation} brings`)
  return checker.getTypeOfSymbol(property)
}

/** Where a value differs from a type; empty if it matches. */
function differences(type: ts.Type, value: unknown, path = ''): string[] {
  const wrong = [`${path || 'the payload'} is ${JSON.stringify(value)}, no ${checker.typeToString(type)}`]
  if (type.isUnion()) return type.types.some((one) => differences(one, value).length === 0) ? [] : wrong
  if (type.flags & ts.TypeFlags.Undefined) return value === undefined ? [] : wrong
  if (type.flags & ts.TypeFlags.BooleanLiteral) return String(value) === checker.typeToString(type) ? [] : wrong
  if (type.isLiteral()) return value === type.value ? [] : wrong
  if (type.flags & ts.TypeFlags.String) return typeof value === 'string' ? [] : wrong
  if (type.flags & ts.TypeFlags.Number) return Number.isSafeInteger(value) ? [] : wrong
  if (typeof value !== 'object' || value === null) return wrong
  if (checker.isArrayType(type)) {
    const [entry] = checker.getTypeArguments(type as ts.TypeReference)
    if (!entry || !Array.isArray(value)) return wrong
    return value.flatMap((item, index) => differences(entry, item, `${path}[${index}]`))
  }
  const names = type.getProperties().map(({ name }) => name)
  const extra = Object.keys(value).filter((name) => !names.includes(name))
  return [
    ...extra.map((name) => `${path}.${name} is not in the type`),
    ...type
      .getProperties()
      .flatMap((property) =>
        differences(checker.getTypeOfSymbol(property), Reflect.get(value, property.name), `${path}.${property.name}`),
      ),
  ]
}

/** Any JSON, often values that servers send against the contract. */
const anything = fc.oneof(
  fc.constantFrom(null, '', '0', '00', 0, 1, '1', -1, 1e21, 2 ** 53, '1.000.000', '2026-11-25', 'besok', true, {}, []),
  fc.jsonValue(),
)

/** An example with any values at some of its places, at any depth. */
function broken(value: unknown): fc.Arbitrary<unknown> {
  const inside = (): fc.Arbitrary<unknown> => {
    if (Array.isArray(value)) return fc.tuple(...value.map(broken))
    if (typeof value !== 'object' || value === null) return fc.constant(value)
    return fc.record(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, broken(part)])))
  }
  return fc.oneof({ weight: 12, arbitrary: inside() }, { weight: 1, arbitrary: anything })
}

const read = (reader: Reader, payload: unknown) =>
  readPayload(reader, payload, { market: 'id', onUnreadable: () => {} })

const withPayload = operations.flatMap(({ id, examples, outcomes: { success } }) => {
  const { payload: key } = success
  if (!key) return []
  const payloads = Object.values(examples).flatMap(({ value }) => {
    const { code, [key]: payload } = Object(value)
    return Number(code) === 0 && payload !== undefined ? [payload as unknown] : []
  })
  return [{ id, reader: readerOf(id), payloads }]
})

describe.each(withPayload)('The reader of $id', ({ id, reader, payloads }) => {
  const type = payloadType(id)
  const isOptional = reader === 'text'

  test('reads every example of the contract, and drops nothing of it @RULE-33', () => {
    for (const payload of payloads) {
      const unreadable: string[] = []
      const result = readPayload(reader, payload, { market: 'id', onUnreadable: (path) => unreadable.push(path) })
      expect(unreadable).toEqual([])
      expect(differences(type, result)).toEqual([])
    }
  })

  test('never throws, and what comes out is what its type says', () => {
    const payload = fc.oneof({ weight: 1, arbitrary: anything }, ...payloads.slice(0, 4).map(broken))
    fc.assert(
      fc.property(payload, (sent) => {
        const result = read(reader, sent)
        expect(result === undefined && !isOptional ? [] : differences(type, result)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
