import { beforeAll, describe, expect, test } from 'vitest'
import { compareContracts } from '../../contract/diff/compare-contracts.ts'
import { reportChanges } from '../../contract/diff/report-changes.ts'
import type { ContractDocument } from '../../contract/read/document.ts'
import { type Edit, ROWS } from './diff-rows.ts'
import { SCHEMA_ROWS } from './diff-schema-rows.ts'
import { smallBundle } from './small-contract.ts'

// What the difference says of prepared changes of a library's contract: each is told, under the right heading, or is
// rightly silent. `diff.test.ts` does the same with every mutation of our own contract.

const USAGE = {
  operations: {
    findBooks: { '/books': ['items[].title', 'items[].shelf'] },
    placeHold: { '/hold': [] },
    getBook: { '/book': ['title'] },
  },
}
let library: ContractDocument
beforeAll(async () => {
  library = await smallBundle('library')
  // An optional field that a screen reads.
  write(library, 'components|schemas|Book|properties|shelf', { type: 'string', maxLength: 9 })
})

function write(document: ContractDocument, where: string, value: unknown) {
  const steps = where.split('|')
  const last = steps.pop() ?? ''
  let at: unknown = document
  for (const step of steps) {
    const holder = Object(at)
    at = holder[step] ??= {}
  }
  const holder = Object(at)
  if (value === undefined) delete holder[last]
  else holder[last] = typeof value === 'function' ? value(holder[last], document) : value
}

function toldOf(before: ContractDocument, after: ContractDocument): string[] {
  const side = { name: 'library', version: '1.0.0', knowsUsage: true }
  const changes = compareContracts({ contract: before, usage: USAGE }, { contract: after, usage: USAGE })
  const report = reportChanges({ from: side, to: side, changes, screens: ['/books', '/book', '/hold'] })
  return report.split('\n').filter((line) => /^(- |## )/.test(line))
}

/** The same edit on both sides, and one more on the second: what only a contract with that part can show. */
const INSIDE: [what: string, given: Edit[], edits: Edit[], words: RegExp | null][] = [
  [
    'values that are lists or objects, unchanged',
    [['components|schemas|Book|properties|shelf', { enum: [{ a: 1 }, [2]] }]],
    [],
    null,
  ],
  [
    'a schema that only another status has',
    [
      ['components|schemas|Trouble', { type: 'object', properties: { why: { type: 'string' } } }],
      ['paths|/books|get|responses|503|content|application/json|schema|$ref', '#/components/schemas/Trouble'],
    ],
    [['components|schemas|Trouble|properties|why|type', 'integer']],
    /`responses\.503\.content\.application\/json\.schema\.properties\.why\.type` of `findBooks` is now `"integer"`/,
  ],
  [
    'a schema that holds itself, unchanged',
    [
      ['components|schemas|Trouble', { properties: { cause: { $ref: '#/components/schemas/Trouble' } } }],
      ['paths|/books|get|responses|503|content|application/json|schema|$ref', '#/components/schemas/Trouble'],
    ],
    [],
    null,
  ],
]

test.each(INSIDE)('The difference inside %s', (_what, given, edits, words) => {
  const [before, after] = [structuredClone(library), structuredClone(library)]
  for (const [where, value] of given)
    for (const document of [before, after]) write(document, where, structuredClone(value))
  for (const [where, value] of edits) write(after, where, value)
  const lines = toldOf(before, after)
  expect(lines).toHaveLength(words ? 2 : 0)
  expect(lines[1] ?? '').toMatch(words ?? '')
})

test('A field of a payload that is the whole body names the screens that read it', () => {
  const after = structuredClone(library)
  write(after, 'components|schemas|Book|required', ['bookId', 'copies'])
  write(after, 'components|schemas|Book|properties|title', undefined)
  expect(toldOf(library, after).join()).toMatch(/`Book\.title` .* is removed: breaks `\/books` and `\/book`/)
})

describe('The difference', () => {
  test.each([...ROWS, ...SCHEMA_ROWS])('%s', (_what, edits, told) => {
    const after = structuredClone(library)
    for (const [where, value] of edits) write(after, where, value)
    const lines = toldOf(library, after)
    const [heading = '', words = '', count = 2] = told ?? []
    expect(lines).toHaveLength(told ? count : 0)
    expect(lines[0] ?? '').toBe(heading && `## ${heading}`)
    expect(lines[1] ?? '').toMatch(words)
  })
})
