import { expect, test } from 'vitest'
import type { Transport } from '../../packages/verifier/src/send.ts'
import { allTrials } from '../../packages/verifier/src/trials/all.ts'
import { journeys } from './journeys.ts'
import { contract } from './mutant.ts'
import { verifyTrials } from './verify-trials.ts'
import { worldTransport } from './world-transport.ts'

const trials = allTrials(contract, journeys, 1).filter(({ kind }) => kind === 'key')

const verified = (transport: Transport) => verifyTrials(trials, transport, 4)

test('What must not be done twice is sent twice, and again otherwise, under one key', () => {
  const operations = new Set(trials.map(({ operation }) => operation.id))
  expect([...operations].toSorted()).toEqual(
    [...contract.operations.values()].flatMap(({ id, idempotency }) => (idempotency ? [id] : [])).toSorted(),
  )
  // The contract allows only one rating, so it cannot be changed.
  expect(trials.length).toBe(2 * operations.size - 1)
})

test('A server that knows its keys is right', async () => {
  const { findings, notes, results } = await verified(worldTransport())
  expect([findings, notes]).toEqual([[], []])
  expect(results.every(({ state }) => state === 'passed')).toBe(true)
})

test('A server that knows none is wrong where a loan is taken, and hears of the rest in notes @RULE-121', async () => {
  const world = worldTransport()
  const { findings, notes } = await verified((request) => {
    const headers = new Headers(request.headers)
    headers.delete('Idempotency-Key')
    return world(new Request(request, { headers }))
  })
  expect([...new Set(findings.map(({ operation }) => operation))]).toEqual(['pushLoan'])
  expect(findings[0]?.says).toMatch(
    /^`data` is .* when it came twice under one `Idempotency-Key`, must be the first answer/,
  )
  expect(notes.length).toBeGreaterThan(3)
  expect(notes.map(({ operation }) => operation)).not.toContain('pushLoan')
  expect(findings[0]?.curl.at(-1)).toMatch(/idempotency-key: "[\w-]{36}"/)
})
