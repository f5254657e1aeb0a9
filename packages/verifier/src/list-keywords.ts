import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv'
import { shown } from './shown.ts'

/** Rules for which OpenAPI has no keyword: how a list is sorted, which field counts it, which years a day may have, what an address is. */
export const LIST_KEYWORDS: FuncKeywordDefinition[] = [
  { keyword: 'x-sorted-by', type: 'array', schemaType: 'string', errors: 'full', validate: sorted() },
  { keyword: 'x-counts', type: 'object', schemaType: 'object', errors: 'full', validate: counted() },
  { keyword: 'x-years', type: 'string', schemaType: 'array', errors: 'full', validate: inYears() },
  { keyword: 'x-reads-as', type: 'string', schemaType: 'string', errors: 'full', validate: withScheme() },
]

/** `x-sorted-by: day`: the `day` of each entry is at least that of the entry before; with `-day`, at most. Equal ones are allowed. */
function sorted(): SchemaValidateFunction {
  const validate: SchemaValidateFunction = (by: string, entries: unknown[]) => {
    const isDown = by.startsWith('-')
    const name = isDown ? by.slice(1) : by
    const values = entries.map((entry) => Object(entry)[name])
    const at = values.findIndex((value, index) => {
      const sign = index === 0 ? 0 : compared(values[index - 1], value)
      return isDown ? sign < 0 : sign > 0
    })
    if (at < 0) return true
    const says = `${shown(values[at])} comes after ${shown(values[at - 1])}, must be sorted by \`${name}\`, the ${isDown ? 'largest' : 'smallest'} first`
    validate.errors = [{ keyword: 'x-sorted-by', params: { at: `${at}/${name}`, says } }]
    return false
  }
  return validate
}

function compared(one: unknown, other: unknown): number {
  // A missing value, or one of another type, is another mistake.
  if (![one, other].every((value) => typeof value === 'string' || typeof value === 'number')) return 0
  const numbers = [Number(one), Number(other)]
  const [first, second] = numbers.some(Number.isNaN) ? [String(one), String(other)] : numbers
  return first === second || first === undefined || second === undefined ? 0 : first < second ? -1 : 1
}

/** `x-counts: { total: books }`: `total` is the number of entries of `books`; null counts as an empty list. */
function counted(): SchemaValidateFunction {
  const validate: SchemaValidateFunction = (counts: Record<string, string>, data: object) => {
    const errors = Object.entries(counts).flatMap(([count, list]) => {
      const entries: unknown = list.split('.').reduce<unknown>((node, key) => Object(node)[key], data)
      const length = entries === null ? 0 : Array.isArray(entries) ? entries.length : undefined
      const said: unknown = Object(data)[count]
      if (length === undefined || said === undefined || Number(said) === length) return []
      const says = `is ${shown(said)}, must be the number of entries of \`${list}\`: ${length}`
      return [{ keyword: 'x-counts', params: { at: count, says } }]
    })
    validate.errors = errors
    return errors.length === 0
  }
  return validate
}

/** `x-years: [2000, 2099]`: a day of these years. Databases write 1970-01-01 or 9999-12-31 for none. */
function inYears(): SchemaValidateFunction {
  const validate: SchemaValidateFunction = ([first, last]: number[], day: string) => {
    const [, year] = /^(\d{4})-/.exec(day) ?? []
    // Year 0 does not exist: another check reports it.
    if (year === undefined || year === '0000' || (Number(year) >= Number(first) && Number(year) <= Number(last)))
      return true
    const says = `is ${shown(day)}, must be a day that is meant, from ${first} to ${last}, or left out`
    validate.errors = [{ keyword: 'x-years', params: { at: '', says } }]
    return false
  }
  return validate
}

/** `x-reads-as: address`: nobody opens an address without its scheme. An empty one is none. */
function withScheme(): SchemaValidateFunction {
  const validate: SchemaValidateFunction = (kind: string, text: string) => {
    if (kind !== 'address' || text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text)) return true
    const says = `is ${shown(text)}, must be an address with its scheme, such as https://`
    validate.errors = [{ keyword: 'x-reads-as', params: { at: '', says } }]
    return false
  }
  return validate
}
