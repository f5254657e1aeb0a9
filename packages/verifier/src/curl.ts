import { carriedBy, cookiePair, type Session, variableOf } from './credentials.ts'
import type { ContractOperation } from './operations.ts'
import { printable } from './printable.ts'

/** Surrounds the name of a variable in a text. No request contains this character. */
const MARK = '\u0000'

/** A header whose value is new each time a command is run, and the end of its variable's name. */
const WORLD = ['x-world', 'world'] as const

const CURL = 'curl -sS'

/** The command for an answer that comes compressed. */
export const unpacked = (command: string) => command.replace(CURL, `${CURL} --compressed`)

/** The line that sets the variable of `x-world`, if one of these commands has it. */
export const worldLine = (commands: string[]) =>
  commands.flatMap((command) => /x-world: "\$(\w+)"/.exec(command)?.[1] ?? []).map((name) => `${name}=again-$RANDOM`)[0]

/**
 * A one-line POSIX shell command that sends this request again, with variables for the session, and with the texts of
 * `variables` in place of the values of their fields.
 */
export async function curlOf(
  request: Request,
  operation: ContractOperation,
  own: Session,
  variables: ReadonlyMap<string, string> = new Map(),
  options: string[] = [],
): Promise<string> {
  const { body } = operation
  const parts = [CURL, ...options.map(quote)]
  if (request.method !== (body ? 'POST' : 'GET')) parts.push(`-X ${request.method}`)
  for (const [name, value] of request.headers)
    if (name !== 'content-type') parts.push(headerOption(name, value, operation, own))
  let piped = ''
  const fields = body?.type === 'multipart/form-data' ? [...(await request.clone().formData())] : undefined
  // Without fields, curl would send a GET.
  if (fields?.length === 0) parts.push(`-H 'content-type: multipart/form-data; boundary=end' --data-binary '--end--'`)
  if (fields)
    for (const [name, value] of fields)
      // `-F` would read a file if the value begins with @ or <.
      if (typeof value === 'string') parts.push(`--form-string ${quote(`${name}=${variables.get(name) ?? value}`)}`)
      else {
        piped = `${await bytesOf(value)} | `
        parts.push(`-F ${quote(`${name}=@-;filename="${value.name}"${value.type && `;type=${value.type}`}`)}`)
      }
  else if (body?.type === 'application/json')
    parts.push(
      `-H 'content-type: application/json' --data-raw ${quote(jsonOf(await request.clone().text(), variables))}`,
    )
  else if (body)
    for (const [name, value] of new URLSearchParams(await request.clone().text())) {
      const shown = variables.get(name)
      parts.push(shown === undefined ? formField(name, value) : `--data-urlencode ${quote(`${name}=${shown}`)}`)
    }
  // A form without fields must still be sent as a form.
  if (body?.type === 'application/x-www-form-urlencoded' && !parts.some((part) => part.startsWith('--data')))
    parts.push("--data ''")
  parts.push(quote(addressOf(request.url, operation, own, variables)))
  return piped + parts.join(' ')
}

/** An address, with variables for a session in its query, and for fields. */
function addressOf(
  address: string,
  { credentials, parameters, path }: ContractOperation,
  own: Session,
  variables: ReadonlyMap<string, string>,
): string {
  const sent = new URL(address).searchParams
  const ofSession = credentials.flatMap(({ in: place, key, name, variable: shown }): [string, string][] =>
    place === 'query' && own[name] !== undefined && sent.get(key) === own[name] ? [[key, variable(shown)]] : [],
  )
  const ofFields = [...variables].filter(([name]) => parameters[name]?.in === 'query' && sent.getAll(name).length === 1)
  const named = withPathVariables(address, path, variables)
  return [...ofSession, ...ofFields].reduce((url, [key, shown]) => {
    const start = new URLSearchParams([[key, '']]).toString()
    const at = Math.max(url.indexOf(`?${start}`), url.indexOf(`&${start}`)) + 1 + start.length
    return url.slice(0, at) + inAddress(shown) + url.slice(at).replace(/^[^&]*/, '')
  }, named)
}

