/** Values as they are on the wire. A number and the same digits as text are equal in the contract, so they are shown once. */
export function shown(values: unknown[]): string {
  const others = values.filter((value) => typeof value !== 'string' || !values.includes(toNumber(value)))
  return listed(
    others.map((value) => `\`${typeof value === 'string' ? `'${value}'` : JSON.stringify(value)}\``),
    'or',
  )
}

/** The number that a text contains in JSON's form; else the text. */
const toNumber = (text: string) => (text !== '' && String(Number(text)) === text ? Number(text) : undefined)

const MOST_SHOWN = 80
/** The letters that are shown before the first difference. */
const LEAD = 20

/** Two texts; of long ones, the part where they differ. */
function fromTheDifference(was: string, is: string): [was: string, is: string] {
  if (Math.max(was.length, is.length) <= MOST_SHOWN) return [was, is]
  let same = 0
  while (same < was.length && was[same] === is[same]) same += 1
  const start = Math.max(0, Math.min(same - LEAD, Math.max(was.length, is.length) - MOST_SHOWN))
  const cut = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + MOST_SHOWN)}${text.length > start + MOST_SHOWN ? '…' : ''}`
  return [cut(was), cut(is)]
}

/** Two values in a sentence; of long ones, the part that differs. */
export function valuesShown(...values: [unknown, unknown]): [was: string | undefined, is: string | undefined] {
  const texts = values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value)))
  const [was, is] = texts.every((text) => text !== undefined)
    ? fromTheDifference(texts[0] ?? '', texts[1] ?? '')
    : texts
  const quoted = (text: string | undefined, value: unknown) =>
    text === undefined || typeof value === 'number' ? text : `\`${text}\``
  return [quoted(was, values[0]), quoted(is, values[1])]
}

/** A code as it is on the wire: digits may be a number or a text. */
export const codeShown = (code: unknown) =>
  `\`${typeof code === 'string' ? (/[a-z]/i.test(code) ? code : `'${code}'`) : JSON.stringify(code)}\``

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: string[], last = 'and') =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '')

const ARTICLES: Record<string, string> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

export function typesShown(types: string[] | undefined): string {
  if (!types) return 'anything'
  const said = types.includes('number') ? types.filter((type) => type !== 'integer') : types
  return said.length === 0 ? 'null' : listed(said.map((type) => ARTICLES[type] ?? type).toSorted(), 'or')
}
