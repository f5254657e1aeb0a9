import type { ShellContract } from '../shell/shell-contract.ts'
import { compareSchemas } from './compare-schemas.ts'
import type { Schema } from '../read/document.ts'
import { ownOf } from '../read/schema.ts'
import type { Finding } from './gather-changes.ts'
import type { Difference } from './pair.ts'
import { type Effect, type Part, type SchemaChange, startOf } from './schema-change.ts'

/** As with servers, a page asks and a shell answers: `app` is an old page with a new shell, `servers` a new page with an old shell. */
type Breaks = NonNullable<Difference['breaks']>
export const OLD_SHELLS: Breaks = { servers: true }
export const NEW_SHELLS: Breaks = { app: true }
export const BOTH: Breaks = { app: true, servers: true }

/** A change at a place. `names` are the messages or addresses that break. */
export function found(names: string[], at: Finding['at'], difference: Difference): Finding {
  const { kind, about = '', words, breaks: { app = false, servers = false } = {}, isUnknown = false } = difference
  const broken = (is: boolean) => ({ screens: is ? names : [], isGuess: false })
  return {
    kind,
    about,
    at,
    words,
    isUnknown,
    isCalled: true,
    isFormal: app || servers,
    app: broken(app),
    servers: broken(servers),
  }
}

/** Each name with what it means on both sides. */
export function pairsOf<Value>(one: Record<string, Value>, other: Record<string, Value>) {
  return Object.keys({ ...other, ...one }).map((name) => [name, ownOf(one, name), ownOf(other, name)] as const)
}

/** A part that only one side has. */
export const addedOrRemoved = (
  kind: string,
  about: string,
  isNew: boolean,
  breaks: Breaks = {},
  isUnknown = false,
): Difference => ({
  kind: `${kind} ${isNew ? 'added' : 'removed'}`,
  about,
  words: isNew ? 'is new' : 'is removed',
  breaks,
  isUnknown,
})

export type Address = ShellContract['addresses'][number]
export const byPath = ({ addresses }: ShellContract) => Object.fromEntries(addresses.map((one) => [one.path, one]))

/** The differences of two schemas without components. */
export function schemaChanges(before: Schema = {}, after: Schema = {}, part: Part): SchemaChange[] {
  const changes: SchemaChange[] = []
  compareSchemas(before, after, { ...startOf(part), isShared: false }, { before: {}, after: {} }, (change) =>
    changes.push(change),
  )
  return changes
}

/** If a page may send more, old shells break. If it may send less, new shells break. */
export const differenceOf = (
  { kind, words, effect }: Omit<SchemaChange, 'at'>,
  wider = OLD_SHELLS,
  narrower = NEW_SHELLS,
): Difference => ({
  kind,
  words,
  breaks: { ...(isOf('wider', effect) && wider), ...(isOf('narrower', effect) && narrower) },
  isUnknown: effect === 'unknown',
})

const isOf = (which: 'wider' | 'narrower', effect: Effect) => effect === which || effect === 'other'
