import { componentName, type Schema } from '../read/document.ts'
import { isSchema, mapValues, referenceTo, type Schemas, schemasByName, schemasIn } from '../read/schema.ts'

const COMPOSITIONS = ['allOf', 'anyOf', 'oneOf']
/** No generator supports conditions. In replies they become variants; in requests the descriptions explain them. */
const CONDITIONS = ['if', 'then', 'else']
const LIMITS: Record<string, string[]> = {
  integer: ['minimum', 'maximum'],
  string: ['minLength', 'maxLength', 'pattern'],
}
/** Of our own keywords, servers need only the unit of an amount. */
const isMark = (key: string) => key.startsWith('x-') && key !== 'x-money'
const MOST_IN_32_BITS = 2 ** 31 - 1

/**
 * The contract's schemas with what servers should send: where the app reads a number or its digits as text, only one of them
 * (the number, or the text if the schema has `x-send: text`).
 */
export function schemasForServer(tolerant: Schemas): Schemas {
  const schemas = mapValues(tolerant, schemaForServer)
  const taken = new Set(Object.keys(schemas))
  return Object.fromEntries(
    Object.entries(schemas).flatMap(([name, schema]) => {
      const own = variantsOf(name, schema, tolerant[name] ?? {}, schemas)
      for (const [title] of own.slice(1)) {
        if (taken.has(title))
          throw new Error(`The contract has a schema ${title}, which is the title of a variant of ${name}.`)
        taken.add(title)
      }
      return own
    }),
  )
}

export function schemaForServer(schema: Schema): Schema {
  const entries = Object.entries(withOneType(withEnum(schema))).flatMap(([key, value]) => keywordForServer(key, value))
  return withFormat(Object.fromEntries(entries))
}

function keywordForServer(key: string, value: unknown): [string, unknown][] {
  if (isMark(key) || CONDITIONS.includes(key)) return []
  if (key === 'description') return [[key, withoutForms(String(value))]]
  if (key === 'items' && isSchema(value)) return [[key, schemaForServer(value)]]
  if (key === 'properties') return [[key, mapValues(schemasByName(value), schemaForServer)]]
  if (!COMPOSITIONS.includes(key)) return [[key, value]]
  const parts = schemasIn(value)
    .map(schemaForServer)
    .filter((part) => Object.keys(part).length > 0)
  return parts.length > 0 ? [[key, parts]] : []
}

/** Writes every choice as `enum`: all generators support it, but not all support `const`. */
function withEnum({ const: constant, ...schema }: Schema): Schema {
  if (constant !== undefined) return { ...schema, enum: [constant] }
  const { oneOf, ...rest } = schema
  const choices = Array.isArray(oneOf) ? oneOf.filter((choice) => isSchema(choice) && 'const' in choice) : []
  if (!Array.isArray(oneOf) || choices.length < oneOf.length) return schema
  return { ...rest, enum: choices.map((choice) => choice.const) }
}

const typeOf = (value: unknown) => (typeof value === 'number' ? 'integer' : typeof value)

function withOneType(schema: Schema): Schema {
  const values: unknown[] | undefined = Array.isArray(schema['enum']) ? schema['enum'] : undefined
  const types = [schema['type'] ?? values?.map(typeOf) ?? []].flat()
  const sent = schema['x-send'] === 'text' ? 'string' : 'integer'
  const dropped = sent === 'string' ? 'integer' : 'string'
  const isMixed = types.includes(sent) && types.includes(dropped)
  const left = [...new Set(isMixed ? types.filter((type) => type !== dropped) : types)]
  const limits = isMixed ? (LIMITS[dropped] ?? []) : []
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([key]) => !limits.includes(key))),
    ...(left.length > 0 && { type: left.length === 1 ? left[0] : left }),
    ...(values && { enum: values.filter((value) => left.includes(typeOf(value))) }),
  }
}

