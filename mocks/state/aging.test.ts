import { describe, expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { exampleOf } from '../examples.ts'
import { createWorld } from '../scenario.ts'
import type { World } from '../world.ts'
import { orderIn } from './seeds.ts'

const DAY = 86_400_000
const RUNNING = { productId: '1001', orderId: '723421968459640174' }
const COLLECTED = { productId: '1001', orderId: '723421968459640170' }

const loan = async (world: World, order: typeof RUNNING) => (await ask(world, 'getLoanDetails', order)).data
const waiting = async (world: World, order: typeof RUNNING) =>
  (await ask(world, 'getInstalments', order)).data.repayPlanDetail.repayWaitDetail

test('An order that owes something, without instalments in the contract, is refused by its name', () => {
  const example = exampleOf('getLoanDetails', 'order-174')
  const request = { ...example.request, orderId: '1' }
  expect(() => orderIn({ ...example, request })).toThrow('order-174 owes something, and no example of getInstalments')
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
