import { beforeAll, describe, expect, test } from 'vitest'
import { compareContracts } from '../../../contract/diff/compare-contracts.ts'
import { reportChanges } from '../../../contract/diff/report-changes.ts'
import type { ContractDocument } from '../../../contract/read/document.ts'
import { GIVEN_OUTCOMES } from '../../contract/diff-given-outcomes.ts'
import { GIVEN_OPERATIONS } from '../../contract/diff-given-rows.ts'
import { GIVEN_SCHEMAS } from '../../contract/diff-given-schemas.ts'
import { type Edit, type Row, ROWS } from '../../contract/diff-rows.ts'
import { SCHEMA_ROWS } from '../../contract/diff-schema-rows.ts'
import { smallBundle } from '../../contract/small-contract.ts'

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

const copied = (value: unknown) => (typeof value === 'function' ? value : structuredClone(value))

function toldOf(before: ContractDocument, after: ContractDocument): string[] {
  const side = { name: 'library', version: '1.0.0', knowsUsage: true }
  const changes = compareContracts({ contract: before, usage: USAGE }, { contract: after, usage: USAGE })
  const report = reportChanges({ from: side, to: side, changes, screens: ['/books', '/book', '/hold'] })
  return report.split('\n').filter((line) => /^(- |## )/.test(line))
}

test('A field of a payload that is the whole body names the screens that read it', () => {
  const after = structuredClone(library)
  write(after, 'components|schemas|Book|required', ['bookId', 'copies'])
  write(after, 'components|schemas|Book|properties|title', undefined)
  expect(toldOf(library, after).join()).toMatch(/`Book\.title` .* is removed: breaks `\/books` and `\/book`/)
})

test('An optional field that is gone may break every screen that makes the call, where nobody knows what screens read', () => {
  const [before, after] = [structuredClone(library), structuredClone(library)]
  for (const document of [before, after]) write(document, 'paths|/books|get|x-screens', ['/books'])
  write(after, 'components|schemas|Book|properties|shelf', undefined)
  const [change] = compareContracts({ contract: before }, { contract: after })
  expect(change).toMatchObject({
    sentence: expect.stringMatching(/`Book\.shelf` .* is removed \(was optional\)$/),
    app: { screens: ['/books'], isGuess: true },
  })
})

test.each<[string, (document: ContractDocument) => unknown]>([
  ['components', (document) => Reflect.deleteProperty(document, 'components')],
  ['schemas', (document) => Reflect.deleteProperty(document.components, 'schemas')],
  ['parameters', (document) => Reflect.deleteProperty(document.components, 'parameters')],
  ['security schemes', (document) => Reflect.deleteProperty(document.components, 'securitySchemes')],
  ['names of operations', (document) => write(document, 'paths|/books|get|operationId', undefined)],
  ['replies', (document) => write(document, 'paths|/books|get|responses', undefined)],
  ['failures', (document) => write(document, 'paths|/books|get|x-outcomes|failures', undefined)],
  [
    'its own keys',
    (document) => {
      for (const key of Object.keys(document)) if (key.startsWith('x-')) Reflect.deleteProperty(document, key)
    },
  ],
])('Contracts without %s are compared', (_what, without) => {
  const [before, after] = [structuredClone(library), structuredClone(library)]
  for (const document of [before, after]) without(document)
  expect(toldOf(before, after)).toEqual([])
  write(after, 'paths|/books|get|deprecated', true)
  expect(toldOf(before, after).join()).toMatch(/^## Breaks nothing,- `(findBooks|get \/books)` is deprecated now\.$/)
})

/** The lines that edits make: the first heading, how many lines there are, and the first change. */
function toldBy(before: ContractDocument, edits: Edit[]) {
  const after = structuredClone(before)
  for (const [where, value] of edits) write(after, where, value)
  const [heading = '', line = '', ...others] = toldOf(before, after)
  return { heading, line, count: heading ? others.length + 2 : 0 }
}
const isTold = ([heading, _words, count = 2]: NonNullable<Row[2]>) => ({ heading: `## ${heading}`, count })
const NO_LINES = { heading: '', count: 0 }

describe('The difference', () => {
  test.each([...ROWS, ...SCHEMA_ROWS])('%s', (_what, edits, told) => {
    const { line, ...found } = toldBy(library, edits)
    expect(found).toEqual(told ? isTold(told) : NO_LINES)
    expect(line).toMatch(told?.[1] ?? /^$/)
  })

  test.each([...GIVEN_OPERATIONS, ...GIVEN_OUTCOMES, ...GIVEN_SCHEMAS])(
    'in a contract with it: %s',
    (_what, given, edits, told) => {
      const before = structuredClone(library)
      for (const [where, value] of given) write(before, where, copied(value))
      const { line, ...found } = toldBy(before, edits)
      expect(found).toEqual(told ? isTold(told) : NO_LINES)
      expect(line).toMatch(told?.[1] ?? /^$/)
    },
  )
})
