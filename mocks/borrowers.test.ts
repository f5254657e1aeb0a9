import { describe, expect, test } from 'vitest'
import { ask } from '../tests/setup/ask-world.ts'
import { exampleRequest, type Session } from '../tests/setup/example-request.ts'
import { answer } from './answer.ts'
import { ENDED_SESSION, SECOND_BORROWER } from './borrowers.ts'
import { operations } from './contract.ts'
import { createWorld } from './scenario.ts'
import { SECOND_ORDERS } from './state/second-borrower.ts'
import type { World } from './world.ts'

const FIRST_ORDER = { productId: '1001', orderId: '723421968459640174' }
const SECOND_ORDER = { productId: '1001', orderId: SECOND_ORDERS.running }
const CARD = { headers: { userId: '880021460173', sessionId: '5c1f0a7e94' } }
const needing = operations.filter(({ session }) => session !== 'none')
type Operation = (typeof operations)[number]

/** The world's answer to the first example request of an operation, with a session. */
function call(world: World, operation: Operation, session: Session): Promise<Response> {
  const [example] = Object.values(operation.examples)
  return answer(world, operation, exampleRequest(operation, example?.['x-request'], 'http://world', session))
}

describe('A call without its session is refused, and listed:', () => {
  const NONE: Session[] = [{}, { token: '' }, { headers: { userId: '88' } }, { headers: { sessionId: '5c' } }]
  test.each(needing)('$id', async (operation) => {
    const world = await createWorld()
    const sessions = operation.session === 'token' ? [...NONE, CARD] : NONE
    for (const session of sessions) expect((await call(world, operation, session)).status).toBe(401)
    expect(world.violations).toEqual(
      sessions.map(() => ({
        side: 'request',
        operation: operation.id,
        reasons: ['session: the call needs one and carries none'],
        injected: false,
      })),
    )
  })
})

test.each(needing)('A session that has ended is refused at $id, and nobody is blamed', async (operation) => {
  const world = await createWorld()
  const ended: Session[] = [{ token: ENDED_SESSION }, { token: ENDED_SESSION, ...CARD }]
  if (operation.session === 'card') ended.push({ headers: { ...CARD.headers, sessionId: ENDED_SESSION } })
  for (const session of ended) expect((await call(world, operation, session)).status).toBe(401)
  expect(world.violations).toEqual([])
})

const secondAsks = (
  world: World,
  ...[id, form, query]: [Parameters<typeof ask>[1], Record<string, string | number>?, Record<string, string>?]
) => ask(world, id, form, { ...query, token: SECOND_BORROWER.token })

test('Nor has the first in what is the second’s @APP-6', async () => {
  const world = await createWorld()
  expect(await ask(world, 'getLoanDetails', SECOND_ORDER)).toMatchObject({ code: 404 })
  expect(await ask(world, 'getInstalments', SECOND_ORDER)).toMatchObject({ code: 9999 })
  expect(await secondAsks(world, 'getLoanDetails', SECOND_ORDER)).toMatchObject({ data: { orderStatus: 174 } })
  expect(await secondAsks(world, 'getInstalments', SECOND_ORDER)).toMatchObject({ data: { repayWaitCount: 3 } })
  const { data: orders } = await secondAsks(world, 'listOrders')
  expect(orders.map(({ orderId }: { orderId: string }) => orderId)).toEqual(Object.values(SECOND_ORDERS))
})

test('Each borrower has cards, complaints, pictures and agreements of their own', async () => {
  const world = await createWorld()
  const numbersOf = ({ data }: { data: { bankCards: { cardNo: string }[] } }) =>
    data.bankCards.map(({ cardNo }) => cardNo)
  const first = numbersOf(await ask(world, 'listRepaymentWays', undefined, { orderId: FIRST_ORDER.orderId }))
  const second = numbersOf(await secondAsks(world, 'listRepaymentWays', undefined, { orderId: SECOND_ORDER.orderId }))
  expect(first.filter((number) => second.includes(number))).toEqual([])

  const [{ list }] = (await secondAsks(world, 'listProblems')).data
  expect(list.map(({ id }: { id: string }) => id)).toEqual(['8211004599'])
  expect(await secondAsks(world, 'getProblem', { problemId: '8211004503' })).toMatchObject({ code: 9999 })
  expect(await secondAsks(world, 'scoreProblem', { problemId: '8211004502', score: 5 })).toMatchObject({ code: 9999 })
  const complaint = {
    problemType: 2,
    problemSonType: '',
    problemDetail: 'Halo',
    problemImage: '',
    orderNo: SECOND_ORDER.orderId,
  }
  const before = (await ask(world, 'listProblems')).data[0].list.length
  expect(await secondAsks(world, 'saveProblem', complaint)).toMatchObject({ code: 0 })
  expect((await secondAsks(world, 'listProblems')).data[0].list).toHaveLength(list.length + 1)
  expect((await ask(world, 'listProblems')).data[0].list).toHaveLength(before)
})
