import { expect, test } from 'vitest'
import { ask } from '../tests/setup/ask-world.ts'
import { createWorld } from './scenario.ts'
import { restore, snapshotOf, type World } from './world.ts'

// What comes of a key, of a body and of a borrower: tests/contract/idempotency-vectors.test.ts.

const KEY = '"8e03978e-40d5-43dd-bc93-6894a57f9324"'
const LOAN = { productId: '1001', amount: '3000000', periods: '91', termUnit: 'hari' }

const push = (world: World) => ask(world, 'pushLoan', LOAN, {}, { 'Idempotency-Key': KEY })
/** How many loans were taken: orders that were not in the world at the start. */
const loansOf = (world: World) => world.confirmation.counter.orders

test('A request that comes twice at once is done once, and its key outlives a restore @RULE-121', async () => {
  const world = await createWorld('confirmation-several')
  const [first, second] = await Promise.all([push(world), push(world)])
  expect(first).toMatchObject({ code: 0 })
  expect([second, loansOf(world)]).toEqual([first, 1])
  const again = await createWorld('confirmation-several')
  await restore(again, snapshotOf(world))
  expect([await push(again), loansOf(again)]).toEqual([first, 1])
})

test('In a world that ignores keys each request is done', async () => {
  const world = await createWorld('confirmation-several')
  world.overrides.ignoresKeys = true
  await push(world)
  await push(world)
  expect(loansOf(world)).toBe(2)
})
