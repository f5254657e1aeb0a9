import {
  type ContractOperation as AnyOperation,
  fieldValueOf,
  readOperations as readAll,
} from '../../packages/verifier/requests.ts'
import {
  componentName,
  type ContractDocument,
  type Example,
  type Method,
  operationsOf,
  type Outcomes,
  type Parameter,
  type Schema,
  type SessionKind,
} from './document.ts'

/** An operation of the bundle, for code that answers its calls: what the verifier reads, and what only our contract says. */
export interface ContractOperation<Id extends string = string> extends Omit<
  AnyOperation,
  'id' | 'method' | 'parameters' | 'examples' | 'outcomes'
> {
  id: Id
  method: Method
  /** The session that it needs. */
  session: SessionKind
  /** The operation's own query parameters and the session's, by name. */
  parameters: Record<string, Parameter>
  /** The first type's example of each outcome. */
  examples: Record<string, Example>
  outcomes: Outcomes
}

export function readOperations(document: ContractDocument): ContractOperation[] {
  const own = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]))
  return readAll(document).map((read) => {
    const session = own.get(read.id)?.['x-session']
    if (!session) throw new Error(`The contract has no session for ${read.id}`)
    // Our contract has the narrower types, which its lint rules check.
    return Object.assign(read as Omit<ContractOperation, 'session'>, { session })
  })
}

/** Resolves a schema's `$ref`; other schemas are returned as they are. */
export const resolveSchema = (schema: Schema | undefined, { components }: ContractDocument) =>
  typeof schema?.['$ref'] === 'string' ? components.schemas[componentName(schema['$ref'])] : schema

/** The schema of a field of an operation's query or body. */
export function fieldSchema(
  { parameters, body }: Pick<ContractOperation, 'parameters' | 'body'>,
  field: string,
  document: ContractDocument,
): Schema | undefined {
  const properties: unknown = resolveSchema(body?.schema, document)?.['properties']
  return parameters[field]?.schema ?? resolveSchema(Object(properties)[field], document)
}

export { fieldValueOf }
