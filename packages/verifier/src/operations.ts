import {
  type Bundle,
  commonOutcomes,
  deref,
  type Effect,
  type Example,
  type ExampleRequest,
  type Failure,
  type Given,
  type Operation,
  type Outcomes,
  type Parameter,
  type Ref,
  type Schema,
  textOf,
} from './bundle.ts'
import { type Credential, credentialsOf, prefixOf } from './credentials.ts'

/** An operation of a contract, with references resolved. */
export interface ContractOperation {
  id: string
  method: string
  path: string
  tags: string[]
  /** The credentials that it needs: all of one of these lists. Anybody may call it if there is no list. */
  security: Credential[][]
  /** All credentials of the contract. */
  credentials: Credential[]
  /** The start of the environment variables of the contract. */
  prefix: string
  effect: Effect
  /** Fields of a call that moves money whose values a seeds file must name. */
  ownFields: string[]
  /**
   * How strictly a server must recognise a request that arrives twice, and the header with its key; undefined if executing it
   * twice does no harm.
   */
  idempotency: { level: 'must' | 'should'; header: Parameter } | undefined
  /** The value of `Accept-Language` in each of its requests, the contract's example; nothing judges it. */
  language: string | undefined
  /** Its parameters by name, apart from a session's. */
  parameters: Record<string, Parameter>
  /** `fields`: the schemas of its properties. */
  body: { type: string; schema: Schema; fields: Record<string, Schema> } | undefined
  /** The HTTP statuses of a reply with a code; the first is that of the examples. */
  statuses: number[]
  /** The media types of a reply, and their schemas; a picture has no schema. */
  replies: Record<string, Schema | undefined>
  /** The first type's example of each outcome. */
  examples: Record<string, Example>
  /** The example request of the operation. */
  request: ExampleRequest
  outcomes: Outcomes
  /** The names of its failures that the contract declares for all operations. */
  common: string[]
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const SENT = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

/** The operations of a contract that name their outcomes. Throws a sentence about what cannot be read. */
export function readOperations(document: Bundle, gateway: Credential[] = []): ContractOperation[] {
  // The contract's own come last, so that they replace a gateway's header of the same name.
  const credentials = [...gateway, ...credentialsOf(document)]
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      // The caller checks whether a part is missing.
      const operation = Object(item)[method] as Operation | undefined
      if (!operation?.['x-outcomes']) return []
      const shared: (Parameter | Ref)[] = Object(item).parameters ?? []
      const whole = { ...operation, parameters: [...shared, ...(operation.parameters ?? [])] }
      return [readOperation(document, credentials, { path, method, operation: whole })]
    }),
  )
}

const NAMES = [...METHODS, 'head', 'options', 'trace']

/** Operations that cannot be tried, as `GET /books`: they name no outcomes, or their replies have no body. */
export const unjudgedOperations = (document: Bundle): string[] =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries<Operation>(Object(item))
      .filter(([method, operation]) => {
        const isJudged = METHODS.some((one) => one === method) && operation['x-outcomes']
        return NAMES.includes(method) && !isJudged
      })
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )

interface Found {
  path: string
  method: (typeof METHODS)[number]
  operation: Operation
}

function readOperation(document: Bundle, credentials: Credential[], { path, method, operation }: Found) {
  const { operationId: id, security = document.security ?? [] } = operation
  if (!id) throw new Error(`${method.toUpperCase()} ${path} has no \`operationId\``)
  const parameters = parametersOf(document, credentials, operation)
  const body = bodyOf(document, operation, id)
  const statuses = statusesOf(document, operation)
  const content = deref(operation.responses?.[String(statuses[0])] ?? {}, document).content ?? {}
  const { common, outcomes } = outcomesOf(document, operation, id)
  return {
    id,
    method,
    path,
    tags: operation.tags ?? [],
    security: security.map((schemes) => Object.keys(schemes).map((name) => credentialNamed(credentials, name))),
    credentials,
    prefix: prefixOf(document),
    ownFields: document['x-own-fields'] ?? [],
    effect: operation['x-effect'] ?? (method === 'get' ? ('read' as const) : ('write' as const)),
    idempotency: idempotencyOf(operation, document),
    language: languageOf(operation, document),
    parameters,
    body,
    statuses,
    replies: Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
    examples: { ...examplesOf(document, content), ...shownFailures(document, outcomes, content) },
    request: requestTexts(operation['x-request'] ?? exampleValues(document, operation, parameters)),
    outcomes,
    common,
  }
}

function languageOf({ parameters = [] }: Operation, document: Bundle): string | undefined {
  const header = parameters
    .map((parameter) => deref(parameter, document))
    .find(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'accept-language')
  const example = header?.schema?.['example']
  return typeof example === 'string' ? example : undefined
}

function credentialNamed(credentials: Credential[], scheme: string): Credential {
  const found = credentials.find((one) => one.scheme === scheme)
  if (!found) throw new Error(`it has no security scheme \`${scheme}\` that can be sent`)
  return found
}

/** The parameters that its requests may have. A header is one of them if it is required, or if a request names it. */
function parametersOf(document: Bundle, credentials: Credential[], operation: Operation): Record<string, Parameter> {
  const named = JSON.stringify([operation['x-request'], operation['x-outcomes'], operation.responses])
  const all = (operation.parameters ?? []).map((parameter) => deref(parameter, document))
  const cookie = all.find((parameter) => parameter.in === 'cookie' && parameter.required)
  if (cookie)
    throw new Error(`\`${operation.operationId}\` needs the cookie \`${cookie.name}\`, which belongs to no session`)
  return Object.fromEntries(
    all
      .filter(({ in: place, name, required }) => {
        if (place !== 'header') return place !== 'cookie'
        const isSession = credentials.some((credential) => credential.in === 'header' && credential.key === name)
        return !isSession && (required || named.includes(`${JSON.stringify(name)}:`))
      })
      .map((parameter) => [parameter.name, { ...parameter, schema: parameter.schema ?? {} }]),
  )
}

