import type { Occurrence, Overall } from './finding.ts'
import { cameAs } from './finding-words.ts'
import { groupBy } from './group-by.ts'
import { UNNAMED } from './judge.ts'
import type { TrialResult } from './run-trial.ts'
import type { Trial } from './trial.ts'

/** What is special about a trial's request, in words that fit any operation: `with a too long field`. */
function causeOf({ kind, says }: Trial): string | undefined {
  if (says === undefined) return undefined
  if (kind === 'others' || kind === 'refused' || kind === 'session') return says
  return kind === 'negative' || kind === 'odd' ? says.replace(/(\S+) `[^`]*`/, withoutName) : undefined
}

/** The field that is broken in a request that is invalid; not one that is missing. */
const brokenField = ({ kind, outcome, says, steps }: Trial) =>
  kind === 'negative' && outcome === 'invalidRequest' && says?.startsWith('with ') ? steps.at(-1)?.set : undefined

const anyBroken = (field: string) => `with any broken \`${field}\``

const withoutName = (_: string, before: string) => `${before} ${/^(as|in|without)$/.test(before) ? 'a ' : ''}field`

const mustRefuse = ({ kind, steps }: Trial) =>
  kind !== 'session' && kind !== 'journey' && !steps.at(-1)?.expects.includes('success')
/** A server usually decides these in one place for all operations. */
const OF_THE_SERVER = new Set<Trial['kind']>(['others', 'refused', 'session'])
const MUST: Partial<Record<Trial['kind'], string>> = {
  others: 'a refusal',
  refused: 'a refusal',
  odd: 'another outcome',
  session: '`success`',
}
const isAboutRequest = ({ kind }: Trial) => kind === 'negative' || kind === 'repeated'

/** What all results together show: which causes the server ignores everywhere, and whether it refuses anything at all. */
export function causesIn(
  results: TrialResult[],
): Pick<Overall, 'ignoredCauses' | 'refusesNothing' | 'sessionIgnored' | 'insteadOfInvalid'> {
  const tried = results.filter(({ state }) => state !== 'skipped')
  const obeyed = new Set(tried.flatMap(({ trial, state }) => (state === 'passed' ? (causeOf(trial) ?? []) : [])))
  const operations = new Map<string, Set<string>>()
  for (const { trial, occurrences } of tried) {
    const cause = causeOf(trial)
    if (cause === undefined || obeyed.has(cause) || occurrences.some(({ isBefore }) => isBefore)) continue
    operations.set(cause, (operations.get(cause) ?? new Set()).add(trial.operation.id))
  }
  const refusable = tried.filter(({ trial }) => mustRefuse(trial) && !trial.isNote)
  const isRefused = refusable.some(({ state }) => state === 'passed')
  const invalid = refusable.filter(({ trial }) => trial.outcome === 'invalidRequest' && trial.kind !== 'key')
  const came = new Set(invalid.flatMap(({ occurrences }) => occurrences.flatMap((occurrence) => occurrence.came ?? [])))
  const [only] = came
  const readsNothing = invalid.length > 1 && invalid.every(({ state }) => state === 'failed')
  const isOther = readsNothing && came.size === 1 && only?.endsWith(UNNAMED)
  return {
    ignoredCauses: new Set([
      ...[...operations].flatMap(([cause, ids]) => (ids.size > 1 ? [cause] : [])),
      ...unreadIn(tried),
    ]),
    refusesNothing: !isRefused && refusable.some(({ trial }) => !isAboutRequest(trial)),
    sessionIgnored: sessionIgnoredIn(results),
    ...(isOther && { insteadOfInvalid: only }),
  }
}

/** The fields of several operations that none looks at, whatever is broken in them. */
function unreadIn(tried: TrialResult[]): string[] {
  const groups = groupBy(tried, ({ trial }) => brokenField(trial) ?? '')
  groups.delete('')
  return [...groups].flatMap(([field, own]) => {
    const isTaken = own.every(({ occurrences }) => occurrences.some(({ expected }) => expected))
    const counts = [new Set(own.map(({ trial }) => trial.operation.id)), new Set(own.map(({ trial }) => trial.says))]
    return isTaken && counts.every(({ size }) => size > 1) ? [anyBroken(field)] : []
  })
}

/** The operations that were called in a session, if the server recognised the session in none of them. */
function sessionIgnoredIn(results: TrialResult[]): Set<string> {
  const asked = results.flatMap(({ inSession }) => [...inSession])
  const ids = new Set(asked.map(([id]) => id))
  return ids.size > 1 && asked.every(([, isHeard]) => !isHeard) ? ids : new Set()
}

/** A cause that wrong outcomes of several operations share, and the end of the sentence about all of them. */
export interface Shared {
  key: string
  /** The words after "must be". */
  must: string
}

/** The cause of a wrong outcome, if other operations may share it. */
export function sharedCause(
  { operation, came = '', expected = [], trial, isBefore }: Occurrence,
  overall: Overall,
): Shared | undefined {
  const isSuccess = cameAs(came) === '`success`'
  const isRefusal = !expected.includes('success')
  if (overall.sessionIgnored.has(operation) && !expected.includes('sessionEnded'))
    return { key: 'session ignored', must: '`success` in the session that was given' }
  // The server answers everything with the same code.
  if (came.endsWith(UNNAMED) && overall.neverSucceeded.has(operation))
    return { key: `never ${came}`, must: '`success`' }
  if (overall.refusesNothing && isSuccess && isRefusal) return { key: 'refuses nothing', must: 'refused' }
  if (overall.insteadOfInvalid === came && expected.join('') === 'invalidRequest')
    return { key: 'other code', must: '`invalidRequest`' }
  if (isBefore) return undefined
  const cause = [causeOf(trial), anyBroken(brokenField(trial) ?? '')].find(
    (one) => one !== undefined && (overall.ignoredCauses.has(one) || OF_THE_SERVER.has(trial.kind)),
  )
  if (cause !== undefined) {
    const must = MUST[trial.kind] ?? '`invalidRequest`'
    return { key: cause, must: `${must} ${cause}` }
  }
  return undefined
}
