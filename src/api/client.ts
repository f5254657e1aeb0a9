import createClient, { type Middleware } from 'openapi-fetch'
import { stringifySearch } from '../lib/search.ts'
import { env } from '../platform/env.ts'
import { currentParams, isCardSession } from '../platform/session/session.ts'
import { fetchWithTimeout, TIMEOUT_MS } from './fetch-with-timeout.ts'
import { formBody, multipartBody } from './form-body.ts'
import { cardSessionHeaders } from './generated/wire.ts'
import { sessionQuery } from './session-query.ts'

export interface Wire {
  method: 'GET' | 'POST'
  path: string
  session: 'none' | 'token' | 'card'
  body: 'form' | 'multipart' | null
  /** Header parameters that the address gives, each with its default. */
  headers: Readonly<Record<string, string>>
}

interface RequestOptions {
  body?: object | undefined
  query?: unknown
  signal?: AbortSignal
  keepalive?: boolean
  transport?: (request: Request) => Promise<Response>
}

/** Any operation: `call` has the exact types, this file does not need them. */
interface AnyOperation {
  parameters: { query?: object }
  requestBody?: { content: { 'application/x-www-form-urlencoded': object } }
  responses: object
}

const client = createClient<Record<string, { get: AnyOperation; post: AnyOperation }>>({
  fetch: (sent) => fetchWithTimeout(TIMEOUT_MS, sent),
  querySerializer: (query) => stringifySearch({ ...sessionQuery(currentParams()), ...query }).slice(1),
})

/** Sends an operation's request with the session. Only `call` uses it, which reads the outcome of the reply. */
export async function request(
  wire: Wire,
  { body, query, signal, keepalive, transport }: RequestOptions,
): Promise<Response> {
  const isForm = body !== undefined && wire.body === 'form'
  const { response } = await client.request(wire.method === 'GET' ? 'get' : 'post', wire.path, {
    // An absolute address: Node's fetch needs one in tests.
    baseUrl: location.origin + env.apiBase,
    params: { query: Object(query) },
    headers: { 'X-Requested-With': 'XMLHttpRequest', ...(isForm && FORM) },
    ...(body && { body, bodySerializer: () => (isForm ? formBody(body) : multipartBody(body)) }),
    middleware: [addressHeaders(wire)],
    // `call` reads the body: the library would throw on one that is not JSON.
    parseAs: 'stream',
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
    ...(transport && { fetch: transport }),
  })
  return response
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** The operation's own headers and, on a card session, the session's headers, with the values of the address. */
const addressHeaders = ({ session, headers }: Wire): Middleware => ({
  onRequest: ({ request: sent }) => {
    const params = currentParams()
    const isNamed = session !== 'none' && isCardSession(params)
    const ofSession = isNamed ? cardSessionHeaders.map((name): [string, string] => [name, '']) : []
    for (const [name, fallback] of [...ofSession, ...Object.entries(headers)]) {
      const value = params[name] || fallback
      if (value) sent.headers.set(name, headerValue(value))
    }
  },
})

/** `fetch` throws on a header value that is not Latin-1: https://webidl.spec.whatwg.org/#idl-ByteString */
const headerValue = (text: string) => text.replace(/[^ -~]+/gu, encodeURIComponent)
