import { hasOwn } from '../lib/has-own.ts'
import { type SearchParams, stringifySearch } from '../lib/search.ts'
import { env } from '../platform/env.ts'
import { languageOf } from '../platform/i18n/language-of.ts'
import { currentParams, isCardSession } from '../platform/session/session.ts'
import { formBody } from './form-body.ts'
import { sessionHeaders, idempotencyHeader, sessionParameters } from './generated/wire.ts'

export interface Wire {
  method: string
  path: string
  session: string
  body: 'form' | 'multipart' | 'json' | null
  /** Header parameters taken from the address, each with its default. */
  headers: Readonly<Record<string, string>>
}

export interface RequestData {
  key?: string | undefined
  body?: object | undefined
  query?: unknown
  path?: unknown
}

/**
 * Redirects are not followed: the browser would send the request again to another address, whose reply does not belong to
 * this call. The opaque response that comes instead
 * (https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect) cannot be read.
 */
export const REDIRECT = 'manual' as const

/** An absolute address, which Node's fetch needs in tests. */
export const baseUrl = () => location.origin + env.apiBase

/** The session's parameters in the address, in the contract's order. Other parameters are not sent. */
export const sessionQuery = (params: SearchParams) =>
  Object.fromEntries(sessionParameters.flatMap((name) => (hasOwn(params, name) ? [[name, params[name]]] : [])))

/**
 * The query of a request, without its `?`. The session's parameters come first. A space is written `%20`: some servers read
 * `+` as a space and others as a plus, and the headers carry the same values unencoded.
 */
export const searchOf = (query: unknown): string =>
  stringifySearch({ ...sessionQuery(currentParams()), ...Object(query) })
    .slice(1)
    .replace(/\+/g, '%20')

/**
 * The headers of a request: the content type, the page's language, the operation's own headers, and those of a card session,
 * with values from the address.
 */
export function headersOf({ session, headers, body: type }: Wire, { body, key }: RequestData): Record<string, string> {
  const params = currentParams()
  const isNamed = session !== 'none' && isCardSession(params)
  const named = { ...(isNamed && Object.fromEntries(sessionHeaders.map((name) => [name, '']))), ...headers }
  const ofAddress = Object.entries(named).flatMap(([name, fallback]) => {
    const value = params[name] || fallback
    return value ? [[name, headerValue(value)]] : []
  })
  return {
    'X-Requested-With': 'XMLHttpRequest',
    'Accept-Language': languageOf(params),
    ...(body !== undefined && type === 'form' && { 'Content-Type': 'application/x-www-form-urlencoded' }),
    ...Object.fromEntries(ofAddress),
    // A string of structured fields: https://www.rfc-editor.org/rfc/rfc9651#name-strings
    ...(key !== undefined && { [idempotencyHeader]: `"${key}"` }),
  }
}

/**
 * `fetch` throws on a header value that is not Latin-1 (https://webidl.spec.whatwg.org/#idl-ByteString), and removes spaces
 * at its ends (https://fetch.spec.whatwg.org/#concept-header-value-normalize).
 */
const headerValue = (text: string) => text.replace(/^ +| +$|[^ -~]+/gu, encodeURIComponent)

/** A request as it is sent before the app and its client are loaded. No files. */
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
