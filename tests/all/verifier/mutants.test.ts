import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../../mocks/contract.ts'
import { decidedOf } from '../../setup/decided.ts'
import { isLong } from '../../setup/suite.ts'
import { changedReads, firstNote, firstSighting, inParallel, isDifferent } from './find-mutant.ts'
import type { Family, Mutant } from './mutant.ts'
import { outcomeMutants } from './outcome-mutants.ts'
import { replay } from './replay.ts'
import { serveTransports } from './serve-transports.ts'
import { stateMutants } from './state-mutants.ts'
import { structureMutants } from './structure-mutants.ts'
import { timeMutants } from './time-mutants.ts'
import { worldTransport } from './world-transport.ts'

/** The kind of a wrong server, for any operation. */
const kindOf = ({ family, name }: Mutant) => `${family}: ${name.split(': ').slice(1).join(': ')}`

async function survivors(mutants: Mutant[]): Promise<string[]> {
  const found = await inParallel(mutants, async (mutant) => (await firstSighting(mutant)) !== undefined)
  return mutants.filter((_, index) => !found[index]).map(({ name }) => name)
}

const FAMILIES: [Family, Mutant[]][] = [
  ['structure', structureMutants],
  ['outcome', outcomeMutants],
  ['time', timeMutants],
]

test.each(FAMILIES)('Every wrong server of the family %s is found @RULE-105', async (_family, mutants) => {
  expect(await survivors(mutants)).toEqual([])
})

/** Mistakes that no call of the contract shows, and why. Each is still told as a note, by a request that comes twice under one key. */
const UNSEEN: Record<string, string> = {
  'startAlipay: a lost write':
    'the payment is known only to its payment site, whose address is all that a call tells of it',
}

/** Writes that no read shows: a server that forgets them answers like a correct one. */
const UNTOLD = operations.filter(({ id, effect }) => effect !== 'read' && decidedOf(id).isAlone).map(({ id }) => id)
/** Reads that other calls change. */
const CHANGED = [
  'getLoanDetails',
  'initProblemLocal',
  'initProblem',
  'listProblems',
  'getProblem',
  'getInstalments',
  'listOrders',
]
const staleRead = (id: string) => `${id}: a stale read`

describe('A server that forgets', () => {
  /** What no trial finds: mutants that answer unlike a correct server, and names of those that answer like it. */
  let missed: Mutant[]
  let alike: string[]

  beforeAll(async () => {
    const unfound = new Set(await survivors(stateMutants))
    const suspects = stateMutants.filter(({ name }) => unfound.has(name))
    const differ = await inParallel(suspects, isDifferent)
    missed = suspects.filter((_, index) => differ[index])
    alike = suspects.filter((_, index) => !differ[index]).map(({ name }) => name)
  })

  test('is found, as far as any call can tell it from one that does not @RULE-104', async () => {
    const names = missed.map(({ name }) => name)
    expect(names).toEqual(Object.keys(UNSEEN))
    const noted = await inParallel(missed, firstNote)
    expect(noted.map((sighting) => sighting?.says)).toEqual(names.map(() => expect.stringContaining('came twice')))
    const untold = alike.filter((name) => !operations.some(({ id }) => name === staleRead(id)))
    expect(untold.toSorted()).toEqual(UNTOLD.map((id) => `${id}: a lost write`).toSorted())
    const told = stateMutants.length - alike.length
    const found = [
      ...FAMILIES.map(([family, all]) => `${family} ${all.length} of ${all.length}`),
      `state ${told - missed.length} of ${told} (${alike.length} more answer as they should, whatever is asked)`,
    ]
    console.log(
      `Wrong servers found: ${found.join(', ')}. Only noted: ${names.map((name) => `${name} (${UNSEEN[name]})`).join(', ')}.`,
    )
  })

  test('is found by each read that some call changes @RULE-104', async () => {
    const changed = await changedReads()
    expect(changed.length).toBeGreaterThan(4)
    expect([...changed, ...CHANGED].filter((id) => alike.includes(staleRead(id)))).toEqual([])
  })
})

/** One of each detectable kind of those that forget. */
const REPLAYED = [
  'getProblem: a stale read',
  'saveProblem: a lost write',
  'getLoanDetails: another order’s data',
  'confirmRepayment: an old repaymentRecordId is good',
  'commitRepayment: an old repayToken is good',
  'saveBankInfo: any smsCode is good',
]

test(
  'What is printed for a finding shows it again @RULE-102',
  async () => {
    const all = [...structureMutants, ...outcomeMutants, ...timeMutants, ...stateMutants].filter(
      ({ family, name }) => family !== 'state' || REPLAYED.includes(name),
    )
    const kinds = new Map(all.toReversed().map((mutant) => [kindOf(mutant), mutant]))
    // The one that must send a form without a field.
    const odd = all.filter(({ name }) => name === 'uploadProblemImage/invalidRequest: no code')
    expect(odd).toHaveLength(1)
    const tried = isLong ? all : [...kinds.values(), ...odd]
    const server = await serveTransports(
      new Map(tried.map((mutant, index) => [String(index), mutant.make(worldTransport())])),
    )
    const failed = await inParallel([...tried.entries()], async ([index, mutant]) => {
      const sighting = await firstSighting(mutant, `${server.origin}/${index}`)
      if (!sighting) return `${mutant.name}: not found`
      const again = await replay(sighting)
      return again === undefined ? [] : `${mutant.name}: ${again}`
    })
    server.close()
    expect(failed.flat()).toEqual([])
  },
  isLong ? 1_800_000 : 300_000,
)
