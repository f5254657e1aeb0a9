import { type ContractDocument, componentName, type EnvelopeKeys, type Schema } from '../contract/read/document.ts'
import { type ContractOperation, readOperations } from '../contract/read/operations.ts'
import { CannotVerify } from './cannot-verify.ts'

/** A bundle after reading. */
export interface Contract {
  document: ContractDocument
  operations: Map<string, ContractOperation>
  scrambled: EnvelopeKeys
  /** HTTP statuses for a session that is missing or has ended. */
  sessionStatuses: number[]
  /** The HTTP statuses of a busy server; empty if the contract has none. */
  busyStatuses: number[]
}

/** Reads a bundle of this contract, in this or another version. Throws `CannotVerify` if it is not one. */
export function readContract(bundle: unknown): Contract {
  const { paths, components } = Object(bundle)
  if (!paths || !components?.schemas || !Object(bundle)['x-envelope-keys'])
    throw new CannotVerify('This is no bundle of the contract: write one with `npm run contract:bundle`.')
  // It has the parts that only the contract's bundles have. A broken part fails where it is used.
  const document = bundle as ContractDocument
  try {
    return {
      document,
      operations: new Map(readOperations(document).map((operation) => [operation.id, operation])),
      scrambled: document['x-envelope-keys'],
      sessionStatuses: document['x-common-outcomes'].sessionEnded.http,
      busyStatuses: document['x-common-outcomes'].busy?.http ?? [],
    }
  } catch (error) {
    throw new CannotVerify(
      `This bundle of the contract cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

export function operationNamed({ operations }: Contract, id: string): ContractOperation {
  const operation = operations.get(id)
  if (!operation) throw new CannotVerify(`The contract has no operation ${id}.`)
  return operation
}

/** The schema of an outcome's reply in one of the two envelopes, and its place in the bundle. */
export function branchOf(
  operation: ContractOperation,
  outcome: string,
  isScrambled: boolean,
): { schema: Schema; pointer: string } | undefined {
  const json = operation.replies['application/json']
  const title = `${outcome === 'other' ? 'other failure' : outcome}${isScrambled ? ', scrambled' : ''}`
  const branches: unknown = json?.['oneOf']
  const index = Array.isArray(branches) ? branches.findIndex((branch) => branch?.title === title) : -1
  if (!Array.isArray(branches) || index < 0) return undefined
  const escaped = operation.path.replaceAll('~', '~0').replaceAll('/', '~1')
  return {
    schema: branches[index],
    pointer: `#/paths/${escaped}/${operation.method}/responses/200/content/application~1json/schema/oneOf/${index}`,
  }
}

/** Resolves a schema's `$ref`; other schemas are returned as they are. */
export function resolved(schema: Schema | undefined, { document }: Contract): Schema | undefined {
  const { $ref } = Object(schema)
  return typeof $ref === 'string' ? document.components.schemas[componentName($ref)] : schema
}
