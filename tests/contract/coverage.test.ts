import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract, operations } from '../../mocks/contract.ts'
import { operationsOf } from '../../openapi/document.ts'

/** Rows of the committed table: what the specification says, and what covers it. */
const rows = readFileSync('docs/contract-coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('`'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  .map(([, says = '', id = '', call = '', outcome = '', example = '']) => ({ says, id, call, outcome, example }))

describe('The coverage table', () => {
  test.each(rows)('is right about "$says"', ({ id, call, outcome, example }) => {
    const operation = operations.find((candidate) => candidate.id === id)
    expect(`${operation?.method.toUpperCase()} ${operation?.path}`).toBe(call)
    expect(['success', 'other-failure', ...Object.keys(operation?.outcomes.failures ?? {})]).toContain(outcome)
    expect(Object.keys(operation?.examples ?? {})).toContain(example)
  })

  test('has every operation that the specification shows, and every failure that an operation names itself', () => {
    const shown = operationsOf(contract).flatMap(({ operation }) =>
      'tags' in operation && Array.isArray(operation.tags) && operation.tags.includes('unspecified')
        ? []
        : operation.operationId,
    )
    expect(shown.filter((id) => !rows.some((row) => row.id === id && row.outcome === 'success'))).toEqual([])
    const failures = operations.flatMap(({ id, outcomes }) =>
      Object.keys(outcomes.failures)
        .filter((name) => !(name in contract['x-common-outcomes']))
        .map((name) => `${id} ${name}`),
    )
    expect(failures.filter((failure) => !rows.some((row) => `${row.id} ${row.outcome}` === failure))).toEqual([])
  })
})
