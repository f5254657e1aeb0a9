import { expect, test } from 'vitest'
import { answer } from './answer.ts'
import { operationOf } from './contract.ts'
import { payAtSite } from './handlers/repayment-site.ts'
import { paymentSiteFile } from './payment-site.ts'
import { createWorld } from './scenario.ts'
import { findOrder } from './state/orders.ts'
import type { World } from './world.ts'

const ORDER = { productId: '1001', orderId: '723421968459640174' }
const SITE = 'http://localhost:4020/__world/alipay?world=somebody'

/** Requests the payment site's address, as the app does; the amount is in hundredths. */
async function handOver(world: World, amount: number): Promise<URL> {
  const body = new URLSearchParams({ userId: '880021460173', orderId: ORDER.orderId, amount: String(amount) })
  const request = new Request('http://world/?token=secret', { method: 'POST', body })
  const { url } = await (await answer(world, operationOf('startAlipay'), request)).json()
  return new URL(url)
}

const tokenOf = (address: URL) => address.searchParams.get('token') ?? ''
const statusOf = (world: World) => findOrder(world, 'first', ORDER)?.details.orderStatus

test('The payment site’s address says what is paid, and nothing of the session', async () => {
  const world = await createWorld('order-174', SITE)
  const { origin, pathname, searchParams } = await handOver(world, 109_000_000)
  expect(`${origin}${pathname}`).toBe('http://localhost:4020/__world/alipay')
  expect(Object.fromEntries(searchParams)).toEqual({
    world: 'somebody',
    order: ORDER.orderId,
    amount: '109000000',
    currency: 'IDR',
    token: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('A payment on the site settles the order once; a second or unknown one is refused', async () => {
  const world = await createWorld('order-174', SITE)
  const token = tokenOf(await handOver(world, 327_000_000))
  expect(await payAtSite(world, token)).toBeUndefined()
  expect(statusOf(world)).toBe(200)
  expect(await payAtSite(world, token)).toBe('This payment has been made already.')
  expect(await payAtSite(world, 'guessed')).toBe('This payment is not known.')
})

test('Of two payments that were begun for all that is owed, the second is refused', async () => {
  const world = await createWorld('order-174', SITE)
  const [first, second] = [await handOver(world, 327_000_000), await handOver(world, 327_000_000)]
  expect(await payAtSite(world, tokenOf(first))).toBeUndefined()
  expect(await payAtSite(world, tokenOf(second))).toContain('lebih besar')
})

test('The site is served at its address with or without a slash, and nothing else is', () => {
  for (const address of ['/__world/alipay', '/__world/alipay?world=x', '/__world/alipay/', '/__world/alipay/?a#b'])
    expect(paymentSiteFile(address)?.name).toBe('index.html')
  expect(paymentSiteFile('/__world/alipay/site.js')?.type).toBe('text/javascript')
  for (const address of ['/', '/__world', '/__world/alipays', '/__world/alipay/../server.ts', '/__world/alipay/pay'])
    expect(paymentSiteFile(address)).toBeUndefined()
})
