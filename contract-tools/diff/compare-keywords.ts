import fc from 'fast-check'
import type { SCHEMA_KEYWORDS } from '../lint/rules/keywords.js'
import { type At, type Effect, effectOf, fieldAt, type Report } from './schema-change.ts'
import { canonical, type Shape } from './shape.ts'
import { UnreadableSide } from './unreadable.ts'
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
  default: { is: (value) => `${value} by default`, without: 'without a default', effect: () => 'unknown' },
  'x-money': {
    is: (value) => `money in ${value} units`,
    without: 'said to be no money',
    effect: (was, is) => (was === undefined || is === undefined ? 'none' : 'other'),
  },
  'x-reads-as': mark((value) => `read as ${value}`, 'read as it is'),
  'x-send': mark((value) => `to be sent as ${value}`, 'to be sent in any form'),
  'x-refused': mark((value) => `refused by a server where it is ${value}`, 'never refused for its value'),
  'x-years': mark((value) => `a day of the years ${value}`, 'a day of any year'),
  'x-sorted-by': mark((value) => `sorted by ${value}`, 'in any order'),
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
  const rule = new Map<string, Rule>(Object.entries(RULES)).get(key)
  if (!rule)
    throw new UnreadableSide(
      `It cannot be compared: no rule knows what the keyword \`${key}\` at \`${at.about || at.path}\` means. \`npm run generate -- --lint\` names its line.`,
    )
  const [before, after] = valuesShown(was, is)
  const said = (value: string | undefined) => (value === undefined ? rule.without : rule.is(value))
  const effect = rule.effect(was, is)
  report({ kind: `\`${key}\``, at, words: `is now ${said(after)} (was ${said(before)})`, effect })
}

const TRIES = 1000
const SEED = 20_261_127

/** Tries texts that each of the two patterns allows. */
function effectOfPattern(was: unknown, is: unknown): Effect {
  if (typeof was !== 'string' || typeof is !== 'string') return presence(was, is)
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

/** For choices in both versions; a choice that was added or removed is told as a value. */
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
