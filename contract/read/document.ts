import type { ExampleRequest, Given } from '../../packages/verifier/requests.ts'

/** The parts of an OpenAPI document that this project's scripts, world and tests read. */
export type Schema = Record<string, unknown>

export type { ExampleRequest, Given }

export interface Example {
  summary?: string
  value: unknown
  /** The request of the example. Authors write it only if it differs from the operation's. */
  'x-request'?: ExampleRequest
  /** Absent if a server with its initial data gives the outcome for the request alone. */
  'x-given'?: Given
  /** The market of the example's words. */
  'x-market'?: string
  /** What it says in words only, as data, for the mock world. */
  'x-facts'?: unknown
}

/** `image`: a success has no envelope; the body is a picture. */
export type SuccessCode = 'zero' | '00' | 'image'
type PayloadKey = 'data' | 'url' | 'competence'

export interface Failure {
  code: number
  meaning: string
  app: string
  message: string
  /** Retrying cannot help. */
  final?: boolean
  /** The request, if it is not the operation's. */
  'x-request'?: ExampleRequest
  'x-given'?: Given
}

/** An outcome that is an HTTP status without an envelope. */
interface StatusOutcome {
  http: number[]
  meaning: string
  app: string
}

/** Outcomes of every operation. */
interface CommonOutcomes {
  sessionEnded: StatusOutcome
  /** Absent in older contracts. */
  busy?: StatusOutcome
  invalidRequest: Failure
}

/** What the app does with an unnamed code, and without a reply, if it differs from other operations. */
interface OtherOutcome {
  app: string
}

interface SourceSuccess {
  code: SuccessCode
  payload?: PayloadKey
  description: string
  schema?: Schema
  examples: Record<string, { $ref: string } | Partial<Example>>
}

/** Who may call it: anybody, a borrower with a token, or also a card repayment session (`userId` with `sessionId`). */
export type SessionKind = 'none' | 'token' | 'card'

/** What a call does: nothing that matters, a change, or a payment. The HTTP method does not tell this. */
export type Effect = 'read' | 'write' | 'money'

interface OperationCore {
  operationId: string
  'x-session': SessionKind
  'x-effect': Effect
  /** Whether a server must, or should, recognise a request that arrives twice; absent if executing it twice does no harm. */
  'x-idempotency'?: 'must' | 'should'
  tags?: string[]
  /** Addresses of the app's screens that make the call; absent if none does yet. */
  'x-screens'?: string[]
  summary: string
  description?: string
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: {
    required?: boolean
    content: Record<string, { schema: Schema; encoding?: Record<string, { contentType?: string }> }>
  }
  'x-request': ExampleRequest
}

/** An operation as authors write it. */
export interface SourceOperation extends OperationCore {
  'x-outcomes': { success: SourceSuccess; failures: Record<string, Failure>; other?: OtherOutcome }
}

export interface Parameter {
  name: string
  in: 'query' | 'header'
  description?: string
  required?: boolean
  schema: Schema
}

export interface Outcomes {
  success: { code: SuccessCode; payload?: PayloadKey; description: string; schema?: Schema }
  failures: Record<string, Failure>
  other?: OtherOutcome
}

/** Security schemes that are required together. One of an operation's requirements is enough. */
type SecurityRequirement = Record<string, string[]>

/** An operation as tools read it. */
export interface Operation extends OperationCore {
  'x-outcomes': Outcomes
  security: SecurityRequirement[]
  responses: Responses
}

/** Each HTTP status other than 200 refers to the response of a common outcome. */
interface Responses extends Record<string, Reply | { $ref: string }> {
  200: Reply
}

interface Reply {
  description: string
  content: Record<string, { schema?: Schema; examples?: Record<string, Example> }>
}

export interface EnvelopeKeys {
  code: string
  message: string
  data: string
}

interface DocumentCore {
  openapi: string
  info: { title: string; version: string; description: string }
  servers?: { url: string; description?: string }[]
  tags?: { name: string; description?: string }[]
  'x-envelope-keys': EnvelopeKeys
  'x-session-parameters': { $ref: string }[]
  'x-card-session-headers': { $ref: string }[]
  'x-headers-of-every-call'?: { $ref: string }[]
  /** Required if an operation has `x-idempotency`. */
  'x-idempotency-header'?: { $ref: string }
  'x-common-outcomes': CommonOutcomes
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    examples?: Record<string, Example>
  }
}

export type Method = 'get' | 'post'
type Paths<Op> = Record<string, Partial<Record<Method, Op>>>

export interface SourceDocument extends DocumentCore {
  paths: Paths<SourceOperation>
}

export interface ContractDocument extends DocumentCore {
  'x-generated': string
  paths: Paths<Operation>
  components: DocumentCore['components'] & {
    responses: Record<string, { description: string; headers?: Record<string, unknown> }>
    securitySchemes: Record<string, { type: 'apiKey'; in: 'query' | 'header'; name: string; description: string }>
  }
}

/** An unnamed failure: the contract's example, which the world also sends. */
export const UNNAMED_FAILURE = { code: 9999, message: 'Sistem sedang sibuk. Coba lagi sebentar lagi.' }

/** A query parameter that no operation has. It makes a request invalid if nothing is required. */
export const UNKNOWN_PARAMETER = 'notInTheContract'

/** The component name in a `$ref`. */
export const componentName = ($ref: string) => $ref.split('/').at(-1) ?? ''

/** Every operation of a document, with its address. */
export function operationsOf<Op>(document: { paths: Paths<Op> }): { path: string; method: Method; operation: Op }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post'] as const).flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}
