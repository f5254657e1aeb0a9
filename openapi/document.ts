/** The parts of an OpenAPI document that this project's scripts, world and tests read. */
export type Schema = Record<string, unknown>

/** A whole request: its query's and its body's fields as texts, of a file its name. The session's are left out. */
export type ExampleRequest = Record<string, string>

/** A call to make before an example's request. */
interface GivenStep {
  call: string
  /** Its request; absent where it is its operation's own. */
  with?: ExampleRequest
  /** Fields of the requests that follow, the example's own the last, each by where the reply holds it: `data.repayToken`. */
  gives?: Record<string, string>
}

/** What has to be so before a request gets the outcome that its example shows, or why nothing can bring that about. */
export interface Given {
  /** The mock world's scenario in which it is so. */
  scenario?: string
  steps?: GivenStep[]
  /** What the server must hold, in words. */
  seed?: string
  unprovokable?: string
}

export interface Example {
  summary?: string
  value: unknown
  /** The request that the example answers; people write it where it is not the operation's. */
  'x-request'?: ExampleRequest
  /** Absent where the request alone gets the outcome from a server with its first data. */
  'x-given'?: Given
  /** The market that the example's words are for. */
  'x-market'?: string
}

/** `image`: a success is no envelope, the body is a picture. */
export type SuccessCode = 'zero' | '00' | 'image'
type PayloadKey = 'data' | 'url' | 'competence'

export interface Failure {
  code: number
  meaning: string
  app: string
  message: string
  /** No retry can mend it. */
  final?: boolean
  /** What is answered by it, where that is not the operation's request. */
  'x-request'?: ExampleRequest
  'x-given'?: Given
}

/** An outcome that is told by the reply's HTTP status, and has no envelope. */
interface StatusOutcome {
  http: number[]
  meaning: string
  app: string
}

/** Outcomes of every operation. */
interface CommonOutcomes {
  sessionEnded: StatusOutcome
  /** Absent in contracts of before. */
  busy?: StatusOutcome
  invalidRequest: Failure
}

/** What the app does at a code without a name, and at no answer, where this operation differs from the others. */
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

/** Whose call it is: anybody's, a borrower's with a token, or one of the card repayment's too (`userId` with `sessionId`). */
export type SessionKind = 'none' | 'token' | 'card'

/** What a call does: nothing that matters, a change, or a payment. Its method tells nothing of it. */
export type Effect = 'read' | 'write' | 'money'

interface OperationCore {
  operationId: string
  'x-session': SessionKind
  'x-effect': Effect
  /** Whether a server must, or should, know a request that comes twice; absent where that does no harm. */
  'x-idempotency'?: 'must' | 'should'
  tags?: string[]
  /** Addresses of the app whose screens make the call; absent where none does yet. */
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

/** An operation as people write it. */
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

/** Security schemes that are needed together. One of an operation's requirements is enough. */
type SecurityRequirement = Record<string, string[]>

/** An operation as tools read it. */
export interface Operation extends OperationCore {
  'x-outcomes': Outcomes
  security: SecurityRequirement[]
  responses: Responses
}

/** Of the HTTP statuses beside 200 each refers to the response of a common outcome. */
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
  /** Needed where an operation says `x-idempotency`. */
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

/** A failure that no operation names: its example in the contract, and what the world sends. */
export const UNNAMED_FAILURE = { code: 9999, message: 'Sistem sedang sibuk. Coba lagi sebentar lagi.' }

/** A query parameter that no operation has: what makes a request invalid where nothing is required. */
export const UNKNOWN_PARAMETER = 'notInTheContract'

/** The name of the component that a `$ref` stands for. */
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
