import { componentName, type Schema } from '../read/document.ts'
import { isSchema, mapValues, type Schemas, schemasByName, schemasIn } from '../read/schema.ts'

export interface Field {
  schema: Schema
  /** The component that declares it, if it comes from an `allOf` or is a shared parameter. */
  origin?: string
}

interface Condition {
  asked: unknown
  /** The schemas that apply if the condition holds, and if not. */
  branches: unknown[]
}

/** A schema in normal form: references are resolved, and equivalent keywords are written in one way. */
export interface Shape {
  /** The component's name. */
  name?: string
  /** Keywords beside the reference, not in the component. */
  beside: Set<string>
  isNullable: boolean
  /** Some of `string`, `integer`, `number`, `boolean`, `array`, `object`; absent if any type is allowed. */
  types?: string[]
  /** The only allowed values, without null. */
  values?: unknown[]
  fields: Record<string, Field>
  required: Set<string>
  /** It allows no other fields. */
  isClosed: boolean
  items?: Schema
  /** One of these schemas must match. */
  alternatives: Schema[]
  conditions: Condition[]
  /** Every other keyword. */
  others: Record<string, unknown>
}

/** For people only; no program reads them. */
const WORDS = ['description', 'title', 'example', 'examples', '$comment', 'summary']
const OWN = [
  'type',
  'enum',
  'const',
  'properties',
  'required',
  'items',
  'anyOf',
  'oneOf',
  'allOf',
  'if',
  'then',
  'else',
]

const isNull = (schema: Schema) => schema['type'] === 'null' || ('const' in schema && schema['const'] === null)
const isChoice = (schema: Schema) => 'const' in schema

/** The maximum size of a comparison. References that double at each step would otherwise take forever. */
const MOST_STEPS = 2_000_000
const steps = new WeakMap<Schemas, number>()

/** Each comparison starts counting again. */
export const forgetSteps = (components: Schemas) => steps.delete(components)

/** Throws `RangeError` if a contract's schemas are too large to compare. */
function countStep(components: Schemas) {
  const count = (steps.get(components) ?? 0) + 1
  if (count > MOST_STEPS) throw new RangeError('These schemas hold too much.')
  steps.set(components, count)
}

export function shapeOf(schema: Schema, components: Schemas): Shape {
  countStep(components)
  const { $ref, ...beside } = schema
  if (typeof $ref === 'string') {
    const name = componentName($ref)
    return withBeside({ name, ...shapeOf(components[name] ?? {}, components) }, beside, components)
  }
  const [key, list] = alternativesOf(schema)
  const others = list.filter((one) => !isNull(one))
  const [only] = others
  if (key && only && others.length === 1) {
    const { [key]: _list, ...rest } = schema
    const shape = withBeside(shapeOf(only, components), rest, components)
    if (others.length === list.length) return shape
    return { ...shape, isNullable: true, beside: new Set([...shape.beside, 'null']) }
  }
  return ownShape(schema, key === undefined || others.every(isChoice) ? [] : others, list.some(isNull), components)
}

function alternativesOf(schema: Schema): ['anyOf' | 'oneOf' | undefined, Schema[]] {
  for (const key of ['anyOf', 'oneOf'] as const) if (Array.isArray(schema[key])) return [key, schemasIn(schema[key])]
  return [undefined, []]
}

/** The component's shape, merged with the keywords beside its reference. */
function withBeside(shape: Shape, beside: Schema, components: Schemas): Shape {
  if (Object.keys(beside).length === 0) return shape
  const own = ownShape(beside, [], false, components)
  const { types, values, items } = own
  return {
    ...shape,
    beside: new Set([...shape.beside, ...Object.keys(beside)]),
    ...(types && { types, isNullable: own.isNullable }),
    ...(values && { values }),
    ...(items && { items }),
    fields: { ...shape.fields, ...own.fields },
    required: new Set([...shape.required, ...own.required]),
    isClosed: shape.isClosed || own.isClosed,
    conditions: [...shape.conditions, ...own.conditions],
    others: { ...shape.others, ...own.others },
  }
}

