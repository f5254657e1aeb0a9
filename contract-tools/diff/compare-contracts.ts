import { type Operation, operationsOf } from '../read/document.ts'
import { compareMarks } from './compare-marks.ts'
import { compareOutcomes } from './compare-outcomes.ts'
import { compareRequests } from './compare-requests.ts'
import { compareRoots } from './compare-roots.ts'
import { gatherChanges, type Change, type Finding } from './gather-changes.ts'
import type { Pair, Side, Difference } from './pair.ts'
import { breaksBy, type SchemaChange } from './schema-change.ts'
import { readersOf, type Screens, screensOf, type Usage } from './usage.ts'

interface Address {
  path: string
  method: string
  operation: Operation
}

/** The changes between two contracts, each listed once, wherever it occurs. For changed descriptions, only their place is listed. */
export function compareContracts(before: Side, after: Side): Change[] {
  const [old, now] = [operationsOf(before.contract), operationsOf(after.contract)]
  const order = [...now, ...old].map(({ operation }) => operation.operationId)
  const pairs = pairsOf(old, now)
  const findings = [
    ...old.flatMap((one) => (pairs.some(([was]) => was === one) ? [] : addedOrRemoved(one, before.usage, false))),
    ...now.flatMap((one) => (pairs.some(([, is]) => is === one) ? [] : addedOrRemoved(one, after.usage, true))),
    ...pairs.flatMap(([was, is]) => comparePair(was, is, before, after)),
    ...rootFindings(before, after),
  ]
  return gatherChanges(findings, { order, both: pairs.map(([, is]) => is.operation.operationId) })
}

/** Pairs them by name, else by address. */
function pairsOf(old: Address[], now: Address[]): [Address, Address][] {
  const isNamed = (one: Address, other: Address) => one.operation.operationId === other.operation.operationId
  return old.flatMap((was): [Address, Address][] => {
    const is =
      now.find((one) => isNamed(was, one)) ??
      now.find((one) => addressShown(was) === addressShown(one) && !old.some((other) => isNamed(other, one)))
    return is ? [[was, is]] : []
  })
}

const addressShown = ({ method, path }: Address) => `${method.toUpperCase()} ${path}`
const NOBODY: Screens = { screens: [], isGuess: false }
const all = (screens: string[]): Screens => ({ screens, isGuess: false })

function addedOrRemoved(one: Address, usage: Usage | undefined, isNew: boolean): Finding {
  const screens = screensOf(one.operation, usage)
  return {
    kind: isNew ? 'operation added' : 'operation removed',
    about: '',
    at: { operation: one.operation.operationId, isAlone: true },
    isCalled: screens.length > 0,
    words: `(${addressShown(one)}) is ${isNew ? 'new' : 'removed'}`,
    isFormal: true,
    app: isNew ? NOBODY : all(screens),
    servers: isNew ? all(screens) : NOBODY,
  }
}

function comparePair(was: Address, is: Address, old: Side, now: Side): Finding[] {
  const findings: Finding[] = []
  const [before, after] = [was.operation, is.operation]
  const { operationId } = after
  const screens = { app: screensOf(before, old.usage), servers: screensOf(after, now.usage) }
  const isCalledBy = (breaks: { app?: boolean; servers?: boolean }) =>
    (breaks.app === true && screens.app.length > 0) || (breaks.servers === true && screens.servers.length > 0)
  const add = ({
    kind,
    about = '',
    words,
    breaks: { app = false, servers = false } = {},
    isUnknown = false,
  }: Difference) =>
    findings.push({
      kind,
      isUnknown,
      about,
      at: { operation: operationId, isAlone: about === '' },
      isCalled: isCalledBy({ app, servers }),
      words,
      isFormal: app || servers,
      app: app ? all(screens.app) : NOBODY,
      servers: servers ? all(screens.servers) : NOBODY,
    })
  const tellSchema = ({ kind, at, words, effect }: SchemaChange) => {
    const breaks = breaksBy(at.part, effect)
    /** A screen shows nothing in the place of an optional field that is gone. */
    const isLost = kind === 'field removed' && at.part === 'reply'
    /** The record of one version counts for the other, too, if both have the field. */
    const isOnBoth = kind !== 'field removed' && kind !== 'field added'
    const concerned = (side: 'app' | 'servers') => {
      if (!breaks[side] && !(side === 'app' && isLost)) return NOBODY
      if (at.part !== 'reply') return all(screens[side])
      const isMain = side === 'app' ? at.main?.before : at.main?.after
      const path = inPayload((isMain && at.main?.of) || at.path)
      if (path === '') return all(screens[side])
      const [operation, own, other] = side === 'app' ? [before, old.usage, now.usage] : [after, now.usage, old.usage]
      return readersOf(operation, path, own ?? (isOnBoth ? other : undefined))
    }
    const { about, isShared, path, part } = at
    findings.push({
      kind,
      about: kind === 'words' && !isShared ? '' : about,
      at: { operation: operationId, part, path, isShared },
      isCalled: isCalledBy(breaks),
      words,
      isFormal: breaks.app || breaks.servers,
      isUnknown: effect === 'unknown',
      app: concerned('app'),
      servers: concerned('servers'),
    })
  }

  if (before.operationId !== operationId)
    add({ kind: 'renamed', about: 'The name', words: `is new (was \`${before.operationId}\`); nothing of it is sent` })
  if (addressShown(was) !== addressShown(is))
    add({
      kind: 'moved',
      about: 'The address',
      words: `is now ${addressShown(is)} (was ${addressShown(was)})`,
      breaks: { app: true, servers: true },
    })
  const pair: Pair = { before, after, sides: { before: old.contract, after: now.contract }, add, tellSchema }
  compareMarks(pair)
  compareRequests(pair)
  compareOutcomes(pair)
  return findings
}

/** The usage has the fields of a payload that is the whole body without its place. */
const inPayload = (path: string) => path.replace(/^\$response\.body\.?/, '')

/** Every screen that makes a call. */
export const allScreens = (...sides: Side[]) => [
  ...new Set(
    sides.flatMap(({ contract, usage }) =>
      operationsOf(contract).flatMap(({ operation }) => screensOf(operation, usage)),
    ),
  ),
]

/** The changes that concern all operations. */
const rootFindings = (before: Side, after: Side): Finding[] =>
  compareRoots(before.contract, after.contract).map(
    ({ kind, about = '', words, breaks: { app = false, servers = false } = {}, isUnknown = false }) => ({
      kind,
      about,
      words,
      at: {},
      isCalled: true,
      isUnknown,
      isFormal: app || servers,
      app: app ? all(allScreens(before)) : NOBODY,
      servers: servers ? all(allScreens(after)) : NOBODY,
    }),
  )
