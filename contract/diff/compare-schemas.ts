import type { Schema } from '../read/document.ts'
import { isSchema, type Schemas } from '../read/schema.ts'
import {
  compareAlternatives,
  compareWithChoice,
  isWholeChoice,
  sharedName,
  typesWithin,
} from './compare-alternatives.ts'
import { compareKeyword, compareValues, mainOf } from './compare-keywords.ts'
import { isWords } from './keywords.ts'
import {
  addedField,
  type At,
  entriesAt,
  fieldAt,
  othersAt,
  removedField,
  type Report,
  requiredChange,
  type Sides,
} from './schema-change.ts'
import { canonical, componentOf, type Field, type Shape, shapeOf } from './shape.ts'
import { isNothing, isSharedParameter, shown } from './words.ts'

/** Reports every difference between two schemas, except the wording of descriptions and the names of components. */
export function compareSchemas(before: Schema, after: Schema, at: At, sides: Sides, report: Report): void {
  const old = shapeOf(before, sides.before)
  const now = shapeOf(after, sides.after)
  const component = sharedName(old, now, sides)
  // A schema may contain itself, under one name or two.
  const [was, is] = [componentOf(before, sides.before) ?? before, componentOf(after, sides.after) ?? after]
  if (at.within.some(([one, other]) => one === was && other === is)) return
  const here: At = { ...at, within: [...at.within, [was, is]] }
  const isInPlace = component !== undefined && isSaidBeside(old, now, before, after, sides)
  const inside: At = component && !isInPlace ? { ...here, about: component, isShared: true } : here
  // Keywords beside a reference belong to the place, wherever else the component is used.
  const placeOf = (key: string) => (old.beside.has(key) || now.beside.has(key) ? here : inside)

  // A schema without a type allows null anyway.
  if (old.isNullable !== now.isNullable && saysType(old) && saysType(now))
    report({
      kind: now.isNullable ? 'null added' : 'null removed',
      at: placeOf('null'),
      words: now.isNullable ? 'may now be null' : 'is never null now',
      effect: now.isNullable ? 'wider' : 'narrower',
    })
  compareWords(before, after, at, inside, sides, report)
  const place = { at: inside, sides, report, compare: compareSchemas }
  if (isWholeChoice(old, now) || isWholeChoice(now, old)) return compareWithChoice([old, before], [now, after], place)
  compareAlternatives(old, now, place)
  const typed = (shape: Shape, components: Schemas) => {
    const types = typesWithin(shape, components)
    return types ? { ...shape, types } : shape
  }
  const hasChoices = old.alternatives.length > 0 && now.alternatives.length > 0
  const worth =
    hasChoices && !old.types && !now.types
      ? 'all'
      : compareValues(
          typed(old, sides.before),
          typed(now, sides.after),
          placeOf(old.values || now.values ? 'enum' : 'type'),
          report,
        )
  if (worth === 'nothing') return
  for (const key of keysOf(old.others, now.others))
    if (worth === 'all' || key.startsWith('x-')) compareKeyword(key, old, now, placeOf(key), sides, report)
  compareItems(old, now, inside, sides, report)
  compareOthers(old, now, inside, sides, report)
  compareFields(old, now, inside, sides, report)
  compareConditions(old, now, inside, sides, report)
}

/** The component is the same, so that whatever differs stands beside its reference. */
function isSaidBeside(old: Shape, now: Shape, before: Schema, after: Schema, sides: Sides) {
  const [was, is] = [componentOf(before, sides.before), componentOf(after, sides.after)]
  if (!was || !is || [...old.beside, ...now.beside].every(isWords)) return false
  return canonical(was, sides.before) === canonical(is, sides.after)
}

const saysType = ({ types, alternatives }: Shape) => types !== undefined || alternatives.length > 0

const keysOf = (...records: object[]) => [...new Set(records.flatMap(Object.keys))]

function compareItems(old: Shape, now: Shape, at: At, sides: Sides, report: Report) {
  if (old.items && now.items) compareSchemas(old.items, now.items, entriesAt(at), sides, report)
  else if (old.items || now.items)
    report({
      kind: 'entries',
      at: entriesAt(at),
      words: now.items
        ? isNothing(now.items)
          ? 'may not be there at all now'
          : 'may now be only what a schema says'
        : 'may now be anything',
      effect: now.items ? 'narrower' : 'wider',
    })
}