function bodyOf(document: Bundle, { requestBody }: Operation, id: string): ContractOperation['body'] {
  if (!requestBody) return undefined
  const { content } = deref(requestBody, document)
  const [type, media] = Object.entries(content).find(([name]) => SENT.includes(name)) ?? []
  if (!type || !media)
    throw new Error(`\`${id}\` takes ${Object.keys(content).join(', ')}; only ${SENT.join(', ')} can be sent`)
  const schema = media.schema ?? {}
  const { properties = {} } = deref(schema, document)
  // What stands beside a reference holds, too.
  const fields = Object.entries<Schema>(Object(properties)).map(([name, field]) => {
    const { $ref: _, ...own } = field
    return [name, Object.assign({}, deref(field, document), own)]
  })
  return { type, schema, fields: Object.fromEntries(fields) }
}

/** The statuses of its responses, without those of outcomes that have no code. */
function statusesOf(document: Bundle, { responses = {} }: Operation): number[] {
  const other = commonOutcomes(document).flatMap(([, outcome]) => ('http' in outcome ? outcome.http : []))
  const named = Object.keys(responses)
    .map(Number)
    .filter((status) => Number.isInteger(status) && !other.includes(status))
  return named.length > 0 ? named : [200]
}

function outcomesOf(document: Bundle, { 'x-outcomes': own = {} }: Operation, id: string) {
  const { success, failures = {} } = own
  if (success?.code === undefined) throw new Error(`\`${id}\` has no \`x-outcomes.success.code\``)
  const common = commonOutcomes(document).flatMap(([name, outcome]): [string, Failure][] =>
    'code' in outcome && !Object.hasOwn(failures, name) ? [[name, outcome]] : [],
  )
  const texts = Object.entries(failures).map(([name, failure]) => [name, withTexts(failure)])
  return {
    common: common.map(([name]) => name),
    // Unchanged, but with the values of requests as texts.
    outcomes: {
      ...own,
      success,
      failures: { ...Object.fromEntries(texts), ...Object.fromEntries(common) },
    },
  }
}

type Content = Record<string, { example?: unknown; examples?: Record<string, Example> }>

function examplesOf(document: Bundle, content: Content): Record<string, Example> {
  const { example, examples = {} } = Object.values(content)[0] ?? {}
  const all: Record<string, Example> = example === undefined ? examples : { example: { value: example }, ...examples }
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, withTexts(deref(one, document))]))
}

/** An example of each failure that says how it comes about, if the replies have none. */
function shownFailures(document: Bundle, { failures }: Outcomes, content: Content): Record<string, Example> {
  if (Object.keys(content)[0] !== 'application/json') return {}
  const { code = 'code', message = 'message' } = document['x-envelope'] ?? {}
  const shown = Object.keys(Object.values(content)[0]?.examples ?? {})
  return Object.fromEntries(
    Object.entries(failures)
      .filter(([name, failure]) => !shown.includes(name) && (failure['x-request'] ?? failure['x-given']))
      .map(([name, failure]) => [
        name,
        {
          value: { [code]: failure.code, [message]: failure.message ?? null },
          ...(failure['x-request'] && { 'x-request': failure['x-request'] }),
          ...(failure['x-given'] && { 'x-given': failure['x-given'] }),
        },
      ]),
  )
}

/** The same, with the values of requests as texts. */
function withTexts<Shown extends { 'x-request'?: ExampleRequest; 'x-given'?: Given }>(shown: Shown): Shown {
  const { 'x-request': request, 'x-given': given } = shown
  const steps = given?.steps?.map((step) => (step.with ? { ...step, with: requestTexts(step.with) } : step))
  return {
    ...shown,
    ...(request && { 'x-request': requestTexts(request) }),
    ...(given && { 'x-given': { ...given, ...(steps && { steps }) } }),
  }
}

const requestTexts = (request: Record<string, unknown>): ExampleRequest =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [name, textOf(value)]))

/** The values of OpenAPI's own examples. */
function exampleValues(document: Bundle, { requestBody }: Operation, parameters: Record<string, Parameter>) {
  const shown = Object.values(parameters).map((parameter) => [
    parameter.name,
    Object(parameter).example ?? parameter.schema['example'] ?? Object(parameter.schema['examples'])[0],
  ])
  const media = requestBody && Object.values(deref(requestBody, document).content)[0]
  return Object.fromEntries([
    ...shown.filter(([, value]) => value !== undefined),
    ...Object.entries(Object(media?.example)),
  ])
}

function idempotencyOf({ 'x-idempotency': level }: Operation, document: Bundle) {
  const header = document['x-idempotency-header']
  return level && header && { level, header: deref(header, document) }
}

/** The schema of a field of an operation's parameters or body. */
export const fieldSchema = (
  { parameters, body }: Pick<ContractOperation, 'parameters' | 'body'>,
  field: string,
  document: Bundle,
): Schema | undefined => {
  const schema = parameters[field]?.schema
  return schema ? deref(schema, document) : body?.fields[field]
}
