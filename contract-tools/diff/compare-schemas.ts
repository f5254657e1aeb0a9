import type { Schema } from '../read/document.ts'
import { isSchema, mapValues, ownOf, type Schemas } from '../read/schema.ts'
import { compareKeyword, compareValues, mainOf } from './compare-keywords.ts'
import { type At, effectOf, entriesAt, fieldAt, type Report, type SchemaChange, type Sides } from './schema-change.ts'
import { canonical, componentOf, isWords, type Shape, shapeOf } from './shape.ts'
import { listed, shown, typesShown } from './words.ts'

/** Reports every difference between two schemas, except the wording of descriptions and the names of components. */
export function compareSchemas(before: Schema, after: Schema, at: At, sides: Sides, report: Report): void {
  const [old, now] = [shapeOf(before, sides.before), shapeOf(after, sides.after)]
  // A schema may contain itself, under one name or two.
  const [was, is] = [componentOf(before, sides.before) ?? before, componentOf(after, sides.after) ?? after]
  if (at.within.some(([one, other]) => one === was && other === is)) return
  const here: At = { ...at, within: [...at.within, [was, is]] }
  const component = sharedName(old, now, sides)
  const inside: At = component === undefined ? here : { ...here, about: component, isShared: true }

  // A schema without a type allows null anyway.
  if (old.isNullable !== now.isNullable && saysType(old) && saysType(now))
    report({
      kind: now.isNullable ? 'null added' : 'null removed',
      at: isChoice(before) || isChoice(after) ? here : inside,
      words: now.isNullable ? 'may now be null' : 'is never null now',
      effect: now.isNullable ? 'wider' : 'narrower',
    })
  if (wordsOf({ ...was, ...before }) !== wordsOf({ ...is, ...after }))
    report({ kind: 'words', at: wordsOf(was) === wordsOf(is) ? here : inside, words: '', effect: 'none' })
  if (old.choices || now.choices) compareChoices([old, was], [now, is], inside, sides, report)
  // A schema without choices was compared as one choice.
  if (Boolean(old.choices) !== Boolean(now.choices)) return
  const worth = compareValues(old, now, inside, report)
  if (worth === 'nothing') return
  for (const key of keysOf(old.others, now.others).filter((one) => !isWords(one)))
    if (worth === 'all' || key.startsWith('x-')) compareKeyword(key, old, now, inside, report)
  compareItems(old, now, inside, sides, report)
  compareFields(old, now, inside, sides, report)
  compareConditions(old, now, inside, sides, report)
}

/** The component that both sides use: the same name, or a new name for the old one. */
function sharedName({ name: old }: Shape, { name: now }: Shape, sides: Sides): string | undefined {
  if (old === undefined || now === undefined) return undefined
  return old === now || (!Object.hasOwn(sides.after, old) && !Object.hasOwn(sides.before, now)) ? now : undefined
}

const saysType = ({ types, choices }: Shape) => types !== undefined || choices !== undefined
const isChoice = (schema: Schema) => 'anyOf' in schema || 'oneOf' in schema
const keysOf = (...records: object[]) => [...new Set(records.flatMap(Object.keys))]

const wordsOf = (schema: Schema) =>
  Object.keys(schema)
    .filter(isWords)
    .toSorted()
    .map((key) => JSON.stringify([key, schema[key]]))
    .join()

/** Choices that are equal on both sides are skipped. The others are compared in pairs, if they are of one component or one type. */
function compareChoices(old: [Shape, Schema], now: [Shape, Schema], at: At, sides: Sides, report: Report) {
  const listOf = ([{ choices }, schema]: [Shape, Schema]) => choices ?? [withoutNull(schema)]
  const [was, is] = [listOf(old), listOf(now)]
  const [before, after] = [was.map((one) => canonical(one, sides.before)), is.map((one) => canonical(one, sides.after))]
  const lost = was.filter((_one, index) => !after.includes(before[index] ?? ''))
  const brought = is.filter((_one, index) => !before.includes(after[index] ?? ''))
  for (const one of lost) {
    const shape = shapeOf(one, sides.before)
    const isAlike = (other: Schema) => {
      const next = shapeOf(other, sides.after)
      return sharedName(shape, next, sides) !== undefined || typesShown(shape.types) === typesShown(next.types)
    }
    const partner = brought.find(isAlike)
    if (partner) {
      brought.splice(brought.indexOf(partner), 1)
      compareSchemas(one, partner, at, sides, report)
    } else
      report({
        kind: 'choice removed',
        at,
        words: `is no longer ${choiceShown(one, sides.before)}`,
        effect: 'narrower',
      })
  }
  for (const one of brought)
    report({ kind: 'choice added', at, words: `may now also be ${choiceShown(one, sides.after)}`, effect: 'wider' })
}

/** A schema as the one choice that there is. */
function withoutNull({ anyOf, oneOf, ...schema }: Schema): Schema {
  const [only] = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list.filter(isSchema) : []))
  if (only) return only
  const { type } = schema
  const types = Array.isArray(type) ? type.filter((one) => one !== 'null') : []
  return types.length > 0 ? { ...schema, type: types.length === 1 ? types[0] : types } : schema
}

