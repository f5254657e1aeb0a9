import { stringifySearch } from '../lib/search.ts'
import { env } from '../platform/env.ts'
import { currentParams, isCardSession } from '../platform/session/session.ts'
import { formBody } from './form-body.ts'
import { cardSessionHeaders, idempotencyHeader } from './generated/wire.ts'
import { sessionQuery } from './session-query.ts'

export interface Wire {
  method: 'GET' | 'POST'
  path: string
  session: 'none' | 'token' | 'card'
  body: 'form' | 'multipart' | null
  /** Header parameters that the address gives, each with its default. */
  headers: Readonly<Record<string, string>>
}

export interface RequestData {
  key?: string | undefined
  body?: object | undefined
  query?: unknown
}

/**
 * No redirect is followed: a browser would send the request again at another place, and what it answers is nobody's answer to
 * this call. What comes in its place (https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect) cannot be read.
 */
export const REDIRECT = 'manual' as const

/** An absolute address: Node's fetch needs one in tests. */
export const baseUrl = () => location.origin + env.apiBase

/**
 * The query of a request, with the session's parameters first; without its `?`. A blank is `%20`: a `+` would be one for some
 * servers and a plus for others, and the headers carry the same values as they are.
 */
export const searchOf = (query: unknown): string =>
  stringifySearch({ ...sessionQuery(currentParams()), ...Object(query) })
    .slice(1)
    .replace(/\+/g, '%20')

/** The headers of a request: what it sends, the operation's own, and those of a card session, with the values of the address. */
export function headersOf({ session, headers, body: type }: Wire, { body, key }: RequestData): Record<string, string> {
  const params = currentParams()
  const isNamed = session !== 'none' && isCardSession(params)
  const named = { ...(isNamed && Object.fromEntries(cardSessionHeaders.map((name) => [name, '']))), ...headers }
  const ofAddress = Object.entries(named).flatMap(([name, fallback]) => {
    const value = params[name] || fallback
    return value ? [[name, headerValue(value)]] : []
  })
  return {
    'X-Requested-With': 'XMLHttpRequest',
    ...(body !== undefined && type === 'form' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...Object.fromEntries(ofAddress),
    // A text of structured fields: https://www.rfc-editor.org/rfc/rfc9651#name-strings
    ...(key !== undefined && { [idempotencyHeader]: `"${key}"` }),
  }
}

/**
 * `fetch` throws on a header value that is not Latin-1 (https://webidl.spec.whatwg.org/#idl-ByteString), and takes blanks from
 * its ends (https://fetch.spec.whatwg.org/#concept-header-value-normalize).
 */
const headerValue = (text: string) => text.replace(/^ +| +$|[^ -~]+/gu, encodeURIComponent)

/** A request as it is sent before the app and its client are there. No files. */
export function wireRequest(wire: Wire, { body, query }: RequestData) {
  const search = searchOf(query)
  return {
    url: `${baseUrl()}${wire.path}${search && `?${search}`}`,
    method: wire.method,
    redirect: REDIRECT,
    headers: headersOf(wire, { body }),
    ...(body && { body: formBody(body) }),
  }
}
