import { type ContractDocument, METHODS, type Schema } from '../read/document.ts'
import { isSchema, type Schemas, schemasIn } from '../read/schema.ts'
import { HIGH, inOneWay, isWords, LOW, mergedKeywords } from './keywords.ts'
import { mapTree, resolved, tree, type Tree } from './tree.ts'

interface Document {
  root: ContractDocument
  /** OpenAPI 3.0, whose schemas are not yet those of JSON Schema. */
  isOld: boolean
  /** Schemas that references name, and that are no components. */
  more: Schemas
}

/**
 * A contract in the one way of writing that the comparison reads: with every part that may be absent, with references to
 * bodies, replies, headers and paths followed, and with schemas as OpenAPI 3.1 has them.
 */
export function inNormalForm(contract: ContractDocument): ContractDocument {
  const document: Document = { root: contract, isOld: String(tree(contract)['openapi']).startsWith('3.0'), more: {} }
  const components = tree(contract.components)
  const items = (paths: unknown) => mapTree(paths, (item, path) => itemIn(item, path, document))
  const schemas = mapTree(components['schemas'], (schema) => schemaIn(schema, document))
  const written = {
    ...tree(contract),
    'x-envelope-keys': contract['x-envelope-keys'] ?? {},
    'x-common-outcomes': contract['x-common-outcomes'] ?? {},
    paths: items(contract.paths),
    ...('webhooks' in contract && { webhooks: items(contract.webhooks) }),
    components: {
      ...components,
      parameters: mapTree(components['parameters'], (one) => parameterIn(one, document)),
      responses: components['responses'] ?? {},
      securitySchemes: mapTree(components['securitySchemes'], (one) => schemeIn(resolved(one, contract))),
      schemas,
    },
  }
  Object.assign(schemas, document.more)
  // The same contract, with the parts that its type asks for.
  return written as unknown as ContractDocument
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-11.1: capitals mean nothing. */
const schemeIn = (value: unknown): Tree => {
  const { scheme } = tree(value)
  return { ...tree(value), ...(typeof scheme === 'string' && { scheme: scheme.toLowerCase() }) }
}

function itemIn(value: unknown, path: string, document: Document): Tree {
  const { $ref, ...beside } = tree(value)
  const item = { ...(typeof $ref === 'string' && tree(resolved(value, document.root))), ...beside }
  return {
    ...item,
    ...(Array.isArray(item['parameters']) && { parameters: parametersIn(item['parameters'], document) }),
    ...Object.fromEntries(
      METHODS.flatMap((method) =>
        isSchema(item[method]) ? [[method, operationIn(item[method], `${method} ${path}`, document)]] : [],
      ),
    ),
  }
}

function operationIn(operation: Tree, address: string, document: Document): Tree {
  const outcomes = tree(operation['x-outcomes'])
  const success = tree(outcomes['success'])
  const { parameters, requestBody, responses, callbacks } = operation
  return {
    operationId: address,
    // https://spec.openapis.org/oas/v3.1.1.html#operation-object: what stands in the root counts for all.
    security: tree(document.root)['security'] ?? [],
    ...operation,
    ...(Array.isArray(parameters) && { parameters: parametersIn(parameters, document) }),
    ...(requestBody !== undefined && { requestBody: withContent(resolved(requestBody, document.root), document) }),
    responses: mapTree(responses, (reply) => replyIn(reply, document)),
    ...(callbacks !== undefined && {
      callbacks: mapTree(callbacks, (callback) =>
        mapTree(resolved(callback, document.root), (item, path) => itemIn(item, path, document)),
      ),
    }),
    'x-outcomes': {
      ...outcomes,
      success: {
        ...success,
        ...(success['schema'] !== undefined && { schema: schemaIn(success['schema'], document) }),
      },
      failures: outcomes['failures'] ?? {},
    },
  }
}

/** A reference to a shared parameter stays, so that its change is told once. */
const parametersIn = (parameters: unknown[], document: Document) =>
  parameters.map((one) => {
    const { $ref } = tree(one)
    return typeof $ref === 'string' && /^#\/components\/parameters\/[^/]+$/.test($ref)
      ? one
      : parameterIn(one, document)
  })

function parameterIn(value: unknown, document: Document): Tree {
  const parameter = withContent(resolved(value, document.root), document)
  const { schema } = parameter
  return schema === undefined ? parameter : { ...parameter, schema: schemaIn(schema, document) }
}

function replyIn(value: unknown, document: Document): Tree {
  const reply = withContent(resolved(value, document.root), document)
  return 'headers' in reply
    ? { ...reply, headers: mapTree(reply['headers'], (header) => parameterIn(header, document)) }
    : reply
}

/** A media type is the same in capitals and with blanks: https://www.rfc-editor.org/rfc/rfc9110#name-media-type */
function withContent(value: unknown, document: Document): Tree {
  const { content, ...rest } = tree(value)
  if (!isSchema(content)) return rest
  return {
    ...rest,
    content: Object.fromEntries(
      Object.entries(content).map(([type, media]) => [
        // JSON is in UTF-8: https://www.rfc-editor.org/rfc/rfc8259#section-8.1
        type
          .toLowerCase()
          .replaceAll(/\s/g, '')
          .replace(/^(application\/(?:.*\+)?json);charset="?utf-8"?$/, '$1'),
        mediaIn(tree(media), document),
      ]),
    ),
  }
}

/** In OpenAPI 3.0, bytes are a string with format `binary`; in 3.1 they have no schema. */
const isBytes = ({ type, format, ...more }: Schema) =>
  type === 'string' && format === 'binary' && Object.keys(more).length === 0

function mediaIn({ schema, ...media }: Tree, document: Document): Tree {
  const written = schema === undefined ? {} : schemaIn(schema, document)
  return Object.keys(written).length === 0 || isBytes(written) ? media : { ...media, schema: written }
}

const MAPS = ['properties', 'patternProperties', 'dependentSchemas']
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const SINGLE = ['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'contentSchema']
/** Anything is allowed without them, too. */
const OF_THE_REST = ['items', 'additionalProperties', 'unevaluatedItems', 'unevaluatedProperties']

const isAnything = (value: unknown) => value === true || (isSchema(value) && Object.keys(value).length === 0)

function schemaIn(value: unknown, document: Document): Schema {
  if (value === false) return { not: {} }
  if (!isSchema(value)) return {}
  const { $ref, ...beside } = value
  if (typeof $ref !== 'string') return keywordsIn(value, document)
  const place = { $ref: placeOfReference($ref, document) }
  // https://spec.openapis.org/oas/v3.0.3.html#reference-object: what stands beside it is ignored.
  return document.isOld ? place : { ...place, ...keywordsIn(beside, document) }
}

function keywordsIn(schema: Schema, document: Document): Schema {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, unknown][] => {
    // Both hold only what references name.
    if (key === '$defs' || key === 'definitions') return []
    if (MAPS.includes(key)) return [[key, mapTree(value, (one) => schemaIn(one, document))]]
    if (LISTS.includes(key) && Array.isArray(value)) return [[key, value.map((one) => schemaIn(one, document))]]
    if (OF_THE_REST.includes(key))
      return isAnything(value) ? [] : [[key, value === false && key !== 'items' ? value : schemaIn(value, document)]]
    if (SINGLE.includes(key)) return [[key, schemaIn(value, document)]]
    return [[key, value]]
  })
  const written = withTypes(withParts(document.isOld ? as31(Object.fromEntries(entries)) : Object.fromEntries(entries)))
  const { type } = written
  const types = [type ?? []].flat().map(String)
  const own = inOneWay({ ...written, ...(Array.isArray(type) && type.length === 1 && { type: types[0] }) }, types)
  const one = onlyPart(own)
  if (one) return one
  // One of a single value is that value.
  const { enum: values, required, ...others } = own
  return {
    ...others,
    ...(Array.isArray(values) && (values.length === 1 ? { const: values[0] } : { enum: values })),
    ...(Array.isArray(required) && required.length > 0 && { required }),
  }
}

