import type { Bundle } from './bundle.ts'
import { pointerPart } from './contract-line.ts'

/** A word of a contract that the verifier would ignore: what is wrong with it, and its place. */
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
    'x-reads-as',
    'x-money',
  ],
} as const

/** `names`: names of paths or outcomes. `free`: names that anybody may choose. */
type Kind = keyof typeof KNOWN | 'names' | 'free'

/** Words that belong to an operation, and mean nothing elsewhere: for example, beside a path. */
const OF_OPERATIONS: string[] = ['x-effect', 'x-idempotency', 'x-outcomes']

/** Words of other tools that look like ours. */
const OF_OTHERS = ['x-examples']

const NAMES = new Set(['x-common-outcomes', 'paths', 'responses', 'callbacks'])
const FREE = new Set([
  'properties',
  'patternProperties',
  'dependentRequired',
  'dependentSchemas',
  '$defs',
  'examples',
  'headers',
  'encoding',
])

/** The allowed values of a word. */
const VALUES: Record<string, unknown[]> = {
  'x-effect': ['read', 'write', 'money'],
  'x-idempotency': ['must', 'should'],
  'x-unknown-parameters': ['refused', 'ignored'],
  'x-repeated-fields': ['refused', 'ignored'],
}

/** Their parts are a team's own names and values. */
const NOT_READ = new Set(['example', 'value', 'default', 'enum', 'const', 'x-request', 'with', 'gives', 'x-others'])

/** Words that are one letter away from a word of the verifier, words in a place where they mean nothing, and unknown values. */
export const misspelt = (document: Bundle): Misspelt[] => problemsIn(document, '#', 'other')

function problemsIn(node: unknown, pointer: string, kind: Kind): Misspelt[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) => {
    const at = `${pointer}/${pointerPart(key)}`
    const says = Array.isArray(node) ? undefined : problemOf(key, Object(node), kind)
    if (says) return [{ pointer: at, says }]
    if (kind !== 'names' && kind !== 'free' && NOT_READ.has(key)) return []
    return problemsIn(value, at, kindOf(key, pointer, kind))
  })
}

/** The kind of the object under a key. */
function kindOf(key: string, pointer: string, kind: Kind): Kind {
  if (kind === 'free') return 'other'
  if (kind === 'names') return /\/(failures|x-common-outcomes)$/.test(pointer) ? 'outcome' : 'other'
  if (key === 'x-outcomes') return 'outcomes'
  if (kind === 'outcomes') return key === 'success' ? 'outcome' : 'names'
  if (key === 'x-given') return 'given'
  if (NAMES.has(key)) return 'names'
  if (FREE.has(key) || pointer === '#/components') return 'free'
  return /^#\/paths\/[^/]+$/.test(pointer) ? 'operation' : 'other'
}

function problemOf(key: string, node: Record<string, unknown>, kind: Kind): string | undefined {
  if (kind === 'free' || OF_OTHERS.includes(key)) return undefined
  const known: readonly string[] = kind === 'names' ? [] : KNOWN[kind]
  const value = node[key]
  if (known.includes(key)) {
    const values = VALUES[key]
    return values && !values.includes(value)
      ? `\`${key}\` is ${JSON.stringify(value)}, and must be one of ${values.join(', ')}`
      : undefined
  }
  if (OF_OPERATIONS.includes(key)) return `\`${key}\` means nothing here: it belongs to an operation`
  // A team's own word may resemble one that the object has, too.
  const meant = [...known, ...OF_OPERATIONS].find(
    (word) => isOneLetterAway(key.toLowerCase(), word) && (word.startsWith('x-') || !(word in node)),
  )
  const isEffect = kind === 'operation' && (/effect/i.test(key) || value === 'money')
  const word = meant ?? (isEffect ? 'x-effect' : undefined)
  return word && `\`${key}\` is not a word of the verifier. Did you mean \`${word}\`?`
}

/** Whether one letter was added, left out or replaced, two letters were swapped, or only the case differs. */
export function isOneLetterAway(written: string, word: string): boolean {
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
