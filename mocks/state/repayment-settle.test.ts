import { expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { createWorld } from '../scenario.ts'
import { type World, worldNow } from '../world.ts'
import { findOrder } from './orders.ts'
import { settlePayment } from './repayment-settle.ts'

const RUNNING = { productId: '1001', orderId: '723421968459640174' }
const OVERDUE = { productId: '1001', orderId: '723421968459640180' }
const INDIAN = { productId: '2001', orderId: '723421968459640003' }

type Ref = typeof RUNNING

async function pay(world: World, order: Ref, amount: number) {
  const found = findOrder(world, 'first', order)
  if (!found) throw new Error(`No order ${order.orderId}`)
  await settlePayment(world, found, amount, worldNow(world))
}

const details = async (world: World, order: Ref) => (await ask(world, 'getLoanDetails', order)).data
const plan = async (world: World, order: Ref) => (await ask(world, 'getInstalments', order)).data.repayPlanDetail
const extension = (world: World, order: Ref) => ask(world, 'getExtension', order)

test('What was paid in parts is counted whole once the loan is paid off', async () => {
  const world = await createWorld('order-180')
  await pay(world, OVERDUE, 1_000_000)
  expect((await plan(world, OVERDUE)).repayWaitDetail[0]).toMatchObject({ totalAmount: 144_500 })
  await pay(world, OVERDUE, 100_000)
  await pay(world, OVERDUE, 2_224_500)
  const { orderStatus, userOrderDetail } = await details(world, OVERDUE)
  expect({ orderStatus, line: userOrderDetail.detail[0] }).toEqual({
    orderStatus: 200,
    line: { text: 'Total dibayar', value: 'Rp3.324.500' },
  })
  expect((await plan(world, OVERDUE)).repayYetDetail[0]).toMatchObject({ totalAmount: 1_144_500 })
})

test('The rest of a partly paid overdue instalment is due, without a named fee', async () => {
  const world = await createWorld('order-180')
  const [{ dueTime }] = (await plan(world, OVERDUE)).repayWaitDetail
  await pay(world, OVERDUE, 1_000_000)
  expect((await details(world, OVERDUE)).userOrderDetail.detail).toEqual([
    { text: 'Tagihan', value: 'Rp144.500' },
    { text: 'Jatuh tempo', value: dueTime },
  ])
  const [first] = (await plan(world, OVERDUE)).repayWaitDetail
  expect(first).toMatchObject({ repayDes: 'Dibayar sebagian', periodStatus: 2 })
})

test.each([
  { scenario: 'extension-open', order: RUNNING, line: 'Jatuh tempo baru' },
  { scenario: 'order-180-extendable', order: OVERDUE, line: 'Jatuh tempo baru' },
  { scenario: 'order-3-extendable', order: INDIAN, line: 'New due date' },
])('The fee of an extension moves the due date, and pays nothing: $scenario', async ({ scenario, order, line }) => {
  const world = await createWorld(scenario)
  const before = await plan(world, order)
  const offer = (await extension(world, order)).data
  const dueTime = offer.orderDetail.detail.find(({ text }: { text: string }) => text === line).value
  await pay(world, order, offer.delayShouldPayAmount)
  const [first, ...others] = (await plan(world, order)).repayWaitDetail
  expect(first).toMatchObject({ dueTime, periodStatus: 0, totalAmount: before.repayWaitDetail[0].totalAmount })
  expect(others).toEqual(before.repayWaitDetail.slice(1))
  const loan = await details(world, order)
  expect(loan).toMatchObject({ isDelay: '0', orderStatus: order === INDIAN ? 3 : 174 })
  expect(loan.userOrderDetail.detail).toContainEqual({ text: expect.anything(), value: dueTime })
  expect(await extension(world, order)).toMatchObject({ code: 9999 })
})

test('The fee of an extension that is over, or was never offered, pays instalments', async () => {
  for (const scenario of ['extension-expired', 'order-174']) {
    const world = await createWorld(scenario)
    await pay(world, RUNNING, 327_000)
    expect((await plan(world, RUNNING)).repayWaitDetail[0]).toMatchObject({ totalAmount: 763_000 })
  }
})

test('Once its instalment is paid, an extension is offered no more', async () => {
  const world = await createWorld('order-174-extendable')
  await pay(world, RUNNING, 1_090_000)
  expect(await extension(world, RUNNING)).toMatchObject({ code: 9999 })
  expect(await details(world, RUNNING)).toMatchObject({ isDelay: '0' })
})
