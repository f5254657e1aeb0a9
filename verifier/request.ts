import { type ExampleRequest, UNKNOWN_PARAMETER } from '../contract/read/document.ts'
import type { ContractOperation } from '../contract/read/operations.ts'
import type { Session } from './seeds.ts'

/** The first bytes of every PNG. */
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Target = Pick<ContractOperation, 'id' | 'path' | 'method' | 'parameters' | 'body'>

interface Sent {
  server: string
  session?: Session
  /** Headers in addition to the session's. */
  headers?: Record<string, string>
  /** The content of files, by field; by default the smallest valid PNG. */
  files?: Record<string, File>
}

/** A request with these fields, as the app would send it. Throws if the operation does not have one of them. */
export function requestOf(operation: Target, fields: ExampleRequest, sent: Sent): Request {
  const { id, path, method, parameters, body } = operation
  const { server, session = {}, files = {} } = sent
  const { token, userId, sessionId } = session
  const isQuery = ([name]: [string, string]) => name === UNKNOWN_PARAMETER || Object.hasOwn(parameters, name)
  const query = [...(token === undefined ? [] : [['token', token]]), ...Object.entries(fields).filter(isQuery)]
  const inBody = Object.entries(fields).filter((field) => !isQuery(field))
  const url = `${server}${path}?${new URLSearchParams(query).toString()}`
  const headers = {
    ...(userId !== undefined && { userId }),
    ...(sessionId !== undefined && { sessionId }),
    ...sent.headers,
  }
  if (!body && inBody.length > 0) throw new Error(`${id} has no body to take ${inBody.join('; ')}`)
  if (!body) return new Request(url, { method, headers })
  if (body.type !== 'multipart/form-data')
    return new Request(url, { method, headers, body: new URLSearchParams(inBody) })
  const form = new FormData()
  for (const [name, file] of inBody) form.append(name, files[name] ?? new File([PNG], file, { type: 'image/png' }))
  return new Request(url, { method, headers, body: form })
}
