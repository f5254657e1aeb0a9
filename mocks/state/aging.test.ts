import { beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import type { ExampleRequest } from '../../contract-tools/read/document.ts'
import type { OperationId, Payload } from '../../src/api/operation.ts'
import { exampleOf, findExample, type SuccessExample, successExamples } from '../examples.ts'
import { EXAMPLES_DAY, shiftDates } from '../example-dates.ts'
import { marketOfProduct } from '../market.ts'
import { createWorld, scenarios } from '../scenario.ts'
import type { World } from '../world.ts'
import type { OrderRecord } from './loan.ts'
import { dayOf, ordersOf } from './orders.ts'
import { extensionIn, instalmentsOf, orderIn } from './seeds.ts'
import { detailsOn, extensionOf, planOn } from './shown.ts'

const DAY = 86_400_000
const RUNNING = { productId: '1001', orderId: '723421968459640174' }
const COLLECTED = { productId: '1001', orderId: '723421968459640170' }

const NOTHING_OWED = { repayWaitDetail: [], repayYetDetail: [] }

const loan = async (world: World, order: typeof RUNNING) => (await ask(world, 'getLoanDetails', order)).data
const waiting = async (world: World, order: typeof RUNNING) =>
  (await ask(world, 'getInstalments', order)).data.repayPlanDetail.repayWaitDetail

/** The order of a debt example, with the debt of the example. */
function orderOf({ request }: { request: ExampleRequest }, change: Partial<OrderRecord>): OrderRecord {
  const found = findExample('getLoanDetails', (example) => example.request['orderId'] === request['orderId'])
  if (!found) throw new Error(`The contract shows no order ${request['orderId']}`)
  return { ...orderIn(found), ...change }
}

type Made<Op extends OperationId> = { name: string; orderId: string | undefined; made: Payload<Op> }[]

const allMade = <Op extends OperationId>(id: Op, make: (example: SuccessExample<Op>) => Payload<Op>): Made<Op> =>
  successExamples(id).map((example) => ({
    name: example.name,
    orderId: example.request['orderId'],
    made: make(example),
  }))

/** What the world makes of an example's facts, on the example's own day. */
const MADE = {
  getLoanDetails: (example: SuccessExample<'getLoanDetails'>) => detailsOn(EXAMPLES_DAY, orderIn(example)),
  getInstalments: (example: SuccessExample<'getInstalments'>) =>
    planOn(EXAMPLES_DAY, orderOf(example, { instalments: instalmentsOf(example) })),
}

describe('On their own day the examples are what the mock server makes of their facts:', () => {
  test.each(successExamples('getLoanDetails'))('$name', (example) => {
    expect(MADE.getLoanDetails(example)).toEqual(example.payload)
  })

  test.each(successExamples('getInstalments'))('$name', (example) => {
    expect(MADE.getInstalments(example)).toEqual(example.payload)
  })

  test.each(successExamples('getExtension'))('$name', (example) => {
    expect(extensionOf(orderOf(example, { extension: extensionIn(example) }))).toEqual(example.payload)
  })
})

test('An order that owes something, without instalments in the contract, is refused by its name', () => {
  const example = exampleOf('getLoanDetails', 'order-174')
  const request = { ...example.request, orderId: '1' }
  expect(() => orderIn({ ...example, request })).toThrow('order-174 owes something, and no example of getInstalments')
})

describe('On the day that it is made, the mock server with', () => {
  // Not the examples themselves: the tests above compare them, so that one wrong example fails once and not in every world.
  let plans: Made<'getInstalments'>
  let details: Made<'getLoanDetails'>
  beforeAll(() => {
    plans = allMade('getInstalments', MADE.getInstalments)
    details = allMade('getLoanDetails', MADE.getLoanDetails)
  })

  // Three hundred daily instalments are copies of the first, so each reads according to its own day.
  test.each(Object.keys(scenarios).filter((name) => name !== 'instalments-300'))(
    '%s says what it was made of',
    async (name) => {
      const world = await createWorld(name)
      for (const order of ordersOf(world, 'first')) {
        const shifted = <T>(made: T) => shiftDates(world.madeAt, marketOfProduct(order.productId), made)
        const [first, ...others] = plans.filter(({ orderId }) => orderId === order.orderId)
        const own = others.find((example) => example.name === name)
        const { repayPlanDetail } = planOn(dayOf(world, order), order)
        expect(repayPlanDetail).toEqual(shifted((own ?? first)?.made.repayPlanDetail ?? NOTHING_OWED))
        // If an order owes something other than at the start, it has its own lines.
        const said = detailsOn(dayOf(world, order), order)
        const payloads = details.filter(({ orderId }) => orderId === order.orderId).map(({ made }) => shifted(made))
        expect(own ? [said] : payloads).toContainEqual(said)
      }
    },
  )
})

describe('As days pass in the mock server', () => {
  test('what is due in 4 days is due sooner, then overdue, and so is the order', async () => {
    const world = await createWorld()
    const amounts = (await waiting(world, RUNNING)).map(({ totalAmount }: { totalAmount: number }) => totalAmount)
    const said = async (days: number) => {
      world.clock.ahead = days * DAY
      const [{ repayDes, periodStatus }] = await waiting(world, RUNNING)
      const { orderStatus, noticeStatusText } = await loan(world, RUNNING)
      return [repayDes, periodStatus, orderStatus, noticeStatusText]
    }
    expect(await said(1)).toEqual(['Jatuh tempo 3 hari lagi', 1, 174, 'Waktunya membayar'])
    expect(await said(4)).toEqual(['Jatuh tempo hari ini', 1, 174, 'Waktunya membayar'])
    expect(await said(5)).toEqual(['Terlambat 1 hari', 2, 180, 'Terlambat 1 hari'])
    expect(await said(35)).toEqual(['Terlambat 31 hari', 2, 180, 'Terlambat 31 hari'])
    const [, second, third] = await waiting(world, RUNNING)
    expect([second.periodStatus, third.repayDes]).toEqual([2, 'Belum jatuh tempo'])
    const later = (await waiting(world, RUNNING)).map(({ totalAmount }: { totalAmount: number }) => totalAmount)
    expect(later).toEqual(amounts)
    expect((await loan(world, RUNNING)).noticeDesText).toContain('belum dibayar')
  })

  test('a repayment that was not collected in time is overdue', async () => {
    const world = await createWorld()
    world.clock.ahead = 2 * DAY
    expect((await loan(world, COLLECTED)).orderStatus).toBe(180)
    expect((await waiting(world, COLLECTED))[0]).toMatchObject({ periodStatus: 2, repayDes: 'Terlambat 2 hari' })
  })

  test('who pays what is overdue has an order that runs again', async () => {
    const world = await createWorld('card-without-code')
    world.clock.ahead = 6 * DAY
    const { data } = await ask(world, 'listRepaymentWays', undefined, { orderId: RUNNING.orderId })
    const [{ id: cardId, ...card }] = data.bankCards
    const payment = { ...card, cardId, amount: 109_000_000, orderId: RUNNING.orderId, couponId: '', sendMsg: 0 }
    expect(await ask(world, 'commitRepayment', { ...payment, repayToken: data.repayToken })).toMatchObject({
      code: '00',
    })
    expect(await loan(world, RUNNING)).toMatchObject({ orderStatus: 174, noticeStatusText: 'Waktunya membayar' })
  })
})
