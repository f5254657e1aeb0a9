import { dereference, type Schema as JsonSchema } from '@cfworker/json-schema'
import {
  type ContractDocument,
  envelopeOf,
  operationsOf,
  type Schema,
  unnamedFailure,
} from '../contract-tools/read/document.ts'
import document from '../openapi/generated/openapi.json' with { type: 'json' }
import {
  type ContractOperation,
  readOperations,
  resolveSchema as resolveIn,
} from '../contract-tools/read/operations.ts'
import type { OperationId } from '../src/api/operation.ts'
import { schemaProblems } from './schema-problems.ts'

/** An operation, as the world and the contract tests need it. */
export interface OperationContract extends ContractOperation<OperationId> {
  /** Undefined if the reply is an image. */
  reply: Schema | undefined
}

// The bundle is generated, and tests check it. TypeScript would only infer the literal type of its thousands of lines.
export const contract = document as unknown as ContractDocument
const [first] = operationsOf(contract)
if (!first) throw new Error('The contract has no operation')
/** A failure without a name. */
export const UNNAMED_FAILURE = unnamedFailure(first.operation, envelopeOf(contract))
/** Our contract has another name for each. */
export const envelopeKeys = contract['x-envelope-keys'] as Record<'code' | 'message' | 'data', string>

export const operations: OperationContract[] = readOperations(contract).map((operation) =>
  // The generated types come from the same document.
  Object.assign(operation, { id: operation.id as OperationId, reply: Object.values(operation.replies)[0] }),
)

export function operationOf(id: OperationId): OperationContract {
  const operation = operations.find((candidate) => candidate.id === id)
  if (!operation) throw new Error(`The contract has no operation ${id}`)
  return operation
}

/** Resolves a schema's `$ref`; other schemas are returned as they are. */
export const resolveSchema = (schema: Schema | undefined) => resolveIn(schema, contract)

// Only the schemas: the validator would treat an `id` inside an example as a schema's id. The types say that each operation
// has an entry, and that the contract's schemas have the validator's type.
const schemas = structuredClone({
  components: { schemas: contract.components.schemas },
  bodies: Object.fromEntries(operations.map(({ id, body }) => [id, body?.schema ?? true])),
  replies: Object.fromEntries(operations.map(({ id, reply }) => [id, reply ?? true])),
  queries: Object.fromEntries(
    operations.map(({ id, parameters }) => [
      id,
      Object.fromEntries(Object.values(parameters).map(({ name, schema }) => [name, schema])),
    ]),
  ),
}) as {
  components: { schemas: Record<string, JsonSchema> }
  bodies: Record<OperationId, JsonSchema | true>
  replies: Record<OperationId, JsonSchema | true>
  queries: Record<OperationId, Record<string, JsonSchema>>
}
const lookup = dereference(schemas)

/**
 * Values, as text, that each schema was last seen to allow. A cache: every world begins with the same records, and repeats
 * its replies.
 */
const allowed = new WeakMap<JsonSchema, Set<string>>()
const MOST_ALLOWED = 200

/** The value as JSON. Undefined for values that JSON would change, such as a date. */
function textOf(value: unknown): string | undefined {
  let isJson = true
  const text = JSON.stringify(value, function (this: Record<string, unknown>, key, part) {
    const own = this[key]
    if (
      typeof own === 'object' &&
      own !== null &&
      !Array.isArray(own) &&
      Object.getPrototypeOf(own) !== Object.prototype
    )
      isJson = false
    const isLeftOut = part === undefined || (typeof part === 'number' && !Number.isFinite(part))
    return isLeftOut || (typeof part === 'string' && part.startsWith('\0')) ? `\0${typeof part}${part}` : part
  })
  return isJson ? text : undefined
}

function reasons(value: unknown, schema: JsonSchema | true): string[] {
  if (schema === true) return []
  const texts = allowed.get(schema) ?? new Set()
  allowed.set(schema, texts)
  const text = textOf(value)
  if (text !== undefined && texts.has(text)) return []
  const problems = schemaProblems(value, schema, lookup)
  if (texts.size === MOST_ALLOWED) texts.clear()
  if (problems.length === 0 && text !== undefined) texts.add(text)
  return problems
}

/** Why `body` is not a valid request of the operation; empty if it is valid. */
export const bodyProblems = (id: OperationId, body: unknown) => reasons(body, schemas.bodies[id])

/** Why `value` is not valid for a query parameter of the operation; empty if it is valid. */
export const parameterProblems = (id: OperationId, name: string, value: unknown) =>
  reasons(value, schemas.queries[id][name] ?? true)

/** Why `reply` is not a valid reply of the operation; empty if it is valid. */
export const replyProblems = (id: OperationId, reply: unknown) => reasons(reply, schemas.replies[id])

/** A Standard Schema (https://standardschema.dev), with which @msw/data checks the records of a collection. */
interface RecordSchema<T> {
  '~standard': {
    version: 1
    vendor: string
    types?: { input: T; output: T }
    validate: (value: unknown) => { value: T }
  }
}

/** A schema made from the contract's components, for collections that may hold only what the contract allows. */
export function componentSchema<T>(build: (ref: (component: string) => JsonSchema) => JsonSchema): RecordSchema<T> {
  const schema = build((component) => {
    const found = schemas.components.schemas[component]
    if (!found) throw new Error(`The contract has no component ${component}`)
    return found
  })
  return {
    '~standard': {
      version: 1,
      vendor: 'rupya',
      validate: (value) => {
        const issues = reasons(value, schema)
        // Thrown instead of returned: @msw/data would hide the text of returned issues from the code that created the record.
        if (issues.length > 0) throw new Error(`The contract forbids this record: ${issues.join('; ')}`)
        // The schema above describes T, and it accepts the value.
        return { value: value as T }
      },
    },
  }
}
