import { expect, test } from 'vitest'
import { operations } from '../../../mocks/contract.ts'
import { complaintsOf } from '../../../mocks/state/complaints.ts'
import { decidedOf } from '../../setup/decided.ts'
import { isLong } from '../../setup/suite.ts'
import { changedReads, firstOccurrence, inParallel } from './find-mutant.ts'
import type { Mutant } from './mutant.ts'
import { replyMutants, stateMutants } from './mutants.ts'
import { replay } from './replay.ts'
import { serveTransports } from './serve-transports.ts'
import { worldTransport } from './world-transport.ts'
import { reply, serveWith } from './wrong-server.ts'

async function survivors(mutants: Mutant[]): Promise<string[]> {
  const found = await inParallel(mutants, async (mutant) => (await firstOccurrence(mutant)) !== undefined)
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

/** Those that forget; of the others, one of each kind, and the one that must send a form without a field. */
const REPLAYED = [
  'getProblem: a stale read',
  'saveProblem: a lost write',
  'getLoanDetails: another order’s data',
  'uploadProblemImage/invalidRequest: no code',
]

/** It is found after a call whose one field holds the addresses of two pictures. */
const afterPictures: Mutant = {
  name: 'getProblem: another type, where a complaint has two pictures',
  operation: 'getProblem',
  make: () => {
    const serve = serveWith({
      where: 'getProblem',
      does: reply('', (problem) =>
        Object(problem).images?.length === 2 ? { ...Object(problem), type: 'Payment' } : problem,
      ),
    })
    let calls = 0
    return worldTransport(async (world, operation, request) => {
      // No picture has the address of an earlier one.
      const { desk } = await complaintsOf(world)
      desk.nextImage += ++calls
      return serve(world, operation, request)
    })
  },
  state: 'forgets',
}

test(
  'What is printed for a finding shows it again @RULE-102',
  async () => {
    const kinds = new Map(replyMutants.toReversed().map((mutant) => [mutant.name.split(': ').at(-1), mutant]))
    const named = [...replyMutants, ...stateMutants].filter(({ name }) => REPLAYED.includes(name))
    expect(named).toHaveLength(REPLAYED.length)
    const tried = [...(isLong ? replyMutants : kinds.values()), ...named, afterPictures]
    const server = await serveTransports(
      new Map(tried.map((mutant, index) => [String(index), mutant.make(worldTransport())])),
    )
    const failed = await inParallel([...tried.entries()], async ([index, mutant]) => {
      const occurrence = await firstOccurrence(mutant, `${server.origin}/${index}`)
      if (!occurrence) return `${mutant.name}: not found`
      const again = await replay(occurrence)
      return again === undefined ? [] : `${mutant.name}: ${again}`
    })
    server.close()
    expect(failed.flat()).toEqual([])
  },
  isLong ? 1_800_000 : 300_000,
)
