import fc from 'fast-check'
import type { SCHEMA_KEYWORDS } from '../lint/rules/keywords.js'
import { ownOf } from '../read/schema.ts'
import { type At, type Effect, effectOf, fieldAt, type Report } from './schema-change.ts'
import { canonical, type Shape } from './shape.ts'
import { UnknownKeyword } from './unreadable.ts'
import { listed, shown, typesShown, valuesShown } from './words.ts'

/** Which other keywords are worth a comparison: none if no old value can be a new one. */
type Worth = 'all' | 'marks' | 'nothing'

/** Compares the types and the listed values. */
export function compareValues(old: Shape, now: Shape, at: At, report: Report): Worth {
  const [types, values] = [changeOf(old.types, now.types), changeOf(old.values, now.values)]
  if (old.values && now.values) {
    const said = [
      values.added.length > 0 ? `may now be ${shown(values.added)}` : '',
      values.removed.length > 0 ? `is no longer ${shown(values.removed)}` : '',
    ].filter(Boolean)
    if (said.length > 0) report({ kind: 'values', at, words: said.join(', and '), effect: values.effect })
    return 'all'
  }
  if (old.values || now.values) {
    const [few, all] = now.values ? [now, old] : [old, now]
    const isSubset = !all.types || (few.types ?? []).every((type) => all.types?.includes(type))
    const effect = !isSubset ? 'other' : values.effect
    const shownOf = (shape: Shape) => (shape.values ? `one of ${shown(shape.values)}` : typesShown(shape.types))
    report({ kind: 'values', at, words: `is now ${shownOf(now)} (was ${shownOf(old)})`, effect })
    return isSubset ? 'marks' : 'nothing'
  }
  const words = `is now ${typesShown(now.types)} (was ${typesShown(old.types)})`
  if (types.effect !== 'none') report({ kind: 'type', at, words, effect: types.effect })
  return !old.types || !now.types || old.types.some((type) => now.types?.includes(type)) ? 'all' : 'nothing'
}

/** Without a list, everything is allowed. */
function changeOf<Value>(was: Value[] | undefined, is: Value[] | undefined) {
  const added = is && was ? is.filter((one) => !was.includes(one)) : []
  const removed = is && was ? was.filter((one) => !is.includes(one)) : []
  const isWider = added.length > 0 || (was !== undefined && is === undefined)
  const isNarrower = removed.length > 0 || (was === undefined && is !== undefined)
  return { added, removed, effect: effectOf(isWider, isNarrower) }
}

interface Rule {
  /** The sentence about a value with this keyword, after `is now`. */
  is: (value: string) => string
  /** The same without the keyword. */
  without: string
  effect: (was: unknown, is: unknown) => Effect
}

const limit = (isWiderUp: boolean, none: number, is: Rule['is'], without: string): Rule => ({
  is,
  without,
  effect: (was = none, now = none) =>
    effectOf(Number(now) > Number(was) === isWiderUp, Number(now) > Number(was) !== isWiderUp),
})
const atLeast = (none: number, is: Rule['is'], without: string) => limit(false, none, is, without)
const atMost = (is: Rule['is'], without: string) => limit(true, Infinity, is, without)
/** A keyword that forbids no value. */
const mark = (is: Rule['is'], without: string): Rule => ({ is, without, effect: () => 'none' })
/** Nobody knows whether the other side relies on it. */
const unsure = (is: Rule['is'], without: string): Rule => ({ is, without, effect: () => 'unknown' })

const counted = (bound: string, unit: string, units: string) => (value: string) =>
  `${bound} ${value} ${value === '1' ? unit : units}`
const entries = atMost(counted('at most', 'entry', 'entries'), 'of any number')
const presence = (was: unknown, is: unknown): Effect =>
  was === undefined ? 'narrower' : is === undefined ? 'wider' : 'other'

type Keyword = (typeof SCHEMA_KEYWORDS)['limits' | 'marks'][number]

