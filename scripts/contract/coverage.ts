import type { OperationContract } from '../../mocks/contract.ts'

/** What was exercised, each as `operation/name`, in order, with the journeys that ask for it: the name of their file. */
export interface Coverage {
  outcomes: Record<string, string>
  /** Replies that were an example of the contract, but for their dates. */
  examples: Record<string, string>
  envelopes: Record<string, string>
  markets: Record<string, string>
}

const KINDS = ['outcomes', 'examples', 'envelopes', 'markets'] as const

/**
 * How long a journey has gone on after the answer to a read, in milliseconds, for that to be more than met by the way: a
 * screen may read what nobody waits for, which comes before a journey's end or after it, by chance (docs/decisions/057).
 */
const WENT_ON_MS = 1000

/**
 * What journeys ask for, by the lines that mocks/answered.ts has noted. What was kept before stays with its journeys, and with
 * nobody else. What is new is asked for by those that went on longest after it.
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

/** For each name of each kind, how long each journey has gone on after it. */
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

/** Every outcome that an operation can have. */
export function outcomesOf({ id, outcomes, session }: OperationContract): string[] {
  const names = ['success', ...Object.keys(outcomes.failures), 'other', ...(session === 'none' ? [] : ['sessionEnded'])]
  return names.map((name) => `${id}/${name}`)
}
