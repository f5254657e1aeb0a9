import { METHODS, operationsOf, type ContractDocument } from '../../contract/read/document.ts'
import { isSchema } from '../../contract/read/schema.ts'
import { reversed } from './reversed.ts'

type Node = Record<string, unknown>

/** Every object of a value that is written as a schema, and whether `turn` may write it in another way. */
function rewriteSchemas(value: unknown, turn: (schema: Node) => Node | undefined, isSchemaHere = false): unknown {
  if (Array.isArray(value)) return value.map((one) => rewriteSchemas(one, turn, isSchemaHere))
  if (!isSchema(value)) return value
  const written = Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const holdsNamed = ['properties', 'schemas'].includes(key) && isSchema(one)
      if (holdsNamed)
        return [
          key,
          Object.fromEntries(Object.entries(one).map(([name, own]) => [name, rewriteSchemas(own, turn, true)])),
        ]
      if (['examples', 'example', 'value', 'x-request', 'x-given', 'mapping'].includes(key)) return [key, one]
      return [
        key,
        rewriteSchemas(
          one,
          turn,
          ['schema', 'items', 'anyOf', 'allOf', 'oneOf', 'additionalProperties', 'not'].includes(key),
        ),
      ]
    }),
  )
  return isSchemaHere ? (turn(written) ?? written) : written
}

const everywhere =
  (turn: (schema: Node, contract: ContractDocument) => Node | undefined) => (contract: ContractDocument) =>
    // It is the same contract, written otherwise.
    rewriteSchemas(contract, (schema) => turn(schema, contract)) as ContractDocument

/** Lists whose order says nothing. */
const SETS = ['enum', 'required', 'type', 'anyOf', 'oneOf', 'allOf', 'x-main']
const LIMITS = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems', 'exclusiveMinimum']
const turned = <One>(list: One[]) => list.toReversed()
const mapKeys = (schema: Node, keys: string[], change: (list: unknown[]) => unknown) =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      keys.includes(key) && Array.isArray(value) ? change(value) : value,
    ]),
  )

/** Ways to write the same. */
export const WAYS: Record<string, (contract: ContractDocument) => ContractDocument> = {
  'in another order': (contract) => reversed(contract) as ContractDocument,
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
  'with lists in another order': (contract) => {
    const next = everywhere((schema) => mapKeys(schema, SETS, turned))(contract)
    for (const { operation } of operationsOf(next)) {
      const { code } = operation['x-outcomes'].success
      if (Array.isArray(code)) operation['x-outcomes'].success.code = code.toReversed()
      operation.parameters = operation.parameters?.toReversed() ?? []
      operation.security = operation.security.toReversed().map((one) => Object.fromEntries(turned(Object.entries(one))))
      const { content } = operation.requestBody ?? {}
      if (content)
        Object.assign(operation.requestBody ?? {}, { content: Object.fromEntries(turned(Object.entries(content))) })
    }
    return next
  },
  'with schemas that are parts': everywhere((schema) => ({ allOf: [schema] })),
  'with limits in a part of their own': everywhere((schema) => {
    const [limits, others] = [true, false].map((isLimit) =>
      Object.fromEntries(Object.entries(schema).filter(([key]) => LIMITS.includes(key) === isLimit)),
    )
    return limits && Object.keys(limits).length > 0 ? { allOf: [others, limits] } : undefined
  }),
  'with looser limits too': everywhere(({ maximum, maxLength, ...schema }) =>
    'allOf' in schema || (typeof maximum !== 'number' && typeof maxLength !== 'number')
      ? undefined
      : {
          ...schema,
          ...(typeof maximum === 'number' && { maximum: maximum + 5 }),
          ...(typeof maxLength === 'number' && { maxLength: maxLength + 5 }),
          allOf: [{ ...(maximum !== undefined && { maximum }), ...(maxLength !== undefined && { maxLength }) }],
        },
  ),
  'with other fields allowed': everywhere((schema) =>
    'properties' in schema && !('additionalProperties' in schema)
      ? { ...schema, additionalProperties: 'title' in schema ? {} : true }
      : undefined,
  ),
  'with one value as a list': everywhere(({ const: value, ...schema }) =>
    value === undefined ? undefined : { ...schema, enum: [value] },
  ),
  'with parameters in their places': (contract) => {
    const next = structuredClone(contract)
    for (const { operation } of operationsOf(next))
      operation.parameters = (operation.parameters ?? []).map((one) =>
        '$ref' in one ? (next.components.parameters[one.$ref.split('/').at(-1) ?? ''] ?? one) : one,
      )
    return next
  },
  'with bodies as components': (contract) => {
    const next = structuredClone(contract)
    const bodies: Record<string, unknown> = {}
    for (const { operation } of operationsOf(next)) {
      if (!operation.requestBody || '$ref' in operation.requestBody) continue
      bodies[operation.operationId] = operation.requestBody
      Object.assign(operation, { requestBody: { $ref: `#/components/requestBodies/${operation.operationId}` } })
    }
    const known: object = Object(next.components).requestBodies ?? {}
    Object.assign(next.components, { requestBodies: { ...known, ...bodies } })
    return next
  },
  'with headers in capitals': (contract) => {
    const next = structuredClone(contract)
    for (const { operation } of operationsOf(next)) {
      for (const parameter of [...Object.values(next.components.parameters), ...(operation.parameters ?? [])])
        if ('in' in parameter && parameter.in === 'header') parameter.name = parameter.name.toUpperCase()
      for (const reply of Object.values(operation.responses))
        if ('headers' in reply && isSchema(reply.headers))
          reply.headers = Object.fromEntries(
            Object.entries(reply.headers).map(([name, header]) => [name.toUpperCase(), header]),
          )
    }
    return next
  },
  'with other names of security schemes': (contract) =>
    JSON.parse(JSON.stringify(contract), (key, value: unknown) =>
      ['security', 'securitySchemes'].includes(key)
        ? JSON.parse(JSON.stringify(value).replaceAll(/"(card|key)":(?=[[{])/g, '"$1Again":'))
        : value,
    ),
  'with other names of the variables of servers': (contract) =>
    JSON.parse(JSON.stringify(contract), (key, value: unknown) =>
      key === 'servers' ? JSON.parse(JSON.stringify(value).replaceAll('region', 'place')) : value,
    ),
  'with other names of the parts of addresses': (contract) =>
    JSON.parse(JSON.stringify(contract).replaceAll('{bookId}', '{book}'), (_key, value: unknown) =>
      isSchema(value) && value['in'] === 'path' && value['name'] === 'bookId' ? { ...value, name: 'book' } : value,
    ),
  'as OpenAPI 3.0': (contract) => ({
    ...everywhere(({ type, exclusiveMinimum, exclusiveMaximum, ...schema }) => {
      const [only, ...others] = [type ?? []].flat().filter((one) => one !== 'null')
      const isNullable = Array.isArray(type) && type.includes('null') && only !== undefined && others.length === 0
      return {
        ...schema,
        ...(type !== undefined && { type: isNullable ? only : type }),
        ...(isNullable && { nullable: true }),
        ...(typeof exclusiveMinimum === 'number' && { minimum: exclusiveMinimum, exclusiveMinimum: true }),
        ...(typeof exclusiveMaximum === 'number' && { maximum: exclusiveMaximum, exclusiveMaximum: true }),
      }
    })(contract),
    openapi: '3.0.3',
  }),
  'with words of its own': everywhere((schema) => ({ ...schema, $comment: 'Note', example: 'x' })),
}
