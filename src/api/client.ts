import createClient from 'openapi-fetch'
import { stringifySearch } from '../lib/search.ts'
import { env } from '../platform/env.ts'
import { currentParams } from '../platform/session/session.ts'
import { formBody } from './form-body.ts'
import type { paths } from './generated/schema.ts'
import { sessionParameters } from './generated/wire.ts'
import { fetchWithin } from './fetch-within.ts'

/** Specification section 7: another client applies a 60 000 ms timeout. */
const LIMIT_MS = 60_000

/** The typed HTTP client. Only `call` uses it: a reply means nothing before its outcome is read. */
export const client = createClient<paths>({
  // The page's own origin makes a relative base absolute, which Node's fetch needs in tests.
  baseUrl: new URL(env.apiBase, globalThis.location.origin).href,
  // Looked up at each call: the mock world replaces fetch after this module has run.
  fetch: (request) => fetchWithin(LIMIT_MS, request),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Requested-With': 'XMLHttpRequest' },
  querySerializer: (query) => stringifySearch({ ...sessionQuery(), ...query }),
  // Typed `undefined` by the library; RequestInput has checked that it is the operation's form.
  bodySerializer: (body: unknown) => formBody(body as Record<string, unknown>),
})

/** The session's parameters that the address has, in the contract's order. Others in the address are not sent. */
function sessionQuery(): Record<string, string> {
  const params = currentParams()
  return Object.fromEntries(
    sessionParameters.flatMap((name) => {
      const value = params[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
}
