import { type At, type Effect, fieldAt, isSameComponent, type Part, type Report, type Sides } from './schema-change.ts'
import { HIGH, isWords, LOW } from './keywords.ts'
import { canonical, type Shape } from './shape.ts'
import { tree, type Tree } from './tree.ts'
import { boundShown, limitWords, listed, shown, typesShown, valueWords } from './words.ts'

type Compared = 'all' | 'marks' | 'nothing'

/** Compares the keywords other than the type. Does nothing if no old value can be a new one. */
export function compareValues(old: Shape, now: Shape, at: At, report: Report): Compared {
  if (old.values && now.values) {
    const added = without(now.values, old.values)
    const removed = without(old.values, now.values)
    if (added.length + removed.length > 0)
      report({ kind: 'values', at, words: valueWords(added, removed), effect: effectOf(added.length, removed.length) })
    return 'all'
  }
  const isOther = typesShown(old.types) !== typesShown(now.types)
  if (old.values || now.values) {
    const one = (values: unknown[]) => `one of ${shown(values)}`
    const [was, is] = [
      old.values ? one(old.values) : typesShown(old.types),
      now.values ? one(now.values) : typesShown(now.types),
    ]
    const isSubset = !isOther || without(typesIn(old.values ? old : now), typesIn(old.values ? now : old)).length === 0
    const effect = !isSubset ? 'other' : now.values ? 'narrower' : 'wider'
    report({ kind: 'values', at, words: `is now ${is} (was ${was})`, effect })
    return isSubset ? 'marks' : 'nothing'
  }
  if (!isOther) return 'all'
  const added = old.types ? without(typesIn(now), old.types).length + Number(!now.types) : 0
  const removed = now.types ? without(typesIn(old), now.types).length + Number(!old.types) : 0
  report({
    kind: 'type',
    at,
    words: `is now ${typesShown(now.types)} (was ${typesShown(old.types)})`,
    effect: effectOf(added, removed),
  })
  return old.types?.some((type) => now.types?.includes(type)) ? 'all' : 'nothing'
}

const typesIn = ({ types = [] }: Shape) => types
/** Values that are lists or objects are equal if they are written alike. */
function without(values: unknown[], others: unknown[]): unknown[] {
  const known = new Set(others.map((one) => canonical(one, {})))
  return values.filter((value) => !known.has(canonical(value, {})))
}
const effectOf = (added: number, removed: number): Effect =>
  added > 0 && removed > 0 ? 'other' : added > 0 ? 'wider' : removed > 0 ? 'narrower' : 'none'

/** They change no value that is allowed. */
const SAYS_ONLY = ['deprecated', 'readOnly', 'writeOnly', 'externalDocs', 'xml']
/** What follows from them depends on who reads them. */
const UNKNOWN = ['default', 'discriminator', 'nullable', '$ref']

export function compareKeyword(key: string, old: Shape, now: Shape, at: At, sides: Sides, report: Report) {
  const [was, is] = [old.others[key], now.others[key]]
  if (isWords(key) || canonical({ [key]: was }, sides.before) === canonical({ [key]: is }, sides.after)) return
  const plain = BOUNDS[key]
  if (plain) {
    // With a plain bound on either side, that is told.
    if (old.others[plain] === undefined && now.others[plain] === undefined) compareBound(plain, old, now, at, report)
    return
  }
  if (key === 'minimum' || key === 'maximum') return compareBound(key, old, now, at, report)
  if (key === 'discriminator' && isSameDiscriminator(tree(was), tree(is), sides)) return
  if (key === 'x-market') return compareMarkets(old, now, at, report)
  if (key === 'x-main') return compareMain(old, now, at, report)
  if (key === 'x-money')
    return report({
      kind: 'money',
      at,
      words: `is now ${unit(is)} (was ${unit(was)})`,
      effect: was === undefined || is === undefined ? 'none' : 'other',
    })
  report({ kind: `\`${key}\``, at, words: limitWords(key, was, is), effect: effectOfKeyword(key, was, is, at.part) })
}

const BOUNDS: Record<string, 'minimum' | 'maximum'> = { exclusiveMinimum: 'minimum', exclusiveMaximum: 'maximum' }

