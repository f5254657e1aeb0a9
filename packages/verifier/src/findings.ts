import { sharedCause } from './causes.ts'
import type { Finding, Occurrence, Overall } from './finding.ts'
import { listed, outcomeSentence, placesSentence } from './finding-words.ts'
import { groupBy } from './group-by.ts'
import { withoutIndexes } from './schema-problems.ts'
import { serverFinding, serverMistakeOf } from './server-mistakes.ts'
import type { Trial } from './trial.ts'
import { uncheckedPart, mergedFindings, sharedKeyOf } from './whole-server.ts'

const NOTHING: Overall = {
  neverSucceeded: new Set(),
  refusing: new Set(),
  ignoredCauses: new Set(),
  absent: new Set(),
  stuck: new Set(),
  operations: 0,
  refusesNothing: false,
  checksNoSession: false,
  sessionIgnored: new Set(),
  blocked: [],
}

/** Makes one finding per mistake: many trials find the same one. Mistakes of the whole server come first. */
export function findingsOf(occurrences: Occurrence[], overall = NOTHING): Finding[] {
  const seen = occurrences.filter((occurrence) => !isToldAlone(occurrence, occurrences))
  const groups = groupBy(seen, (occurrence) => serverMistakeOf(occurrence, overall) ?? '')
  const own = groups.get('') ?? []
  groups.delete('')
  const found = [...groupBy(own, (occurrence) => keyOf(occurrence, overall)).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const finding: Finding = {
      operation: first.operation,
      alsoIn: [],
      says: first.expected
        ? outcomeSentence(group, overall.neverSucceeded.has(first.operation))
        : placesSentence(group),
      pointer: first.pointer,
      kind: first.isTime ? ('time' as const) : first.trial.kind,
      trials: [...new Set(group.map(({ trial }) => trial.name))],
      ...(first.message !== undefined && { message: first.message }),
      curl: first.curl,
    }
    return { finding, occurrences: group, sharedKey: sharedKeyOf(group, overall) }
  })
  return [
    ...[...groups].flatMap(([mistake, group]) => serverFinding(mistake, group, overall)),
    ...mergedFindings(found, overall),
  ].map(({ finding, trials }) => withBlocked(finding, trials, overall.blocked))
}

/** A mistake of two calls at the same moment that two calls in a row show too. */
const isToldAlone = ({ trial, operation, expected }: Occurrence, all: Occurrence[]) =>
  trial.kind === 'at-once' &&
  expected === undefined &&
  all.some((other) => other.operation === operation && other.expected?.join() === trial.steps.at(-1)?.expects.at(-1))

/** Adds the operations that could not be tried because of a mistake: they are no mistakes of their own. */
function withBlocked(finding: Finding, trials: Trial[], blocked: Trial[]): Finding {
  const ids = new Set(blocked.filter((trial) => trials.includes(trial)).map(({ operation }) => operation.id))
  for (const id of [finding.operation, ...finding.alsoIn]) ids.delete(id)
  if (ids.size === 0) return finding
  return {
    ...finding,
    says: `${finding.says} (${listed([...ids].map((id) => `\`${id}\``))} could not be tried after it)`,
  }
}

/**
 * The key by which occurrences count as the same mistake. All entries of a list count as one place, and so does the same field of
 * the same schema in two lists.
 */
function keyOf(occurrence: Occurrence, overall: Overall): string {
  const { operation, came, path, says, pointer, about, expected, isTime } = occurrence
  if (expected) {
    // A missing session that is answered wrongly is a separate mistake. So is a request that the server does not read.
    const shared = uncheckedPart(occurrence, overall) ?? sharedCause(occurrence, overall)?.key
    return JSON.stringify([operation, 'outcome', expected.includes('sessionEnded') ? 'session' : (shared ?? came)])
  }
  // Where no request gets the right status, those without a session show the same mistake.
  if (path === 'HTTP status' && overall.stuck.has(operation)) return JSON.stringify([operation, path, about])
  const field = path.split('.').at(-1) ?? ''
  // A late answer, no answer and a broken connection are three different mistakes.
  return JSON.stringify([operation, withoutIndexes(field), isTime ? says : pointer || (about ?? says)])
}
