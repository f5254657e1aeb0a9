import { CannotVerify } from './cannot-verify.ts'
import { type Credential, prefixOf, type Session, variableOf } from './credentials.ts'

/** The credentials for a gateway in front of the server, which every request carries. */
export interface Gateway {
  credentials: Credential[]
  values: Session
}

type Part = Pick<Credential, 'key' | 'in' | 'kind'> & { value: string }

/** The headers of `--header` and `--basic`, as credentials, so that no command and no report shows them. */
export function gatewayOf(bundle: unknown, headers: string[], basic: string | undefined): Gateway {
  // Only its title is read here.
  const prefix = prefixOf({ info: { title: String(Object(Object(bundle).info).title ?? '') } })
  const parts = headers.flatMap((header): Part[] => {
    const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(.+?)\s*$/.exec(header) ?? []
    // The message does not quote the value, which may be a key.
    if (!name) throw new CannotVerify('--header: write it as in HTTP, a name and a value: "X-Api-Key: …".')
    const key = name.toLowerCase()
    if (key !== 'cookie') return [{ key, value, in: 'header', kind: 'apiKey' }]
    return value.split(/;\s*/).map((pair) => {
      const at = pair.indexOf('=')
      if (at < 1) throw new CannotVerify('--header: a cookie is written as "Cookie: name=value".')
      return { key: pair.slice(0, at), value: pair.slice(at + 1), in: 'cookie', kind: 'apiKey' }
    })
  })
  if (basic !== undefined && !basic.includes(':')) throw new CannotVerify('--basic: write it as name:password.')
  const all: Part[] = [
    ...(basic === undefined ? [] : [{ key: 'authorization', value: basic, in: 'header', kind: 'basic' } as const]),
    ...parts,
  ]
  const credentials = all.map(({ key, in: place, kind }) => ({
    name: `gateway ${place} ${key}`,
    scheme: `gateway ${place} ${key}`,
    kind,
    in: place,
    key,
    variable: variableOf(prefix, kind === 'basic' ? 'gateway' : key),
    example: undefined,
  }))
  return {
    credentials,
    values: Object.fromEntries(all.flatMap(({ value }, index) => [[credentials[index]?.name ?? '', value]])),
  }
}
