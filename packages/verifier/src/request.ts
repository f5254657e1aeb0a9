import { type ExampleRequest, fieldValueOf, type Schema, UNKNOWN_PARAMETER } from './bundle.ts'
import { carriedBy, cookiePair, type Credential, type Session } from './credentials.ts'
import type { ContractOperation } from './operations.ts'

/** The first bytes of every PNG. */
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

type Target = Pick<ContractOperation, 'id' | 'path' | 'method' | 'parameters' | 'body' | 'credentials' | 'language'>

interface Sent {
  server: string
  /** Each value is sent where the contract says. */
  session?: Session
  /** Headers in addition to the session's. */
  headers?: Record<string, string>
  /** A field to send twice. */
  repeats?: string
  /** The content of files, by field; by default the smallest valid PNG. */
  files?: Record<string, File>
}

/** A request with these fields, as a client would send it. Throws if the operation does not have one of them. */
export function requestOf(operation: Target, fields: ExampleRequest, sent: Sent): Request {
  const { id, method, parameters, body, credentials, language } = operation
  const { server, session = {}, files = {} } = sent
  const placeOf = (name: string) =>
    name === UNKNOWN_PARAMETER && !parameters[name] ? 'query' : (parameters[name]?.in ?? 'body')
  const all = Object.entries(fields).flatMap((field) => (field[0] === sent.repeats ? [field, field] : [field]))
  const carried = credentials.flatMap((credential) => {
    const value = session[credential.name]
    return value === undefined ? [] : [[credential, value] as const]
  })
  const query = new URLSearchParams([
    ...carried.flatMap(([credential, value]) => (credential.in === 'query' ? [[credential.key, value]] : [])),
    ...all.filter(([name]) => placeOf(name) === 'query'),
  ]).toString()
  const inBody = all.filter(([name]) => isInBody(operation, name) && name !== UNKNOWN_PARAMETER)
  const url = `${server}${pathOf(operation, fields)}${query && `?${query}`}`
  const headers = {
    ...(language !== undefined && { 'accept-language': language }),
    ...sessionHeaders(carried),
    ...Object.fromEntries(all.filter(([name]) => placeOf(name) === 'header')),
    ...sent.headers,
  }
  const asked = { method: method.toUpperCase(), headers }
  if (!body && inBody.length > 0) throw new Error(`${id} has no body to take ${inBody.join('; ')}`)
  if (!body) return new Request(url, asked)
  if (body.type === 'application/json')
    return new Request(url, {
      ...asked,
      headers: { ...headers, 'content-type': body.type },
      body: JSON.stringify(
        Object.fromEntries(inBody.map(([name, text]) => [name, fieldValueOf(text, body.fields[name])])),
      ),
    })
  if (body.type !== 'multipart/form-data') return new Request(url, { ...asked, body: new URLSearchParams(inBody) })
  const form = new FormData()
  for (const [name, text] of inBody)
    // A field that the schema does not describe is a file.
    if (!body.fields[name] || isFile(body.fields[name]))
      form.append(name, files[name] ?? new File([PNG], text, { type: 'image/png' }))
    else form.append(name, text)
  return new Request(url, { ...asked, body: form })
}

/** Whether a field is sent in the body. The same name in the body and outside it is the same value. */
export function isInBody({ parameters, body }: Pick<Target, 'parameters' | 'body'>, name: string): boolean {
  return !parameters[name] || Object.hasOwn(body?.fields ?? {}, name)
}

/** A field that is a file. */
export const isFile = (schema: Schema | undefined) =>
  schema?.['format'] === 'binary' || schema?.['contentMediaType'] !== undefined

function pathOf({ id, path }: Target, fields: ExampleRequest): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
    const value = fields[name]
    if (value === undefined) throw new Error(`${id} has no \`${name}\` for its path`)
    return encodeURIComponent(value)
  })
}

function sessionHeaders(carried: (readonly [Credential, string])[]): Record<string, string> {
  const inHeader = carried.flatMap(([credential, value]) =>
    credential.in === 'header' ? [[credential.key.toLowerCase(), carriedBy(credential, value)]] : [],
  )
  const cookies = carried.flatMap(([credential, value]) =>
    credential.in === 'cookie' ? [cookiePair(credential, value)] : [],
  )
  return { ...Object.fromEntries(inHeader), ...(cookies.length > 0 && { cookie: cookies.join('; ') }) }
}
