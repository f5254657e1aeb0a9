import type { OperationContract } from '../../mocks/contract.ts'

/** What was covered, each as `operation/name`, in order, with the file names of the journeys that cover it. */
export interface Coverage {
  outcomes: Record<string, string>
  /** Replies that equal an example of the contract, apart from dates. */
  examples: Record<string, string>
  envelopes: Record<string, string>
  markets: Record<string, string>
}

const KINDS = ['outcomes', 'examples', 'envelopes', 'markets'] as const

/**
 * How many milliseconds a journey must continue after a read's answer, to count as covering it. Otherwise a background read
 * that arrives near the journey's end would be counted by chance (docs/decisions/057).
 */
const WENT_ON_MS = 1000

/**
 * The coverage, from the lines that mocks/answered.ts wrote. Items already recorded stay with their journeys, and get no
 * others. New items belong to the journeys that continued longest after them.
 */
export function coverageOf(lines: string[][], before: Coverage, operations: OperationContract[]) {
  const met = metIn(lines)
  const reads = new Set<string>(operations.filter(({ effect }) => effect === 'read').map(({ id }) => id))
  const coverage: Coverage = { outcomes: {}, examples: {}, envelopes: {}, markets: {} }
  const lost: string[] = []
  const byTheWay: string[] = []
  for (const kind of KINDS) {
    const names = [...new Set([...met[kind].keys(), ...Object.keys(before[kind])])]
    for (const name of names.toSorted(compare)) {
      const journeys = met[kind].get(name) ?? new Map<string, number>()
      const kept = before[kind][name]
      const [[longest, ms] = ['', 0]] = [...journeys].toSorted(([, one], [, other]) => other - one)
      const isAsked = ms >= WENT_ON_MS || (ms > 0 && !reads.has(name.split('/')[0] ?? ''))
      if (kept !== undefined && journeys.has(kept)) coverage[kind][name] = kept
      else if (isAsked) coverage[kind][name] = longest
      else if (longest) byTheWay.push(`${name} (${kind}, by ${longest})`)
      if (kept !== undefined && !journeys.has(kept)) lost.push(`${name} (${kind}), by ${kept}`)
    }
  }
  return { coverage, lost, byTheWay }
}

/** For each name of each kind, how long each journey continued after it. */
function metIn(lines: string[][]) {
  const met = { outcomes: new Map(), examples: new Map(), envelopes: new Map(), markets: new Map() } as Record<
    (typeof KINDS)[number],
    Map<string, Map<string, number>>
  >
  for (const [operation = '', outcome, envelope, market, example, journey = '', ms] of lines) {
    const names = {
      outcomes: outcome === 'none' ? '' : outcome,
      examples: example,
      envelopes: envelope,
      markets: market,
    }
    for (const kind of KINDS) {
      if (!names[kind]) continue
      const name = `${operation}/${names[kind]}`
      const journeys = met[kind].get(name) ?? new Map<string, number>()
      met[kind].set(name, journeys)
      journeys.set(journey, Math.max(journeys.get(journey) ?? 0, Number(ms)))
    }
  }
  return met
}

const compare = (one: string, other: string) => (one < other ? -1 : 1)

/** Every possible outcome of an operation. */
export function outcomesOf({ id, outcomes, session }: OperationContract): string[] {
  const names = ['success', ...Object.keys(outcomes.failures), 'other', ...(session === 'none' ? [] : ['sessionEnded'])]
  return names.map((name) => `${id}/${name}`)
}
