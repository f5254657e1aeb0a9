import type { Finding, Sighting } from './finding.ts'
import { groupBy } from './group-by.ts'
import type { TrialResult } from './run-trial.ts'
import type { Trial } from './trial.ts'

/** How often a read that was answered wrongly is repeated. */
const MOST_AGAIN = 2

/** After this many trials with the same mistake in every answer, it counts as steady. */
const STEADY = 2

/**
 * Repeats a read that was answered wrongly. If it is answered correctly then, the mistake is another one: the server answers
 * wrongly now and then.
 */
export function askingAgain() {
  const steady = new Map<string, number>()
  return async (trial: Trial, ask: () => Promise<TrialResult>): Promise<TrialResult> => {
    const first = await ask()
    const key = mistakeIn(first)
    const isRead = trial.steps.every(({ operation }) => operation.effect === 'read')
    if (key === undefined || !isRead || first.late > 0 || (steady.get(key) ?? 0) >= STEADY) return first
    const all = [first]
    while (all.length <= MOST_AGAIN && all.at(-1)?.state === 'failed') all.push(await ask())
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
    const wrong = all.flatMap(({ state, sightings }) =>
      state === 'failed' ? sightings.filter(isMistake).slice(0, 1) : [],
    )
    return { ...whole, sightings: first.sightings.filter((sighting) => !isMistake(sighting)), flaky: wrong }
  }
}

const isMistake = ({ isNote }: Sighting) => !isNote

function mistakeIn({ state, sightings }: TrialResult): string | undefined {
  const found = state === 'failed' ? sightings.find(isMistake) : undefined
  return found && JSON.stringify([found.operation, wordsOf(found)])
}

const wordsOf = ({ path, says, came }: Sighting) =>
  came === undefined ? `${path && `\`${path}\` `}${says}` : `was answered ${came}`

const MOST_TIMES = 5

/** One finding for each operation that answers wrongly now and then. */
export function flakyFindings(results: TrialResult[]): Finding[] {
  const wrong = results.flatMap(({ flaky = [] }) => flaky)
  return [...groupBy(wrong, ({ operation }) => operation)].flatMap(([operation, sightings]) => {
    const [first] = sightings
    if (!first) return []
    const asked = results
      .filter(({ trial, state }) => state !== 'skipped' && trial.operation.id === operation)
      .reduce((sum, { asks = 1 }) => sum + asks, 0)
    const words = new Set(sightings.map(wordsOf))
    const more = words.size > 1 ? ` and ${words.size - 1} more` : ''
    const times = sightings.map(({ at }) => new Date(at).toISOString().slice(11, 23))
    const later = times.length > MOST_TIMES ? ` and ${times.length - MOST_TIMES} times more` : ''
    return {
      operation,
      alsoIn: [],
      says: `answers wrongly now and then: ${sightings.length} of ${asked} (${[...words][0]}${more}), at ${times.slice(0, MOST_TIMES).join(', ')}${later} UTC; the same call was then right`,
      pointer: '',
      kind: 'flaky' as const,
      trials: [...new Set(sightings.map(({ trial }) => trial.name))],
      curl: first.curl,
    }
  })
}