/** A choice between types alone is a list of types. */
function withTypes(schema: Schema): Schema {
  for (const key of ['anyOf', 'oneOf']) {
    const { [key]: list, ...others } = schema
    const types = schemasIn(list).flatMap(({ type, ...more }) =>
      typeof type === 'string' && Object.keys(more).length === 0 ? [type] : [],
    )
    const isAll = Array.isArray(list) && list.length > 1 && types.length === list.length
    // With both of them, one whole number fits two of `oneOf`.
    const isApart = !types.includes('integer') || !types.includes('number')
    if (isAll && isApart && !('type' in others)) return { ...others, type: [...new Set(types)] }
  }
  return schema
}

/** Together with those parts of its `allOf` that only limit its values. */
function withParts({ allOf, ...schema }: Schema): Schema {
  if (!Array.isArray(allOf)) return schema
  let merged: Schema = schema
  const left = schemasIn(allOf).filter((part) => {
    const isMerged = Object.entries(part).every(
      ([key, value]) =>
        LOW.includes(key) ||
        HIGH.includes(key) ||
        (['type', 'pattern', 'format', 'enum', 'const'].includes(key) &&
          (!(key in merged) || JSON.stringify(merged[key]) === JSON.stringify(value))),
    )
    if (isMerged) merged = mergedKeywords(merged, part)
    return !isMerged
  })
  if (left.length === 1 && Object.keys(merged).every(isWords)) return { ...merged, ...left[0] }
  return left.length > 0 ? { ...merged, allOf: left } : merged
}

/** All, any or one of a single schema is that schema. */
function onlyPart(schema: Schema): Schema | undefined {
  const [[key, list] = [''], ...more] = Object.entries(schema)
  const isAlone = more.length === 0 && ['allOf', 'anyOf', 'oneOf'].includes(key)
  return isAlone && Array.isArray(list) && list.length === 1 && isSchema(list[0]) ? list[0] : undefined
}

/** https://spec.openapis.org/oas/v3.0.3.html#schema-object: `nullable` counts beside a type, and a bound may be excluded. */
function as31(schema: Schema): Schema {
  const { nullable, minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...others } = schema
  const isTyped = typeof others['type'] === 'string'
  return {
    ...others,
    ...(isTyped && nullable === true && { type: [others['type'], 'null'] }),
    ...(!isTyped && nullable === true && { nullable }),
    ...(exclusiveMinimum === true ? { exclusiveMinimum: minimum } : minimum !== undefined && { minimum }),
    ...(exclusiveMaximum === true ? { exclusiveMaximum: maximum } : maximum !== undefined && { maximum }),
    ...(typeof exclusiveMinimum === 'number' && { exclusiveMinimum }),
    ...(typeof exclusiveMaximum === 'number' && { exclusiveMaximum }),
  }
}

const COMPONENT = '#/components/schemas/'

/** A component; what stands elsewhere in the document becomes one. */
function placeOfReference($ref: string, document: Document): string {
  if (!$ref.startsWith('#/')) return $ref
  const name = $ref.slice(2).split('/').join('.')
  if ($ref.startsWith(COMPONENT) && !$ref.slice(COMPONENT.length).includes('/')) return $ref
  if (Object.hasOwn(document.more, name)) return COMPONENT + name
  const target = resolved({ $ref }, document.root)
  if (target === undefined) return $ref
  document.more[name] = {}
  document.more[name] = schemaIn(target, document)
  return COMPONENT + name
}
