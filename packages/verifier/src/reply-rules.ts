import type { Problem } from './schema-problems.ts'
import { shown } from './shown.ts'
import { repeatedKey } from './repeated-key.ts'

/** Rules for every reply of every contract. Each returns what is wrong, or undefined. */
export const REPLY_RULES = {
  /** A decoder replaces bytes that are not UTF-8 with U+FFFD: the server used another charset. */
  'letters are UTF-8': ({ body }: ReplyText) =>
    firstOf(body, (value) =>
      value.includes('\u{FFFD}') ? 'has a letter that is not UTF-8 (it came as \u{FFFD})' : undefined,
    ),
  'a day exists': ({ body }: ReplyText) =>
    firstOf(body, (value) => (isNoDay(value) ? `is ${shown(value)}, must be a day and a time that exist` : undefined)),
  'a key comes once': ({ text }: ReplyText) => {
    const key = repeatedKey(text)
    return key === undefined
      ? undefined
      : { path: key, says: 'comes twice in one object, and readers differ in which they take' }
  },
  /** https://www.rfc-editor.org/rfc/rfc8259#section-8.1 */
  'JSON has no byte order mark': ({ hasByteOrderMark }: ReplyText) =>
    hasByteOrderMark
      ? { path: 'body', says: 'begins with a byte order mark, which some readers take for broken JSON' }
      : undefined,
} satisfies Record<string, (reply: ReplyText) => Omit<Problem, 'pointer'> | undefined>

interface ReplyText {
  text: string
  hasByteOrderMark?: boolean | undefined
  body: unknown
}

/** The rules that a reply breaks. */
export const brokenRules = (reply: ReplyText): Problem[] =>
  Object.entries(REPLY_RULES).flatMap(([about, rule]) => {
    const found = rule(reply)
    return found ? [{ ...found, pointer: '', about }] : []
  })

/** The first text of a reply with which something is `wrong`. */
function firstOf(
  node: unknown,
  wrong: (text: string) => string | undefined,
  path = '',
): { path: string; says: string } | undefined {
  if (typeof node === 'string') {
    const says = wrong(node)
    return says === undefined ? undefined : { path: path || 'body', says }
  }
  for (const [key, value] of Object.entries(Object(node))) {
    const found = firstOf(value, wrong, Array.isArray(node) ? `${path}[${key}]` : path ? `${path}.${key}` : key)
    if (found) return found
  }
  return undefined
}

const MONTH = 7
const DAY = 10
/** A day, alone or with a time: https://www.rfc-editor.org/rfc/rfc3339#section-5.6 */
const WRITTEN = /^\d{4}-\d{2}-\d{2}(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/

function isNoDay(text: string): boolean {
  const written = WRITTEN.exec(text)
  if (!written) return false
  const [, hour = '0', minute = '0', second = '0'] = written
  const date = new Date(`${text.slice(0, DAY)}T00:00:00Z`)
  // JavaScript refuses a day that does not exist, or reads it as one of the next month.
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, MONTH) === text.slice(0, MONTH)
  return !isDay || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 60
}
