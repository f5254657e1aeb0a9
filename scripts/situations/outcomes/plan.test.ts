import { expect, test } from 'vitest'
import { contract, operations } from '../../../mocks/contract.ts'
import { createWorld } from '../../../mocks/scenario.ts'
import { operationsOf } from '../../../contract-tools/read/document.ts'
import { plainAddress } from '../../../contract-tools/read/plain-address.ts'
import { outcomePicture } from './outcome-picture.ts'
import { outcomeSituations } from './plan.ts'

const screensOf = new Map(
  operationsOf(contract).map(({ operation }) => [operation.operationId, operation['x-screens'] ?? []]),
)

/** Every outcome in the contract. */
const named = operations.flatMap(({ id, session, outcomes }) => {
  const common = session === 'none' ? [] : ['sessionEnded']
  return ['success', ...Object.keys(outcomes.failures), 'other', ...common].map((outcome) => ({ id, outcome }))
})

test('Each outcome that a screen can get has its picture, or a reason for none', () => {
  const without = named.filter(({ id, outcome }) => screensOf.get(id)?.length && !outcomePicture(id, outcome))
  expect(without).toEqual([])
})

test('Nothing else has any', () => {
  const asked = named.filter(({ id }) => screensOf.get(id)?.length).map(({ id, outcome }) => `${id}-${outcome}`)
  expect(outcomeSituations().filter(({ situation }) => !asked.includes(situation.name))).toEqual([])
  expect(outcomePicture('getHomePage', 'success')).toBe(undefined)
  expect(outcomePicture('commitRepayment', 'cardExpired')).toBe(undefined)
})

test('Each is reached on a screen that the contract names for the operation', () => {
  const elsewhere = outcomeSituations().filter(
    ({ operation, situation }) => !screensOf.get(operation)?.map(plainAddress).includes(plainAddress(situation.path)),
  )
  expect(elsewhere.map(({ situation }) => situation.name)).toEqual([])
})

test('Each is reached in a scenario that the world knows', async () => {
  for (const { situation } of outcomeSituations())
    expect((await createWorld(situation.scenario)).scenario).toBe(situation.scenario)
})