function ownShape(schema: Schema, alternatives: Schema[], takesNull: boolean, components: Schemas): Shape {
  const parts = schemasIn(schema['allOf'])
  const merged = parts.filter((part) => !('if' in part)).map((part) => shapeOf(part, components))
  const values = valuesOf(schema)
  const types = typesOf(schema, values)
  const takesAny = types === undefined && alternatives.length === 0
  const { items, additionalProperties } = schema
  const ofParts = <Value>(read: (part: Shape) => Value | undefined) =>
    merged.map(read).find((value) => value !== undefined)
  const partTypes = ofParts((part) => part.types)
  const shownTypes = types?.filter((type) => type !== 'null') ?? partTypes
  const shownValues = values?.filter((value) => value !== null) ?? ofParts((part) => part.values)
  const shownItems = isSchema(items) ? items : ofParts((part) => part.items)
  return {
    beside: new Set(),
    isNullable: takesNull || types?.includes('null') || (takesAny && merged.every((part) => part.isNullable)),
    ...(shownTypes && { types: shownTypes }),
    ...(shownValues && { values: shownValues }),
    ...(shownItems && { items: shownItems }),
    fields: Object.assign(
      {},
      ...merged.map(({ name, fields }) => mapValues(fields, (field) => (name ? { origin: name, ...field } : field))),
      mapValues(schemasByName(schema['properties']), (field): Field => ({ schema: field })),
    ),
    required: new Set([...merged.flatMap((part) => [...part.required]), ...listOf(schema['required']).map(String)]),
    isClosed: additionalProperties === false || merged.some((part) => part.isClosed),
    alternatives,
    conditions: [
      ...merged.flatMap((part) => part.conditions),
      ...[schema, ...parts].filter((part) => 'if' in part).map(conditionOf),
    ],
    others: inOneWay(
      Object.assign({}, ...merged.map((part) => part.others), withoutKeys(schema, [...OWN, '$ref']), marketsOf(schema)),
      shownTypes,
    ),
  }
}

/** Keywords with a value that says no more than their absence. */
const ABSENT: Record<string, unknown> = {
  minLength: 0,
  minItems: 0,
  minProperties: 0,
  uniqueItems: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
}

/** Of two ways to write a limit, one: for whole numbers, `exclusiveMinimum: -1` is `minimum: 0`. */
function inOneWay(keywords: Record<string, unknown>, types: string[] | undefined): Record<string, unknown> {
  const others = Object.fromEntries(Object.entries(keywords).filter(([key, value]) => ABSENT[key] !== value))
  if (!types?.includes('integer') || types.includes('number')) return others
  const { exclusiveMinimum, exclusiveMaximum, multipleOf, minimum, maximum, ...rest } = others
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

/** The market of each choice, if any has one; null means all markets. */
function marketsOf(schema: Schema) {
  const choices = alternativesOf(schema)[1].filter(isChoice)
  const markets = Object.fromEntries(choices.map((choice) => [String(choice['const']), choice['x-market'] ?? null]))
  return choices.some((choice) => 'x-market' in choice) ? { 'x-market': markets } : {}
}

const conditionOf = ({ if: asked, then: first, else: second }: Schema): Condition => ({
  asked,
  branches: [first, second],
})

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const withoutKeys = (schema: Schema, keys: string[]): Schema =>
  Object.fromEntries(
    Object.entries(schema).filter(
      ([key, value]) => !keys.includes(key) && !(key === 'additionalProperties' && typeof value === 'boolean'),
    ),
  )

/** The only values that a schema allows, if it lists them. */
function valuesOf(schema: Schema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']]
  if (Array.isArray(schema['enum'])) return schema['enum']
  const [, list] = alternativesOf(schema)
  return list.length > 0 && list.every(isChoice) ? list.map((choice) => choice['const']) : undefined
}

function typesOf(schema: Schema, values: unknown[] | undefined): string[] | undefined {
  const said = [schema['type'] ?? []].flat().map(String)
  if (said.length > 0) return said.includes('number') ? [...new Set([...said, 'integer'])] : said
  return values && [...new Set(values.map((value) => (typeof value === 'number' ? 'integer' : typeOfValue(value))))]
}

const typeOfValue = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

export const isWords = (key: string) => WORDS.includes(key)

/** A schema in canonical text: without descriptions, with sorted keys and resolved references. */
export function canonical(value: unknown, components: Schemas, within: string[] = []): string {
  countStep(components)
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, components, within)).join()}]`
  if (!isSchema(value)) return JSON.stringify(value) ?? 'undefined'
  const { $ref, ...beside } = value
  if (typeof $ref === 'string') {
    const name = componentName($ref)
    if (within.includes(name)) return `<${within.length - within.indexOf(name)} up>`
    return canonical({ ...components[name], ...beside }, components, [...within, name])
  }
  const entries = Object.entries(value).filter(([key, one]) => !(isWords(key) && typeof one !== 'object'))
  const written = entries.map(([key, one]) => {
    const isSet = ['enum', 'required', 'type', 'x-main'].includes(key) && Array.isArray(one)
    const list = isSet ? one.map((entry) => JSON.stringify(entry)).toSorted() : undefined
    return `${JSON.stringify(key)}:${list ? `[${list.join()}]` : canonical(one, components, within)}`
  })
  return `{${written.toSorted().join()}}`
}
