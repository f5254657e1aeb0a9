import { describe, expect, test } from 'vitest'
import { contract, operations } from '../../mocks/contract.ts'
import usage from '../../openapi/usage.json' with { type: 'json' }
import { readReference } from '../model/reference.ts'
import { openTryWorld } from './try.ts'

const { groups } = await readReference(contract, usage, () => undefined)
const entries = groups.flatMap((group) => group.operations)
const { send, fill } = openTryWorld(new URL('http://localhost/rupya/contract/world'))

const attempt = (operation: string, example: string) => ({
  operation,
  example,
  keeps: false,
  ...fill(operation, example),
})

/** What is wrong with these requests is what they are for. */
const BROKEN = ['invalidRequest', 'sessionEnded']

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (id, { outcomes }) => {
  test.each(outcomes.flatMap(({ name, examples }) => examples.map((example) => [example.name, name])))(
    'the example %s is answered with its outcome, %s, and both sides keep the contract',
    async (example, outcome) => {
      const answer = await send(attempt(id, example))
      expect(answer.outcome).toBe(outcome)
      expect(answer.ledger.reply).toEqual([])
      expect(answer.ledger.request.length > 0).toBe(BROKEN.includes(outcome))
    },
  )
})

test('Each operation and each of its outcomes is there', () => {
  expect(entries.map(({ id }) => id).toSorted()).toEqual(operations.map(({ id }) => id as string).toSorted())
  for (const { outcomes } of entries)
    for (const { name, examples } of outcomes) expect([name, examples.length]).not.toEqual([name, 0])
})
