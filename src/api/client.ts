import { stringifySearch } from '../lib/search.ts'
import { env } from '../platform/env.ts'
import { currentParams } from '../platform/session/session.ts'
import { fetchWithin } from './fetch-within.ts'
import { formBody } from './form-body.ts'
import { sessionParameters } from './generated/wire.ts'

/** Specification section 7: another client applies a 60 000 ms timeout. */
const LIMIT_MS = 60_000

interface Wire {
  method: 'GET' | 'POST'
  path: string
  /** Header parameters that the address gives, each with its default. */
  headers: Readonly<Record<string, string>>
}

interface Sent {
  body?: object | undefined
  query?: unknown
  signal?: AbortSignal
  keepalive?: boolean
}

/** Sends an operation's request with the session. Only `call` uses it: a reply means nothing before its outcome is read. */
export function request({ method, path, headers }: Wire, { body, query, ...init }: Sent): Promise<Response> {
  const params = currentParams()
  // The page's own origin makes a relative base absolute, which Node's fetch needs in tests.
  const url = new URL(env.apiBase + path + stringifySearch(Object.assign(sessionQuery(params), query)), location.origin)
  return fetchWithin(
    LIMIT_MS,
    new Request(url, {
      method,
      headers: { 'X-Requested-With': 'XMLHttpRequest', ...headerParams(headers, params), ...(body && FORM) },
      ...(body && { body: formBody({ ...body }) }),
      ...init,
    }),
  )
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

type Params = Record<string, string>

/** The session's parameters that the address has, in the contract's order. Others in the address are not sent. */
const sessionQuery = (params: Params) =>
  Object.fromEntries(sessionParameters.flatMap((name) => (Object.hasOwn(params, name) ? [[name, params[name]]] : [])))

function headerParams(defaults: Wire['headers'], params: Params): Params {
  const entries = Object.entries(defaults).map(([name, fallback]) => [name, headerValue(params[name] || fallback)])
  return Object.fromEntries(entries.filter(([, value]) => value))
}

/** `fetch` throws on a header that is not Latin-1, which an address may hold. */
const headerValue = (text: string) => text.replace(/[^ -~]+/gu, encodeURIComponent)
