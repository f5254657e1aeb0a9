import { VARIABLES } from './curl.ts'
import { printable } from './printable.ts'
import { escapeText } from './reports/escape-text.ts'
import type { Seeds, Session } from './seeds.ts'

/** Shorter ones would be found in words that have nothing to do with them, and are no secret. */
const SHORTEST = 6

/**
 * Takes the sessions of a team's borrowers out of a text. A server may say them again in any place: in an address that it leads
 * to, in a field that is wrong. Findings cut what they quote, with a mark, and each report writes some letters in its own way.
 */
export function secretsHidden({ session, given = {} }: Seeds): (text: string) => string {
  const sessions = [session, ...Object.values(given).map((held) => held.session)].flatMap((one) => one ?? [])
  const secrets = (['token', 'userId', 'sessionId'] satisfies (keyof Session)[]).flatMap((name) =>
    sessions
      .flatMap(({ [name]: value = '' }) =>
        value.length < SHORTEST ? [] : [value, encodeURIComponent(value), inForm(value), printable(value)],
      )
      .flatMap((value) => [value, escapeText(value), JSON.stringify(value).slice(1, -1)])
      .map((value) => ({ value, variable: `$${VARIABLES[name]}` })),
  )
  // What holds another is taken out first.
  const ordered = secrets.toSorted((one, other) => other.value.length - one.value.length)
  const withoutWhole = (text: string) =>
    ordered.reduce((rest, { value, variable }) => rest.replaceAll(value, () => variable), text)
  return (text) => {
    const [last = '', ...cut] = withoutWhole(text).split(CUT).toReversed()
    return [...cut.toReversed().map((part) => withoutStart(part, ordered)), last].join(CUT)
  }
}

/** As a form's field, or an address's parameter, has it. */
const inForm = (value: string) => new URLSearchParams({ value }).toString().slice('value='.length)

/** What stands where a text was cut. */
const CUT = '…'

/** A text that was cut, without the beginning of a secret at its end. */
function withoutStart(text: string, secrets: { value: string; variable: string }[]): string {
  for (const { value, variable } of secrets)
    for (let length = value.length - 1; length >= SHORTEST; length -= 1)
      if (text.endsWith(value.slice(0, length))) return text.slice(0, -length) + variable
  return text
}
