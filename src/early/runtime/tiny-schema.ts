import { hasOwn } from '../../lib/has-own.ts'
// Replaces valibot in the script that starts the calls. It has only what the addresses of screens need, because code in the
// head of a page delays everything after it.

type Check = (value: unknown) => boolean

interface Schema {
  /** Returns what was read, or undefined if that does not match the schema. */
  read: (value: unknown) => { value: unknown } | undefined
  entries?: Record<string, Schema>
  '~standard'?: { validate: (value: unknown) => { value: unknown; issues?: readonly unknown[] } }
}

const accept =
  (isRight: Check): Schema['read'] =>
  (value) =>
    isRight(value) ? { value } : undefined

/* @__NO_SIDE_EFFECTS__ */
export const string = (): Schema => ({ read: accept((value) => typeof value === 'string') })

/* @__NO_SIDE_EFFECTS__ */
export const optional = ({ read }: Schema): Schema => ({
  read: (value) => (value === undefined ? { value } : read(value)),
})

/* @__NO_SIDE_EFFECTS__ */
export const check = (isRight: Check): Check => isRight
/* @__NO_SIDE_EFFECTS__ */
export const regex =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(String(value))

/* @__NO_SIDE_EFFECTS__ */
export const pipe = ({ read }: Schema, ...checks: Check[]): Schema => ({
  read: (value) => {
    const found = read(value)
    return found && checks.every((isRight) => isRight(found.value)) ? found : undefined
  },
})

/**
 * Reads the entries that it names, and leaves the others out.
 * @__NO_SIDE_EFFECTS__
 */
export function object(entries: Record<string, Schema>): Schema {
  const read = (value: unknown) => {
    const found: Record<string, unknown> = {}
    for (const [name, { read: readEntry }] of Object.entries(entries)) {
      const present = hasOwn(Object(value), name) ? Object(value)[name] : undefined
      const entry = readEntry(present)
      if (!entry) return undefined
      if (present !== undefined) found[name] = entry.value
    }
    return { value: found }
  }
  return { entries, read, '~standard': { validate: (value) => read(value) ?? { value: undefined, issues: [] } } }
}
