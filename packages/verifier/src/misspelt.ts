import type { Bundle } from './bundle.ts'
import { pointerPart } from './contract-line.ts'

/** A word of a contract that the verifier would read past: what it says, and where. */
export interface Misspelt {
  pointer: string
  says: string
}

const OUTCOME = ['code', 'http', 'payload', 'description', 'meaning', 'message', 'x-request', 'x-given']

/** What the verifier reads, by the kind of object that may have it. */
const KNOWN = {
  operation: ['x-effect', 'x-idempotency', 'x-request', 'x-outcomes'],
  outcomes: ['success', 'failures'],
  outcome: OUTCOME,
  given: ['scenario', 'steps', 'seed', 'unprovokable', 'onlyMocks'],
  other: [
    'x-envelope',
    'x-envelope-keys',
    'x-session-parameters',
    'x-idempotency-header',
    'x-unknown-parameters',
    'x-own-fields',
    'x-others',
    'x-repeated-fields',
    'x-common-outcomes',
    'x-request',
    'x-given',
    'x-market',
    'x-example',
    'x-answer',
    'x-max-items',
    'x-refused',
    'x-sorted-by',
    'x-counts',
    'x-years',
  ],
} as const

type Kind = keyof typeof KNOWN

/** Words that mean nothing anywhere else, such as an effect of a whole path. */
const OF_OPERATIONS: string[] = ['x-effect', 'x-idempotency', 'x-outcomes']

/** What may stand behind a word. */
const VALUES: Record<string, unknown[]> = {
  'x-effect': ['read', 'write', 'money'],
  'x-idempotency': ['must', 'should'],
  'x-unknown-parameters': ['refused', 'ignored'],
  'x-repeated-fields': ['refused', 'ignored'],
}

/** Their parts are a team's own names and values. */
const NOT_READ = new Set(['example', 'value', 'default', 'enum', 'const', 'x-request', 'with', 'gives', 'x-others'])

/** Words one letter away from those that the verifier reads, words where they mean nothing, and values that nobody knows. */
export const misspelt = (document: Bundle): Misspelt[] => problemsIn(document, '#', 'other')

function problemsIn(node: unknown, pointer: string, kind: Kind | 'names'): Misspelt[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const at = `${pointer}/${pointerPart(key)}`
    const says = kind === 'names' || Array.isArray(node) ? undefined : problemOf(key, value, kind)
    if (says) return [{ pointer: at, says }]
    if (kind !== 'names' && NOT_READ.has(key)) return []
    return problemsIn(value, at, kindOf(key, pointer, kind))
  })
}

/** The kind of the object behind a key. */
function kindOf(key: string, pointer: string, kind: Kind | 'names'): Kind | 'names' {
  if (kind === 'names') return /\/(failures|x-common-outcomes)$/.test(pointer) ? 'outcome' : 'other'
  if (key === 'x-outcomes') return 'outcomes'
  if (kind === 'outcomes') return key === 'success' ? 'outcome' : 'names'
  if (key === 'x-given') return 'given'
  if (['x-common-outcomes', 'properties', 'examples', 'paths', 'responses', 'headers'].includes(key)) return 'names'
  return /^#\/paths\/[^/]+$/.test(pointer) ? 'operation' : 'other'
}

function problemOf(key: string, value: unknown, kind: Kind): string | undefined {
  const known: readonly string[] = KNOWN[kind]
  if (known.includes(key)) {
    const values = VALUES[key]
    return values && !values.includes(value)
      ? `\`${key}\` is ${JSON.stringify(value)}, and must be one of ${values.join(', ')}`
      : undefined
  }
  if (OF_OPERATIONS.includes(key)) return `\`${key}\` says nothing here: it belongs to an operation`
  const meant = [...known, ...OF_OPERATIONS].find((word) => isOneLetterAway(key.toLowerCase(), word))
  return meant && `\`${key}\` is no word of the verifier: is \`${meant}\` meant?`
}

/** Whether one letter was added, left out, replaced or changed places, or only the case differs. */
function isOneLetterAway(written: string, word: string): boolean {
  if (written === word) return true
  let start = 0
  while (start < word.length && written[start] === word[start]) start += 1
  const [rest, meant] = [written.slice(start), word.slice(start)]
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (rest.slice(2) === meant.slice(2) && rest[0] === meant[1] && rest[1] === meant[0])
  )
}
