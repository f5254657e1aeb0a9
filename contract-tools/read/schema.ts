import type { Schema } from './document.ts'

export type Schemas = Record<string, Schema>

export const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schemas of a keyword with a list of them, such as `allOf`; empty if absent. */
export const schemasIn = (list: unknown): Schema[] => (Array.isArray(list) ? list.filter(isSchema) : [])

/** The schemas of a keyword with named ones, such as `properties`; empty if absent. */
export const schemasByName = (value: unknown): Schemas =>
  Object.fromEntries(Object.entries(Object(value)).filter((entry): entry is [string, Schema] => isSchema(entry[1])))

export const referenceTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

export const mapValues = <Value, Other>(record: Record<string, Value>, change: (value: Value) => Other) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** A value of a record whose names others chose: one may be that of a method, such as `constructor`. */
export const ownOf = <Value>(record: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined
