import { isParameterPlace, type Part, PARTS } from './schema-change.ts'
import type { Screens } from './usage.ts'
import { listed } from './words.ts'

/** The place of a change: a value on the wire, an operation, or neither if it applies to all. */
interface Place {
  operation?: string
  part?: Part
  path?: string
  /** The same change wherever its component is used. */
  isShared?: boolean
  /** It gets its own sentence. */
  isAlone?: boolean
}

/** One difference at one place. */
export interface Finding {
  kind: string
  about: string
  at: Place
  words: string
  /** One side's contract forbids what the other's allows. */
  isFormal: boolean
  isCalled: boolean
  /** No rule knows whom it breaks. */
  isUnknown?: boolean
  /** Screens of the old app, with a new server. */
  app: Screens
  /** Screens of the new app, with an old server. */
  servers: Screens
}

/** One change, in all its places. */
export interface Change {
  kinds: string[]
  sentence: string
  places: { operation?: string | undefined; part?: Part | undefined; path?: string | undefined }[]
  app: Screens
  servers: Screens
  /** Why a forbidden value breaks nobody. */
  unbroken?: string
  /** No rule knows whom it breaks. */
  isUnknown?: true
}

interface Operations {
  /** Ids in the order of the contract. */
  order: string[]
  /** Ids in both contracts. */
  both: string[]
  /** One and several of them, if they are no operations. */
  nouns?: readonly [one: string, several: string]
}

export function gatherChanges(findings: Finding[], operations: Operations): Change[] {
  const groups = Object.values(Object.groupBy(findings, keyOf)).map((group = []) => groupOf(group, operations))
  // Several changes of one value become one sentence, if they break the same parts.
  const values = Object.values(
    Object.groupBy(groups, ({ subject, app, servers, unbroken, isUnknown, kind, words }) =>
      JSON.stringify([subject, app, servers, unbroken, isUnknown, subject === '' ? kind : '', isOwn(words) && words]),
    ),
  )
  return values
    .flatMap((same = []) => changeOf(same))
    .toSorted((one, other) => rankOf(one, operations.order) - rankOf(other, operations.order))
}

/** A sentence with `;` or `:` outside quotes is not joined with others. */
const isOwn = (words: string) => /[;:]/.test(words.replaceAll(/`[^`]*`/g, ''))

function keyOf({ kind, about, at, words }: Finding): string {
  if (kind === 'words') return kind
  const { operation, part, isShared, isAlone } = at
  const own = isAlone || (part && !isShared) ? operation : ''
  return JSON.stringify([kind, about, words, own, part && (!isShared || isParameterPlace(part)) ? part : ''])
}

/** Changes for all operations come first, changed descriptions last. */
function rankOf({ kinds, places }: Change, order: string[]) {
  if (kinds.includes('words')) return order.length
  return Math.min(...places.map(({ operation }) => (operation === undefined ? -1 : order.indexOf(operation))))
}

interface Group extends Pick<Change, 'places' | 'app' | 'servers' | 'unbroken' | 'isUnknown'> {
  kind: string
  subject: string
  words: string
}

function groupOf(group: Finding[], operations: Operations): Group {
  const [first] = group
  const { kind = '', words = '' } = first ?? {}
  const [app, servers] = [union(group.map((one) => one.app)), union(group.map((one) => one.servers))]
  const isUnbroken = group.some(({ isFormal }) => isFormal) && app.screens.length + servers.screens.length === 0
  const isRead = group.some((one) => one.isCalled)
  return {
    kind,
    subject: kind === 'words' ? 'Words only:' : subjectOf(group, operations),
    words: kind === 'words' ? wordsOf(group) : words,
    places: group.map(({ at: { operation, part, path } }) => ({ operation, part, path })),
    app,
    servers,
    ...(first?.isUnknown && { isUnknown: true }),
    ...(isUnbroken && { unbroken: isRead ? 'nobody reads it' : 'no screen makes this call' }),
  }
}

function changeOf(same: Group[]): Change[] {
  const [first] = same
  if (!first) return []
  const { subject, places, app, servers, unbroken, isUnknown } = first
  const sentence = `${subject} ${listed(same.map(({ words }) => words))}`
  const kinds = [...new Set(same.map(({ kind }) => kind))]
  return [
    {
      kinds,
      sentence,
      places,
      app,
      servers,
      ...(unbroken !== undefined && { unbroken }),
      ...(isUnknown && { isUnknown }),
    },
  ]
}

const union = (all: Screens[]): Screens => ({
  screens: [...new Set(all.flatMap(({ screens }) => screens))],
  isGuess: all.some(({ isGuess }) => isGuess),
})

function wordsOf(group: Finding[]) {
  const names = [...new Set(group.map(({ about, at }) => `\`${about || at.operation}\``))]
  const others = names.length - MOST_OPERATIONS
  return others > 1 ? `${names.slice(0, MOST_OPERATIONS).join(', ')} and ${others} others` : listed(names)
}

function subjectOf(group: Finding[], operations: Operations): string {
  const [first] = group
  if (!first) return ''
  const { about, at } = first
  if (at.isAlone) return `\`${at.operation}\``
  if (at.operation === undefined) return about
  if (!at.part) return `${about} of ${operationsShown(group, operations)}`
  const name = group.length > 1 ? `\`${about}\`` : at.path ? `\`${at.path}\`` : 'What is'
  const parts = PARTS.flatMap((part) => {
    const there = group.filter((one) => one.at.part === part)
    if (there.length === 0) return []
    const showsPaths = group.length > 1 && group.length <= MOST_PATHS && !isParameterPlace(part)
    return `in the ${part} of ${operationsShown(there, operations, showsPaths)}`
  })
  return `${name} ${listed(parts)}`
}

const OPERATIONS = ['operation', 'operations'] as const
/** With more places, only the operations are named. */
const MOST_PATHS = 4
/** Up to this many exceptions, "every operation but" is shorter than a list. */
const MOST_EXCEPTIONS = 5
/** With more operations, only the first are named; `--json` has all. */
const MOST_OPERATIONS = 12

function operationsShown(group: Finding[], { both, nouns = OPERATIONS }: Operations, showsPaths = false): string {
  const ids = [...new Set(group.map(({ at }) => at.operation ?? ''))]
  const others = both.filter((id) => !ids.includes(id))
  if (ids.length > 2 && others.length === 0) return `every ${nouns[0]}`
  if (ids.length > both.length / 2 && others.length <= MOST_EXCEPTIONS && both.length > 2 * MOST_EXCEPTIONS)
    return `every ${nouns[0]} but ${listed(others.map((id) => `\`${id}\``))}`
  if (ids.length > MOST_OPERATIONS)
    return `${ids.length} ${nouns[1]} (${ids
      .slice(0, 3)
      .map((id) => `\`${id}\``)
      .join(', ')}, …)`
  return listed(
    ids.map((id) => {
      const paths = group.flatMap(({ at }) => (at.operation === id && at.path ? [`\`${at.path}\``] : []))
      return showsPaths && paths.length > 0 ? `\`${id}\` (${listed([...new Set(paths)])})` : `\`${id}\``
    }),
  )
}
