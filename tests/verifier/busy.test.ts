import { describe, expect, test } from 'vitest'
import type { Transport } from '../../verifier/send.ts'
import { allTrials } from '../../verifier/trials/all.ts'
import { journeys } from './journeys.ts'
import { contract } from './mutant.ts'
import { verifyTrials } from './verify-trials.ts'
import { operationOfRequest, worldTransport } from './world-transport.ts'

const all = allTrials(contract, journeys, 1)

/** Tries some trials on a world that is busy as often as `isBusy` says, and then answers as ever. */
async function verified(
  names: string[],
  {
    status,
    headers = {},
    isBusy,
  }: { status: number; headers?: Record<string, string>; isBusy: (call: number, operation: string) => boolean },
) {
  const world = worldTransport()
  let calls = 0
  const transport: Transport = (request) => {
    calls += 1
    return isBusy(calls, operationOfRequest(request).id)
      ? Promise.resolve(new Response('<html>busy</html>', { status, headers }))
      : world(request)
  }
  const trials = all.filter(({ name }) => names.includes(name))
  expect(trials.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
  const report = await verifyTrials(trials, transport)
  return { ...report, calls }
}

const LOAN = 'getLoanDetails/order-174'
const PAYMENT = 'commitRepayment/payment-accepted'
const first = (call: number) => call === 1

describe('A server that is busy once', () => {
  test.each([
    [429, { 'retry-after': '1' }],
    [503, { 'retry-after': '1' }],
  ])('breaks no contract with HTTP %i and %j: it is asked again, and a note says so', async (status, headers) => {
    const { findings, notes, results, calls } = await verified([LOAN], { status, headers, isBusy: first })
    expect(findings).toEqual([])
    expect(notes).toMatchObject([
      { operation: 'getLoanDetails', says: expect.stringMatching(/^was busy/), pointer: '#/x-common-outcomes/busy' },
    ])
    expect(results.map(({ state, requests }) => [state, requests])).toEqual([['passed', 2]])
    expect(calls).toBe(2)
  })

  test('breaks it with a 503 that does not say when to come again', async () => {
    const { findings, notes, calls } = await verified([LOAN], { status: 503, isBusy: first })
    expect(findings[0]?.says).toContain('HTTP status')
    expect([notes, calls]).toEqual([[], 1])
  })

  test('is not asked again where it may have moved money', async () => {
    const headers = { 'retry-after': '1' }
    const isBusy = (_call: number, operation: string) => operation === 'commitRepayment'
    const { findings, results } = await verified([LOAN, PAYMENT], { status: 503, headers, isBusy })
    expect(findings).toEqual([])
    expect(results).toMatchObject([
      { state: 'passed' },
      { state: 'skipped', why: expect.stringContaining('may have moved money'), requests: 2 },
    ])
  })
})

test('A server that stays busy is asked no more, and nothing was tested', async () => {
  const names = all
    .filter(({ operation, kind }) => operation.id === 'getLoanDetails' && kind === 'example')
    .map(({ name }) => name)
  const busy = verified(names, { status: 429, headers: { 'retry-after': '1' }, isBusy: () => true })
  await expect(busy).rejects.toThrow('the server is busy')
})
