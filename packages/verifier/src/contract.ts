import { type Bundle, commonOutcomes, deref, type Schema, WHOLE_BODY } from './bundle.ts'
import { CannotVerify } from './cannot-verify.ts'
import { pointerPart } from './contract-line.ts'
import type { Credential } from './credentials.ts'
import { misspelt } from './misspelt.ts'
import { type ContractOperation, readOperations, unjudgedOperations } from './operations.ts'

/** A bundle after reading. */
export interface Contract {
  document: Bundle
  operations: Map<string, ContractOperation>
  /** Operations that cannot be tried. */
  unjudged: string[]
  credentials: Credential[]
  /** The names of a reply's code and message. */
  envelope: { code: string; message: string }
  /** Other names for keys of a reply, by their plain names. */
  scrambled: Record<string, string>
  /** HTTP statuses for a session that is missing or has ended. */
  sessionStatuses: number[]
  /** The HTTP statuses of a busy server. */
  busyStatuses: number[]
  /** Values that belong to another person, by field, as a mock of the contract has them. */
  others: Record<string, string>
  /** The market of a request that names none; undefined if the contract has no markets. */
  market: string | undefined
}

/**
 * Reads a contract. `gateway` are additional credentials, `placeOf` describes the place of a JSON pointer. Throws
 * `CannotVerify` if it is not a contract, lacks a part, or has a word that the verifier would ignore.
 */
export function readContract(
  bundle: unknown,
  gateway: Credential[] = [],
  placeOf = (pointer: string): string => pointer,
): Contract {
  if (!JSON.stringify(Object(bundle).paths ?? {}).includes('"x-outcomes"'))
    throw new CannotVerify('This is not a bundle of a contract: none of its operations has `x-outcomes`.')
  // Its parts are checked where they are read.
  const document = bundle as Bundle
  const wrong = misspelt(document)
  // With a misspelt effect, a payment would be sent without `--allow-money`.
  if (wrong.length > 0)
    throw new CannotVerify(wrong.map(({ pointer, says }) => `${placeOf(pointer)}: ${says}.`).join('\n'))
  try {
    const operations = readOperations(document, gateway)
    const common = Object.fromEntries(commonOutcomes(document))
    const needs = operations.find(({ security }) => security.length > 0)
    if (needs && !common['sessionEnded'])
      throw new Error(`\`${needs.id}\` needs a session, and \`x-common-outcomes\` has no \`sessionEnded\``)
    return {
      document,
      operations: new Map(operations.map((operation) => [operation.id, operation])),
      unjudged: unjudgedOperations(document),
      credentials: operations[0]?.credentials ?? [],
      envelope: { code: 'code', message: 'message', ...document['x-envelope'] },
      scrambled: { ...document['x-envelope-keys'] },
      sessionStatuses: statusesOf(common['sessionEnded']),
      busyStatuses: common['busy'] ? statusesOf(common['busy']) : BUSY_STATUSES,
      others: document['x-others'] ?? {},
      market: marketOf(document),
    }
  } catch (error) {
    throw new CannotVerify(
      `This bundle of the contract cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}

/** The usual statuses of gateways, if the contract names none. */
const BUSY_STATUSES = [429, 503]

const statusesOf = (outcome: object | undefined): number[] => Object(outcome).http ?? []

/** The example of the parameter `market`. */
function marketOf({ components }: Bundle): string | undefined {
  const found = Object.values(components?.parameters ?? {}).find(({ name }) => name === 'market')
  const example = found?.schema['example']
  return typeof example === 'string' ? example : undefined
}

export function operationNamed({ operations }: Contract, id: string): ContractOperation {
  const operation = operations.get(id)
  if (!operation) throw new CannotVerify(`The contract has no operation ${id}.`)
  return operation
}

interface Branch {
  schema: Schema
  pointer: string
  /** The place in the contract that declares the code. */
  codeAt: string
}

/**
 * The schema of an outcome's reply in one of the two envelopes, and its place in the bundle. It is the branch with the
 * outcome's name as its title, if the schema of the reply is a choice of such branches. Otherwise the schema is that of a
 * success, and a failure has only the keys of the envelope.
 */
export function branchOf(
  operation: ContractOperation,
  outcome: string,
  isScrambled: boolean,
  contract: Pick<Contract, 'envelope' | 'document'>,
): Branch | undefined {
  const json = operation.replies['application/json']
  const at = `#/paths/${pointerPart(operation.path)}/${operation.method}`
  const pointer = `${at}/responses/${operation.statuses[0]}/content/application~1json/schema`
  const branches: unknown = json?.['oneOf']
  if (Array.isArray(branches) && branches.some((branch) => branch?.title === 'other failure')) {
    const title = `${outcome === 'other' ? 'other failure' : outcome}${isScrambled ? ', scrambled' : ''}`
    const index = branches.findIndex((branch) => branch?.title === title)
    const found = `${pointer}/oneOf/${index}`
    return index < 0
      ? undefined
      : { schema: branches[index], pointer: found, codeAt: `${found}/properties/${contract.envelope.code}` }
  }
  if (isScrambled) return undefined
  if (outcome === 'success') return { schema: json ?? {}, pointer, codeAt: `${at}/x-outcomes/success/code` }
  return { schema: failureSchema(contract), pointer: '#/x-envelope', codeAt: `${at}/x-outcomes` }
}

const failures = new WeakMap<Bundle, Schema>()

function failureSchema({ envelope: { code, message }, document }: Pick<Contract, 'envelope' | 'document'>): Schema {
  const schema = failures.get(document) ?? {
    type: 'object',
    required: [code, message],
    properties: { [message]: { type: ['string', 'null'] } },
  }
  failures.set(document, schema)
  return schema
}

/** The payload of a reply with plain names; undefined if its operation has none. */
export function payloadOf({ outcomes }: ContractOperation, body: unknown): unknown {
  const { payload } = outcomes.success
  if (payload === undefined) return undefined
  return payload === WHOLE_BODY ? body : Object(body)[payload]
}

/** The path of the payload in a reply, as findings name it; empty if it is the whole reply. */
export const payloadPath = ({ outcomes }: ContractOperation) =>
  outcomes.success.payload === WHOLE_BODY ? '' : (outcomes.success.payload ?? '')

/** Resolves a schema's `$ref`; other schemas are returned as they are. */
export const resolved = (schema: Schema | undefined, { document }: Pick<Contract, 'document'>): Schema | undefined =>
  schema && deref(schema, document)
