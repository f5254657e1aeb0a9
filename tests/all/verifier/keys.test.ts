import { expect, test } from 'vitest'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { journeys } from './journeys.ts'
import { contract } from './mutant.ts'
import { verifyTrials } from './verify-trials.ts'
import { worldTransport } from './world-transport.ts'

const trials = allTrials(contract, journeys, 1).filter(({ kind }) => kind === 'key')

/** The operations of trials whose names end so. */
const named = (ending: string) => trials.flatMap(({ name }) => (name.endsWith(ending) ? name.split('/')[0] : []))

const verified = (transport: Transport) => verifyTrials(trials, transport, 4)

const withoutKeys =
  (world: Transport): Transport =>
  (request) => {
    const headers = new Headers(request.headers)
    headers.delete('Idempotency-Key')
    return world(new Request(request, { headers }))
  }

test('The verifier sends twice what must happen once, if an answer or a list shows it', () => {
  const operations = [...contract.operations.values()].filter(({ idempotency }) => idempotency)
  const told = operations.filter(
    ({ id, outcomes }) =>
      id === 'saveProblem' ||
      outcomes.success.payload !== undefined ||
      Object.keys(outcomes.failures).some((name) => name !== 'invalidRequest'),
  )
  expect(named('/twice')).toEqual(told.map(({ id }) => id))
  // A code stands in the last request of a payment, and there is no other that is right.
  expect(named('/key-again')).toEqual(operations.map(({ id }) => id).filter((id) => id !== 'confirmRepayment'))
})

test('A server without keys has a finding for a loan, and notes for the rest @RULE-121', async () => {
  const { findings, notes } = await verified(withoutKeys(worldTransport()))
  expect([...new Set(findings.map(({ operation }) => operation))]).toEqual(['pushLoan'])
  expect(findings[0]?.says).toMatch(
    /^`data` is .* when it came twice under one `Idempotency-Key`, must be the first answer/,
  )
  const noted = notes.map(({ operation }) => operation)
  expect(noted).toEqual(expect.arrayContaining(named('/twice').filter((id) => id !== 'pushLoan')))
  expect(noted).not.toContain('pushLoan')
  expect(findings[0]?.curl.at(-1)).toMatch(/idempotency-key: "[\w-]{36}"/)
})
