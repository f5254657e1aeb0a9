import { componentName, type Schema } from '../read/document.ts'
import { isSchema, mapValues, type Schemas, schemasByName, schemasIn } from '../read/schema.ts'
import { discriminatorOf, inOneWay, isUnordered, isWords, mergedKeywords } from './keywords.ts'
import { without } from './tree.ts'

export interface Field {
  schema: Schema
  /** The component that declares it, if it comes from an `allOf` or is a shared parameter. */
  origin?: string
}

export interface Alternatives {
  key: 'anyOf' | 'oneOf'
  schemas: Schema[]
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
  /** What the fields are that have no name of their own. */
  map?: Schema
  /** Of each group, one schema must match. */
  alternatives: Alternatives[]
  conditions: Condition[]
  /** Every other keyword. */
  others: Record<string, unknown>
}

/** Keywords that a shape has as parts of its own. */
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
  'additionalProperties',
  'discriminator',
]

const isNull = (schema: Schema) => schema['type'] === 'null' || ('const' in schema && schema['const'] === null)
const isChoice = (schema: Schema) => 'const' in schema

/** The maximum size of a comparison. References that double at each step would otherwise take forever. */
const MOST_STEPS = 2_000_000
const steps = new WeakMap<Schemas, number>()

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
    const component = componentOf(schema, components)
    // In another document.
    if (!component) return { ...shapeOf(beside, components), others: { $ref } }
    return withBeside({ name, ...shapeOf(component, components) }, beside, components)
  }
  for (const { key, schemas } of groupsOf(schema)) {
    const others = schemas.filter((one) => !isNull(one))
    const [only] = others
    if (!only || others.length > 1) continue
    const { [key]: _list, ...rest } = schema
    const shape = shapeOf(only, components)
    const isNullable = others.length < schemas.length
    return withBeside(
      isNullable ? { ...shape, isNullable, beside: new Set([...shape.beside, 'null']) } : shape,
      rest,
      components,
    )
  }
  const parts = [
    ...schemasIn(schema['allOf']).map((part) => withOrigin(shapeOf(part, components))),
    ...groupsOf(schema).map(shapeOfGroup),
    plainShape(schema),
  ]
  return inOneForm(parts.reduce((one, other) => meet(one, other)))
}

export const componentOf = ({ $ref }: Schema, components: Schemas): Schema | undefined => {
  const name = typeof $ref === 'string' ? componentName($ref) : ''
  return Object.hasOwn(components, name) ? components[name] : undefined
}

const groupsOf = (schema: Schema): Alternatives[] =>
  (['anyOf', 'oneOf'] as const).flatMap((key) =>
    Array.isArray(schema[key]) ? [{ key, schemas: schemasIn(schema[key]) }] : [],
  )

/** The component's shape, together with the keywords beside its reference: both hold. */
function withBeside(shape: Shape, beside: Schema, components: Schemas): Shape {
  if (Object.keys(beside).length === 0) return shape
  return {
    ...inOneForm(meet(shape, shapeOf(beside, components))),
    ...(shape.name !== undefined && { name: shape.name }),
    beside: new Set([...shape.beside, ...Object.keys(beside)]),
  }
}

const inOneForm = (shape: Shape): Shape => ({ ...shape, others: inOneWay(shape.others, shape.types) })

const withOrigin = ({ name, ...shape }: Shape): Shape =>
  name === undefined ? shape : { ...shape, fields: mapValues(shape.fields, (field) => ({ origin: name, ...field })) }

const ANYTHING: Shape = {
  beside: new Set(),
  isNullable: true,
  fields: {},
  required: new Set(),
  isClosed: false,
  alternatives: [],
  conditions: [],
  others: {},
}

/** A choice between values, or between schemas. */
function shapeOfGroup({ key, schemas }: Alternatives): Shape {
  const isNullable = schemas.some(isNull)
  if (!schemas.every(isChoice))
    return { ...ANYTHING, isNullable, alternatives: [{ key, schemas: schemas.filter((one) => !isNull(one)) }] }
  const values = schemas.map((choice) => choice['const'])
  const types = typesOf({}, values)
  return { ...ANYTHING, ...withValues(values, types), isNullable, others: marketsOf(schemas) }
}

const withValues = (values: unknown[] | undefined, types: string[] | undefined) => ({
  ...(types && { types: types.filter((type) => type !== 'null') }),
  ...(values && { values: values.filter((value) => value !== null) }),
})

