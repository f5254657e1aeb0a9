import {
  componentName,
  type ContractDocument,
  type Effect,
  type Example,
  type ExampleRequest,
  type Method,
  type Operation,
  operationsOf,
  type Outcomes,
  type Parameter,
  type Schema,
  type SessionKind,
} from './document.ts'

/** An operation of the bundle, for code that answers or checks its calls: parameter references are resolved. */
export interface ContractOperation<Id extends string = string> {
  id: Id
  method: Method
  path: string
  tags: string[]
  /** The session that it needs. */
  session: SessionKind
  effect: Effect
  /**
   * How strictly a server must recognise a request that arrives twice, and the header with its key; undefined if executing it
   * twice does no harm.
   */
  idempotency: { level: 'must' | 'should'; header: Parameter } | undefined
  /** The operation's own query parameters and the session's, by name. */
  parameters: Record<string, Parameter>
  body: { type: string; schema: Schema } | undefined
  /** The media types of a reply with HTTP status 200 and their schemas; a picture has no schema. */
  replies: Record<string, Schema | undefined>
  /** The first type's example of each outcome. */
  examples: Record<string, Example>
  /** The example request of the operation. */
  request: ExampleRequest
  outcomes: Outcomes
}

export function readOperations(document: ContractDocument): ContractOperation[] {
  return operationsOf(document).map(({ path, method, operation }) => {
    const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
    const content = operation.responses['200'].content
    return {
      id: operation.operationId,
      method,
      path,
      tags: operation.tags ?? [],
      session: operation['x-session'],
      effect: operation['x-effect'],
      idempotency: idempotencyOf(operation, document),
      parameters: Object.fromEntries(
        (operation.parameters ?? [])
          .map((parameter) => resolveParameter(parameter, document))
          .filter((found) => found.in === 'query')
          .map((found) => [found.name, found]),
      ),
      body: type && media ? { type, schema: media.schema } : undefined,
      replies: Object.fromEntries(Object.entries(content).map(([name, { schema }]) => [name, schema])),
      examples: Object.values(content)[0]?.examples ?? {},
      request: operation['x-request'],
      outcomes: operation['x-outcomes'],
    }
  })
}

function idempotencyOf({ 'x-idempotency': level }: Operation, document: ContractDocument) {
  const header = document['x-idempotency-header']
  return level && header && { level, header: resolveParameter(header, document) }
}

/** Resolves a schema's `$ref`; other schemas are returned as they are. */
export const resolveSchema = (schema: Schema | undefined, { components }: ContractDocument) =>
  typeof schema?.['$ref'] === 'string' ? components.schemas[componentName(schema['$ref'])] : schema

function resolveParameter(parameter: Parameter | { $ref: string }, { components }: ContractDocument): Parameter {
  if (!('$ref' in parameter)) return parameter
  const found = components.parameters[componentName(parameter.$ref)]
  if (!found) throw new Error(`The contract has no parameter ${parameter.$ref}`)
  return found
}

/** The schema of a field of an operation's query or body. */
export function fieldSchema(
  { parameters, body }: Pick<ContractOperation, 'parameters' | 'body'>,
  field: string,
  document: ContractDocument,
): Schema | undefined {
  const properties: unknown = resolveSchema(body?.schema, document)?.['properties']
  return parameters[field]?.schema ?? resolveSchema(Object(properties)[field], document)
}

/** Converts a field's text by its schema (without `$ref`): to a number if the schema is an integer. */
export const fieldValueOf = (text: string, schema: Schema | undefined): unknown =>
  schema?.['type'] === 'integer' && /^-?\d+$/.test(text) ? Number(text) : text
