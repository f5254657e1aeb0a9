import { plainText } from '../lib/plain-text.ts'
import { currentParams } from './session/session.ts'

const MOST_CAUSES = 3

/** Shorter values (`id`, `1`) are no secrets, and hiding them would hide half of every line. */
const SECRET_FROM = 4

/** What follows an address: its query and its fragment, up to the next white space. `#42` alone is no fragment. */
const AFTER_ADDRESS = /(?:\?|(?<=\S)#)\S+/g

/** One line on the console for what went wrong, and where; it holds no query of an address and no value of the session. */
export function logError(error: unknown, context: string): void {
  console.error(lineOf(error, context))
}

function lineOf(error: unknown, context: string): string {
  try {
    return plainText(withoutSecrets(`${context}: ${describe(error)}`).replace(/\s+/g, ' '))
  } catch {
    // Anything can be thrown, also what has no text.
    return `${context}: an error without words`
  }
}

/** Names and messages, those of the causes included; no stack, which is many lines. */
function describe(error: unknown, causes = MOST_CAUSES): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined || causes === 0 ? '' : ` < ${describe(error.cause, causes - 1)}`
  return `${error.name}: ${error.message}${cause}`
}

function withoutSecrets(text: string): string {
  const values = Object.values(currentParams()).filter((value) => value.length >= SECRET_FROM)
  // The longest first: a shorter one inside it would leave the rest.
  const secrets = values.flatMap(waysToWrite).toSorted((a, b) => b.length - a.length)
  return secrets.reduce((line, secret) => line.replaceAll(secret, '•••'), text).replace(AFTER_ADDRESS, '')
}

/** As it is, in an address (by either rule), and in JSON. */
const waysToWrite = (value: string) => [
  value,
  encodeURIComponent(value),
  new URLSearchParams([['', value]]).toString().slice(1),
  JSON.stringify(value).slice(1, -1),
]
