import { type Bundle, deref, type Schema } from './bundle.ts'
import { branchOf, type Contract } from './contract.ts'
import type { ContractOperation } from './operations.ts'
import { withoutIndexes } from './schema-problems.ts'

/** What a place of a reply holds. */
interface Place {
  /** The fields of requests that mean the same. */
  fields: string[]
  /** The unit of an amount (`x-money`). */
  money: unknown
  isList: boolean
}

/** The places of an operation's success, by paths without indexes: `data[].list[].id`. */
export type Places = Map<string, Place>

/**
 * Reads the places of each operation once. A place means the same as a field of a request if it has its name, or its schema by
 * `$ref`. A schema that fields of several names have says nothing.
 */
export function placesOf(contract: Contract): (operation: ContractOperation) => Places {
  const { document, operations } = contract
  const known = new Map<ContractOperation, Places>()
  const fieldsBySchema = new Map<unknown, Set<string>>()
  for (const { parameters, body } of operations.values()) {
    const inQuery = Object.fromEntries(Object.entries(parameters).map(([name, { schema }]) => [name, schema]))
    for (const properties of [inQuery, Object(body && deref(body.schema, document)).properties])
      for (const [name, { $ref }] of Object.entries<Schema>(Object(properties)))
        if ($ref !== undefined) fieldsBySchema.set($ref, (fieldsBySchema.get($ref) ?? new Set()).add(name))
  }
  return (operation) => {
    const places = known.get(operation) ?? read(operation)
    known.set(operation, places)
    return places
  }

  function read(operation: ContractOperation): Places {
    const all = schemasIn(branchOf(operation, 'success', false, contract)?.schema ?? {}, document)
    const places: Places = new Map()
    for (const [path, schemas] of all) {
      const name = path.replaceAll('[]', '').split('.').at(-1) ?? ''
      const fields = schemas.flatMap(({ $ref }) => fieldOf($ref) ?? []).concat(name)
      const money = schemas.find((schema) => schema['x-money'] !== undefined)?.['x-money']
      places.set(path, { fields, money, isList: all.has(`${path}[]`) })
    }
    return places
  }

  function fieldOf($ref: unknown): string | undefined {
    const [name, ...others] = fieldsBySchema.get($ref) ?? []
    return others.length === 0 ? name : undefined
  }
}

/** All schemas of each place inside a schema. */
function schemasIn(schema: Schema, document: Bundle): Map<string, Schema[]> {
  const found = new Map<string, Schema[]>()
  walk([schema], '', [])
  return found

  function walk(schemas: Schema[], at: string, above: unknown[]) {
    const all = schemas.flatMap((one) => partsOf(one, document, new Set()))
    const refs = all.flatMap(({ $ref }) => $ref ?? [])
    // A schema may contain itself.
    if (refs.some((ref) => above.includes(ref))) return
    found.set(at, [...(found.get(at) ?? []), ...all])
    const inside = new Map<string, Schema[]>()
    const add = (name: string, child: Schema) => inside.set(name, [...(inside.get(name) ?? []), child])
    for (const { properties, items } of all) {
      for (const [name, child] of Object.entries<Schema>(Object(properties)))
        add(at === '' ? name : `${at}.${name}`, child)
      if (items !== undefined) add(`${at}[]`, Object(items))
    }
    for (const [name, children] of inside) walk(children, name, [...above, ...refs])
  }
}

const COMBINED = ['allOf', 'anyOf', 'oneOf', 'then', 'else']

function partsOf(schema: Schema, document: Bundle, seen: Set<Schema>): Schema[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const combined = COMBINED.flatMap((key): Schema[] => [Object(schema)[key] ?? []].flat())
  const parts: Schema[] = schema['$ref'] === undefined ? combined : [deref(schema, document), ...combined]
  return [schema, ...parts.flatMap((part) => partsOf(part, document, seen))]
}

/** The texts and numbers of a reply, with their paths: `data[0].list[1].id`. */
export function leavesIn(node: unknown, path = ''): [path: string, value: string | number][] {
  if (typeof node === 'string' || typeof node === 'number') return [[path, node]]
  return partsIn(node, path).flatMap(([at, value]) => leavesIn(value, at))
}

/** The lists of a reply, with their paths. */
export function listsIn(node: unknown, path = ''): [path: string, list: unknown[]][] {
  if (typeof node !== 'object' || node === null) return []
  const inside = partsIn(node, path).flatMap(([at, value]) => listsIn(value, at))
  return Array.isArray(node) ? [[path, node], ...inside] : inside
}

const partsIn = (node: unknown, path: string): [path: string, value: unknown][] =>
  Object.entries(Object(node)).map(([key, value]) => [
    Array.isArray(node) ? `${path}[${key}]` : path ? `${path}.${key}` : key,
    value,
  ])

/** What the contract says of a place of a reply. */
export const placeAt = (places: Places | undefined, path: string) => places?.get(withoutIndexes(path))
