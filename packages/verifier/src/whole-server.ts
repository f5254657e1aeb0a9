import type { Finding, Occurrence, Overall } from './finding.ts'
import { sharedCause } from './causes.ts'
import { allThatCame, cameAs, NEVER, outcomeSentence, sentWords } from './finding-words.ts'
import { UNKNOWN_PARAMETER } from './bundle.ts'
import { groupBy } from './group-by.ts'
import type { Trial } from './trial.ts'

/** A finding of one operation, and the key that it shares with those of other operations. */
interface Found {
  finding: Finding
  occurrences: Occurrence[]
  sharedKey: string | undefined
}

/** Something that any request can contain, and that a server must refuse. */
type Part =
  | 'a parameter that is not in the contract'
  | 'a field that is not in the contract'
  | 'a field that comes twice'

/** What makes the request of a trial invalid: one of these parts, or the operation's own `fields`. */
export function brokenPart({ kind, name, steps }: Trial): Part | 'fields' | undefined {
  if (kind === 'repeated') return 'a field that comes twice'
  if (steps.at(-1)?.request[UNKNOWN_PARAMETER] !== undefined) return 'a parameter that is not in the contract'
  if (name.endsWith('/unknown-field')) return 'a field that is not in the contract'
  return kind === 'negative' ? 'fields' : undefined
}

/** What an operation does not check, if it accepted an invalid request; undefined if it checks at least a part, or accepts nothing. */
export function uncheckedPart(
  { operation, trial, came, expected }: Occurrence,
  overall: Overall,
): Part | 'fields' | undefined {
  if (expected?.join('') !== 'invalidRequest' || overall.neverSucceeded.has(operation)) return undefined
  if (overall.refusesNothing || overall.insteadOfInvalid !== undefined || overall.sessionIgnored.has(operation))
    return undefined
  const part = brokenPart(trial)
  if (part !== 'fields') return part
  return overall.refusing.has(operation) || cameAs(came) !== '`success`' ? undefined : part
}

/** The key of a mistake that a server makes in several operations; undefined if it is one operation's own. */
export function sharedKeyOf(group: Occurrence[], overall: Overall): string | undefined {
  const [first] = group
  if (!first) return undefined
  const { path, says, pointer, about, expected } = first
  if (expected?.includes('sessionEnded')) {
    const said = new Set(group.map(sentWords))
    return JSON.stringify(['session', said.has('without a session'), said.has(NOBODYS)])
  }
  const unread = uncheckedPart(first, overall)
  if (unread !== undefined) return JSON.stringify(['unread', unread])
  if (expected) {
    const shared = sharedCause(first, overall)
    return shared && JSON.stringify(['cause', shared.key])
  }
  const isOfAll = path !== '' && !/[.[]/.test(path)
  const isOwn = pointer.startsWith('#/paths/') || pointer.startsWith('#/components/')
  if (isOwn && !isOfAll) return undefined
  return JSON.stringify([path, about ?? says, isOwn ? '' : pointer])
}

const NOBODYS = 'with a session that nobody has'

/** Merges findings with the same key into one, which names the first operation. */
export function mergedFindings(found: Found[], overall: Overall): { finding: Finding; trials: Trial[] }[] {
  const groups = groupBy(found, ({ sharedKey, finding }) => sharedKey ?? JSON.stringify(finding))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const occurrences = group.flatMap((one) => one.occurrences)
    const alsoIn = [...new Set(group.map(({ finding }) => finding.operation))].slice(1)
    const trials = [...new Set(occurrences.map(({ trial }) => trial))]
    const says =
      alsoIn.length > 0
        ? sharedSentence(first.finding.says, occurrences, alsoIn.length + 1, overall)
        : first.finding.says
    return { finding: { ...first.finding, says, alsoIn, trials: trials.map(({ name }) => name) }, trials }
  })
}

function sharedSentence(says: string, occurrences: Occurrence[], count: number, overall: Overall): string {
  const [first] = occurrences
  const where = `in ${count} operations`
  if (first?.isTime) return says
  if (!first?.expected) return `${says} ${where}`
  if (first.expected.includes('sessionEnded')) return `${outcomeSentence(occurrences, false)}, ${where}`
  const shared = uncheckedPart(first, overall) === undefined ? sharedCause(first, overall) : undefined
  if (shared) {
    const never = shared.must === '`success`' || shared.key === 'session ignored' ? NEVER : ''
    return `${never}was answered ${allThatCame(occurrences)}, must be ${shared.must}, ${where}`
  }
  const part = uncheckedPart(first, overall)
  const what = part === 'fields' ? `any of ${occurrences.length} broken requests` : part
  return `was answered ${allThatCame(occurrences)}, must be \`invalidRequest\` with ${what}, ${where}`
}
