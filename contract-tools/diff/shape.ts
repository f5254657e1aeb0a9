import { SCHEMA_KEYWORDS } from '../lint/rules/keywords.js'
import { componentName, type Schema } from '../read/document.ts'
import { isSchema, mapValues, ownOf, type Schemas, schemasByName, schemasIn } from '../read/schema.ts'
import { UnreadableSide } from './unreadable.ts'

interface Field {
  schema: Schema
  /** The component that declares it, if it comes from an `allOf`. */
  origin?: string
}

interface Condition {
  asked: unknown
  /** The schemas that apply if the condition holds, and if it does not. */
  branches: unknown[]
}

/** All that a schema says, with its references followed and its parts put together. */
export interface Shape {
  /** The component's name, if nothing but words stands beside the reference. */
  name?: string
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
  /** Schemas of which one has to match, without null. */
  choices?: Schema[]
  conditions: Condition[]
  /** Every other keyword. */
  others: Record<string, unknown>
}

/** For people only; no program reads them. */
export const isWords = (key: string) => SCHEMA_KEYWORDS.words.some((one) => one === key)

/** The most steps of a comparison. References that double at each step would otherwise take forever. */
const MOST_STEPS = 2_000_000
const steps = new WeakMap<Schemas, number>()

/** Throws `RangeError` if a contract's schemas are too large to compare. */
function countStep(components: Schemas) {
  const count = (steps.get(components) ?? 0) + 1
  if (count > MOST_STEPS) throw new RangeError('These schemas hold too much.')
  steps.set(components, count)
}

/** The component that a schema refers to. */
export function componentOf({ $ref }: Schema, components: Schemas): Schema | undefined {
  if (typeof $ref !== 'string') return undefined
  const name = componentName($ref)
  const component = ownOf(components, name)
  if (!component) throw new UnreadableSide(`It cannot be compared: there is no schema ${$ref}.`)
  return component
}

const ANYTHING: Shape = {
  isNullable: true,
  fields: {},
  required: new Set(),
  isClosed: false,
  conditions: [],
  others: {},
}

export function shapeOf(schema: Schema, components: Schemas): Shape {
  countStep(components)
  const { $ref, allOf, anyOf, oneOf, ...own } = schema
  const component = componentOf(schema, components)
  const groups = [anyOf, oneOf].flatMap((list) =>
    Array.isArray(list) ? [shapeOfChoice(schemasIn(list), components)] : [],
  )
  const parts = [
    ...(component ? [shapeOf(component, components)] : []),
    ...schemasIn(allOf).map((part) => withOrigin(shapeOf(part, components))),
    ...groups,
    plainShape(own),
  ]
  const name = component ? componentName(String($ref)) : groups[0]?.name
  const isNamed = name !== undefined && Object.keys(own).every(isWords)
  return { ...parts.reduce(meet), ...(isNamed && { name }) }
}

const withOrigin = ({ name, ...shape }: Shape): Shape =>
  name === undefined ? shape : { ...shape, fields: mapValues(shape.fields, (field) => ({ origin: name, ...field })) }

const isNull = ({ type }: Schema) => type === 'null'

/** A choice between values or between schemas; of a single one and null, that one. */
function shapeOfChoice(schemas: Schema[], components: Schemas): Shape {
  const choices = schemas.filter((one) => !isNull(one))
  const isNullable = choices.length < schemas.length
  const [only] = choices
  if (only && choices.length === 1) {
    const shape = shapeOf(only, components)
    return { ...shape, isNullable: isNullable || shape.isNullable }
  }
  if (!choices.every((one) => 'const' in one)) return { ...ANYTHING, isNullable, choices }
  const values = choices.map((one) => one['const'])
  const markets = Object.fromEntries(choices.map((one) => [String(one['const']), one['x-market'] ?? null]))
  const isOfMarkets = choices.some((one) => 'x-market' in one)
  return { ...plainShape({ enum: values }), isNullable, others: isOfMarkets ? { 'x-market': markets } : {} }
}

/** The keywords of a schema itself, without its parts. */
function plainShape({
  type,
  enum: list,
  properties,
  required,
  additionalProperties,
  items,
  if: asked,
  then: first,
  else: second,
  ...others
}: Schema): Shape {
  const values = 'const' in others ? [others['const']] : Array.isArray(list) ? list : undefined
  const types = typesOf(type, values)
  const branches = [first, second].map((one) => (saysNothing(one) ? undefined : one))
  delete others['const']
  return {
    ...ANYTHING,
    ...(types && { types: types.filter((one) => one !== 'null') }),
    ...(values && { values: values.filter((value) => value !== null) }),
    isNullable: (!types || types.includes('null')) && (!values || values.includes(null)),
    fields: mapValues(schemasByName(properties), (schema) => ({ schema })),
    required: new Set(Array.isArray(required) ? required.map(String) : []),
    isClosed: additionalProperties === false,
    ...(isSchema(items) && !saysNothing(items) && { items }),
    conditions: asked === undefined || branches.every((one) => one === undefined) ? [] : [{ asked, branches }],
    others,
  }
}

