import type { ContractOperation } from '../contract/read/operations.ts'
import { printable } from '../src/lib/printable.ts'
import type { Session } from './seeds.ts'

/** The environment variables that replace secrets, and values that are new each time, in printed commands. */
export const VARIABLES = {
  token: 'RUPYA_TOKEN',
  userId: 'RUPYA_USER_ID',
  sessionId: 'RUPYA_SESSION_ID',
  'x-world': 'RUPYA_WORLD',
} as const

/** Surrounds the name of a variable in a text. No request contains this character. */
const MARK = '\u0000'

/** A one-line POSIX shell command that sends this request again, with variables for the borrower's session. */
export async function curlOf(request: Request, { body }: ContractOperation, own: Session): Promise<string> {
  const parts = ['curl -sS']
  if (request.method === 'POST' && !body) parts.push('-X POST')
  for (const [name, value] of request.headers)
    if (name !== 'content-type') parts.push(`-H ${quote(headerLine(name, value, own))}`)
  let piped = ''
  const fields = body?.type === 'multipart/form-data' ? [...(await request.clone().formData())] : undefined
  // Without fields, curl would send a GET.
  if (fields?.length === 0) parts.push(`-H 'content-type: multipart/form-data; boundary=end' --data-binary '--end--'`)
  if (fields)
    for (const [name, value] of fields)
      // `-F` would read a file if the value begins with @ or <.
      if (typeof value === 'string') parts.push(`--form-string ${quote(`${name}=${value}`)}`)
      else {
        piped = `${await bytesOf(value)} | `
        parts.push(`-F ${quote(`${name}=@-;filename="${value.name}"${value.type && `;type=${value.type}`}`)}`)
      }
  else if (body)
    for (const [name, value] of new URLSearchParams(await request.clone().text())) parts.push(formField(name, value))
  // A form without fields must still be sent as a form.
  if (body?.type === 'application/x-www-form-urlencoded' && !parts.some((part) => part.startsWith('--data')))
    parts.push("--data ''")
  const url = new URL(request.url)
  const isOwn = own.token !== undefined && url.searchParams.get('token') === own.token
  parts.push(
    quote(isOwn ? request.url.replace(/([?&]token=)([^&]+)/, `$1${MARK}${VARIABLES.token}${MARK}`) : request.url),
  )
  return piped + parts.join(' ')
}

/** A form field in readable form. Characters that would break the line or control a terminal are percent-encoded. */
function formField(name: string, value: string): string {
  const isPlain = printable(value) === value
  return isPlain
    ? `--data-urlencode ${quote(`${name}=${value}`)}`
    : `--data ${quote(new URLSearchParams([[name, value]]).toString())}`
}

function headerLine(name: string, value: string, own: Session): string {
  const [known, variable] = Object.entries(VARIABLES).find(([secret]) => secret.toLowerCase() === name) ?? []
  const isOwn = known === 'x-world' || Object.entries(own).some((pair) => pair[0] === known && pair[1] === value)
  return known !== undefined && isOwn ? `${known}: ${MARK}${variable}${MARK}` : `${known ?? name}: ${value}`
}

/** A shell word: single quotes around literal text, double quotes around variables. */
function quote(text: string): string {
  return text
    .split(MARK)
    .map((part, index) => {
      if (index % 2 === 1) return `"$${part}"`
      // Characters that would break the line or control a terminal are written as bytes. A shell drops line ends at the very
      // end.
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
