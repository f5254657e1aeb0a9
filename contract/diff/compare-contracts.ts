import { type ContractDocument, envelopeOf, type Operation, operationsOf } from '../read/document.ts'
import { aligned, placesIn, withPartsNamed } from './align.ts'
import { compareMarks } from './compare-marks.ts'
import { compareOutcomes } from './compare-outcomes.ts'
import { compareRest, withPathParameters } from './compare-rest.ts'
import { compareRoots } from './compare-roots.ts'
import { compareRequests } from './compare-requests.ts'
import { compareSessions } from './compare-sessions.ts'
import { gatherChanges, type Change, type Finding } from './gather-changes.ts'
import { inNormalForm } from './normal-form.ts'
import type { Pair, Side, Told } from './pair.ts'
import type { Effect, Part, SchemaChange } from './schema-change.ts'
import { readersOf, type Screens, screensOf, type Usage } from './usage.ts'
import { listed } from './words.ts'

interface Address {
  path: string
  method: string
  operation: Operation
}

/**
 * The changes between two contracts, each listed once, wherever it occurs. For changed descriptions, only their place is
 * listed.
 */
export function compareContracts(one: Side, other: Side): Change[] {
  const [was, is] = aligned(inNormalForm(one.contract), inNormalForm(other.contract))
  return compareAligned({ ...one, contract: was }, { ...other, contract: is })
}

function compareAligned(before: Side, after: Side): Change[] {
  const findings: Finding[] = []
  const [old, now] = [addressesOf(before.contract), addressesOf(after.contract)]
  const order = [...now, ...old].map(({ operation }) => operation.operationId)
  const pairs = pairsOf(old, now)
  for (const one of old) if (!pairs.some(([was]) => was === one)) findings.push(removed(one, before.usage))
  for (const one of now) if (!pairs.some(([, is]) => is === one)) findings.push(added(one, after.usage))
  for (const [was, is] of pairs) findings.push(...comparePair(was, is, before, after))
  const all = findings.concat(rootFindings(before, after))
  return gatherChanges(all, { order, both: pairs.map(([, is]) => is.operation.operationId) })
}

const addressesOf = (contract: ContractDocument): Address[] =>
  operationsOf(contract).map(({ path, method, operation }) => ({
    path,
    method,
    operation: withPathParameters(operation, contract.paths[path] ?? {}, contract),
  }))

/** Pairs them by name, else by address. Of several with one name, by both. */
function pairsOf(old: Address[], now: Address[]): [Address, Address][] {
  const isNamed = (one: Address, other: Address) => one.operation.operationId === other.operation.operationId
  const isThere = (one: Address, other: Address) =>
    one.method === other.method && placesIn(one.path) === placesIn(other.path)
  const left = new Set(now)
  const found = new Map<Address, Address>()
  for (const isPair of [
    (was: Address, is: Address) => isNamed(was, is) && isThere(was, is),
    // Two that swapped their names.
    (was: Address, is: Address) =>
      isThere(was, is) &&
      old.some((one) => isNamed(one, is) && now.some((other) => isNamed(other, was) && isThere(one, other))),
    isNamed,
    (was: Address, is: Address) => isThere(was, is) && !old.some((one) => isNamed(one, is)),
  ])
    for (const was of old) {
      const is = found.has(was) ? undefined : [...left].find((one) => isPair(was, one))
      if (is) found.set(was, is)
      if (is) left.delete(is)
    }
  return [...found]
}

const addressShown = ({ method, path }: Address) => `${method.toUpperCase()} ${path}`
const NOBODY: Screens = { screens: [], isGuess: false }
const all = (screens: string[]): Screens => ({ screens, isGuess: false })

function removed(one: Address, usage: Usage | undefined): Finding {
  const { operationId } = one.operation
  return {
    kind: 'operation removed',
    about: '',
    at: { operation: operationId, isAlone: true },
    isCalled: screensOf(one.operation, usage).length > 0,
    words: `(${addressShown(one)}) is removed`,
    isFormal: true,
    app: all(screensOf(one.operation, usage)),
    servers: NOBODY,
  }
}

function added(one: Address, usage: Usage | undefined): Finding {
  const screens = screensOf(one.operation, usage)
  return {
    kind: 'operation added',
    about: '',
    at: { operation: one.operation.operationId, isAlone: true },
    isCalled: screensOf(one.operation, usage).length > 0,
    words: `(${addressShown(one)}) is new`,
    isFormal: true,
    app: NOBODY,
    servers: all(screens),
  }
}

