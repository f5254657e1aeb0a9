import type { Schema } from '../read/document.ts'
import type { Schemas } from '../read/schema.ts'
import { type At, type CompareSchemas, isSameComponent, type Report, type Sides } from './schema-change.ts'
import { type Alternatives, canonical, componentOf, type Shape, shapeOf } from './shape.ts'
import { listed, typesShown } from './words.ts'

/** The component that both sides use. */
export function sharedName({ name: old }: Shape, { name: now }: Shape, sides: Sides): string | undefined {
  if (old === undefined || now === undefined) return undefined
  return isSameComponent(old, now, sides) ? now : undefined
}

/** A schema became a choice of several, or the other way round: the choices are all that it says. */
export const isWholeChoice = (one: Shape, other: Shape) =>
  one.alternatives.length === 0 && other.alternatives.length === 1 && saysNothing(other)

const saysNothing = ({ fields, required, values, items, map }: Shape) =>
  Object.keys(fields).length + required.size === 0 && !values && !items && !map

/** Compares a schema with a choice, in which it may be. */
export function compareWithChoice(old: [Shape, Schema], now: [Shape, Schema], place: Place) {
  const listOf = ([{ alternatives }, schema]: [Shape, Schema], components: Schemas) =>
    alternatives[0]?.schemas ?? [neverNull(schema, components)]
  compareLists(listOf(old, place.sides.before), listOf(now, place.sides.after), place)
}

interface Place {
  at: At
  sides: Sides
  report: Report
  compare: CompareSchemas
}

/** The same object each time, because a schema that holds itself is known by it. */
const withoutNull = new WeakMap<Schema, Schema>()

function neverNull(schema: Schema, components: Schemas): Schema {
  const component = componentOf(schema, components) ?? schema
  const { type, enum: values } = component
  const isNullable = Array.isArray(type) && type.includes('null')
  if (!isNullable && !(Array.isArray(values) && values.includes(null))) return schema
  const known = withoutNull.get(component) ?? {
    ...component,
    ...(isNullable && { type: type.filter((one) => one !== 'null') }),
    ...(Array.isArray(values) && { enum: values.filter((one) => one !== null) }),
  }
  withoutNull.set(component, known)
  return known
}

/** Groups of alternatives that are equal on both sides are skipped. The others are compared in order. */
export function compareAlternatives(old: Shape, now: Shape, place: Place) {
  const { sides, at, report } = place
  const written = ({ schemas }: Alternatives, components: Schemas) =>
    schemas
      .map((one) => canonical(one, components))
      .toSorted()
      .join()
  const lost = [...old.alternatives]
  const brought = now.alternatives.filter((group) => {
    const text = written(group, sides.after)
    const index = lost.findIndex((one) => written(one, sides.before) === text)
    const [same] = index === -1 ? [] : lost.splice(index, 1)
    if (same) compareKeys(same, group, place)
    return !same
  })
  for (const [index, group] of lost.entries()) {
    const partner = brought[index]
    if (partner) {
      compareKeys(group, partner, place)
      compareLists(group.schemas, partner.schemas, place)
    } else
      report({
        kind: 'choice removed',
        at,
        words: `need no longer be ${listShown(group, sides.before)}`,
        effect: 'wider',
      })
  }
  for (const group of brought.slice(lost.length))
    report({ kind: 'choice added', at, words: `must now also be ${listShown(group, sides.after)}`, effect: 'narrower' })
}

const listShown = ({ schemas }: Alternatives, components: Schemas) =>
  listed(
    schemas.map((one) => alternativeShown(one, components)),
    'or',
  )

/** `oneOf` refuses what two of its schemas allow, so it says more only where two may allow the same. */
function compareKeys(old: Alternatives, now: Alternatives, { at, report, sides }: Place) {
  if (old.key === now.key || areApart(now.schemas, sides.after)) return
  report({
    kind: 'choice kind',
    at,
    words: `must now match ${now.key === 'oneOf' ? 'exactly one' : 'at least one'} of its schemas (\`${now.key}\`, was \`${old.key}\`)`,
    effect: now.key === 'oneOf' ? 'narrower' : 'wider',
  })
}

function areApart(schemas: Schema[], components: Schemas): boolean {
  const types = schemas.map((one) => shapeOf(one, components).types)
  return types.every(
    (some, index) => some && types.every((all, other) => other === index || !some.some((type) => all?.includes(type))),
  )
}

/** Alternatives that are equal on both sides are skipped. The others are compared in order, if their types agree. */
function compareLists(was: Schema[], is: Schema[], { at, sides, report, compare }: Place) {
  const write = (schema: Schema, side: Schemas) => canonical(schema, side)
  const isThere = (one: string, list: Schema[], side: Schemas) => list.some((other) => write(other, side) === one)
  const lost = was.filter((one) => !isThere(write(one, sides.before), is, sides.after))
  const brought = is.filter((one) => !isThere(write(one, sides.after), was, sides.before))
  for (const one of lost) {
    const partner =
      brought.find((other) => isNamedAlike(one, other, sides)) ?? brought.find((other) => isAlike(one, other, sides))
    if (partner) {
      brought.splice(brought.indexOf(partner), 1)
      compare(one, partner, at, sides, report)
    } else
      report({
        kind: 'alternative removed',
        at,
        words: `is no longer ${alternativeShown(one, sides.before)}`,
        effect: 'narrower',
      })
  }
  for (const one of brought)
    report({
      kind: 'alternative added',
      at,
      words: `may now also be ${alternativeShown(one, sides.after)}`,
      effect: 'wider',
    })
}

const isNamedAlike = (one: Schema, other: Schema, sides: Sides) => {
  const [was, is] = [shapeOf(one, sides.before), shapeOf(other, sides.after)]
  return was.name !== undefined && was.name === is.name
}

function isAlike(one: Schema, other: Schema, sides: Sides): boolean {
  const [was, is] = [shapeOf(one, sides.before), shapeOf(other, sides.after)]
  if (was.name !== undefined && is.name !== undefined) return sharedName(was, is, sides) !== undefined
  return typesShown(was.types) === typesShown(is.types)
}

function alternativeShown(schema: Schema, components: Schemas) {
  const { name, types, items, fields, required } = shapeOf(schema, components)
  const entry = items && shapeOf(items, components)
  const entryShown = entry && (entry.name ? `\`${entry.name}\`` : typesShown(entry.types))
  const names = [...new Set([...Object.keys(fields), ...required])]
  const withFields = listed(names.slice(0, MOST_FIELDS).map((field) => `\`${field}\``))
  const more = names.length > MOST_FIELDS ? ', …' : ''
  if (name) return `\`${name}\``
  return `${typesShown(types)}${entryShown ? ` of ${entryShown}` : ''}${withFields && ` with ${withFields}${more}`}`
}

const MOST_FIELDS = 3

/** The types of a schema, or of all its alternatives. */
export function typesWithin({ types, alternatives }: Shape, components: Schemas): string[] | undefined {
  if (types || alternatives.length === 0) return types
  const lists = (alternatives[0]?.schemas ?? []).map((one) => shapeOf(one, components).types)
  return lists.every((list) => list !== undefined) ? [...new Set(lists.flat())] : undefined
}
