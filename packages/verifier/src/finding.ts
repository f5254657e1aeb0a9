import { groupBy } from './group-by.ts'
import { withoutIndexes } from './schema-problems.ts'
import type { Trial } from './trial.ts'

/** One mistake of a server, however many trials find it. */
export interface Finding {
  /** The operation whose reply is wrong. */
  operation: string
  /** Other operations with the same mistake, if it is one of the whole server: for example, no session is checked. */
  alsoIn: string[]
  /** The mistake in one sentence. */
  says: string
  /** The part of the contract that it breaks, as a JSON pointer into the bundle; empty if no single part says it. */
  pointer: string
  kind: Trial['kind'] | 'time' | 'flaky'
  /** The names of the trials that found it. */
  trials: string[]
  /** Commands that reproduce it, in order. */
  curl: string[]
}

/** The result of one trial. */
export interface Sighting {
  operation: string
  trial: Trial
  /** The correct outcomes; only if another one came. */
  expected?: string[]
  /** The outcome that came instead. */
  came?: string
  path: string
  says: string
  pointer: string
  isTime?: boolean
  /** When it was seen, in milliseconds. */
  at: number
  /** It is not a mistake. */
  isNote?: boolean
  curl: string[]
}

/** The start of the sentence about an operation that never succeeded. */
const NEVER = 'never succeeded: '

/** Makes one finding per mistake: many trials find the same one. */
export function findingsOf(sightings: Sighting[], neverSucceeded: Map<string, Trial>): Finding[] {
  const found = [...groupBy(sightings, keyOf).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    return {
      operation: first.operation,
      alsoIn: [],
      says: first.expected ? outcomeSentence(group, neverSucceeded.has(first.operation)) : sentence(first),
      pointer: first.pointer,
      kind: first.isTime ? ('time' as const) : first.trial.kind,
      trials: [...new Set(group.map(({ trial }) => trial.name))],
      curl: first.curl,
    }
  })
  const isSaid = (id: string) => found.some(({ operation, says }) => operation === id && says.startsWith(NEVER))
  return [
    ...ofWholeServer(found),
    ...[...neverSucceeded].filter(([id]) => !isSaid(id)).flatMap(([id, trial]) => neverBegun(id, trial, sightings)),
  ]
}

/**
 * The same sentence about several operations becomes one finding, unless it refers to a part of the contract that belongs to
 * one of them.
 */
function ofWholeServer(findings: Finding[]): Finding[] {
  const isOwn = ({ pointer }: Finding) => pointer.startsWith('#/paths/') || pointer.startsWith('#/components/')
  const groups = groupBy(findings, (finding) =>
    isOwn(finding) ? JSON.stringify(finding) : JSON.stringify([finding.says, finding.pointer]),
  )
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group
    const alsoIn = others.map(({ operation }) => operation)
    return first ? Object.assign({}, first, { alsoIn, trials: group.flatMap(({ trials }) => trials) }) : []
  })
}

/** For an operation that was never called, because a call before it failed. */
function neverBegun(operation: string, trial: Trial, sightings: Sighting[]): Finding[] {
  const before = sightings.find((sighting) => sighting.trial === trial)
  // The mistakes in its own replies are already reported.
  if (!before || before.operation === operation) return []
  const says = `${NEVER}\`${before.operation}\`, which comes before it, was answered wrongly`
  return [{ operation, alsoIn: [], says, pointer: '', kind: trial.kind, trials: [trial.name], curl: before.curl }]
}

/** The key by which sightings count as the same mistake. All entries of a list count as one place. */
function keyOf({ operation, came, path, says, pointer, expected, isTime }: Sighting): string {
  // Whoever called: a wrong answer to a missing session is a separate mistake.
  if (expected) return JSON.stringify([operation, 'outcome', came, expected.includes('sessionEnded')])
  const place = withoutIndexes(path)
  return JSON.stringify([operation, place, isTime ? 'time' : pointer || says])
}

const sentence = ({ path, says }: Sighting) => (path ? `\`${path}\` ${says}` : says)

/** How many requests of a kind a sentence names. */
const MOST_NAMED = 3

function outcomeSentence(group: Sighting[], hasNeverSucceeded: boolean): string {
  const expected = groupBy(group, (sighting) => (sighting.expected ?? []).map((one) => `\`${one}\``).join(' or '))
  const wanted = [...expected].map(([name, sightings]) => {
    const said = [...new Set(sightings.flatMap(({ trial }) => trial.says ?? []))]
    if (said.length === 0) return sightings.length > 1 ? `${name} (${sightings.length} times)` : name
    const more = said.length - MOST_NAMED
    return `${name} ${listed(more > 0 ? [...said.slice(0, MOST_NAMED), `in ${more} more`] : said)}`
  })
  const never = hasNeverSucceeded && expected.has('`success`') ? NEVER : ''
  return `${never}was answered ${group[0]?.came}, must be ${wanted.join('; ')}`
}

const listed = (parts: string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