/** What a schema says beside its parts. */
function plainShape(schema: Schema): Shape {
  const values = valuesOf(schema)
  const types = typesOf(schema, values)
  const { items, additionalProperties, if: asked, then: first, else: second } = schema
  return {
    ...ANYTHING,
    ...withValues(values, types),
    isNullable: (!types || types.includes('null')) && (!values || values.includes(null)),
    ...(isSchema(items) && { items }),
    ...(isSchema(additionalProperties) && { map: additionalProperties }),
    fields: mapValues(schemasByName(schema['properties']), (field) => ({ schema: field })),
    required: new Set(listOf(schema['required']).map(String)),
    isClosed: additionalProperties === false,
    conditions: 'if' in schema ? [{ asked, branches: [first, second] }] : [],
    others: { ...without(schema, [...OWN, '$ref']), ...discriminatorOf(schema) },
  }
}

/** The shape of what is allowed by both. */
function meet(one: Shape, other: Shape): Shape {
  const common = <Value>(first: Value | undefined, second: Value | undefined, join: (a: Value, b: Value) => Value) =>
    first === undefined ? second : second === undefined ? first : join(first, second)
  const types = common(one.types, other.types, (some, all) => some.filter((type) => all.includes(type)))
  const values = common(one.values, other.values, (some, all) => {
    const known = new Set(all.map((value) => canonical(value, {})))
    return some.filter((value) => known.has(canonical(value, {})))
  })
  const [items, map] = [common(one.items, other.items, bothOf), common(one.map, other.map, bothOf)]
  const shared = Object.entries(one.fields).flatMap(([name, field]): [string, Field][] => {
    const again = Object.hasOwn(other.fields, name) ? other.fields[name] : undefined
    return again ? [[name, { ...again, schema: bothOf(field.schema, again.schema) }]] : []
  })
  return {
    beside: new Set(),
    isNullable: one.isNullable && other.isNullable,
    ...(types && { types }),
    ...(values && { values }),
    ...(items && { items }),
    ...(map && { map }),
    fields: { ...one.fields, ...other.fields, ...Object.fromEntries(shared) },
    required: new Set([...one.required, ...other.required]),
    isClosed: one.isClosed || other.isClosed,
    alternatives: [...one.alternatives, ...other.alternatives],
    conditions: [...one.conditions, ...other.conditions],
    others: mergedKeywords(one.others, other.others),
  }
}

/** The same object each time, because a schema that holds itself is known by it. */
const joined = new WeakMap<Schema, WeakMap<Schema, Schema>>()

function bothOf(one: Schema, other: Schema): Schema {
  if (one === other) return one
  const known = joined.get(one) ?? new WeakMap<Schema, Schema>()
  joined.set(one, known)
  const words = Object.entries({ ...one, ...other }).filter(([key]) => isWords(key))
  const both = known.get(other) ?? { ...Object.fromEntries(words), allOf: [one, other] }
  known.set(other, both)
  return both
}

/** The market of each choice, if any has one; null means all markets. */
function marketsOf(choices: Schema[]) {
  const markets = Object.fromEntries(choices.map((choice) => [String(choice['const']), choice['x-market'] ?? null]))
  return choices.some((choice) => 'x-market' in choice) ? { 'x-market': markets } : {}
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The only values that a schema allows, if it lists them. */
function valuesOf(schema: Schema): unknown[] | undefined {
  if ('const' in schema) return [schema['const']]
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined
}

function typesOf(schema: Schema, values: unknown[] | undefined): string[] | undefined {
  const said = [schema['type'] ?? []].flat().map(String)
  if (said.length > 0) return said.includes('number') ? [...new Set([...said, 'integer'])] : said
  return values && [...new Set(values.map((value) => (typeof value === 'number' ? 'integer' : typeOfValue(value))))]
}

const typeOfValue = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)

/** A schema in canonical text: without descriptions, with sorted keys and resolved references. */
export function canonical(value: unknown, components: Schemas, within: string[] = []): string {
  countStep(components)
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, components, within)).join()}]`
  if (!isSchema(value)) return JSON.stringify(value) ?? 'undefined'
  const { $ref, ...beside } = value
  const component = componentOf(value, components)
  if (typeof $ref === 'string' && component) {
    const name = componentName($ref)
    if (within.includes(name)) return `<${within.length - within.indexOf(name)} up>`
    const isTwice = Object.keys(beside).some((key) => !isWords(key) && Object.hasOwn(component, key))
    const both = isTwice ? { allOf: [component, beside] } : { ...component, ...beside }
    return canonical(both, components, [...within, name])
  }
  const entries = Object.entries(value).filter(([key, one]) => !(isWords(key) && typeof one !== 'object'))
  const texts = entries.map(([key, one]) => {
    const list =
      isUnordered(key) && Array.isArray(one)
        ? one.map((entry) => canonical(entry, components, within)).toSorted()
        : undefined
    return `${JSON.stringify(key)}:${list ? `[${list.join()}]` : canonical(one, components, within)}`
  })
  return `{${texts.toSorted().join()}}`
}
