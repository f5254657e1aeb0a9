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

/** A value as JSON, cut where it is long. */
export function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

/** `a`, `a and b`, `a, b and c`. */
export const listed = (words: string[], last = 'and') =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '')

export function valueWords(added: unknown[], removed: unknown[]): string {
  const [may, no] = [`may now be ${shown(added)}`, `is no longer ${shown(removed)}`]
  return added.length === 0 ? no : removed.length === 0 ? may : `${may}, and ${no}`
}

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

const LONG = { unit: ' character', without: 'of any length' }
const MANY = { unit: ' entry', units: ' entries', without: 'of any number' }
const SIZE = { unit: '', without: 'without a limit' }
const MEASURES: Record<string, { bound: string; unit: string; units?: string; without: string }> = {
  minLength: { bound: 'at least', ...LONG },
  maxLength: { bound: 'at most', ...LONG },
  minItems: { bound: 'at least', ...MANY },
  maxItems: { bound: 'at most', ...MANY },
  'x-max-items': { bound: 'at most', ...MANY },
  minimum: { bound: 'at least', ...SIZE },
  maximum: { bound: 'at most', ...SIZE },
}

/** Keywords whose value is clear without their name. */
const NAMES: Record<string, string> = { 'x-reads-as': 'read as', 'x-send': 'to be sent as' }

/** The new and the old value of a keyword, in words. */
export function limitWords(key: string, was: unknown, is: unknown): string {
  const [before, after] = [was, is].map((value) => sizeShown(key, value))
  if (MEASURES[key]) return `is now ${after} (was ${before})`
  const name = NAMES[key]
  if (name) return `is now ${name} ${after ?? 'it is'} (was ${before ?? 'not said'})`
  const keyword = key === 'pattern' ? 'pattern' : `\`${key}\``
  if (after === undefined) return `has no ${keyword} now (was ${before})`
  return `now has the ${keyword} ${after}${before === undefined ? '' : ` (was ${before})`}`
}

function sizeShown(key: string, value: unknown): string | undefined {
  const measure = MEASURES[key]
  if (!measure)
    return value === undefined ? undefined : `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``
  const { bound, unit, units = unit && `${unit}s`, without } = measure
  return value === undefined ? without : `${bound} ${JSON.stringify(value)}${value === 1 ? unit : units}`
}
