import { CannotVerify } from './cannot-verify.ts'
import type { Session } from './credentials.ts'

/** A server's data: a session, and its own value for each of the contract's examples. */
export interface Held {
  session?: Session
  /** By the value in the examples: `{ "B-1": "a book of yours that is lent" }`. */
  values?: Record<string, string>
}

/** What a server holds, from the file that `--seeds` names. */
export interface Seeds extends Held {
  /** Data for one scenario (`book-lent`) or example (`getBook/book-late`). */
  given?: Record<string, Held>
}

/** Reads a seeds file. `credentials` may be in its sessions. Throws `CannotVerify` with the first mistake in it. */
export function readSeeds(text: string, file: string, credentials: string[]): Seeds {
  const wrong = (why: string) => new CannotVerify(`The seeds file ${file} cannot be used: ${why}.`)
  const parse = (): unknown => {
    try {
      return JSON.parse(text)
    } catch (error) {
      // The rest of the message quotes the file, which contains a session.
      const [place = ''] = / at position \d+ \(line \d+ column \d+\)$/.exec(String(error)) ?? []
      throw wrong(`it is no JSON${place}`)
    }
  }
  const seeds = objectAt(parse(), 'it', wrong, ['session', 'values', 'given'])
  checkHeld(seeds, '', credentials, wrong)
  for (const [name, held] of Object.entries(objectAt(seeds['given'] ?? {}, '`given`', wrong)))
    checkHeld(objectAt(held, `\`given.${name}\``, wrong, ['session', 'values']), `given.${name}.`, credentials, wrong)
  return seeds
}

type Wrong = (why: string) => CannotVerify

function checkHeld(
  { session = {}, values = {} }: Record<string, unknown>,
  at: string,
  credentials: string[],
  wrong: Wrong,
) {
  const texts = {
    [`${at}session`]: objectAt(session, `\`${at}session\``, wrong, credentials),
    [`${at}values`]: objectAt(values, `\`${at}values\``, wrong),
  }
  for (const [place, fields] of Object.entries(texts))
    for (const [name, value] of Object.entries(fields))
      if (typeof value !== 'string') throw wrong(`\`${place}.${name}\` must be a text`)
}

function objectAt(value: unknown, place: string, wrong: Wrong, known?: string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(`${place} must be an object`)
  const unknown = known && Object.keys(value).find((key) => !known.includes(key))
  if (unknown) throw wrong(`${place} has \`${unknown}\`, where only ${known.join(', ')} may be`)
  return { ...value }
}

/** The server's data for the first of these names that the file has, merged over its general data. */
export function heldFor(seeds: Seeds, names: string[]): Held & { isKnown: boolean } {
  const held = names.flatMap((name) => seeds.given?.[name] ?? [])[0]
  return {
    isKnown: held !== undefined,
    session: held?.session ?? seeds.session ?? {},
    values: { ...seeds.values, ...held?.values },
  }
}
