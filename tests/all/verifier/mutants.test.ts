import { expect, test } from 'vitest'
import { operations } from '../../../mocks/contract.ts'
import { decidedOf } from '../../setup/decided.ts'
import { changedReads, inParallel, isFound } from './find-mutant.ts'
import type { Mutant } from './mutant.ts'
import { replyMutants, stateMutants } from './mutants.ts'

async function survivors(mutants: Mutant[]): Promise<string[]> {
  const found = await inParallel(mutants, isFound)
  return mutants.filter((_, index) => !found[index]).map(({ name }) => name)
}

test('Every server with a wrong reply, of whichever operation and outcome, is found @RULE-105', async () => {
  expect(replyMutants.length).toBeGreaterThan(2000)
  expect(await survivors(replyMutants)).toEqual([])
})

/** Known only to its payment site, whose address is all that a call tells of it. */
const OF_THE_SITE = 'startAlipay'
/** Writes that no read shows: a server that forgets them answers like a correct one. */
const UNTOLD = operations.filter(({ id, effect }) => effect !== 'read' && decidedOf(id).isAlone).map(({ id }) => id)
/** Reads that more calls than one change. */
const CHANGED = [
  'getLoanDetails',
  'initProblemLocal',
  'initProblem',
  'listProblems',
  'getProblem',
  'getInstalments',
  'listOrders',
]

test('The verifier finds a server that forgets, as far as any call can show it @RULE-104', async () => {
  const missed = await survivors(stateMutants)
  const isStale = (name: string) => name.endsWith(': a stale read')
  const untold = [...UNTOLD, OF_THE_SITE].map((id) => `${id}: a lost write`)
  expect(missed.filter((name) => !isStale(name)).toSorted()).toEqual(untold.toSorted())
  const changed = await changedReads()
  expect(changed.length).toBeGreaterThan(4)
  expect([...changed, ...CHANGED].filter((id) => missed.includes(`${id}: a stale read`))).toEqual([])
})
