import { sorted } from '../lib/list.ts'
import { plainText } from '../lib/plain-text.ts'
import { currentParams } from './session/session.ts'

const MAX_CAUSES = 3

/** Shorter values (`id`, `1`) are not secret, and hiding them would make the line unreadable. */
const MIN_SECRET_LENGTH = 4

/** The query and the fragment of an address, up to the next white space. `#42` alone is not a fragment. */
const QUERY_OR_FRAGMENT = /\?\S+|(\S)#\S+/g

/**
 * Logs one line: the error and its context, without queries of addresses and without values of the session. Never throws: what
 * went on although something failed must go on.
 */
export function logError(error: unknown, context: string): void {
  const line = logLine(error, context)
  try {
    console.error(line)
  } catch {
    // A native shell may have put a console of its own there, and there is no other place to say it.
  }
}

function logLine(error: unknown, context: string): string {
  try {
    return plainText(withoutSecrets(`${context}: ${describe(error)}`).replace(/\s+/g, ' '))
  } catch {
    // Anything can be thrown, even an object that cannot be converted to text.
    return `${context}: an error without words`
  }
}

/** The error's name and message, and those of its causes. No stack: it has many lines. */
function describe(error: unknown, causes = MAX_CAUSES): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined || causes === 0 ? '' : ` < ${describe(error.cause, causes - 1)}`
  return `${error.name}: ${error.message}${cause}`
}

function withoutSecrets(text: string): string {
  const values = Object.values(currentParams()).filter((value) => value.length >= MIN_SECRET_LENGTH)
  // Replace the longest first: replacing a shorter secret inside it would leave the rest readable.
  const secrets = sorted(values.flatMap(encodings), (a, b) => b.length - a.length)
  return secrets.reduce((line, secret) => line.replaceAll(secret, '•••'), text).replace(QUERY_OR_FRAGMENT, '$1')
}

/** The value as it is, percent-encoded, form-encoded, and in JSON. */
const encodings = (value: string) => [
  value,
  encodeURIComponent(value),
  new URLSearchParams([['', value]]).toString().slice(1),
  JSON.stringify(value).slice(1, -1),
]