/** A bound that the value itself may have, or not. */
function compareBound(key: 'minimum' | 'maximum', old: Shape, now: Shape, at: At, report: Report) {
  const open = key === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum'
  const boundOf = ({ others }: Shape) => {
    const isOpen = others[key] === undefined && others[open] !== undefined
    return { isOpen, value: isOpen ? others[open] : others[key] }
  }
  const [was, is] = [boundOf(old), boundOf(now)]
  const said = ({ isOpen, value }: { isOpen: boolean; value: unknown }) => boundShown(key, isOpen, value)
  const moved = effectOfKeyword(key, was.value, is.value, at.part)
  const effect = was.value !== is.value ? moved : is.isOpen ? 'narrower' : 'wider'
  report({ kind: `\`${key}\``, at, words: `is now ${said(is)} (was ${said(was)})`, effect })
}

/** The same values mean the same components. */
function isSameDiscriminator(was: Tree, is: Tree, sides: Sides) {
  const [old, now] = [tree(was['mapping']), tree(is['mapping'])]
  const values = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  return (
    was['propertyName'] === is['propertyName'] &&
    values.every(
      (value) => value in old && value in now && isSameComponent(String(old[value]), String(now[value]), sides),
    )
  )
}

/** For choices in both versions; a choice that was added or removed is reported as a value. */
function compareMarkets(old: Shape, now: Shape, at: At, report: Report) {
  const marketIn = ({ others }: Shape, choice: string) => {
    const market: unknown = Object(others['x-market'])[choice]
    return typeof market === 'string' ? `\`${market}\`` : 'every market'
  }
  const moved = (old.values ?? []).map(String).flatMap((choice) => {
    const [was, is] = [marketIn(old, choice), marketIn(now, choice)]
    return was === is || !now.values?.map(String).includes(choice) ? [] : `\`${choice}\` for ${is} (was ${was})`
  })
  if (moved.length > 0) report({ kind: '`x-market`', at, words: `is now ${listed(moved)}`, effect: 'none' })
}

const unit = (value: unknown) => (typeof value === 'string' ? `money in \`${value}\` units` : 'said to be no money')

function effectOfKeyword(key: string, was: unknown, is: unknown, part: Part): Effect {
  const [low, high] = [LOW.includes(key), HIGH.includes(key)]
  const none = low ? -Infinity : Infinity
  const [from, to] = [was, is].map((value) => (typeof value === 'number' ? value : none))
  if (low || high) return Number(to) > Number(from) === high ? 'wider' : 'narrower'
  // What is only written is sent in no reply, and what is only read in no request.
  if (key === 'writeOnly' && part === 'reply') return is === true ? 'wider' : 'narrower'
  if (key === 'readOnly' && part !== 'reply') return is === true ? 'narrower' : 'wider'
  if (UNKNOWN.includes(key)) return 'unknown'
  if (key.startsWith('x-') || SAYS_ONLY.includes(key)) return 'none'
  return was === undefined ? 'narrower' : is === undefined ? 'wider' : 'other'
}

function compareMain(old: Shape, now: Shape, at: At, report: Report) {
  const [was, is] = [mainOf(old), mainOf(now)]
  const [added, removed] = [without(is, was).map(String), without(was, is).map(String)]
  // A field that every server already sends is not a new requirement.
  const isSent = (name: string) => old.required.has(name) && now.required.has(name)
  for (const name of added.filter((one) => !isSent(one)))
    report({
      kind: 'main added',
      at: { ...fieldAt(at, name), main: { of: at.path, before: false, after: true } },
      words: 'is now a main fact: nothing beside it is shown without it',
      effect: 'narrower',
    })
  const names = (list: string[]) =>
    listed(
      list.map((name) => `\`${name}\``),
      'or',
    )
  const sent = added.filter(isSent)
  const said = [
    sent.length > 0 ? `is not shown now without ${names(sent)}` : '',
    removed.length > 0 ? `is shown now without ${names(removed)} too` : '',
    added.length + removed.length === 0 ? `now says that it has ${is.length > 0 ? '' : 'no '}main facts` : '',
  ].filter(Boolean)
  if (said.length > 0) report({ kind: 'main facts', at, words: listed(said), effect: 'none' })
}

export const mainOf = ({ others }: Shape): unknown[] => (Array.isArray(others['x-main']) ? others['x-main'] : [])
