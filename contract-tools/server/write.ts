import {
  componentName,
  type ContractDocument,
  envelopeOf,
  type Example,
  type Operation,
  operationsOf,
  type Parameter,
  type Schema,
  WHOLE_BODY,
} from '../read/document.ts'
import { allProperties, type StandardExample, standardExamples, valueForServer } from './examples.ts'
import { codesSent, replySchemas } from './replies.ts'
import { schemaForServer, schemasForServer } from './schemas.ts'
import { sessionParameters } from './session-parameters.ts'
import { mapValues, referenceTo, type Schemas, schemasIn } from '../read/schema.ts'

export interface Media {
  schema?: Schema
  examples?: Record<string, StandardExample>
  encoding?: unknown
}

export interface ServerParameter {
  name: string
  in: string
  schema: Schema
  examples?: Record<string, StandardExample>
  /** In 3.0, instead of them. */
  example?: unknown
}

export interface ServerOperation {
  operationId: string
  parameters: (ServerParameter | { $ref: string })[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description?: string; content?: Record<string, Media>; $ref?: string }>
  [other: string]: unknown
}

/** Plain OpenAPI. Of our own keywords it keeps `x-session`, `x-effect` and `x-money`, for people. */
export interface ServerDocument {
  openapi: string
  info: Record<string, unknown>
  paths: Record<string, Record<string, ServerOperation>>
  components: { schemas: Schemas; parameters: Record<string, ServerParameter>; [other: string]: unknown }
  [other: string]: unknown
}

/**
 * The contract for code generators: only the plain envelope, the types that servers should send, a named schema for each
 * operation's success and failure, and requests as standard examples. See docs/decisions/002.
 */
export function forServer(contract: ContractDocument): ServerDocument {
  const schemas = schemasForServer(contract.components.schemas)
  const session = sessionParameters(contract)
  const paths: ServerDocument['paths'] = {}
  for (const { path, method, operation } of operationsOf(contract)) {
    const replies = replySchemas(operation, contract)
    for (const name of Object.keys(replies))
      if (name in schemas) throw new Error(`The contract has a schema ${name}, which is the name of a reply.`)
    Object.assign(schemas, replies)
    const written = operationForServer(operation, Object.keys(replies), schemas, contract)
    const security = session.securityOf(operation)
    const parameters = written.parameters.filter((one) => !('$ref' in one && session.isSaid(one.$ref, security)))
    paths[path] = { ...paths[path], [method]: { ...written, security, parameters } }
  }
  const { info, servers, tags } = contract
  return {
    openapi: '3.1.0',
    info: { ...info, description: wordsFor(contract) },
    servers,
    tags,
    paths,
    components: {
      ...contract.components,
      parameters: onlyUsed('parameters', contract.components.parameters, paths),
      securitySchemes: session.schemes,
      schemas: mapValues(onlyUsed('schemas', schemas, [paths, schemas]), inParts),
    },
  }
}

/**
 * A schema that extends others, as a list of parts. Tools (Specmatic) look for the fields of `required` beside it, not in the
 * parts.
 */
function inParts(schema: Schema): Schema {
  const { allOf, properties, required, type, ...others } = schema
  if (!allOf || !properties) return schema
  return { ...others, allOf: [...schemasIn(allOf), { type, ...(required ? { required } : {}), properties }] }
}

/** If a schema was split by the values of a field, the field's own schema is no longer used. */
function onlyUsed<Part>(kind: string, parts: Record<string, Part>, users: unknown): Record<string, Part> {
  const text = JSON.stringify(users)
  return Object.fromEntries(Object.entries(parts).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)))
}

/** What a generator of server code must know, whatever the contract's own text says. */
function wordsOf(contract: ContractDocument): string {
  const { 'x-common-outcomes': common, 'x-envelope-keys': scrambled } = contract
  const codes = operationsOf(contract).flatMap(({ operation }) => codesSent(operation['x-outcomes'].success.code))
  const shown = [...new Set(codes)].map((code) => `\`${typeof code === 'number' ? code : `'${code}'`}\``)
  return `
This API answers HTTP 200 for everything but a missing session${common.busy ? ', and a server that has no time (429, or 503 with\n`Retry-After`)' : ''}: the truth is
\`${envelopeOf(contract).code}\` in the body. It is ${shown.join(' or ')} for a success, by the operation, and one of the operation's own codes for a
failure. What is written here is what we ask servers to send. The app reads more than that (numbers as texts, codes of other
failures${Object.keys(scrambled).length > 0 ? ', an envelope with scrambled keys' : ''}); the whole contract says what.`.trim()
}