function comparePair(was: Address, is: Address, old: Side, now: Side): Finding[] {
  const findings: Finding[] = []
  const before = withPartsNamed(was.operation, was.path, is.path, old.contract)
  const after = is.operation
  const { operationId } = after
  const screens = {
    app: [before, old.usage] as const,
    servers: [after, now.usage] as const,
  }
  const isCalledBy = (breaks: { app?: boolean; servers?: boolean }) =>
    (breaks.app === true && screensOf(...screens.app).length > 0) ||
    (breaks.servers === true && screensOf(...screens.servers).length > 0)
  const tell = ({ kind, about = '', words, breaks: { app = false, servers = false } = {}, isUnknown = false }: Told) =>
    findings.push({
      kind,
      isUnknown,
      about,
      at: { operation: operationId, isAlone: about === '' },
      isCalled: isCalledBy({ app, servers }),
      words,
      isFormal: app || servers,
      app: app ? all(screensOf(...screens.app)) : NOBODY,
      servers: servers ? all(screensOf(...screens.servers)) : NOBODY,
    })
  const tellSchema = ({ kind, at, words, effect }: SchemaChange) => {
    const breaks = breaksBy(at.part, effect)
    /** A screen shows nothing in the place of an optional field that is gone. */
    const isLost = kind === 'field removed' && at.part === 'reply' && at.path !== 'reasons'
    const envelope = Object.values(envelopeOf(old.contract)).concat(Object.values(envelopeOf(now.contract)), 'reasons')
    const concerned = (side: 'app' | 'servers') => {
      if (!breaks[side] && !(side === 'app' && isLost)) return NOBODY
      const [operation, usage] = screens[side]
      if (at.part !== 'reply' || !at.path || envelope.includes(at.path)) return all(screensOf(operation, usage))
      const isMain = side === 'app' ? at.main?.before : at.main?.after
      const path = inPayload((isMain && at.main?.of) || at.path)
      if (path === '') return all(screensOf(operation, usage))
      return readersOf(operation, path, usage ?? otherUsage(side, kind))
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
  /** A screen's usage recorded on one side also counts for the other, if both contracts have it. */
  const otherUsage = (side: 'app' | 'servers', kind: string) =>
    kind === 'field removed' || kind === 'field added' ? undefined : side === 'app' ? now.usage : old.usage

  if (before.operationId !== operationId)
    tell({ kind: 'renamed', about: 'The name', words: `is new (was \`${before.operationId}\`); nothing of it is sent` })
  const isThere = was.method === is.method && placesIn(was.path) === placesIn(is.path)
  if (isThere && was.path !== is.path)
    tell({
      kind: 'part renamed',
      about: 'The address',
      words: `is now written ${is.path} (was ${was.path}); the names of its parts are not sent`,
    })
  if (!isThere)
    tell({
      kind: 'moved',
      about: 'The address',
      words: `is now ${addressShown(is)} (was ${addressShown(was)})`,
      breaks: { app: true, servers: true },
    })
  const pair: Pair = { before, after, sides: { before: old.contract, after: now.contract }, tell, tellSchema }
  compareSessions(pair)
  compareMarks(pair)
  compareRequests(pair)
  compareOutcomes(pair)
  compareRest(pair)
  return findings
}

/** The usage has the fields of a payload that is the whole body without its place. */
const inPayload = (path: string) => path.replace(/^\$response\.body\.?/, '')

/** Who is incompatible with the other side's old version: servers for requests, the app for replies. */
function breaksBy(part: Part, effect: Effect): { app: boolean; servers: boolean } {
  const [wider, narrower] = [effect === 'wider' || effect === 'other', effect === 'narrower' || effect === 'other']
  return part === 'reply' ? { app: wider, servers: narrower } : { app: narrower, servers: wider }
}

/** Every screen that makes a call. */
export const allScreens = (...sides: Side[]) => [
  ...new Set(
    sides.flatMap(({ contract, usage }) =>
      operationsOf(contract).flatMap(({ operation }) => screensOf(operation, usage)),
    ),
  ),
]

/** Outcomes of all operations that have an HTTP status. */
const STATUS_OUTCOMES = [
  ['sessionEnded', 'The status of an ended session'],
  ['busy', 'The status of a busy server'],
] as const

/** Declarations that apply to all operations. */
function rootFindings(before: Side, after: Side): Finding[] {
  const [old, now] = [before.contract, after.contract]
  const findings: Finding[] = []
  const tell = (kind: string, about: string, words: string, app: boolean, servers: boolean, isUnknown = false) =>
    findings.push({
      isUnknown,
      kind,
      about,
      at: {},
      isCalled: true,
      words,
      isFormal: app || servers,
      app: app ? all(allScreens(before)) : NOBODY,
      servers: servers ? all(allScreens(after)) : NOBODY,
    })
  for (const key of Object.keys({ ...old['x-envelope-keys'], ...now['x-envelope-keys'] })) {
    const [was, is] = [old, now].map((contract) => new Map(Object.entries(contract['x-envelope-keys'])).get(key))
    if (was !== is)
      tell('x-envelope-keys', `The scrambled name of \`${key}\``, `is now \`${is}\` (was \`${was}\`)`, true, true)
  }
  for (const [name, subject] of STATUS_OUTCOMES) {
    const statuses = [old, now].map((contract) => (contract['x-common-outcomes']?.[name]?.http ?? []).map(String))
    const [was = [], is = []] = statuses
    const [more, less] = [is.some((one) => !was.includes(one)), was.some((one) => !is.includes(one))]
    if (!more && !less) continue
    // An older contract may not declare it.
    const isSaid = was.length > 0 && is.length > 0
    tell(
      name,
      subject,
      `is now HTTP ${listed(is, 'or') || 'not said'} (was ${listed(was, 'or') || 'not said'})`,
      isSaid && more,
      isSaid && less,
    )
  }
  for (const { kind, about = '', words, breaks = {}, isUnknown = false } of compareRoots(old, now))
    tell(kind, about, words, breaks.app === true, breaks.servers === true, isUnknown)
  return findings
}
