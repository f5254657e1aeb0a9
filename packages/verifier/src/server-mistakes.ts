import { type Finding, OF_ANOTHER, type Sighting, type Told } from './finding.ts'
import { allThatCame, cameAs, listed, MOST_NAMED, outcomeSentence } from './finding-words.ts'
import { groupBy } from './group-by.ts'
import type { TrialResult } from './run-trial.ts'
import type { Trial } from './trial.ts'

/** A mistake of the whole server, from which many wrong answers follow. */
interface ServerMistake {
  explains: (sighting: Sighting, told: Told) => boolean
  /** Whether a wrong answer only follows from the mistake, and does not show it. */
  follows?: (sighting: Sighting) => boolean
  says: (shown: Sighting[], operations: number, told: Told) => string
}

const isTaken = ({ came }: Sighting) => cameAs(came) === '`success`'
const isSessionTaken = ({ expected }: Sighting) => expected?.includes('sessionEnded') === true

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
    explains: (sighting, { checksNoSession }) =>
      checksNoSession &&
      (isSessionTaken(sighting) ||
        sighting.about === OF_ANOTHER ||
        (sighting.trial.kind === 'others' && sighting.expected !== undefined && !sighting.isBefore)),
    follows: (sighting) => !isSessionTaken(sighting),
    says: (shown, count) => `${outcomeSentence(shown, false)}, in ${count} operations`,
  },
  broken: {
    explains: (sighting, told) =>
      told.broken !== undefined &&
      !told.refusesNothing &&
      told.insteadOfInvalid === undefined &&
      !told.deaf.has(sighting.operation) &&
      sighting.expected?.join('') === 'invalidRequest' &&
      isBroken(sighting.trial) &&
      !sighting.isBefore &&
      (isTaken(sighting) || !told.neverSucceeded.has(sighting.operation)),
    says: (shown, count, { broken = 0 }) =>
      `answers ${shown.length < broken ? 'almost ' : ''}no broken request with \`invalidRequest\`: ${shown.length} of ${broken} were answered ${allThatCame(shown)}, in ${count} operations`,
  },
}

/** The name of the mistake of the whole server that explains a wrong answer. */
export const serverMistakeOf = (sighting: Sighting, told: Told): string | undefined =>
  Object.entries(MISTAKES).find(([, { explains }]) => explains(sighting, told))?.[0]

/** The finding about a mistake of the whole server. What may only follow from it is counted. */
export function serverFinding(
  name: string,
  sightings: Sighting[],
  told: Told,
): { finding: Finding; trials: Trial[] }[] {
  const { follows = () => false, says }: Partial<ServerMistake> = MISTAKES[name] ?? {}
  const shown = sightings.filter((sighting) => !follows(sighting))
  const [first] = shown
  if (!first || !says) return []
  const [operation, ...alsoIn] = new Set(shown.map((one) => one.operation))
  const trials = [...new Set(sightings.map(({ trial }) => trial))]
  const more = sightings.filter(follows)
  const theirs = [...new Set(more.map((one) => `\`${one.operation}\``))]
  const where = theirs.length > MOST_NAMED ? `${theirs.length} operations` : listed(theirs)
  const finding: Finding = {
    operation: operation ?? '',
    alsoIn,
    says: `${says(shown, alsoIn.length + 1, told)}${more.length > 0 ? ` (${more.length} more wrong ${more.length > 1 ? 'answers' : 'answer'} of ${where} may follow from it)` : ''}`,
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
): Pick<Told, 'absent' | 'stuck' | 'operations' | 'checksNoSession' | 'broken'> {
  const tried = results.filter(({ state }) => state !== 'skipped')
  const operations = groupBy(tried, ({ trial }) => trial.operation.id)
  const always = (shows: (sighting: Sighting) => boolean | undefined) =>
    new Set([...operations].flatMap(([id, own]) => (isEachTime(own, shows) ? id : [])))
  return {
    absent: always(({ isAbsent }) => isAbsent),
    stuck: always(({ path }) => path === 'HTTP status'),
    operations: operations.size,
    checksNoSession: isSessionUnchecked(tried),
    // A refusal proves nothing where no request succeeds.
    ...brokenIn(tried.filter((one) => one.sightings.some(isTaken) || !neverSucceeded.has(one.trial.operation.id))),
  }
}

/** Kinds of trials whose request a server refuses before it looks for what the request names. */
const EARLY = new Set<Trial['kind']>(['session', 'negative', 'repeated'])

/** Whether each request to an operation shows a mistake. */
function isEachTime(own: TrialResult[], shows: (sighting: Sighting) => boolean | undefined): boolean {
  const reached = own.filter(({ trial, sightings }) => trial.kind !== 'journey' && !sightings.some(isBefore))
  return (
    reached.length > 1 &&
    reached.some(({ trial }) => EARLY.has(trial.kind)) &&
    reached.every(({ sightings }) => sightings.some(shows))
  )
}

const isBefore = (sighting: Sighting) => sighting.isBefore

function isSessionUnchecked(tried: TrialResult[]): boolean {
  const asked = tried.filter(({ trial }) => trial.kind === 'session' && trial.outcome === 'sessionEnded')
  const taken = asked.filter(({ sightings }) => sightings.some(isSessionTaken))
  const shown = taken.filter(({ sightings }) => sightings.some(isTaken))
  const isAll = asked.every(({ state }) => state === 'failed') && shown.length * 2 >= asked.length
  return isAll && new Set(taken.map(({ trial }) => trial.operation.id)).size > 1
}

function brokenIn(tried: TrialResult[]): Pick<Told, 'broken'> {
  const asked = tried.filter(({ trial, sightings }) => isBroken(trial) && !trial.isNote && !sightings.some(isBefore))
  const taken = asked.filter(({ sightings }) => sightings.some(({ expected }) => expected))
  const operations = new Set(taken.map(({ trial }) => trial.operation.id))
  return operations.size >= FEW && taken.length >= asked.length * ALMOST_ALL ? { broken: asked.length } : {}
}
