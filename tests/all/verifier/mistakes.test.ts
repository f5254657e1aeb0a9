import { expect, test } from 'vitest'
import { allTrials } from '../../../packages/verifier/src/trials/all.ts'
import { journeys } from './journeys.ts'
import { ALLOWED, type Mistake, MISTAKES, serveWith } from './mistakes.ts'
import { contract } from './mutant.ts'
import { verifyTrials } from './verify-trials.ts'
import { worldTransport } from './world-transport.ts'

const trials = allTrials(contract, journeys, 1)

/** What is found at a server that makes this mistake, in all that calls its operation. */
async function findingsOf({ where, does }: Pick<Mistake, 'where' | 'does'>): Promise<string[]> {
  const own = trials.filter(({ steps }) => where === undefined || steps.some(({ operation }) => operation.id === where))
  const { findings } = await verifyTrials(own, worldTransport(serveWith({ where, does })), 8, { others: contract.others })
  return findings.map(({ operation, says }) => `${operation}: ${says}`)
}

/** As many findings as one mistake may make. */
const MOST = 3

test.each(MISTAKES)('$name: it is found @RULE-142', async (mistake) => {
  const found = await findingsOf(mistake)
  expect(found).toContainEqual(expect.stringContaining(mistake.finding))
  expect(found.length).toBeLessThanOrEqual(MOST)
})

test.each(ALLOWED)('$name: the contract allows it, and nothing is found @RULE-142', async (allowed) => {
  expect(await findingsOf(allowed)).toEqual([])
})