function choiceShown(schema: Schema, components: Schemas): string {
  const { name, types, items } = shapeOf(schema, components)
  if (name !== undefined) return `\`${name}\``
  return `${typesShown(types)}${items ? ` of ${choiceShown(items, components)}` : ''}`
}

function compareItems(old: Shape, now: Shape, at: At, sides: Sides, report: Report) {
  if (old.items && now.items) compareSchemas(old.items, now.items, entriesAt(at), sides, report)
  else if (old.items || now.items)
    report({
      kind: 'entries',
      at: entriesAt(at),
      words: now.items ? 'may now be only what a schema says' : 'may now be anything',
      effect: now.items ? 'narrower' : 'wider',
    })
}

function compareFields(old: Shape, now: Shape, at: At, sides: Sides, report: Report) {
  const names = new Set([...keysOf(old.fields, now.fields), ...old.required, ...now.required])
  for (const name of names) {
    const [was, is] = [ownOf(old.fields, name), ownOf(now.fields, name)]
    const [mustBefore, mustNow] = [old.required.has(name), now.required.has(name)]
    const origin = (is ?? was)?.origin
    const here: At = {
      ...fieldAt(origin === undefined ? at : { ...at, about: origin, isShared: true }, name),
      main: { of: at.path, before: mainOf(old).includes(name), after: mainOf(now).includes(name) },
    }
    if (is && !was) report(addedField(here, mustNow, old.isClosed))
    else if (was && !is) report(removedField(here, mustBefore, now.isClosed))
    else if (mustBefore !== mustNow) report(requiredChange(here, mustNow))
    if (was && is) compareSchemas(was.schema, is.schema, here, sides, report)
  }
  if (old.isClosed !== now.isClosed)
    report({
      kind: now.isClosed ? 'closed' : 'opened',
      at,
      words: now.isClosed ? 'now takes no fields but its own' : 'now takes fields beside its own',
      effect: at.part === 'reply' ? 'none' : now.isClosed ? 'narrower' : 'wider',
    })
}

const requiredChange = (at: At, isRequired: boolean): SchemaChange => ({
  kind: isRequired ? 'required' : 'optional',
  at,
  words: isRequired ? 'is now required (was optional)' : 'is now optional (was required)',
  effect: isRequired ? 'narrower' : 'wider',
})

/** In a request, a receiver that allows no unknown fields refuses a new one. In a reply, a new field breaks nobody. */
const addedField = (at: At, isRequired: boolean, wasClosed: boolean): SchemaChange => ({
  kind: 'field added',
  at,
  words: `is new and ${isRequired ? 'required' : 'optional'}`,
  effect: effectOf(wasClosed && at.part !== 'reply', isRequired),
})

const removedField = (at: At, wasRequired: boolean, isClosed: boolean): SchemaChange => ({
  kind: 'field removed',
  at,
  words: wasRequired ? 'is removed' : 'is removed (was optional)',
  effect: effectOf(wasRequired, isClosed && at.part !== 'reply'),
})

/** Compared by condition. What follows is compared as a whole, because it restricts what other parts say. */
function compareConditions(old: Shape, now: Shape, at: At, sides: Sides, report: Report) {
  const [was, is] = [byCondition(old, sides.before), byCondition(now, sides.after)]
  for (const asked of keysOf(was, is)) {
    const [before, after] = [was[asked], is[asked]]
    if (before?.follows === after?.follows) continue
    report({
      kind: 'condition',
      at,
      words: `has ${!before ? 'a new condition' : after ? 'a changed condition' : 'a condition less'}: ${(after ?? before)?.words}`,
      effect: effectOf(before !== undefined, after !== undefined),
    })
  }
}

/** Conditions that ask the same are one. */
function byCondition({ conditions }: Shape, components: Schemas): Record<string, { words: string; follows: string }> {
  const groups = Object.groupBy(conditions, ({ asked }) => canonical(asked, components))
  return mapValues(groups, (same = []) => ({
    words: conditionShown(same[0]?.asked, components),
    follows: same
      .map(({ branches }) => canonical(branches, components))
      .toSorted()
      .join(),
  }))
}

/** Shows `{properties: {type: {const: 1}}}` as `type` is `1`. */
function conditionShown(condition: unknown, components: Schemas): string {
  const { fields, required } = shapeOf(isSchema(condition) ? condition : {}, components)
  const asked = Object.entries(fields).map(([name, { schema }]) => {
    const { values } = shapeOf(schema, components)
    return `\`${name}\` ${values ? `is ${shown(values)}` : `is as ${canonical(schema, components)} says`}`
  })
  const there = [...required].filter((name) => !Object.hasOwn(fields, name)).map((name) => `\`${name}\` is there`)
  return `where ${listed([...asked, ...there]) || `it is as ${canonical(condition, components)} says`}`
}