function typesOf(type: unknown, values: unknown[] | undefined): string[] | undefined {
  const said = [type ?? []].flat().map(String)
  if (said.length > 0) return said.includes('number') ? [...new Set([...said, 'integer'])] : said
  return values && [...new Set(values.map(typeOfValue))]
}

const typeOfValue = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'number' ? 'integer' : typeof value

const LOWER = ['minLength', 'minimum']
const UPPER = ['maxLength', 'maximum', 'maxItems', 'x-max-items']
/** These cannot be put together, so both stay. */
const BESIDE = ['pattern', 'format', 'not']

/** The narrower limits of both; of other keywords, the last one. */
function meetOthers(one: Shape['others'], other: Shape['others']): Shape['others'] {
  const inBothSchemas = Object.keys(one).filter((key) => Object.hasOwn(other, key))
  const met = inBothSchemas.flatMap((key): [string, unknown][] => {
    const [was, is] = [one[key], other[key]]
    if (LOWER.includes(key)) return [[key, Math.max(Number(was), Number(is))]]
    if (UPPER.includes(key)) return [[key, Math.min(Number(was), Number(is))]]
    return BESIDE.includes(key) && canonical(was) !== canonical(is) ? [[key, [was, is].flat()]] : []
  })
  return { ...one, ...other, ...Object.fromEntries(met) }
}

/** The values that both allow. */
function meet(one: Shape, other: Shape): Shape {
  const types = inBoth(one.types, other.types)
  const values = inBoth(one.values, other.values)
  const items = bothOf(one.items, other.items)
  if (one.choices && other.choices)
    throw new UnreadableSide('It cannot be compared: a schema has two choices between schemas that hold together.')
  const choices = one.choices ?? other.choices
  const names = Object.keys({ ...one.fields, ...other.fields })
  const fields = names.flatMap((name): [string, Field][] => {
    const [first, second] = [ownOf(one.fields, name), ownOf(other.fields, name)]
    const schema = bothOf(first?.schema, second?.schema)
    return schema ? [[name, { ...first, ...second, schema }]] : []
  })
  return {
    isNullable: one.isNullable && other.isNullable,
    ...(types && { types }),
    ...(values && { values }),
    fields: Object.fromEntries(fields),
    required: new Set([...one.required, ...other.required]),
    isClosed: one.isClosed || other.isClosed,
    ...(items && { items }),
    ...(choices && { choices }),
    conditions: [...one.conditions, ...other.conditions],
    others: meetOthers(one.others, other.others),
  }
}

const inBoth = <Value>(one: Value[] | undefined, other: Value[] | undefined) =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other)

const bothOf = (one: Schema | undefined, other: Schema | undefined): Schema | undefined =>
  one && other ? { allOf: [one, other] } : (one ?? other)

/** Lists whose order says nothing. */
const SETS = ['enum', 'required', 'type', 'x-main', 'anyOf', 'oneOf', 'allOf', 'security']
/** Keywords that say nothing about a value. */
const isSilent = (key: string, value: unknown) =>
  value === undefined ||
  (key === 'items' && saysNothing(value)) ||
  (typeof value !== 'object' && (isWords(key) || key === 'deprecated'))
const saysNothing = (schema: unknown) => isSchema(schema) && Object.keys(schema).length === 0

/** A value in one text: without words, with sorted keys, and with the components in the place of their references. */
export function canonical(value: unknown, components: Schemas = {}, within: string[] = []): string {
  countStep(components)
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, components, within)).join()}]`
  if (!isSchema(value)) return JSON.stringify(value) ?? 'undefined'
  // One value is a list of one.
  if ('const' in value && !('enum' in value)) {
    const { const: only, ...others } = value
    return canonical({ ...others, enum: [only] }, components, within)
  }
  const { $ref, ...beside } = value
  const name = typeof $ref === 'string' ? componentName($ref) : ''
  if (Object.hasOwn(components, name))
    return within.includes(name)
      ? `<${within.length - within.indexOf(name)} up>`
      : canonical({ ...components[name], ...beside }, components, [...within, name])
  const texts = Object.entries(value).flatMap(([key, one]) => {
    if (isSilent(key, one)) return []
    const isSet = SETS.includes(key) && Array.isArray(one)
    const text = isSet
      ? `[${one
          .map((entry) => canonical(entry, components, within))
          .toSorted()
          .join()}]`
      : canonical(one, components, within)
    return [`${JSON.stringify(key)}:${text}`]
  })
  return `{${texts.toSorted().join()}}`
}
