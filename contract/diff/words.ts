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
/** What is shown before the first difference. */
const LEAD = 20

/** A value as JSON, cut where it is long. */
export function shortly(value: unknown): string {
  const text = JSON.stringify(value) ?? ''
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

/** Two texts; of long ones, what follows the place at which they differ. */
export function fromTheDifference(was: string, is: string): [was: string, is: string] {
  if (Math.max(was.length, is.length) <= MOST_SHOWN) return [was, is]
  let same = 0
  while (same < was.length && was[same] === is[same]) same += 1
  const start = Math.max(0, Math.min(same - LEAD, Math.max(was.length, is.length) - MOST_SHOWN))
  const cut = (text: string) =>
    `${start > 0 ? '…' : ''}${text.slice(start, start + MOST_SHOWN)}${text.length > start + MOST_SHOWN ? '…' : ''}`
  return [cut(was), cut(is)]
}

/** A code as it is on the wire: digits may be a number or a text. */
export const codeShown = (code: unknown) =>
  `\`${typeof code === 'string' ? (/[a-z]/i.test(code) ? code : `'${code}'`) : JSON.stringify(code)}\``

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
interface Measure {
  bound: string
  unit: string
  units?: string
  without: string
}
const MEASURES: Record<string, Measure> = {
  minLength: { bound: 'at least', ...LONG },
  maxLength: { bound: 'at most', ...LONG },
  minItems: { bound: 'at least', ...MANY },
  maxItems: { bound: 'at most', ...MANY },
  'x-max-items': { bound: 'at most', ...MANY },
}

/** A bound of a number, which it may have itself, or not. */
export function boundShown(key: 'minimum' | 'maximum', isOpen: boolean, value: unknown): string {
  if (value === undefined) return 'without a limit'
  const words = key === 'minimum' ? (isOpen ? 'more than' : 'at least') : isOpen ? 'less than' : 'at most'
  return `${words} ${JSON.stringify(value)}`
}

/** Keywords whose value is clear without their name. */
const NAMES: Record<string, string> = { 'x-reads-as': 'read as', 'x-send': 'to be sent as' }

/** The new and the old value of a keyword, in words. */
export function limitWords(key: string, was: unknown, is: unknown): string {
  const measure = MEASURES[key]
  if (measure) return `is now ${sizeShown(measure, is)} (was ${sizeShown(measure, was)})`
  if (key === 'not' && isNothing({ not: is })) return 'may not be sent at all now'
  if (key === 'not' && isNothing({ not: was })) return 'may be sent now (was forbidden)'
  const [before, after] = valuesShown(was, is)
  const name = NAMES[key]
  if (name) return `is now ${name} ${after ?? 'it is'} (was ${before ?? 'not said'})`
  const keyword = key === 'pattern' ? 'pattern' : `\`${key}\``
  if (after === undefined) return `has no ${keyword} now (was ${before})`
  return `now has the ${keyword} ${after}${before === undefined ? '' : ` (was ${before})`}`
}

/** `false` as a schema. */
export const isNothing = (schema: unknown) => JSON.stringify(schema) === '{"not":{}}'

function sizeShown({ bound, unit, units = unit && `${unit}s`, without }: Measure, value: unknown): string {
  return value === undefined ? without : `${bound} ${JSON.stringify(value)}${value === 1 ? unit : units}`
}

/** Each whole if the other is absent. */
function valuesShown(...values: [unknown, unknown]): [was: string | undefined, is: string | undefined] {
  const [was, is] = values.map((value) =>
    value === undefined ? undefined : typeof value === 'string' ? value : JSON.stringify(value),
  )
  const [before, after] = was === undefined || is === undefined ? [was, is] : fromTheDifference(was, is)
  const quoted = (text: string | undefined) => (text === undefined ? undefined : `\`${text}\``)
  return [quoted(before), quoted(after)]
}

/** What a change of an envelope is about: `failure envelope`, and each of its fields after a point. */
export const envelopeShown = (kind: string) => `${kind} envelope`

/** The envelope's kind and field, if a change is about such a field. */
export function envelopeFieldIn(about: string): { kind: string; field: string } | undefined {
  const [, kind, field] = /^(\w+) envelope\.(.+)$/.exec(about) ?? []
  return kind === undefined || field === undefined ? undefined : { kind, field }
}

/** What a change of a parameter that all operations share is about. */
export const sharedParameterShown = (place: string, name: string) => `parameter ${place} ${name}`
export const isSharedParameter = (about: string) => about.startsWith('parameter ')
