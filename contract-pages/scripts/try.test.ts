import { describe, expect, test } from 'vitest'
import { contract } from '../../mocks/contract.ts'
import usage from '../../openapi/released/usage.json' with { type: 'json' }
import type { ExampleEntry } from '../model/outcomes.ts'
import { readReference } from '../model/reference.ts'
import { send } from './try.ts'

const { groups } = await readReference(contract, usage, () => undefined)
const entries = groups.flatMap((group) => group.operations)

const attempt = (operation: string, example: ExampleEntry) => ({
  operation,
  example,
  scenario: example.given.scenario ?? '',
  borrower: example.hasSession ? 'first' : 'none',
  market: example.market,
  fields: Object.fromEntries(example.request),
})

/** These requests are wrong on purpose. */
const BROKEN = ['invalidRequest', 'sessionEnded']

describe.each(entries.map((entry) => [entry.id, entry] as const))('%s', (id, { outcomes }) => {
  test.each(
    outcomes.flatMap(({ name, examples }) => examples.map((example) => [example.name, name, example] as const)),
  )('the example %s gets its outcome, %s, and both sides keep the contract', async (_, outcome, example) => {
    const { answer } = await send(attempt(id, example))
    expect(answer.outcome).toBe(outcome)
    expect(answer.broken.reply).toEqual([])
    expect(answer.broken.request.length > 0).toBe(BROKEN.includes(outcome))
  })
})
