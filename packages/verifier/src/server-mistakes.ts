import { type Finding, OF_ANOTHER, type Occurrence, type Overall } from './finding.ts'
import { allThatCame, cameAs, listed, MOST_NAMED, outcomeSentence } from './finding-words.ts'
import { groupBy } from './group-by.ts'
import type { TrialResult } from './run-trial.ts'
import type { Trial } from './trial.ts'

/** A mistake of the whole server, from which many wrong answers follow. */
interface ServerMistake {
  explains: (occurrence: Occurrence, overall: Overall) => boolean
  /** Whether a wrong answer only follows from the mistake, and does not show it. */
  follows?: (occurrence: Occurrence) => boolean
  says: (shown: Occurrence[], operations: number, overall: Overall) => string
}

const isTaken = ({ came }: Occurrence) => cameAs(came) === '`success`'
const isSessionTaken = ({ expected }: Occurrence) => expected?.includes('sessionEnded') === true

const MISTAKES: Record<string, ServerMistake> = {
  absent: {
    explains: ({ operation, isTime }, { absent }) => absent.has(operation) && !isTime,
    says: (shown, count, { operations }) => {
      const statuses = [...new Set(shown.flatMap(({ isAbsent, about }) => (isAbsent ? (about ?? []) : [])))]
      const others = count > 1 ? `, as are ${count - 1} more of ${operations} operations` : ''
      return `is not there${others}: each request was answered ${statuses.join(' or ')}`
    },
  },
  session: {
    // Who is not asked for a session can be shown everybody's things.
    explains: (occurrence, { checksNoSession }) =>
      checksNoSession &&
      (isSessionTaken(occurrence) ||
        occurrence.about === OF_ANOTHER ||
        (occurrence.trial.kind === 'others' && occurrence.expected !== undefined && !occurrence.isBefore)),
    follows: (occurrence) => !isSessionTaken(occurrence),
    says: (shown, count) => `${outcomeSentence(shown, false)}, in ${count} operations`,
  },
  broken: {
    explains: (occurrence, overall) =>
      overall.broken !== undefined &&
      !overall.refusesNothing &&
      overall.insteadOfInvalid === undefined &&
      !overall.sessionIgnored.has(occurrence.operation) &&
      occurrence.expected?.join('') === 'invalidRequest' &&
      isBroken(occurrence.trial) &&
      !occurrence.isBefore &&
      (isTaken(occurrence) || !overall.neverSucceeded.has(occurrence.operation)),
    says: (shown, count, { broken = 0 }) =>
      `answers ${shown.length < broken ? 'almost ' : ''}no broken request with \`invalidRequest\`: ${shown.length} of ${broken} were answered ${allThatCame(shown)}, in ${count} operations`,
  },
}

/** The name of the mistake of the whole server that explains a wrong answer. */
export const serverMistakeOf = (occurrence: Occurrence, overall: Overall): string | undefined =>
  Object.entries(MISTAKES).find(([, { explains }]) => explains(occurrence, overall))?.[0]

/** The finding about a mistake of the whole server. What may only follow from it is counted. */
export function serverFinding(
  name: string,
  occurrences: Occurrence[],
  overall: Overall,
): { finding: Finding; trials: Trial[] }[] {
  const { follows = () => false, says }: Partial<ServerMistake> = MISTAKES[name] ?? {}
  const shown = occurrences.filter((occurrence) => !follows(occurrence))
  const [first] = shown
  if (!first || !says) return []
  const [operation, ...alsoIn] = new Set(shown.map((one) => one.operation))
  const trials = [...new Set(occurrences.map(({ trial }) => trial))]
  const more = occurrences.filter(follows)
  const theirs = [...new Set(more.map((one) => `\`${one.operation}\``))]
  const where = theirs.length > MOST_NAMED ? `${theirs.length} operations` : listed(theirs)
  const finding: Finding = {
    operation: operation ?? '',
    alsoIn,
    says: `${says(shown, alsoIn.length + 1, overall)}${more.length > 0 ? ` (${more.length} more wrong ${more.length > 1 ? 'answers' : 'answer'} of ${where} may follow from it)` : ''}`,
    pointer: name === 'absent' ? '' : first.pointer,
    kind: name === 'absent' ? ('absent' as const) : first.trial.kind,
    trials: trials.map((trial) => trial.name),
    ...(first.message !== undefined && { message: first.message }),
    curl: first.curl,
  }
  return [{ finding, trials }]
}

/** Whether the request of a trial is invalid by itself. */
const isBroken = ({ kind, outcome }: Trial) => outcome === 'invalidRequest' && kind !== 'key'

const ALMOST_ALL = 0.8
/** A mistake of fewer operations is theirs. */
const FEW = 3

/** Which mistakes of the whole server all results together show. */
export function serverMistakesIn(
  results: TrialResult[],
  neverSucceeded: Set<string>,
): Pick<Overall, 'absent' | 'stuck' | 'operations' | 'checksNoSession' | 'broken'> {
  const tried = results.filter(({ state }) => state !== 'skipped')
  const operations = groupBy(tried, ({ trial }) => trial.operation.id)
  const always = (shows: (occurrence: Occurrence) => boolean | undefined) =>
    new Set([...operations].flatMap(([id, own]) => (isEachTime(own, shows) ? id : [])))
  return {
    absent: always(({ isAbsent }) => isAbsent),
    stuck: always(({ path }) => path === 'HTTP status'),
    operations: operations.size,
    checksNoSession: isSessionUnchecked(tried),
    // A refusal proves nothing where no request succeeds.
    ...brokenIn(tried.filter((one) => one.occurrences.some(isTaken) || !neverSucceeded.has(one.trial.operation.id))),
  }
}

/** Kinds of trials whose request a server refuses before it looks for what the request names. */
const EARLY = new Set<Trial['kind']>(['session', 'negative', 'repeated'])

/** Whether each request to an operation shows a mistake. */
function isEachTime(own: TrialResult[], shows: (occurrence: Occurrence) => boolean | undefined): boolean {
  const reached = own.filter(({ trial, occurrences }) => trial.kind !== 'journey' && !occurrences.some(isBefore))
  return (
    reached.length > 1 &&
    reached.some(({ trial }) => EARLY.has(trial.kind)) &&
    reached.every(({ occurrences }) => occurrences.some(shows))
  )
}

const isBefore = (occurrence: Occurrence) => occurrence.isBefore

function isSessionUnchecked(tried: TrialResult[]): boolean {
  const asked = tried.filter(({ trial }) => trial.kind === 'session' && trial.outcome === 'sessionEnded')
  const taken = asked.filter(({ occurrences }) => occurrences.some(isSessionTaken))
  const shown = taken.filter(({ occurrences }) => occurrences.some(isTaken))
  const isAll = asked.every(({ state }) => state === 'failed') && shown.length * 2 >= asked.length
  return isAll && new Set(taken.map(({ trial }) => trial.operation.id)).size > 1
}

function brokenIn(tried: TrialResult[]): Pick<Overall, 'broken'> {
  const asked = tried.filter(
    ({ trial, occurrences }) => isBroken(trial) && !trial.isNote && !occurrences.some(isBefore),
  )
  const taken = asked.filter(({ occurrences }) => occurrences.some(({ expected }) => expected))
  const operations = new Set(taken.map(({ trial }) => trial.operation.id))
  return operations.size >= FEW && taken.length >= asked.length * ALMOST_ALL ? { broken: asked.length } : {}
}