/** The contract's own text, without what refers to removed parts. */
const wordsFor = (contract: ContractDocument) =>
  [
    ...(contract.info.description ?? '')
      .trim()
      .split('\n\n')
      .filter((paragraph) => !/\bx-|scrambled|bundle/.test(paragraph)),
    wordsOf(contract),
  ].join('\n\n')

function operationForServer(
  operation: Operation,
  replies: string[],
  schemas: Schemas,
  contract: ContractDocument,
): ServerOperation {
  const { operationId, tags, summary, description } = operation
  const { 200: _reply, ...others } = operation.responses
  // An invalid request cannot be a valid example.
  const { invalidRequest: _invalid, ...examples } = withoutScrambled(
    Object.assign({}, ...contentOf(operation).map(([, media]) => media.examples)),
  )
  return {
    operationId,
    tags,
    summary,
    ...(description !== undefined && { description }),
    'x-session': operation['x-session'],
    'x-effect': operation['x-effect'],
    parameters: parametersOf(operation, examples, schemas),
    ...(operation.requestBody && { requestBody: bodyOf(operation, examples, schemas, contract) }),
    responses: {
      '200': {
        description: operation['x-outcomes'].success.description,
        content: replyContent(operation, replies, schemas),
      },
      ...others,
    },
  }
}

const contentOf = (operation: Operation) => Object.entries(operation.responses[200].content)

type Examples = Record<string, Example>

/** The scrambled example repeats another one in the other envelope. */
const withoutScrambled = ({ scrambled: _same, ...examples }: Examples): Examples => examples

function replyContent(operation: Operation, replies: string[], schemas: Schemas): Record<string, Media> {
  const { payload, schema = {} } = operation['x-outcomes'].success
  const valueOf = ({ value }: Example) =>
    payload === WHOLE_BODY
      ? valueForServer(value, schema, schemas)
      : payload
        ? withPayload(Object(value), payload, (data) => valueForServer(data, schema, schemas))
        : value
  return Object.fromEntries(
    contentOf(operation).map(([type, { examples = {} }]): [string, Media] => [
      type,
      {
        ...(type === 'application/json' && { schema: anyOf(replies) }),
        // A picture is bytes, not the text of an example.
        ...(type === 'application/json' && standardExamples(withoutScrambled(examples), valueOf)),
      },
    ]),
  )
}

const anyOf = ([first = '', ...others]: string[]): Schema =>
  others.length > 0 ? { oneOf: [first, ...others].map(referenceTo) } : referenceTo(first)

/** The envelope with another payload, if it has one. */
const withPayload = (envelope: Record<string, unknown>, key: string, change: (data: unknown) => unknown) =>
  key in envelope ? { ...envelope, [key]: change(envelope[key]) } : envelope

/** Parameters with their values from the examples' requests. */
function parametersOf({ parameters = [] }: Operation, examples: Examples, schemas: Schemas) {
  return parameters.map((parameter) => {
    if (!('name' in parameter)) return parameter
    const schema = schemaForServer(parameter.schema)
    const valueOf = ({ 'x-request': request = {} }: Example) =>
      parameter.name in request ? valueForServer(request[parameter.name], schema, schemas) : undefined
    return { ...parameter, schema, ...(parameter.in !== 'header' && standardExamples(examples, valueOf)) }
  })
}

function parameterNamed({ components }: ContractDocument, $ref: string): Parameter {
  const found = components.parameters[componentName($ref)]
  if (!found) throw new Error(`The contract has no parameter ${$ref}`)
  return found
}

/** The body with the examples' requests, without the fields of the address. */
function bodyOf(
  { parameters = [], requestBody }: Operation,
  examples: Examples,
  schemas: Schemas,
  contract: ContractDocument,
) {
  // Those of a session are references, too, but in no request.
  const beside = parameters.flatMap((parameter) => {
    const { name, in: place } = 'name' in parameter ? parameter : parameterNamed(contract, parameter.$ref)
    return place === 'path' || ('name' in parameter && place === 'query') ? [name] : []
  })
  const content = Object.entries(requestBody?.content ?? {}).map(([type, media]): [string, Media] => {
    const fields = ({ 'x-request': request = {} }: Example) =>
      Object.fromEntries(Object.entries(request).filter(([name]) => !beside.includes(name)))
    const valueOf = (example: Example) => valueForServer(fields(example), media.schema, schemas)
    // Nobody knows the fields of some bodies, and a file is no text. Tools (Specmatic, Bruno) take an example at its word.
    const isShown = type !== 'multipart/form-data' && Object.keys(allProperties(media.schema, schemas)).length > 0
    return [type, { ...media, ...(isShown && standardExamples(examples, valueOf)) }]
  })
  return { ...requestBody, content: Object.fromEntries(content) }
}
