import type { Finding, Occurrence } from './finding.ts'
import { sentence } from './finding-words.ts'
import { groupBy } from './group-by.ts'
import type { TrialResult } from './run-trial.ts'
import type { Trial } from './trial.ts'

/** How often a read that was answered wrongly is repeated, and how often once a server has been wrong now and then. */
const MOST_AGAIN = 2
const MOST_OF_FLAKY = 4

/** After this many trials with the same mistake in every answer, it counts as steady. */
const STEADY = 2

/**
 * Repeats a read that was answered wrongly. If it is answered correctly then, the mistake is another one: the server answers
 * wrongly now and then.
 */
export function askingAgain() {
  const steady = new Map<string, number>()
  let most = MOST_AGAIN
  return async (trial: Trial, ask: () => Promise<TrialResult>): Promise<TrialResult> => {
    const first = await ask()
    const key = mistakeIn(first)
    if (key === undefined || !onlyReads(trial) || first.late > 0 || (steady.get(key) ?? 0) >= STEADY) return first
    const all = [first]
    while (all.length <= most && all.at(-1)?.state === 'failed') all.push(await ask())
    const sum = (count: (result: TrialResult) => number) => all.reduce((total, result) => total + count(result), 0)
    const whole = {
      ...first,
      asks: all.length,
      requests: sum((one) => one.requests),
      milliseconds: sum((one) => one.milliseconds),
    }
    if (all.at(-1)?.state !== 'passed') {
      steady.set(key, (steady.get(key) ?? 0) + 1)
      return whole
    }
    most = MOST_OF_FLAKY
    const wrong = all.flatMap(({ state, occurrences }) =>
      state === 'failed' ? occurrences.filter(isMistake).slice(0, 1) : [],
    )
    return { ...whole, occurrences: first.occurrences.filter((occurrence) => !isMistake(occurrence)), flaky: wrong }
  }
}

export const onlyReads = ({ steps }: Trial) => steps.every(({ operation }) => operation.effect === 'read')

const isMistake = ({ isNote }: Occurrence) => !isNote

function mistakeIn({ state, occurrences }: TrialResult): string | undefined {
  const found = state === 'failed' ? occurrences.find(isMistake) : undefined
  return found && JSON.stringify([found.operation, aboutOf(found)])
}

const wordsOf = (occurrence: Occurrence) =>
  occurrence.came === undefined ? sentence(occurrence) : `was answered ${occurrence.came}`

/** The words by which two wrong answers count as alike. */
const aboutOf = (occurrence: Occurrence) => occurrence.about ?? wordsOf(occurrence)

const MOST_TIMES = 5

/** Says that a server answers wrongly now and then: of one operation, or of the whole server once several show it. */
export function flakyFindings(results: TrialResult[]): { flaky: Finding[]; folded: Set<Occurrence> } {
  const wrong = results.flatMap(({ flaky = [] }) => flaky)
  const [first] = wrong
  if (!first) return { flaky: [], folded: new Set() }
  const asks = (of: (result: TrialResult) => boolean) =>
    results.reduce((sum, result) => sum + (result.state !== 'skipped' && of(result) ? (result.asks ?? 1) : 0), 0)
  const isOfServer = new Set(wrong.map(({ operation }) => operation)).size > 1
  const share = wrong.length / asks(({ trial }) => onlyReads(trial))
  const alike = isOfServer ? alikeIn(results, new Set(wrong.map(aboutOf)), share) : []
  const all = [...wrong, ...alike].toSorted((one, other) => one.at - other.at)
  const [operation = first.operation, ...alsoIn] = new Set(all.map((one) => one.operation))
  const kinds = new Set(all.map(aboutOf))
  const what = `${wordsOf(first)}${kinds.size > 1 ? ` and ${kinds.size - 1} more` : ''}`
  const requests = results.reduce((sum, one) => sum + one.requests, 0).toLocaleString('en')
  const says = isOfServer
    ? `the server answers wrongly now and then: ${all.length} of ${requests} requests, in ${alsoIn.length + 1} operations (${what}), at ${timesOf(all)}; reads were right when they were sent again${alike.length > 0 ? '; calls that change something were not sent again' : ''}`
    : `answers wrongly now and then: ${all.length} of ${asks(({ trial }) => trial.operation.id === operation)} (${what}), at ${timesOf(all)}; the same call was then right`
  const trials = [...new Set(all.map(({ trial }) => trial.name))]
  const found = { operation, alsoIn, says, pointer: '', kind: 'flaky' as const, trials, curl: first.curl }
  return { flaky: [found], folded: new Set(alike) }
}

/** A number that is this many standard deviations above the expected one, and one more, is no chance. */
const CHANCE = 3
/** An operation that was called less often may be answered wrongly each time by chance. */
const FEW = 3

/**
 * The flaky reads' wrong answers, where they come in trials that change something, which are never repeated. An operation with
 * more of them, or with nothing else, has a mistake of its own.
 */
function alikeIn(results: TrialResult[], kinds: Set<string>, share: number): Occurrence[] {
  const tried = results.filter(({ state }) => state !== 'skipped')
  const seen = tried.flatMap(({ trial, occurrences }) => (onlyReads(trial) ? [] : occurrences.filter(isMistake)))
  const alike = seen.filter((occurrence) => kinds.has(aboutOf(occurrence)))
  return [...groupBy(alike, ({ operation }) => operation)].flatMap(([id, occurrences]) => {
    const asked = tried.filter(({ trial }) => trial.steps.some(({ operation }) => operation.id === id)).length
    const expected = share * asked
    const isByChance = occurrences.length <= expected + CHANCE * Math.sqrt(expected) + 1
    return isByChance && (occurrences.length < asked || asked < FEW) ? occurrences : []
  })
}

function timesOf(occurrences: Occurrence[]): string {
  const times = occurrences.map(({ at }) => new Date(at).toISOString().slice(11, 23))
  const later = times.length > MOST_TIMES ? ` and ${times.length - MOST_TIMES} times more` : ''
  return `${times.slice(0, MOST_TIMES).join(', ')}${later} UTC`
}
