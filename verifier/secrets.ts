import { VARIABLES } from './curl.ts'
import type { Seeds, Session } from './seeds.ts'

/** Shorter ones would be found in words that have nothing to do with them, and are no secret. */
const SHORTEST = 6
/** Findings cut what they quote after so many characters. */
const QUOTED = 40

/**
 * Takes the sessions of a team's borrowers out of a text. A server may say them again in any place: in an address that it leads
 * to, in a field that is wrong.
 */
export function secretsHidden({ session, given = {} }: Seeds): (text: string) => string {
  const sessions = [session, ...Object.values(given).map((held) => held.session)].flatMap((one) => one ?? [])
  const secrets = (['token', 'userId', 'sessionId'] satisfies (keyof Session)[]).flatMap((name) =>
    sessions
      .flatMap((one) => one[name] ?? [])
      .flatMap((value) => (value.length < SHORTEST ? [] : [value, encodeURIComponent(value), value.slice(0, QUOTED)]))
      .map((value) => ({ value, variable: `$${VARIABLES[name]}` })),
  )
  // What holds another is taken out first.
  const ordered = secrets.toSorted((one, other) => other.value.length - one.value.length)
  return (text) => ordered.reduce((rest, { value, variable }) => rest.replaceAll(value, () => variable), text)
}
