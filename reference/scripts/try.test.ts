import { getResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { contract, operations } from '../../mocks/contract.ts'
import usage from '../../openapi/released/usage.json' with { type: 'json' }
import { readReference } from '../model/reference.ts'
import { openTryWorld } from './try.ts'

const { groups } = await readReference(contract, usage, () => undefined)
const entries = groups.flatMap((group) => group.operations)
const BASE = new URL('http://localhost/rupya/contract/world')
const { send, fill } = openTryWorld(BASE)

const attempt = (operation: string, example: string) => ({
  operation,
  example,
  keeps: false,
  ...fill(operation, example),
})

/** These requests are wrong on purpose. */
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

test('Requests that are sent at once do not meet in one world', async () => {
  const first = send(attempt('confirmRepayment', 'wrongCode'))
  const second = send(attempt('listFaq', 'faq-categories'))
  const third = send({ ...attempt('confirmRepayment', 'payment-confirmed'), keeps: true })
  await expect(first).rejects.toThrow('Another request has been sent meanwhile.')
  expect((await second).outcome).toBe('success')
  expect((await third).outcome).toBe('success')
})

test('Who begins the world anew does not wait for what goes on in the old one', async () => {
  const arrived = Promise.withResolvers<void>()
  const held = new Promise<Response>(() => {})
  let isFirst = true
  const { send: sendTo } = openTryWorld(BASE, async (routes) => async (request) => {
    const response = isFirst ? held : getResponse(routes, request)
    isFirst = false
    arrived.resolve()
    return (await response) ?? Response.error()
  })
  const slow = sendTo(attempt('listFaq', 'faq-categories'))
  slow.catch(() => {})
  await arrived.promise
  expect((await sendTo(attempt('listFaq', 'faq-categories'))).outcome).toBe('success')
  await expect(slow).rejects.toThrow('Another request has been sent meanwhile.')
})

test('Each operation and each of its outcomes is there', () => {
  expect(entries.map(({ id }) => id).toSorted()).toEqual(operations.map(({ id }): string => id).toSorted())
  for (const { outcomes } of entries)
    for (const { name, examples } of outcomes) expect([name, examples.length]).not.toEqual([name, 0])
})
