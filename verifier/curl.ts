import type { ContractOperation } from '../openapi/operations.ts'
import { printable } from '../scripts/printable.ts'
import type { Session } from './seeds.ts'

/** The environment's variables that stand for what is secret, or new each time, in what is printed. */
export const VARIABLES = {
  token: 'RUPYA_TOKEN',
  userId: 'RUPYA_USER_ID',
  sessionId: 'RUPYA_SESSION_ID',
  'x-world': 'RUPYA_WORLD',
} as const

/** In a text, around the name of a variable. No request holds it. */
const MARK = '\u0000'

/** The command of a POSIX shell that sends this request again, on one line; what is of a borrower's own session only by its variables. */
export async function curlOf(request: Request, { body }: ContractOperation, own: Session): Promise<string> {
  const parts = ['curl -sS']
  if (request.method === 'POST' && !body) parts.push('-X POST')
  for (const [name, value] of request.headers)
    if (name !== 'content-type') parts.push(`-H ${quote(headerLine(name, value, own))}`)
  let piped = ''
  const fields = body?.type === 'multipart/form-data' ? [...(await request.clone().formData())] : undefined
  // Of a form without fields curl makes a GET.
  if (fields?.length === 0) parts.push(`-H 'content-type: multipart/form-data; boundary=end' --data-binary '--end--'`)
  if (fields)
    for (const [name, value] of fields)
      // `-F` would read a file for a value that begins with @ or <.
      if (typeof value === 'string') parts.push(`--form-string ${quote(`${name}=${value}`)}`)
      else {
        piped = `${await bytesOf(value)} | `
        parts.push(`-F ${quote(`${name}=@-;filename="${value.name}"${value.type && `;type=${value.type}`}`)}`)
      }
  else if (body)
    for (const [name, value] of new URLSearchParams(await request.clone().text())) parts.push(formField(name, value))
  // A form without fields is still a form.
  if (body?.type === 'application/x-www-form-urlencoded' && !parts.some((part) => part.startsWith('--data')))
    parts.push("--data ''")
  const url = new URL(request.url)
  const isOwn = own.token !== undefined && url.searchParams.get('token') === own.token
  parts.push(
    quote(isOwn ? request.url.replace(/([?&]token=)([^&]+)/, `$1${MARK}${VARIABLES.token}${MARK}`) : request.url),
  )
  return piped + parts.join(' ')
}

/** A field of a form as it is read best; what would break the line, or move on a terminal, as it travels. */
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

/** A word of a shell: single quotes around what stands for itself, double ones around variables. */
function quote(text: string): string {
  return text
    .split(MARK)
    .map((part, index) => {
      if (index % 2 === 1) return `"$${part}"`
      // What would break the line, or move on a terminal, by its bytes. A shell drops line ends at the very end.
      if (printable(part) !== part) return `"$(printf '${part.replaceAll(/[^\w./:=@+,-]/gu, octalOf)}')"`
      return part === '' || /^[\w./:=@%+,-]+$/.test(part) ? part : `'${part.replaceAll("'", `'\\''`)}'`
    })
    .join('')
}

const MOST_BYTES_SHOWN = 64

/** A command that prints a file: byte by byte where it is short, else as many bytes. */
async function bytesOf(file: File): Promise<string> {
  if (file.size > MOST_BYTES_SHOWN) return `head -c ${file.size} /dev/zero`
  const bytes = new Uint8Array(await file.arrayBuffer())
  return `printf '${octal(bytes)}'`
}

const octalOf = (letter: string) => octal(new TextEncoder().encode(letter))
const octal = (bytes: Uint8Array) => [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')
