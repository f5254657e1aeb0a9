import { isSchema } from '../read/schema.ts'

export type Tree = Record<string, unknown>

/** An object; an empty one for everything else. */
export const tree = (value: unknown): Tree => (isSchema(value) ? value : {})

export const mapTree = <Value>(value: unknown, change: (one: unknown, key: string) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(tree(value)).map(([key, one]) => [key, change(one, key)]))

export const without = (value: object, keys: readonly string[]): Tree =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

/** What a reference leads to, in this document; the value itself if it is none. */
export function resolved(value: unknown, contract: object, within: unknown[] = []): unknown {
  const { $ref } = tree(value)
  if (typeof $ref !== 'string' || !$ref.startsWith('#/') || within.includes(value)) return value
  const steps = $ref.slice(2).split('/')
  const found = steps.reduce<unknown>((at, step) => {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    return Array.isArray(at) ? at[Number(name)] : Object.hasOwn(tree(at), name) ? tree(at)[name] : undefined
  }, contract)
  return resolved(found, contract, [...within, value])
}

/** With the schemas in the place of their references, as far as they do not hold themselves. */
export function inlined(value: unknown, contract: object, within: unknown[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(one, contract, within))
  if (!isSchema(value)) return value
  const { $ref, ...beside } = value
  if (typeof $ref === 'string') {
    const schema = tree(resolved(value, contract))
    return within.includes(schema)
      ? { $ref: `${within.length - within.indexOf(schema)} up` }
      : inlined({ ...schema, ...beside }, contract, [...within, schema])
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inlined(one, contract, within)]))
}
