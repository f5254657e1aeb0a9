import createClient from 'openapi-fetch'
import { takeEarlyReply } from './early-calls.ts'
import { fetchWithTimeout, TIMEOUT_MS } from './fetch-with-timeout.ts'
import { formBody, multipartBody } from './form-body.ts'
import { baseUrl, headersOf, REDIRECT, type RequestData, searchOf, type Wire } from './wire-request.ts'

interface RequestOptions extends RequestData {
  signal?: AbortSignal
  keepalive?: boolean
  transport?: (request: Request) => Promise<Response>
}

/** Any operation. `call` has the exact types; this file does not need them. */
interface AnyOperation {
  parameters: { query?: object; path?: unknown }
  requestBody?: { content: { 'application/x-www-form-urlencoded': object } }
  responses: object
}

const client = createClient<Record<string, { get: AnyOperation; post: AnyOperation }>>({
  fetch: async (sent) => (await takeEarlyReply(sent)) ?? fetchWithTimeout(TIMEOUT_MS, sent),
  querySerializer: searchOf,
  redirect: REDIRECT,
})

/** Called only with a body. The library itself writes JSON. */
const SERIALIZERS = { form: formBody, multipart: multipartBody } as Record<string, (body?: object) => unknown>

/** Sends an operation's request with the session. Only `call` uses it; `call` then reads the reply. */
export async function request(
  wire: Wire,
  { body, query, path, key, signal, keepalive, transport }: RequestOptions,
): Promise<Response> {
  const { response } = await client.request(wire.method as 'get', wire.path, {
    baseUrl: baseUrl(),
    params: { query: Object(query), path },
    headers: headersOf(wire, { body, key }),
    ...(body && { body, bodySerializer: SERIALIZERS[wire.body ?? ''] }),
    // `call` reads the body, because the library would throw on a body that is not JSON.
    parseAs: 'stream',
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
    ...(transport && { fetch: transport }),
  })
  return response
}
