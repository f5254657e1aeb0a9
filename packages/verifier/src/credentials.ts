import type { Bundle } from './bundle.ts'

/** A value that belongs to a session, and where it is sent. */
export interface Credential {
  /** Its name in a seeds file: that of its parameter, header or cookie; for HTTP authentication, that of its scheme. */
  name: string
  /** The security scheme in the contract. */
  scheme: string
  kind: 'apiKey' | 'basic' | 'bearer'
  in: 'query' | 'header' | 'cookie'
  /** The parameter, header or cookie. */
  key: string
  /** The environment variable that stands for it in printed commands. */
  variable: string
  /** The value that a mock of the contract takes. */
  example: string | undefined
}

/** The values of a session by the names of their credentials. */
export type Session = Record<string, string>

/** The prefix of environment variables, from the contract's title: `City library` becomes `CITY_LIBRARY`. */
export const prefixOf = ({ info }: { info: Pick<Bundle['info'], 'title'> }) =>
  upperSnake(info.title).replace(/^(?![A-Z])/, 'API_')

/** `userId` as `PREFIX_USER_ID`. */
export const variableOf = (prefix: string, name: string) => `${prefix}_${upperSnake(name)}`

const upperSnake = (text: string) =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')

/** The security schemes of a contract that a header, parameter or cookie can carry. */
export const credentialsOf = (document: Bundle): Credential[] =>
  Object.entries(document.components?.securitySchemes ?? {}).flatMap(([scheme, definition]): Credential[] => {
    const { type, in: place, name: key } = definition
    const variable = (name: string) => variableOf(prefixOf(document), name)
    const example = definition['x-example'] ?? parameterExample(document, place, key)
    if (type === 'apiKey' && key && (place === 'query' || place === 'header' || place === 'cookie'))
      return [{ name: key, scheme, kind: 'apiKey', in: place, key, variable: variable(key), example }]
    if (type === 'mutualTLS' || type === 'apiKey') return []
    const kind = type === 'http' && definition.scheme?.toLowerCase() === 'basic' ? 'basic' : 'bearer'
    return [{ name: scheme, scheme, kind, in: 'header', key: 'authorization', variable: variable(scheme), example }]
  })

/** The example of the parameter by which a contract also declares an API key. */
function parameterExample({ components }: Bundle, place: unknown, key: unknown): string | undefined {
  const found = Object.values(components?.parameters ?? {}).find((one) => one.in === place && one.name === key)
  const example = found?.schema['example']
  return typeof example === 'string' ? example : undefined
}

/** The text that a header or cookie carries for a value. The value of HTTP Basic is `user:password`. */
export function carriedBy({ kind }: Credential, value: string): string {
  if (kind === 'basic') return `Basic ${base64(value)}`
  return kind === 'bearer' ? `Bearer ${value}` : value
}

export const cookiePair = ({ key }: Credential, value: string) => `${key}=${value}`

export const base64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
