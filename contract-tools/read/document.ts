import { type ExampleRequest, type Given, WHOLE_BODY } from '../../packages/verifier/requests.ts'

/** The parts of an OpenAPI document that this project's scripts, world and tests read. */
export type Schema = Record<string, unknown>

export { type ExampleRequest, type Given, WHOLE_BODY }

export interface Example {
  summary?: string
  value: unknown
  /** The request of the example. Authors write it only if it differs from the operation's. */
  'x-request'?: ExampleRequest
  /** Absent if a server with its initial data gives the outcome for the request alone. */
  'x-given'?: Given
  /** The market of the example's words. */
  'x-market'?: string
  /** What it says in words only, as data, for the mock server. */
  'x-facts'?: unknown
}

type Code = number | string

/** `zero` is 0, '0' and '00'. `image`: a success has no envelope; the body is a picture. */
export type SuccessCode = 'zero' | '00' | 'image' | Code[]

export interface Failure {
  code: Code
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

/** `x-code`: the code of the success that it shows, if that is not the first. */
export type SourceExample = Partial<Example> & { 'x-code'?: Code }

interface SourceSuccess {
  code: SuccessCode
  /** The key of the reply, or `$response.body` if the payload's fields stand beside the code. */
  payload?: string
  description: string
  schema?: Schema
  examples: Record<string, { $ref: string } | SourceExample>
}

/** Who may call it, by a name of `x-sessions`. `none`: anybody. */
export type SessionKind = string

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
  deprecated?: boolean
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
  in: 'query' | 'header' | 'path' | 'cookie'
  description?: string
  required?: boolean
  schema: Schema
}

export interface Outcomes {
  success: { code: SuccessCode; payload?: string; description: string; schema?: Schema }
  failures: Record<string, Failure>
  other?: OtherOutcome
}

/** Security schemes that are required together. One of an operation's requirements is enough. */
export type SecurityRequirement = Record<string, string[]>

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

export interface EnvelopeNames {
  code: string
  message: string
}

/** The scrambled name of each of the envelope's keys, by its plain name. */
export type EnvelopeKeys = Record<string, string>

interface SecurityScheme {
  type: string
  in?: string
  name?: string
  scheme?: string
  description?: string
}

interface DocumentCore {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers?: { url: string; description?: string }[]
  tags?: { name: string; description?: string }[]
  /** The names of the code and the message in a reply, if they are others. */
  'x-envelope'?: EnvelopeNames
  /** Empty if a contract has no other names for its keys. */
  'x-envelope-keys': EnvelopeKeys
  'x-session-parameters': { $ref: string }[]
  'x-session-headers': { $ref: string }[]
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

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof METHODS)[number]
type Paths<Op> = Record<string, Partial<Record<Method, Op>>>

/** Its own keys beside those of the bundle become a part of each operation. */
export interface SourceDocument extends DocumentCore {
  /** What each `x-session` needs, as OpenAPI's `security`. */
  'x-sessions': Record<SessionKind, SecurityRequirement[]>
  /** The keys that a reply may have for its payload. */
  'x-payload-keys': string[]
  /** A failure without a name, for examples. */
  'x-unnamed-failure': UnnamedFailure
  paths: Paths<SourceOperation>
  components: DocumentCore['components'] & { securitySchemes?: Record<string, SecurityScheme> }
}

export interface ContractDocument extends DocumentCore {
  'x-generated': string
  paths: Paths<Operation>
  components: DocumentCore['components'] & {
    responses: Record<string, { description: string; headers?: Record<string, unknown> }>
    securitySchemes: Record<string, SecurityScheme>
  }
}

type UnnamedFailure = Pick<Failure, 'code' | 'message'>

/** The contract's example of a failure without a name. */
export function unnamedFailure({ operationId, responses }: Operation, names: EnvelopeNames): UnnamedFailure {
  const value = Object(responses[200].content['application/json']?.examples?.['other-failure']?.value)
  const code: unknown = value[names.code]
  if (typeof code !== 'number' && typeof code !== 'string')
    throw new Error(`${operationId} has no example of a failure without a name`)
  return { code, message: String(value[names.message]) }
}

/** A query parameter that no operation has. It makes a request invalid if nothing is required. */
export const UNKNOWN_PARAMETER = 'notInTheContract'

/** The component name in a `$ref`. */
export const componentName = ($ref: string) => $ref.split('/').at(-1) ?? ''

/** Codes that are a success of some operation. */
export const SUCCESS_LIKE = [0, '0', '00']

/** The codes of a success; none if it is a picture. */
export const successCodes = (code: SuccessCode): Code[] =>
  typeof code === 'string' ? { zero: SUCCESS_LIKE, '00': ['00'], image: [] }[code] : [...code]

/** The names of the code and the message in a reply. */
export const envelopeOf = ({ 'x-envelope': names }: Pick<DocumentCore, 'x-envelope'>) =>
  names ?? { code: 'code', message: 'message' }

/** Every operation of a document, with its address. */
export function operationsOf<Op>(document: { paths: Paths<Op> }): { path: string; method: Method; operation: Op }[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, operation }] : []
    }),
  )
}
