import { hasOwn } from '../../lib/has-own.ts'
// Replaces valibot in the script that starts the calls. It has only what the addresses of screens need, because code in the
// head of a page delays everything after it. It reads texts and changes none, so a schema is its check.

type Check = (value: unknown) => boolean

interface ObjectSchema {
  entries: Record<string, Check>
  '~standard': { validate: (value: unknown) => { value: unknown; issues?: readonly unknown[] } }
}

/* @__NO_SIDE_EFFECTS__ */
export const string = (): Check => (value) => typeof value === 'string'

/* @__NO_SIDE_EFFECTS__ */
export const optional =
  (isRight: Check): Check =>
  (value) =>
    value === undefined || isRight(value)

/* @__NO_SIDE_EFFECTS__ */
export const check = (isRight: Check): Check => isRight
/* @__NO_SIDE_EFFECTS__ */
export const regex =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(String(value))

/* @__NO_SIDE_EFFECTS__ */
export const pipe =
  (...checks: Check[]): Check =>
  (value) =>
    checks.every((isRight) => isRight(value))

/**
 * Reads the entries that it names, and leaves the others out.
 * @__NO_SIDE_EFFECTS__
 */
export const object = (entries: Record<string, Check>): ObjectSchema => ({
  entries,
  '~standard': {
    validate(value) {
      const found: Record<string, unknown> = {}
      for (const [name, isRight] of Object.entries(entries)) {
        const present = hasOwn(Object(value), name) ? Object(value)[name] : undefined
        if (!isRight(present)) return { value: undefined, issues: [] }
        if (present !== undefined) found[name] = present
      }
      return { value: found }
    },
  },
})

/* @__NO_SIDE_EFFECTS__ */
export const literal =
  (expected: unknown): Check =>
  (value) =>
    value === expected

export function safeParse(schema: ObjectSchema, value: unknown) {
  const { value: output, issues } = schema['~standard'].validate(value)
  return { success: issues === undefined, output }
}
