import { canBeMeant, type Moment, readMoment, readWallDate } from '../lib/dates.ts'
import { readMajor, readMinor } from '../lib/money.ts'
import { plainText } from '../lib/plain-text.ts'

/** How to read one value of a reply, as data generated from the contract (src/api/generated/readers). */
export type Reader = Kind | Matching | Choice | List | Either | ObjectReader

type Kind = 'text' | 'written' | 'digits' | 'address' | 'flag' | 'whole' | 'major' | 'minor' | 'date' | 'moment'

/** A text that is sent back or copied unchanged. If it does not match its pattern, it is unreadable. */
interface Matching {
  readonly matches: string
  /** Its maximum length, in characters. */
  readonly most?: number
  /** Never read from a JSON number, which has lost its leading zeros. */
  readonly written?: true
  /** The same, and spaces and hyphens are removed from digits that people type or copy. */
  readonly digits?: true
}

/** One of the contract's values. Numbers and booleans may arrive as texts. */
interface Choice {
  readonly oneOf: readonly (number | string | boolean)[]
}

interface List {
  readonly list: Reader
  /** An unreadable entry stays as undefined, so that the entries after it keep their index. */
  readonly places?: true
}

/** Uses the first of several readers that can read the value. */
interface Either {
  readonly either: readonly Reader[]
}

interface ObjectReader {
  /** If one of these fields is missing, the whole object is undefined (`x-main` in the contract). */
  readonly main: readonly string[]
  readonly fields: Readonly<Record<string, Reader>>
}

interface Reading {
  /** The borrower's market. Dates are shown in its time zone. */
  market: string | undefined
  /** Called for each value that was sent but cannot be read, with its path, such as `recProducts[2].name`. */
  onUnreadable: (path: string) => void
}

/** The maximum length of a text that a screen shows. */
const MAX_TEXT_LENGTH = 2000

/**
 * Reads a payload, even one that breaks the contract: flags become booleans, amounts carry their unit, texts are safe to
 * show, lists and nested objects always exist, and unreadable values are undefined. The result is undefined if a field of
 * `main` is missing. Never throws (docs/decisions/024).
 */
export function readPayload(reader: Reader, payload: unknown, reading: Reading): unknown {
  return readAt('', reader, payload, reading)
}

function readAt(path: string, reader: Reader, value: unknown, reading: Reading): unknown {
  if (isObjectReader(reader)) return readObject(path, reader, value, reading)
  if (isList(reader)) return readList(path, reader, value, reading)
  try {
    return readScalar(path, reader, value, reading)
  } catch {
    // If the engine throws on this value, the others are still read.
    return undefined
  }
}

/** Null and an empty text count as absent. */
const isSent = (value: unknown) => value !== undefined && value !== null && value !== ''

function readObject(path: string, { main, fields }: ObjectReader, value: unknown, reading: Reading) {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isObject && main.length > 0) return undefined
  if (!isObject && isSent(value)) reading.onUnreadable(path)
  const read = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const at = path ? `${path}.${name}` : name
      const sent: unknown = isObject ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
      const fieldRead = readAt(at, field, sent, reading)
      if (fieldRead === undefined && isSent(sent)) reading.onUnreadable(at)
      return [name, fieldRead]
    }),
  )
  return main.every((name) => read[name] !== undefined) ? read : undefined
}

function readList(path: string, { list, places }: List, value: unknown, reading: Reading) {
  if (!Array.isArray(value)) {
    if (isSent(value)) reading.onUnreadable(path)
    return []
  }
  return value.flatMap((entry: unknown, index) => {
    const at = `${path}[${index}]`
    const read = readAt(at, list, entry, reading)
    if (read === undefined) reading.onUnreadable(at)
    return read === undefined && !places ? [] : [read]
  })
}

function readScalar(path: string, reader: Kind | Matching | Choice | Either, value: unknown, reading: Reading) {
  if (typeof reader === 'string') return SCALAR_READERS[reader](value, reading)
  if ('matches' in reader) return readMatching(reader, value)
  if ('oneOf' in reader) return reader.oneOf.find((choice) => isSame(choice, value))
  for (const one of reader.either) {
    const read = readAt(path, one, value, { ...reading, onUnreadable: () => {} })
    if (read !== undefined) return read
  }
  return undefined
}

const SCALAR_READERS: Record<
  Kind,
  (value: unknown, reading: Reading) => string | number | boolean | object | undefined
> = {
  text: readText,
  written: (value) => (typeof value === 'string' ? readText(value) : undefined),
  digits: readDigits,
  address: (value) => (typeof value === 'string' && value !== '' ? value : undefined),
  flag: (value) => (isSame(1, value) ? true : isSame(0, value) ? false : undefined),
  whole: readWhole,
  major: readMajor,
  minor: readMinor,
  date: (value, { market }) => {
    const date = readWallDate(value, market)
    return date && canBeMeant(date) ? date : undefined
  },
  moment: (value, { market }): Moment | undefined => {
    const moment = readMoment(value, market)
    return moment && canBeMeant(moment.wall) ? moment : undefined
  },
}

/** Reads a text. A number is converted to text, unless it is so large that it has lost its last digits. */
function readText(value: unknown): string | undefined {
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : undefined
  return typeof value === 'string' ? plainText(value, MAX_TEXT_LENGTH) || undefined : undefined
}

/** Removes spaces and hyphens from a text of digits. Any other text is not changed. */
function readDigits(value: unknown): string | undefined {
  const text = typeof value === 'string' ? readText(value) : undefined
  // Also normalises full-width digits, no-break spaces and invisible marks, which would be copied too.
  const digits = text?.normalize('NFKC').replaceAll(/[\s\p{Cf}-]/gu, '')
  return digits && /^\d+$/.test(digits) ? digits : text
}

function readMatching(
  { matches, most = MAX_TEXT_LENGTH, written, digits }: Matching,
  value: unknown,
): string | undefined {
  const text = digits ? readDigits(value) : written ? value : (numberAsText(value) ?? value)
  const fits = typeof text === 'string' && text !== '' && text.length <= most && new RegExp(matches, 'u').test(text)
  return fits ? text : undefined
}

/** `JSON.parse` keeps all digits only for safe integers. */
const numberAsText = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? String(value) : undefined

function readWhole(value: unknown): number | undefined {
  const digits = numberAsText(value) ?? (typeof value === 'string' && /^\d+$/.test(value) ? value : undefined)
  return digits !== undefined && Number.isSafeInteger(Number(digits)) ? Number(digits) : undefined
}

/** Whether a value equals the known one, as a number or a text: 174 and '174' are the same. */
const isSame = (known: number | string | boolean, value: unknown) =>
  // In JSON, the others are texts, numbers and booleans.
  // oxlint-disable-next-line typescript/no-base-to-string
  typeof value !== 'object' && String(value) === String(known)

const isObjectReader = (reader: Reader): reader is ObjectReader => typeof reader === 'object' && 'fields' in reader

const isList = (reader: Reader): reader is List => typeof reader === 'object' && 'list' in reader
