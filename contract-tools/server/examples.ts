import { componentName, type Example, type Schema } from '../read/document.ts'
import { fieldValueOf } from '../read/operations.ts'
import { isSchema, type Schemas, schemasIn } from '../read/schema.ts'

/** An example in the form of standard tools. */
export interface StandardExample {
  summary?: string
  value: unknown
}

const resolve = (schema: Schema, schemas: Schemas): Schema =>
  typeof schema['$ref'] === 'string' ? (schemas[componentName(schema['$ref'])] ?? {}) : schema

/** A schema's own properties and those of all its parts and variants. */
export function allProperties(schema: Schema, schemas: Schemas): Schemas {
  const { properties, allOf, oneOf } = resolve(schema, schemas)
  const parts = [...schemasIn(allOf), ...schemasIn(oneOf)]
  return Object.assign({}, ...parts.map((part) => allProperties(part, schemas)), properties)
}

/** Converts each number, or the text of a value, to the type that servers should send. */
export function valueForServer(value: unknown, schema: Schema, schemas: Schemas): unknown {
  const resolved = resolve(schema, schemas)
  if (Array.isArray(value)) {
    const items = resolved['items']
    return isSchema(items) ? value.map((item) => valueForServer(item, items, schemas)) : value
  }
  if (typeof value === 'object' && value !== null) {
    const properties = allProperties(resolved, schemas)
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, valueForServer(part, properties[key] ?? {}, schemas)]),
    )
  }
  const types = [resolved['type']].flat()
  if (typeof value === 'string' && !types.includes('string')) return fieldValueOf(value, resolved)
  return typeof value === 'number' && types.includes('string') ? String(value) : value
}

/** Examples by name, each with the result of `valueOf`; left out if that is undefined. */
export function standardExamples(
  examples: Record<string, Example>,
  valueOf: (example: Example) => unknown,
): { examples?: Record<string, StandardExample> } {
  const standard = Object.entries(examples).flatMap(([name, example]): [string, StandardExample][] => {
    const value = valueOf(example)
    const { summary } = example
    return value === undefined ? [] : [[name, { ...(summary !== undefined && { summary }), value }]]
  })
  return standard.length > 0 ? { examples: Object.fromEntries(standard) } : {}
}