/** Without a format, Java generators use 32 bits for an integer, which may be too small for an amount. */
function withFormat(schema: Schema): Schema {
  if (![schema['type']].flat().includes('integer') || schema['enum']) return schema
  const { maximum = Infinity } = schema
  return { ...schema, format: Number(maximum) > MOST_IN_32_BITS ? 'int64' : 'int32' }
}

/** Removes the sentences about the two forms that the app reads. */
const withoutForms = (description: string) =>
  description.replace(/(, as a number)?,? or (as )?the same digits? in a text \(send (numbers|texts)\)/, '')

/** One schema for each titled branch of a condition. The schema becomes one of them, under its own name. */
function variantsOf(name: string, schema: Schema, tolerant: Schema, schemas: Schemas): [string, Schema][] {
  const { if: condition, then: first, else: second } = tolerant
  if (!isSchema(condition) || !isTitled(first) || !isTitled(second)) return [[name, schema]]
  const { description, ...plain } = schema
  const variants = [first, second].map((branch, index): [string, Schema] => {
    const properties = propertiesOf(schema)
    for (const [field, test] of Object.entries(propertiesOf(condition)))
      properties[field] = withValues(properties[field] ?? {}, test, index === 0, schemas)
    for (const [field, refinement] of Object.entries(propertiesOf(branch)))
      properties[field] = narrow(properties[field] ?? {}, refinement, schemas)
    return [branch.title, { ...plain, properties }]
  })
  const oneOf = variants.map(([title]) => referenceTo(title))
  return [[name, { ...(description !== undefined && { description }), oneOf }], ...variants]
}

const isTitled = (branch: unknown): branch is Schema & { title: string } =>
  isSchema(branch) && typeof branch['title'] === 'string'

/** A schema's properties, including those of its `allOf` parts, in which the contract writes conditions. */
function propertiesOf(schema: Schema): Schemas {
  return Object.assign({}, schema['properties'], ...schemasIn(schema['allOf']).map(propertiesOf))
}

const resolve = (schema: Schema, schemas: Schemas): Schema => {
  const { $ref, ...beside } = schema
  return typeof $ref === 'string' ? { ...schemas[componentName($ref)], ...beside } : schema
}

/** The property with only the values for which the condition is true (or false). */
function withValues(property: Schema, test: Schema, holds: boolean, schemas: Schemas): Schema {
  const resolved = resolve(property, schemas)
  const [values, tested] = [resolved['enum'], test['enum']].map((list): unknown[] => (Array.isArray(list) ? list : []))
  return { ...resolved, enum: values?.filter((value) => tested?.includes(value) === holds) }
}

/** The property as restricted by a condition's branch: only the alternatives with the branch's type. */
function narrow(property: Schema, refinement: Schema, schemas: Schemas): Schema {
  const { anyOf, oneOf, ...beside } = property
  const alternatives = [anyOf, oneOf].find(Array.isArray)
  if (!alternatives) return withType(property, refinement['type'])
  const left = alternatives.filter(isSchema).filter((alternative) => fits(alternative, refinement, schemas))
  const [only = {}, ...others] = left.filter(({ type }) => type !== 'null')
  const isNullable = left.some(({ type }) => type === 'null')
  if (others.length > 0 || (isNullable && '$ref' in only)) return { ...beside, anyOf: left }
  if (!isNullable) return { ...only, ...beside }
  return { ...only, ...beside, type: 'type' in only ? [only['type'], 'null'] : 'null' }
}

/** Null has no items and no limits. */
const withType = (property: Schema, type: unknown): Schema =>
  type === 'null'
    ? { description: property['description'], type }
    : { ...property, ...(type !== undefined && { type }) }

function fits(alternative: Schema, refinement: Schema, schemas: Schemas): boolean {
  const { type, items } = resolve(alternative, schemas)
  if ('type' in refinement && ![type].flat().includes(refinement['type'])) return false
  return !isSchema(items) || !isSchema(refinement['items']) || fits(items, refinement['items'], schemas)
}
