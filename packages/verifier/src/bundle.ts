// The parts of a contract that the verifier reads: OpenAPI 3, and a few extensions. The README lists these.
export type Schema = Record<string, unknown>

/** The texts of a whole request: its parameters and the fields of its body; for a file, its name. Without the session. */
export type ExampleRequest = Record<string, string>

/** A call to make before the request of an example. */
interface GivenStep {
  call: string
  /** Its request; absent if it is the operation's own. */
  with?: ExampleRequest
  /** Fields for the later requests (the example's own is the last), each with its place in the reply: `data.ticket`. */
  gives?: Record<string, string>
}

/** What must be true before a request gets the outcome of its example, or why no request can. */
export interface Given {
  /** The name under which a seeds file, or a mock of the contract, has the situation. */
  scenario?: string
  steps?: GivenStep[]
  /** The data that the server must hold, in words. */
  seed?: string
  unprovokable?: string
  /** Only a mock can bring it about. */
  onlyMocks?: true
}

export interface Example {
  value: unknown
  /** The request of the example, if it is not the operation's. */
  'x-request'?: ExampleRequest
  /** Absent if a server with its initial data gives the outcome for the request alone. */
  'x-given'?: Given
  'x-market'?: string
}

type Code = string | number

export interface Outcomes {
  success: {
    /** The codes of a success; `zero` is 0, '0' and '00', and with `image` the whole reply is a picture. */
    code: Code | Code[]
    /** The key of the reply with the payload, or `$response.body` if its fields stand beside the code. */
    payload?: string
    description?: string
  }
  failures: Record<string, Failure>
}

export interface Failure {
  code: Code
  meaning?: string
  message?: string
  'x-request'?: ExampleRequest
  'x-given'?: Given
}

/** An outcome that the HTTP status alone names. */
interface StatusOutcome {
  http: number[]
  meaning?: string
}

/** What a call does: nothing that matters, a change, or a payment. */
export type Effect = 'read' | 'write' | 'money'

export interface Parameter {
  name: string
  in: 'query' | 'header' | 'path' | 'cookie'
  description?: string
  required?: boolean
  schema: Schema
}

interface Media {
  schema?: Schema
  example?: unknown
  examples?: Record<string, Example>
}

export interface Operation {
  operationId?: string
  tags?: string[]
  parameters?: (Parameter | Ref)[]
  requestBody?: { content: Record<string, Media> } | Ref
  responses?: Record<string, { content?: Record<string, Media> } | Ref>
  security?: Record<string, string[]>[]
  'x-effect'?: Effect
  'x-idempotency'?: 'must' | 'should'
  'x-request'?: Record<string, unknown>
  'x-outcomes'?: Partial<Outcomes>
}

/** https://spec.openapis.org/oas/v3.1.1.html#security-scheme-object */
interface SecurityScheme {
  type: string
  scheme?: string
  in?: string
  name?: string
  /** The value that a mock of the contract takes. */
  'x-example'?: string
}

export interface Ref {
  $ref: string
}

export interface Bundle {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, unknown>
  security?: Record<string, string[]>[]
  /** The names of the code and the message in a reply. */
  'x-envelope'?: { code?: string; message?: string }
  /** Other names for keys of the reply, which it may use instead, all of them or none. */
  'x-envelope-keys'?: object
  /** Parameters that every call may carry, and that no trial breaks. */
  'x-session-parameters'?: (Parameter | Ref)[]
  'x-idempotency-header'?: Parameter | Ref
  /** Whether a parameter that no operation has makes a request invalid; it does by default. */
  'x-unknown-parameters'?: 'refused' | 'ignored'
  /** Fields that say whose money a call moves. A seeds file must name their values. */
  'x-own-fields'?: string[]
  /** Values that belong to another person, by field, as a mock of the contract has them. */
  'x-others'?: Record<string, string>
  /** Whether a field or parameter that comes twice makes a request invalid; by default it need not. */
  'x-repeated-fields'?: 'refused' | 'ignored'
  /** Outcomes of every operation: those that an HTTP status names, and failures. */
  'x-common-outcomes'?: object
  components?: {
    schemas?: Record<string, Schema>
    parameters?: Record<string, Parameter>
    securitySchemes?: Record<string, SecurityScheme>
  }
}

/** The outcomes that a contract declares for all operations, by name. */
export const commonOutcomes = ({ 'x-common-outcomes': all = {} }: Bundle): [string, StatusOutcome | Failure][] =>
  Object.entries(all)

/** A query parameter that no operation has. */
export const UNKNOWN_PARAMETER = 'notInTheContract'

/** Says that the payload's fields are beside the code. */
export const WHOLE_BODY = '$response.body'

/** Follows a `$ref` into the document; anything else is returned as it is. */
export function deref<Node>(node: Node | Ref, document: Bundle): Node {
  const { $ref } = Object(node)
  // Without a reference, it is the node itself.
  if (typeof $ref !== 'string') return node as Node
  const found = $ref
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inner, key) => Object(inner)[key], document)
  if (found === undefined || !$ref.startsWith('#/')) throw new Error(`it has nothing at ${$ref}`)
  // The caller knows its type.
  return deref(found as Node, document)
}

/** A value as the text of a field. */
export const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** A field's text as a value of its schema's type (without `$ref`); the text itself if it is not of that type. */
export function fieldValueOf(text: string, schema: Schema | undefined): unknown {
  const types: unknown[] = [schema?.['type'] ?? []].flat()
  const choices: unknown[] = [schema?.['enum'] ?? schema?.['const'] ?? []].flat()
  const choice = types.length === 0 ? choices.find((one) => textOf(one) === text) : undefined
  if (choice !== undefined) return choice
  if (types.includes('integer') && /^-?\d+$/.test(text)) return Number(text)
  if (types.includes('number') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text)
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true'
  if (types.includes('null') && text === 'null') return null
  return types.includes('object') || types.includes('array') ? (jsonIn(text) ?? text) : text
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A trial sends a text instead.
    return undefined
  }
}