function withPathVariables(address: string, path: string, variables: ReadonlyMap<string, string>): string {
  const [place = '', ...query] = address.split('?')
  const template = path.split('/').toReversed()
  const parts = place
    .split('/')
    .toReversed()
    .map((part, index) => {
      const [, name = ''] = /^\{(.+)\}$/.exec(template[index] ?? '') ?? []
      return inAddress(variables.get(name)) ?? part
    })
  return [parts.toReversed().join('/'), ...query].join('?')
}

/** A JSON body, with variables for the values of these fields. */
function jsonOf(text: string, variables: ReadonlyMap<string, string>): string {
  if (variables.size === 0) return text
  const named = Object.entries(JSON.parse(text)).map(([name, value]) => [name, variables.get(name) ?? value])
  return JSON.stringify(Object.fromEntries(named)).replaceAll(String.raw`\u0000`, MARK)
}

/** A shell variable in a text. */
export const variable = (name: string) => `${MARK}${name}${MARK}`

/** A text with variables as a part of an address. */
const inAddress = (text: string | undefined) =>
  text
    ?.split(MARK)
    .map((part, index) => (index % 2 === 1 ? variable(part) : encodeURIComponent(part)))
    .join('')

/** A form field in readable form. Characters that would break the line or control a terminal are percent-encoded. */
function formField(name: string, value: string): string {
  const isPlain = printable(value) === value
  return isPlain
    ? `--data-urlencode ${quote(`${name}=${value}`)}`
    : `--data ${quote(new URLSearchParams([[name, value]]).toString())}`
}

function headerOption(name: string, value: string, { credentials, prefix }: ContractOperation, own: Session): string {
  if (name === WORLD[0]) return `-H ${quote(`${name}: ${variable(variableOf(prefix, WORLD[1]))}`)}`
  const held = credentials.flatMap((credential) => {
    const secret = own[credential.name]
    return secret === undefined ? [] : [{ credential, secret }]
  })
  if (name === 'cookie')
    return `-H ${quote(
      `cookie: ${value
        .split('; ')
        .map((pair) => {
          const found = held.find(({ credential, secret }) => cookiePair(credential, secret) === pair)
          return found ? cookiePair(found.credential, variable(found.credential.variable)) : pair
        })
        .join('; ')}`,
    )}`
  const known = credentials.find(({ in: place, key }) => place === 'header' && key.toLowerCase() === name)
  const found = held.find(
    ({ credential, secret }) => credential.key.toLowerCase() === name && carriedBy(credential, secret) === value,
  )
  if (found?.credential.kind === 'basic') return `-u ${quote(variable(found.credential.variable))}`
  const shown = found ? carriedBy(found.credential, variable(found.credential.variable)) : value
  return `-H ${quote(`${known?.key ?? name}: ${shown}`)}`
}

/** A shell word: single quotes around literal text, double quotes around variables. */
function quote(text: string): string {
  return text
    .split(MARK)
    .map((part, index) => {
      if (index % 2 === 1) return `"$${part}"`
      // Characters that would break the line or control a terminal are written as bytes. A shell drops line breaks at the end.
      if (printable(part) !== part) return `"$(printf '${part.replaceAll(/[^\w./:=@+,-]/gu, octalOf)}')"`
      return part === '' || /^[\w./:=@%+,-]+$/.test(part) ? part : `'${part.replaceAll("'", `'\\''`)}'`
    })
    .join('')
}

const MOST_BYTES_SHOWN = 64

/** A command that prints a file: its bytes if it is short, else the same number of bytes. */
async function bytesOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES_SHOWN) return `head -c ${file.size} /dev/zero`
  const bytes = new Uint8Array(await file.arrayBuffer())
  return `printf '${octal(bytes)}'`
}

const octalOf = (letter: string) => octal(new TextEncoder().encode(letter))
const octal = (bytes: Uint8Array) => [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