/** Compares the fields that have no name of their own. */
function compareOthers(old: Shape, now: Shape, at: At, sides: Sides, report: Report) {
  if (old.map && now.map) compareSchemas(old.map, now.map, othersAt(at), sides, report)
  else if ((old.map || now.map) && !old.isClosed && !now.isClosed)
    report({
      kind: 'other fields',
      at: othersAt(at),
      words: now.map ? 'may now be only what a schema says' : 'may now be anything',
      effect: now.map ? 'narrower' : 'wider',
    })
}

/** A field may have the name of a method, such as `constructor`. */
const ownOf = <Value>(record: Record<string, Value>, name: string) =>
  Object.hasOwn(record, name) ? record[name] : undefined

function compareFields(old: Shape, now: Shape, at: At, sides: Sides, report: Report) {
  for (const name of keysOf(old.fields, now.fields)) {
    const [was, is] = [ownOf(old.fields, name), ownOf(now.fields, name)]
    const [mustBefore, mustNow] = [old.required.has(name), now.required.has(name)]
    const origin = (is ?? was)?.origin
    const here: At = {
      ...fieldAt(origin === undefined ? at : { ...at, about: origin, isShared: true }, name),
      main: { of: at.path, before: mainOf(old).includes(name), after: mainOf(now).includes(name) },
    }
    // A shared parameter is named as itself, not as its own field.
    if (isParameter(is ?? was)) here.about = name
    if (is && was) {
      if (mustBefore !== mustNow) report(requiredChange(here, mustNow))
      compareSchemas(was.schema, is.schema, here, sides, report)
    } else if (is) report(addedField(here, mustNow, old.isClosed))
    else report(removedField(here, mustBefore, now.isClosed))
  }
  for (const name of new Set([...old.required, ...now.required]))
    if (
      !Object.hasOwn(old.fields, name) &&
      !Object.hasOwn(now.fields, name) &&
      old.required.has(name) !== now.required.has(name)
    )
      report(requiredChange(fieldAt(at, name), now.required.has(name)))
  if (old.isClosed !== now.isClosed)
    report({
      kind: now.isClosed ? 'closed' : 'opened',
      at,
      words: now.isClosed ? 'now takes no fields but its own' : 'now takes fields beside its own',
      effect: at.part === 'reply' ? 'none' : now.isClosed ? 'narrower' : 'wider',
    })
}

const isParameter = (declared: Field | undefined) =>
  declared?.origin !== undefined && isSharedParameter(declared.origin)

/** Compared by condition. The branch is compared as a whole, because it restricts what other parts say. */
function compareConditions(old: Shape, now: Shape, at: At, sides: Sides, report: Report) {
  const [was, is] = [byCondition(old, sides.before), byCondition(now, sides.after)]
  for (const asked of keysOf(was, is)) {
    const [before, after] = [was[asked], is[asked]]
    if (before?.branches === after?.branches) continue
    report({
      kind: 'condition',
      at,
      words: `has ${!before ? 'a new condition' : after ? 'a changed condition' : 'a condition less'}: ${(after ?? before)?.words}`,
      effect: !before ? 'narrower' : after ? 'other' : 'wider',
    })
  }
}

const byCondition = ({ conditions }: Shape, components: Schemas): Record<string, { words: string; branches: string }> =>
  Object.fromEntries(
    conditions.map(({ asked, branches }) => [
      canonical(asked, components),
      { words: conditionShown(asked), branches: canonical(branches, components) },
    ]),
  )

/** Shows `{properties: {type: {const: 1}}}` as `type` 1. */
function conditionShown(condition: unknown): string {
  const { fields } = shapeOf(isSchema(condition) ? condition : {}, {})
  const asked = Object.entries(fields).map(([name, { schema }]) => {
    const { values } = shapeOf(schema, {})
    return `\`${name}\` ${values ? `is ${shown(values)}` : `has ${canonical(schema, {})}`}`
  })
  return `where ${asked.join(' and ') || canonical(condition, {})}`
}

/** One line lists all places where only descriptions changed. */
function compareWords(before: Schema, after: Schema, at: At, inside: At, sides: Sides, report: Report) {
  const beside = wordsOf(before) !== wordsOf(after)
  const [old, now] = [componentOf(before, sides.before), componentOf(after, sides.after)]
  const within = old && now && wordsOf(old) !== wordsOf(now)
  if (beside || within) report({ kind: 'words', at: within ? inside : at, words: '', effect: 'none' })
}

const wordsOf = (schema: Schema) =>
  Object.keys(schema)
    .filter(isWords)
    .toSorted()
    .map((key) => `${key}: ${JSON.stringify(schema[key])}`)
    .join()
