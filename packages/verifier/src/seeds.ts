import { CannotVerify } from './cannot-verify.ts'
import type { Session } from './credentials.ts'

/** A server's own value: one for all trials, fresh ones in a list, or a command that prints a fresh one. */
export type SeedValue = string | string[] | { command: string }

/** A server's data: a session, and its own value for each of the contract's examples. */
export interface Held {
  session?: Session
  /** By the value in the examples: `{ "B-1": "a book of yours that is lent" }`. */
  values?: Record<string, SeedValue>
}

/** What a server holds, from the file that `--seeds` names. */
export interface Seeds extends Held {
  /** Data for the trials of one market. */
  markets?: Record<string, Held>
  /** Values that belong to another person, by field. */
  others?: Record<string, string>
  /** Data for one scenario (`book-lent`) or example (`getBook/book-late`). */
  given?: Record<string, Held>
}

/** In a seeds file, a name with this beginning is a remark. */
export const REMARK = '//'

/** Reads a seeds file. `credentials` may be in its sessions. Throws `CannotVerify` with the first mistake in it. */
export function readSeeds(text: string, file: string, credentials: string[]): Seeds {
  const wrong = (why: string) => new CannotVerify(`The seeds file ${file} cannot be used: ${why}.`)
  const parse = (): unknown => {
    try {
      return JSON.parse(text)
    } catch (error) {
      // The rest of the message quotes the file, which contains a session.
      const [place = ''] = / at position \d+ \(line \d+ column \d+\)$/.exec(String(error)) ?? []
      throw wrong(`it is not JSON${place}`)
    }
  }
  const seeds = objectAt(parse(), 'it', wrong, ['session', 'values', 'markets', 'given', 'others'])
  const groups = (name: 'markets' | 'given') =>
    Object.entries(objectAt(seeds[name] ?? {}, `\`${name}\``, wrong)).flatMap(([key, held]): [string, Held][] => {
      // A situation that the server does not hold.
      if (held === null) return []
      const parts = objectAt(held, `\`${name}.${key}\``, wrong, ['session', 'values'])
      const read = readHeld(parts, `${name}.${key}.`, credentials, wrong)
      return read ? [[key, read]] : []
    })
  return {
    ...readHeld(seeds, '', credentials, wrong),
    markets: Object.fromEntries(groups('markets')),
    given: Object.fromEntries(groups('given')),
    ...(seeds['others'] !== undefined && {
      others: textsAt(objectAt(seeds['others'], '`others`', wrong), 'others', wrong),
    }),
  }
}

type Wrong = (why: string) => CannotVerify

/** The values in a part of the file; undefined if all are still empty, as in a template. */
function readHeld(
  { session = {}, values = {} }: Record<string, unknown>,
  at: string,
  credentials: string[],
  wrong: Wrong,
): Held | undefined {
  const held = {
    session: textsAt(objectAt(session, `\`${at}session\``, wrong, credentials), `${at}session`, wrong),
    values: valuesAt(objectAt(values, `\`${at}values\``, wrong), `${at}values`, wrong),
  }
  const count = (part: object) => Object.keys(part).length
  const isEmpty = count(held.session) + count(held.values) === 0 && count(Object(session)) + count(Object(values)) > 0
  return isEmpty ? undefined : held
}

function textsAt(fields: Record<string, unknown>, place: string, wrong: Wrong): Session {
  const entries = Object.entries(fields).map(([name, value]): [string, string] => {
    if (typeof value !== 'string') throw wrong(`\`${place}.${name}\` must be a text`)
    return [name, value]
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

function valuesAt(fields: Record<string, unknown>, place: string, wrong: Wrong): Record<string, SeedValue> {
  const entries = Object.entries(fields).map(([name, value]): [string, SeedValue] => {
    if (typeof value === 'string') return [name, value]
    if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')) return [name, value]
    const { command, ...rest } = Object(value)
    if (typeof command === 'string' && command !== '' && Object.keys(rest).length === 0) return [name, { command }]
    throw wrong(`\`${place}.${name}\` must be a text, a list of texts, or { "command": "…" }`)
  })
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

function objectAt(value: unknown, place: string, wrong: Wrong, known?: string[]): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(`${place} must be an object`)
  const named = Object.fromEntries(Object.entries(value).filter(([key]) => !key.startsWith(REMARK)))
  const unknown = known && Object.keys(named).find((key) => !known.includes(key))
  if (unknown) throw wrong(`${place} has \`${unknown}\`, where only ${known.join(', ')} may be`)
  return named
}

/** The general session, or that of a market. */
export const anySession = ({ session, markets = {} }: Seeds): Session =>
  [session, ...Object.values(markets).map((held) => held.session)].find(isNamed) ?? {}

const isNamed = (session: Session | undefined) => session !== undefined && Object.keys(session).length > 0

type HeldForTrial = Required<Held> & { isKnown: boolean }

/** The server's data for the first of these names that the file has, merged over its market's and its general data. */
export function heldFor(seeds: Seeds, names: string[], market: string | undefined): HeldForTrial {
  const held = names.flatMap((name) => seeds.given?.[name] ?? [])[0]
  const ofMarket = market === undefined ? undefined : seeds.markets?.[market]
  const sessions = [held?.session, ofMarket?.session, seeds.session]
  return {
    isKnown: held !== undefined,
    session: sessions.find(isNamed) ?? {},
    values: { ...seeds.values, ...ofMarket?.values, ...held?.values },
  }
}
