import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { SECOND_BORROWER } from './borrowers.ts'
import { operationOf } from './contract.ts'
import { createWorld } from './scenario.ts'
import { snapshotOf, restore, type World } from './world.ts'

const KEY = '"8e03978e-40d5-43dd-bc93-6894a57f9324"'
const LOAN = { productId: '1001', amount: '3000000', periods: '91', termUnit: 'hari' }
const DAY_MS = 24 * 3_600_000

const open = () => createWorld('confirmation-several')

async function push(world: World, key: string | undefined, loan: Record<string, string> = LOAN, token = '1') {
  const request = new Request(`http://world/?token=${token}`, {
    method: 'POST',
    body: new URLSearchParams(loan),
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  })
  return (await answer(world, operationOf('pushLoan'), request)).json()
}

/** How many loans were taken: orders that were not in the world at the start. */
const loansOf = (world: World) => world.confirmation.counter.orders

test('A request that comes twice is done once, and gets the first answer again @RULE-121', async () => {
  const world = await open()
  const [first, second] = await Promise.all([push(world, KEY), push(world, KEY)])
  expect(first).toMatchObject({ code: 0 })
  expect([second, await push(world, KEY)]).toEqual([first, first])
  expect(loansOf(world)).toBe(1)
})

test('Another request under the same key is refused, and nothing done', async () => {
  const world = await open()
  await push(world, KEY)
  expect(await push(world, KEY, { ...LOAN, amount: '2000000' })).toMatchObject({ code: 400 })
  expect(loansOf(world)).toBe(1)
})

test('A key is known for a day, to one borrower, and after a restore', async () => {
  const world = await open()
  const first = await push(world, KEY)
  const again = await open()
  await restore(again, snapshotOf(world))
  expect(await push(again, KEY)).toEqual(first)
  // The same key from another borrower is a new request, and must not return somebody else's loan.
  const other = await push(again, KEY, LOAN, SECOND_BORROWER.token)
  expect(other).toMatchObject({ code: 0 })
  expect(other).not.toEqual(first)
  world.clock.ahead += DAY_MS
  expect(await push(world, KEY)).not.toEqual(first)
})

test('Without a key, or in a world that ignores it, each request is done', async () => {
  const world = await open()
  await push(world, undefined)
  await push(world, undefined)
  expect(loansOf(world)).toBe(2)
  world.overrides.ignoresKeys = true
  await push(world, KEY)
  await push(world, KEY)
  expect(loansOf(world)).toBe(4)
})
