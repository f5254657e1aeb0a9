import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Transport } from '../../../packages/verifier/src/send.ts'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { journeys } from './journeys.ts'
import { contract } from './mutant.ts'
import { verifyTrials } from './verify-trials.ts'
import { operationOfRequest, worldTransport } from './world-transport.ts'

// Modules that other tests have loaded would really wait, and later ones must.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

/** The total wait in milliseconds that servers have asked for, in whole seconds. The tests do not really wait. */
let waited = 0
beforeEach(() => {
  waited = 0
})
vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => {
    if (milliseconds % 1000 === 0) waited += milliseconds
    return Promise.resolve()
  },
}))

const all = allTrials(contract, journeys, 1)
const LOANS = all
  .filter(({ operation, kind }) => operation.id === 'getLoanDetails' && kind === 'example')
  .map(({ name }) => name)

/** Runs some trials on a world that is busy as often as `isBusy` says, and then answers normally. */
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
  test('breaks no contract: it is asked again, and a note says so', async () => {
    const busy = { status: 429, headers: { 'retry-after': '1' }, isBusy: first }
    const { findings, notes, results, calls } = await verified([LOAN], busy)
    expect(findings).toEqual([])
    expect(notes).toMatchObject([
      { operation: 'getLoanDetails', says: expect.stringMatching(/^was busy/), pointer: '#/x-common-outcomes/busy' },
    ])
    expect([results[0]?.state, calls]).toEqual(['passed', 2])
  })

  test('breaks it with a 503 without a time: a gateway that limits rates is one finding', async () => {
    const { findings, notes } = await verified(LOANS, { status: 503, isBusy: (call) => call % 5 === 1 })
    expect(findings).toMatchObject([
      {
        says: expect.stringMatching(
          /^was answered HTTP 503 without `Retry-After` \d+ times, and properly when asked again: .*--pace/,
        ),
        pointer: '#/x-common-outcomes/busy',
      },
    ])
    expect(notes).toEqual([])
  })

  test('breaks it as any other call does where the 503 stays, or may have moved money', async () => {
    const isBusy = (_call: number, operation: string) => operation !== 'listRepaymentWays'
    const { findings } = await verified([LOAN, PAYMENT], { status: 503, isBusy })
    expect(findings.map(({ says }) => says)).toEqual([expect.stringMatching(/^`HTTP status` is 503/)])
    expect(waited).toBe(2000)
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

test.each([
  { seconds: 1, asked: 6 },
  // The third wait would exceed five minutes in total.
  { seconds: 120, asked: 5 },
])('A server busy for $seconds s is asked $asked times, and counts as not tried', async (expected) => {
  let asked = 0
  const isBusy = () => {
    asked += 1
    return true
  }
  const busy = verified(LOANS, { status: 429, headers: { 'retry-after': `${expected.seconds}` }, isBusy })
  await expect(busy).rejects.toThrow('the server is busy')
  expect([asked, waited]).toEqual([expected.asked, 1000 * expected.seconds * Math.floor(expected.asked / 2)])
})

test('The verifier waits five minutes in all for a busy server, and judges its answers', async () => {
  const isBusy = (call: number) => call % 2 === 1
  const { findings, results } = await verified(LOANS, { status: 429, headers: { 'retry-after': '100' }, isBusy })
  expect(waited).toBe(300_000)
  expect(findings).toEqual([])
  const ends = results.map(({ state, why, requests }) => [state, why, requests])
  const long = 'the server was busy, and the run waits at most 300 s in all for that'
  expect(ends.slice(0, 5)).toEqual([
    ...Array.from({ length: 3 }, () => ['passed', undefined, 2]),
    ['skipped', long, 1],
    ['passed', undefined, 1],
  ])
})
