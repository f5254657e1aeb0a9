import { beforeAll, describe, expect, test } from 'vitest'
import { bundleContract } from '../../contract/bundle/write.ts'
import { compareContracts } from '../../contract/diff/compare-contracts.ts'
import { reportChanges } from '../../contract/diff/report-changes.ts'
import type { ContractDocument } from '../../contract/read/document.ts'
import { ROWS } from './diff-rows.ts'
import { smallContract } from './small-contract.ts'

// What the difference says of sixty prepared changes of a library's contract: each is told, under the right heading, or is
// rightly silent. `diff.test.ts` does the same with every mutation of our own contract.

const USAGE = {
  operations: { findBooks: { '/books': ['items[].title', 'items[].shelf'] }, placeHold: { '/hold': [] } },
}
let library: ContractDocument
beforeAll(async () => {
  const project = smallContract('library')
  try {
    library = await bundleContract(project.folder)
  } finally {
    project.remove()
  }
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
  const report = reportChanges({ from: side, to: side, changes, screens: ['/books', '/hold'] })
  return report.split('\n').filter((line) => /^(- |## )/.test(line))
}

describe('The difference', () => {
  test.each(ROWS)('%s', (_what, edits, told) => {
    const after = structuredClone(library)
    for (const [where, value] of edits) write(after, where, value)
    const lines = toldOf(library, after)
    const [heading = '', words = '', count = 2] = told ?? []
    expect(lines).toHaveLength(told ? count : 0)
    expect(lines[0] ?? '').toBe(heading && `## ${heading}`)
    expect(lines[1] ?? '').toMatch(words)
  })
})
