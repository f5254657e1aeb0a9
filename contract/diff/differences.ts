import { isSchema } from '../read/schema.ts'
import { isUnordered, isWords } from './keywords.ts'
import type { Told } from './pair.ts'
import { fromTheDifference, shortly } from './words.ts'

export interface Difference {
  path: string[]
  was: unknown
  is: unknown
}

/** The places at which two values differ, as high up as one side has nothing. Words are left out. */
export function differencesOf(was: unknown, is: unknown, path: string[] = []): Difference[] {
  if (isSchema(was) && isSchema(is))
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
      isForPeople(key, was[key] ?? is[key], path) ? [] : differencesOf(was[key], is[key], [...path, key]),
    )
  const isDeclared = isEntry(path) && (was === undefined) !== (is === undefined)
  const key = path.at(-1)
  return written(was, key) === written(is, key) && !isDeclared ? [] : [{ path, was, is }]
}

/** Words, and examples of any form; not a field that has such a name. */
const isForPeople = (key: string, value: unknown, path: string[]) =>
  isWords(key) && path.at(-1) !== 'properties' && (typeof value !== 'object' || key.startsWith('example'))

/** A status, and a media type of one, of a body or of a parameter: it says something although nothing stands in it. */
const isEntry = ([first, second, third, ...others]: string[]) =>
  (first === 'responses' && (third === undefined || (third === 'content' && others.length === 1))) ||
  (first === 'parameters' && third === 'content' && others.length === 1) ||
  (first === 'body' && second === 'more' && third !== undefined && others.length === 0)

/** No says no more than nothing: https://spec.openapis.org/oas/v3.1.1.html#fixed-fields-10 */
const USUALLY_FALSE = ['required', 'deprecated', 'allowReserved', 'allowEmptyValue']

/** An empty object says no more than none. */
export function written(value: unknown, of = ''): string {
  if (value === false && USUALLY_FALSE.includes(of)) return ''
  if (Array.isArray(value)) {
    const texts = value.map((one) => written(one))
    return `[${(isUnordered(of) ? texts.toSorted() : texts).join()}]`
  }
  if (!isSchema(value)) return JSON.stringify(value) ?? ''
  const entries = Object.entries(value)
    .filter(([key, one]) => !(isWords(key) && typeof one !== 'object'))
    .map(([key, one]) => `${JSON.stringify(key)}:${written(one, key)}`)
    .filter((entry) => !entry.endsWith(':'))
  return entries.length > 0 ? `{${entries.toSorted().join()}}` : ''
}

/** What differs, as something to look at. */
export function lookAt({ was, is }: Difference, about: string): Told {
  const said = (value: unknown) => (written(value) === '' ? '' : `\`${shortly(value)}\``)
  return {
    kind: was === undefined ? 'rest added' : is === undefined ? 'rest removed' : 'rest',
    about,
    words:
      was === undefined
        ? `is new${said(is) && ` (${said(is)})`}`
        : is === undefined
          ? `is removed${said(was) && ` (was ${said(was)})`}`
          : changeWords(was, is),
    isUnknown: true,
  }
}

function changeWords(was: unknown, is: unknown): string {
  const [before, after] = fromTheDifference(JSON.stringify(was), JSON.stringify(is))
  return `is now \`${after}\`${written(was) === '' ? '' : ` (was \`${before}\`)`}`
}