/** The limits and marks of a schema. The contract with the shell has `not`, too. */
const RULES: Record<Keyword | 'not', Rule> = {
  minLength: atLeast(0, counted('at least', 'character', 'characters'), 'of any length'),
  maxLength: atMost(counted('at most', 'character', 'characters'), 'of any length'),
  maxItems: entries,
  'x-max-items': entries,
  minimum: atLeast(-Infinity, (value) => `at least ${value}`, 'without a limit'),
  maximum: atMost((value) => `at most ${value}`, 'without a limit'),
  pattern: { is: (value) => `of the pattern ${value}`, without: 'of any pattern', effect: effectOfPattern },
  format: { is: (value) => `of the format ${value}`, without: 'of any format', effect: presence },
  not: { is: (value) => `never as ${value} says`, without: 'without an exception', effect: presence },
  default: unsure((value) => `${value} by default`, 'without a default'),
  'x-money': {
    is: (value) => `money in ${value} units`,
    without: 'said to be no money',
    effect: (was, is) => (was === undefined || is === undefined ? 'none' : 'other'),
  },
  'x-reads-as': mark((value) => `read as ${value}`, 'read as it is'),
  'x-send': mark((value) => `to be sent as ${value}`, 'to be sent in any form'),
  'x-refused': unsure((value) => `refused by a server where it is ${value}`, 'never refused for its value'),
  'x-years': { is: (value) => `a day of the years ${value}`, without: 'a day of any year', effect: effectOfYears },
  'x-sorted-by': unsure((value) => `sorted by ${value}`, 'in any order'),
  'x-answer': mark((value) => `found by the verifier as ${value}`, 'nothing that the verifier finds'),
  'x-counts': mark((value) => `said to count ${value}`, 'said to count nothing'),
}

export function compareKeyword(key: string, old: Shape, now: Shape, at: At, report: Report) {
  const [was, is] = [old.others[key], now.others[key]]
  if (key === 'deprecated') {
    const words = is === true ? 'is deprecated now' : 'is deprecated no more'
    if ((was === true) !== (is === true)) report({ kind: key, at, words, effect: 'none' })
    return
  }
  if (canonical({ it: was }) === canonical({ it: is })) return
  if (key === 'x-market') return compareMarkets(old, now, at, report)
  if (key === 'x-main') return compareMain(old, now, at, report)
  const rule = ownOf<Rule>(RULES, key)
  if (!rule && is !== undefined) throw new UnknownKeyword(key, at.about || at.path)
  const [before, after] = valuesShown(was, is)
  // An old contract may have a keyword that is gone now.
  if (!rule)
    return report({ kind: `\`${key}\``, at, words: `has no \`${key}\` now (was ${before})`, effect: 'unknown' })
  const said = (value: string | undefined) => (value === undefined ? rule.without : rule.is(value))
  const effect = rule.effect(was, is)
  report({ kind: `\`${key}\``, at, words: `is now ${said(after)} (was ${said(before)})`, effect })
}

/** The first and the last year that are allowed. */
function effectOfYears(was: unknown, is: unknown): Effect {
  const [from, to] = [was, is].map((years) => (Array.isArray(years) ? years.map(Number) : [-Infinity, Infinity]))
  const [first, last] = [Number(to?.[0]) - Number(from?.[0]), Number(to?.[1]) - Number(from?.[1])]
  return effectOf(first < 0 || last > 0, first > 0 || last < 0)
}

const TRIES = 1000
const SEED = 20_261_127

/** The longest texts that are tried: longer ones would take minutes. */
const MOST_LETTERS = 2000

/** At least the length that a pattern's counts, such as `{6}`, give its texts; a group's count multiplies the others. */
function lettersOf(pattern: string) {
  const counts = [...pattern.matchAll(/(\)?)\{(\d+)(?:,(\d*))?\}/g)].map(([, group, least, most]) => ({
    isOfGroup: group !== '',
    count: Math.max(1, Number(most || least)),
  }))
  const [ofGroups, others] = [counts.filter((one) => one.isOfGroup), counts.filter((one) => !one.isOfGroup)]
  const sum = others.reduce((total, { count }) => total + count, 1)
  return Math.max(
    pattern.length,
    ofGroups.reduce((total, { count }) => total * count, sum),
  )
}

/** Tries texts that each of the two patterns allows. */
function effectOfPattern(was: unknown, is: unknown): Effect {
  if (was === undefined || is === undefined) return presence(was, is)
  // Several patterns hold together.
  if (typeof was !== 'string' || typeof is !== 'string') return 'unknown'
  if (Math.max(lettersOf(was), lettersOf(is)) > MOST_LETTERS) return 'unknown'
  try {
    const [before, after] = [RegExp(was, 'u'), RegExp(is, 'u')]
    const refuses = (some: RegExp, other: RegExp) =>
      fc.sample(fc.stringMatching(some), { numRuns: TRIES, seed: SEED }).some((text) => !other.test(text))
    const effect = effectOf(refuses(after, before), refuses(before, after))
    return effect === 'none' ? 'unknown' : effect
  } catch {
    // Not every pattern can be turned into texts.
    return 'unknown'
  }
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

export const mainOf = ({ others }: Shape): string[] =>
  Array.isArray(others['x-main']) ? others['x-main'].map(String) : []

function compareMain(old: Shape, now: Shape, at: At, report: Report) {
  const [was, is] = [mainOf(old), mainOf(now)]
  const { added, removed } = changeOf(was, is)
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
