import { componentName, type Schema } from '../read/document.ts'
import { isSchema, schemasIn } from '../read/schema.ts'
import { tree } from './tree.ts'

type Keywords = Record<string, unknown>

/** Lower and upper bounds: a smaller lower bound allows more. */
export const LOW = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems', 'minProperties']
export const HIGH = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'maxProperties', 'x-max-items']
const MARKS = ['deprecated', 'readOnly', 'writeOnly', 'uniqueItems']

/** For people only; no program reads them. */
const WORDS = ['description', 'title', 'example', 'examples', '$comment', 'summary']
export const isWords = (key: string) => WORDS.includes(key)

/** Lists whose order says nothing. */
const SETS = ['enum', 'required', 'type', 'x-main', 'anyOf', 'oneOf', 'allOf', 'security', 'tags']
export const isUnordered = (key: string) => SETS.includes(key)

/** Keywords with a value that says no more than their absence. */
const ABSENT: Keywords = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
}

/** Of two ways to write a limit, one: for whole numbers, `exclusiveMinimum: -1` is `minimum: 0`. */
export function inOneWay(keywords: Keywords, types: string[] | undefined): Keywords {
  const others = Object.fromEntries(Object.entries(keywords).filter(([key, value]) => ABSENT[key] !== value))
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, minimum, maximum, ...rest } = others
  if (!types?.includes('integer') || types.includes('number')) return tightest(others)
  const bound = (value: unknown, turn: (one: number) => number) => (typeof value === 'number' ? [turn(value)] : [])
  const low = [...bound(minimum, Math.ceil), ...bound(exclusiveMinimum, (one) => Math.floor(one) + 1)]
  const high = [...bound(maximum, Math.floor), ...bound(exclusiveMaximum, (one) => Math.ceil(one) - 1)]
  return {
    ...rest,
    ...(low.length > 0 && { minimum: Math.max(...low) }),
    ...(high.length > 0 && { maximum: Math.min(...high) }),
    ...(multipleOf !== undefined && multipleOf !== 1 && { multipleOf }),
  }
}

/** Of two bounds on one side, the one that limits. */
function tightest(keywords: Keywords): Keywords {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = keywords
  const next = { ...keywords }
  if (typeof minimum === 'number' && typeof exclusiveMinimum === 'number')
    delete next[exclusiveMinimum >= minimum ? 'minimum' : 'exclusiveMinimum']
  if (typeof maximum === 'number' && typeof exclusiveMaximum === 'number')
    delete next[exclusiveMaximum <= maximum ? 'maximum' : 'exclusiveMaximum']
  return next
}

/** The keywords of two schemas that both hold. Of marks and words, the second's count. */
export function mergedKeywords(one: Keywords, other: Keywords): Keywords {
  const merged = { ...one, ...other }
  for (const key of Object.keys(one)) {
    if (!Object.hasOwn(other, key)) continue
    const [was, is] = [one[key], other[key]]
    if (typeof was === 'number' && typeof is === 'number' && (LOW.includes(key) || HIGH.includes(key)))
      merged[key] = LOW.includes(key) ? Math.max(was, is) : Math.min(was, is)
    else if (MARKS.includes(key)) merged[key] = was === true || is === true
    else if (!isSaidOnly(key) && JSON.stringify(was) !== JSON.stringify(is))
      merged[key] = [...new Set([was, is].flat().map((value) => JSON.stringify(value)))]
        .toSorted()
        .map((text): unknown => JSON.parse(text))
  }
  return merged
}

const isSaidOnly = (key: string) => key.startsWith('x-') || isWords(key) || ['default', 'discriminator'].includes(key)

/**
 * The component that each value of a discriminator means. Without a mapping, the values are the names of the components:
 * https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function discriminatorOf(schema: Schema): Keywords {
  const { discriminator } = schema
  if (!isSchema(discriminator)) return {}
  const { mapping, ...others } = discriminator
  const said = Object.fromEntries(
    Object.entries(tree(mapping)).map(([value, to]) => [value, componentName(String(to))]),
  )
  const named = [schema['oneOf'], schema['anyOf']]
    .flatMap(schemasIn)
    .flatMap(({ $ref }) => (typeof $ref === 'string' ? [componentName($ref)] : []))
    .filter((name) => !Object.values(said).includes(name))
  const all = { ...Object.fromEntries(named.map((name) => [name, name])), ...said }
  return { discriminator: { ...others, ...(Object.keys(all).length > 0 && { mapping: all }) } }
}
