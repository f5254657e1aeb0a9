import { expect, test } from 'vitest'
import { ask } from '../../tests/setup/ask-world.ts'
import { payAtSite } from '../handlers/repayment-site.ts'
import { createWorld } from '../scenario.ts'
import { restore, snapshotOf, type World } from '../world.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }
const BRI = { bankName: 'BRI', cardId: '912340000000002205', cardNo: '5221841120532205', bankCode: 'BRI' }
/** One instalment, in hundredths. */
const INSTALMENT = 109_000_000

async function pay(world: World, amount: number) {
  const { data } = await ask(world, 'listRepaymentWays', undefined, { orderId: ORDER.orderId })
  const payment = { ...BRI, amount, orderId: ORDER.orderId, repayToken: data.repayToken, couponId: '', sendMsg: 0 }
  return ask(world, 'commitRepayment', payment)
}

const waiting = async (world: World) => (await ask(world, 'getInstalments', ORDER)).data.repayWaitCount
const statusOf = async (world: World) => (await ask(world, 'getLoanDetails', ORDER)).data.orderStatus

test('A payment that posts late is accepted at once, and seen once its time has come', async () => {
  const world = await createWorld('order-174,posts-after-300')
  expect(await pay(world, 3 * INSTALMENT)).toMatchObject({ code: '00' })
  expect([await waiting(world), await statusOf(world)]).toEqual([3, 174])
  world.clock.ahead = 299_000
  expect(await waiting(world)).toBe(3)
  world.clock.ahead = 301_000
  expect([await waiting(world), await statusOf(world)]).toEqual([0, 200])
})

test('Until it posts, the server accepts an amount again; a surplus changes nothing', async () => {
  const world = await createWorld('posts-after-60')
  expect([await pay(world, 3 * INSTALMENT), await pay(world, 3 * INSTALMENT)]).toMatchObject([
    { code: '00' },
    { code: '00' },
  ])
  world.clock.ahead = 61_000
  const { data } = await ask(world, 'getLoanDetails', ORDER)
  expect(data.userOrderDetail.detail[0]).toEqual({ text: 'Total dibayar', value: 'Rp3.270.000' })
})

test('A payment on the payment site posts late too, and a snapshot keeps it', async () => {
  const world = await createWorld('posts-after-60')
  const payment = { userId: '880021460173', orderId: ORDER.orderId, amount: INSTALMENT }
  const { url } = await ask(world, 'startAlipay', payment)
  expect(await payAtSite(world, new URL(url).searchParams.get('token') ?? '')).toBeUndefined()
  const again = await createWorld('posts-after-60')
  await restore(again, JSON.parse(JSON.stringify(snapshotOf(world))))
  expect(await waiting(again)).toBe(3)
  again.clock.ahead = 61_000
  expect(await waiting(again)).toBe(2)
})
