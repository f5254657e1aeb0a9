import {
  type ContractDocument,
  METHODS,
  type Operation,
  operationsOf,
  type SourceDocument,
  type SourceOperation,
} from '../read/document.ts'
import { ContractError, whileReading } from '../read/contract-error.ts'
import { invalidRequest } from './invalid-request.ts'
import { replyExamples, successExamples } from './examples.ts'
import { replySchema } from './replies.ts'
import { refuseUnsentSessions } from './sessions.ts'
import { withTables } from './tables.ts'

/** The name of the component with the response of calls without a session. */
const SESSION_ENDED = 'sessionEnded'
/** The response of calls when a server is busy. */
const BUSY = 'busy'

/**
 * Converts the authors' contract into plain OpenAPI 3.1: `x-outcomes` become response schemas (one branch per outcome, in the
 * plain and in the scrambled envelope) and examples in envelopes, each with its request; `x-session` becomes `security`;
 * shared parameters and outcomes are added to every operation.
 */
export function expand(source: SourceDocument): ContractDocument {
  refuseIncompleteRoot(source)
  const paths: ContractDocument['paths'] = {}
  for (const { path, method, operation } of operationsOf(source)) {
    const expanded = whileReading(operation.operationId ?? path, () =>
      expandOperation(withCommonFailure(operation, source), source),
    )
    paths[path] = { ...paths[path], [method]: expanded }
  }
  const { 'x-sessions': _sessions, 'x-payload-keys': _payloadKeys, 'x-unnamed-failure': _unnamed, ...root } = source
  const { examples: _inlined, securitySchemes = {}, ...components } = source.components
  return {
    ...root,
    paths,
    components: {
      ...components,
      schemas: withTables(components.schemas),
      responses: commonResponses(source),
      securitySchemes,
    },
    'x-generated': 'by `npm run generate` from openapi/openapi.yaml. Do not edit.',
  }
}

/** The root's own key, so that an error message can name it. */
const ROOT = 'openapi'
const NEEDED = [
  'x-sessions',
  'x-payload-keys',
  'x-unnamed-failure',
  'x-envelope-keys',
  'x-session-parameters',
  'x-session-headers',
  'x-common-outcomes',
] as const

/**
 * Checks declarations for all operations, and that each operation occurs once: a second address would create a second
 * constant with the same name.
 */
function refuseIncompleteRoot(source: SourceDocument) {
  for (const key of NEEDED)
    if (!source[key]) throw new ContractError(ROOT, `Declare \`${key}\`, which every call needs.`)
  refuseUnsentSessions(source)
  const keys = Object.entries(source['x-envelope-keys']).flat()
  if (new Set(keys).size < keys.length) throw new ContractError(ROOT, 'No two of `x-envelope-keys` may be the same.')
  for (const [path, item] of Object.entries(source.paths)) {
    const key = Object.keys(item).find((one) => !METHODS.some((method) => method === one))
    const first = METHODS.flatMap((method) => item[method]?.operationId ?? [])[0]
    if (key) throw new ContractError(first ?? path, `${path} has \`${key}\`: write it in each of its operations.`)
  }
  const addresses = new Map<string, string>()
  for (const { path, operation } of operationsOf(source)) {
    const other = addresses.get(operation.operationId)
    if (other) throw new ContractError(operation.operationId, `It is at two addresses, ${other} and ${path}.`)
    addresses.set(operation.operationId, path)
  }
}

function withCommonFailure(operation: SourceOperation, source: SourceDocument): SourceOperation {
  const outcomes = operation['x-outcomes']
  const failures = { ...outcomes.failures, invalidRequest: invalidRequest(operation, source) }
  return { ...operation, 'x-outcomes': { ...outcomes, failures } }
}

function expandOperation(operation: SourceOperation, source: SourceDocument): Operation {
  const { success, ...others } = operation['x-outcomes']
  const { examples: _examples, ...successOutcome } = success
  const session = operation['x-session']
  return {
    ...operation,
    parameters: [
      ...source['x-session-parameters'],
      ...(operation.parameters ?? []),
      ...(session === 'none' ? [] : source['x-session-headers']),
      ...(operation['x-idempotency'] ? [idempotencyHeader(source)] : []),
      ...(source['x-headers-of-every-call'] ?? []),
    ],
    security: source['x-sessions'][session] ?? refuseSession(operation),
    'x-outcomes': { success: successOutcome, ...others },
    responses: {
      200: { description: success.description, content: replyContent(operation, source) },
      ...(session === 'none' ? {} : responsesTo(SESSION_ENDED, source)),
      ...responsesTo(BUSY, source),
    },
  }
}

function refuseSession({ operationId, 'x-session': session }: SourceOperation): never {
  throw new ContractError(operationId, `\`x-sessions\` has no ${session}.`)
}

function idempotencyHeader({ 'x-idempotency-header': header }: SourceDocument) {
  if (!header)
    throw new ContractError(ROOT, 'Declare `x-idempotency-header`, which a call with `x-idempotency` carries.')
  return header
}

function commonResponses({ 'x-common-outcomes': { sessionEnded, busy } }: SourceDocument) {
  return {
    [SESSION_ENDED]: { description: sessionEnded.meaning },
    ...(busy && { [BUSY]: { description: busy.meaning, headers: { 'Retry-After': RETRY_AFTER } } }),
  }
}

const RETRY_AFTER = { description: 'Seconds, or an HTTP date.', schema: { type: 'string' } }

const responsesTo = (name: 'sessionEnded' | 'busy', source: SourceDocument) =>
  Object.fromEntries(
    (source['x-common-outcomes'][name]?.http ?? []).map((status) => [
      String(status),
      { $ref: `#/components/responses/${name}` },
    ]),
  )

function replyContent(operation: SourceOperation, source: SourceDocument) {
  const { code } = operation['x-outcomes'].success
  const json = {
    schema: replySchema(operation, source),
    examples: replyExamples(operation, source),
  }
  if (code !== 'image') return { 'application/json': json }
  // In OpenAPI 3.1, bytes have a media type but no schema. A refusal is an envelope, not a picture.
  const [first = 'image/svg+xml', ...others] = IMAGES
  return {
    [first]: { examples: successExamples(operation, source) },
    ...Object.fromEntries(others.map((type) => [type, {}])),
    'application/json': json,
  }
}

/** Picture types that servers send; that of the examples comes first. */
const IMAGES = ['image/svg+xml', 'image/png', 'image/jpeg', 'image/gif']
